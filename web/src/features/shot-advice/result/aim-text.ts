import type { AdjustmentField, Adjustments } from '@bagwise/golf/shot-advice/adjustments'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { withinTurn } from '#features/shot-advice/wind-text.ts'
import { shownDistance } from '#quantities/distance.ts'
import { apart } from './choice-text.ts'

/** What the sentences about an aim are made from. */
export type AimFacts = { readonly shot: Shot; readonly air: Air; readonly units: PreferredUnits }

const HALF_TURN_DEG = 180

/** A ball that stops farther before the pin is aimed beside the line to it: so far from the pin the yards are others. */
const LAY_UP_FROM_YARDS = 30

/** Where to aim, and where the ball goes from there: 'Aim 6 yards right of the pin.' */
export function aimSentence(
  { aimYards, startLineYards, finishYards }: Pick<Choice, 'aimYards' | 'startLineYards' | 'finishYards'>,
  { shot, air, units }: AimFacts,
): string {
  const isLayUp = shot.distanceYards - finishYards > LAY_UP_FROM_YARDS
  const target = isLayUp ? 'the pin line' : 'the pin'
  const startShown = shownDistance(startLineYards, units)
  const aimShown = shownDistance(aimYards, units)
  const where = isLayUp && startShown !== 0 ? ' where the ball stops' : ''
  const start = startShown === 0 ? 'Aim at the pin' : `Aim ${beside(startLineYards, target, units)}${where}`
  if (startShown === aimShown) return `${start}.`
  const end = aimShown === 0 ? 'back to the pin line' : `to ${beside(aimYards, target, units)}`
  return `${start}: ${driftCause(shot, air)} ${end}.`
}

/** The aim as the last thing before the swing: the same line as in the answer, and why it is right. */
export function aimSetupText(choice: Choice, codes: Adjustments['aim'], facts: AimFacts): string {
  const aim = aimSentence(choice, facts)
  const texts = {
    'at-pin': 'Straight at the pin.',
    'as-given': aim,
    'away-from-trouble': `${aim} It should finish on the safe side of the trouble: commit to it.`,
    'middle-of-green': 'For length think of the middle of the green: the pin takes care of itself.',
  } as const satisfies Record<Adjustments[Extract<AdjustmentField, 'aim'>][number], string>
  return codes.map((code) => texts[code]).join(' ')
}

function beside(yards: number, target: string, units: PreferredUnits): string {
  return `${apart(yards, units)} ${yards > 0 ? 'right' : 'left'} of ${target}`
}

/** Names only what moves the ball sideways: a wind straight along the line does not. */
function driftCause({ slope, isTournament }: Shot, { windSpeedMph = 0, windFromDeg = 0 }: Air): string {
  const isSidehill = slope === 'sidehill-above' || slope === 'sidehill-below'
  const isAcross = !isTournament && windSpeedMph > 0 && withinTurn(windFromDeg) % HALF_TURN_DEG !== 0
  if (isSidehill && isAcross) return 'slope and wind bring it'
  return isSidehill ? 'the slope brings it' : 'the wind brings it'
}
