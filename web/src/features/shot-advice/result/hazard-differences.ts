import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
import type { HazardArea } from '@bagwise/golf/shot-advice/hole/hole'
import type { HazardKind, Shot } from '@bagwise/golf/shot-advice/shot'

/** What a choice does about a hazard across the line. */
export type HazardDeed = 'stays-short' | 'carries' | 'brings-into-play'
type HazardDifference = { readonly kind: HazardKind; readonly does: HazardDeed }

/** What an alternative does about the hazards that the recommended club does not. */
export function hazardDifferences(
  alternative: Choice,
  { recommended, shot }: { readonly recommended: Choice; readonly shot: Shot },
): readonly HazardDifference[] {
  return holeOf(shot).areas.flatMap((area) => {
    const does = whatItDoes(alternative, area)
    return does === undefined || does === whatItDoes(recommended, area) ? [] : [{ kind: area.kind, does }]
  })
}

/** Of a hazard across the line; one beside it is the aim's business. */
function whatItDoes(
  { carryTodayYards = 0, finishYards }: Choice,
  { side, nearYards, farYards }: HazardArea,
): HazardDeed | undefined {
  if (side === 'left' || side === 'right') return undefined
  if (finishYards < nearYards) return 'stays-short'
  return side === 'front' && carryTodayYards >= farYards ? 'carries' : 'brings-into-play'
}
