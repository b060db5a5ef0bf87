import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { airOf } from './form/conditions/conditions.ts'
import { shotOf } from './form/shot-inputs.ts'
import type { ShotInputs } from './form/shot-inputs.ts'
import type { AskedSituation } from './result/why-sheet.tsx'

/** What the rules, the pictures, the turning points and the AI are asked: the shot and the air that count. */
export function situationOf(
  { clubs, golfer }: Pick<AdvisedBag, 'clubs' | 'golfer'>,
  inputs: ShotInputs,
): AskedSituation {
  return { clubs, golfer, shot: shotOf(inputs), air: airOf(inputs.conditions) }
}
