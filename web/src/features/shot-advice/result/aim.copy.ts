import type { AdjustmentField, Adjustments } from '@bagwise/golf/shot-advice/adjustments'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import { driftCause, isLayUp } from './aim-line.ts'
import type { AimFacts, DriftCause } from './aim-line.ts'
import { apart } from './choice.copy.ts'

const driftWords = {
  'slope-and-wind': 'slope and wind bring it',
  slope: 'the slope brings it',
  wind: 'the wind brings it',
} as const satisfies Record<DriftCause, string>

/** Where to aim, and where the ball goes from there: 'Aim 6 yards right of the pin.' */
export function aimSentence(
  choice: Pick<Choice, 'aimYards' | 'startLineYards' | 'finishYards'>,
  { shot, air, units }: AimFacts,
): string {
  const { aimYards, startLineYards } = choice
  const isShort = isLayUp(choice, shot)
  const target = isShort ? 'the pin line' : 'the pin'
  const startShown = shownDistance(startLineYards, units)
  const aimShown = shownDistance(aimYards, units)
  const where = isShort && startShown !== 0 ? ' where the ball stops' : ''
  const start = startShown === 0 ? 'Aim at the pin' : `Aim ${beside(startLineYards, target, units)}${where}`
  if (startShown === aimShown) return `${start}.`
  const end = aimShown === 0 ? 'back to the pin line' : `to ${beside(aimYards, target, units)}`
  return `${start}: ${driftWords[driftCause(shot, air)]} ${end}.`
}

/** The aim in as few words as a strip has room for: 'Aim 6 yards right of the pin.' */
export function shortAim(choice: Pick<Choice, 'startLineYards' | 'finishYards'>, { shot, units }: AimFacts): string {
  const target = isLayUp(choice, shot) ? 'the pin line' : 'the pin'
  if (shownDistance(choice.startLineYards, units) === 0) return 'Aim at the pin.'
  return `Aim ${beside(choice.startLineYards, target, units)}.`
}

/** The aim as the last thing before the swing: the same line as in the answer, and why it is right. */
export function aimSetupText(choice: Choice, codes: Adjustments['aim'], facts: AimFacts): string {
  const aim = aimSentence(choice, facts)
  const texts = {
    'at-pin': 'Straight at the pin.',
    'as-given': aim,
    'away-from-trouble': `${aim} That's the safe side. Commit to it.`,
    'middle-of-green': 'Play for the middle. Let the pin come to you.',
  } as const satisfies Record<Adjustments[Extract<AdjustmentField, 'aim'>][number], string>
  return codes.map((code) => texts[code]).join(' ')
}

function beside(yards: number, target: string, units: PreferredUnits): string {
  return `${apart(yards, units)} ${yards > 0 ? 'right' : 'left'} of ${target}`
}
