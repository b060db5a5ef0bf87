import type { AdjustmentField, Adjustments } from '@bagwise/golf/shot-advice/adjustments'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { shownDistance } from '#quantities/distance.ts'
import { driftCauses, isLayUp } from './aim-line.ts'
import type { AimFacts, DriftCauses } from './aim-line.ts'
import { apart, beside, sideOf } from './choice.copy.ts'

/** 'the wind brings it', 'your usual miss and the wind bring it', 'the wind, less your usual miss, brings it'. */
function driftWords({ isMiss, isSlope, isWind, less }: DriftCauses): string | undefined {
  const others = isSlope && isWind ? 'slope and wind' : isSlope ? 'the slope' : isWind ? 'the wind' : undefined
  const s = isSlope && isWind ? '' : 's'
  if (!isMiss) return others && `${others} bring${s} it`
  if (others === undefined) return `${MISS} brings it`
  if (less === 'miss') return `${others}, less ${MISS}, bring${s} it`
  if (less === 'others') return `${MISS}, less ${others}, brings it`
  return isSlope && isWind ? `${MISS}, the slope and the wind bring it` : `${MISS} and ${others} bring it`
}

const MISS = 'your usual miss'

/** Where to aim, and where the ball goes from there: 'Aim 6 yards right of the pin.' */
export function aimSentence(
  choice: Pick<Choice, 'aimYards' | 'startLineYards' | 'finishYards' | 'biasYards'>,
  { shot, air, units }: AimFacts,
): string {
  const { aimYards, startLineYards } = choice
  const causes = driftCauses(choice, { shot, air })
  const isShort = isLayUp(choice, shot)
  const target = isShort ? 'the pin line' : 'the pin'
  const startShown = shownDistance(startLineYards, units)
  const aimShown = shownDistance(aimYards, units)
  const where = isShort && startShown !== 0 ? ' where the ball stops' : ''
  const start = startShown === 0 ? 'Aim at the pin' : `Aim ${beside(startLineYards, target, units)}${where}`
  const drift = driftWords(causes)
  if (startShown === aimShown || drift === undefined) return `${start}.`
  if (aimShown === 0) return `${start}: ${drift} back to the pin line.`
  if (!causes.isMiss) return `${start}: ${drift} to ${beside(aimYards, target, units)}.`
  // The line is long enough: what it is to the left of was just said.
  const far = startShown === 0 ? apart(aimYards, units) : String(Math.abs(aimShown))
  return `${start}: ${drift} to ${far} ${sideOf(aimYards)}.`
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
