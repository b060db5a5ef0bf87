import { CLUBS } from '@bagwise/golf/club'
import { typesBetween } from '@bagwise/golf/gapping/filler'
import type { AdjustLoft } from '@bagwise/golf/gapping/gap-recommendation'
import { clubName } from './gap-text.ts'

/** What to do about a hole that no club fills: whether it is one at all, then a loft or a partial swing. */
export function loftAdvice(advice: AdjustLoft): string {
  const { longer, shorter } = advice.gap
  const { kind } = CLUBS[shorter.club]
  const loft =
    kind === 'iron' || kind === 'wedge'
      ? `A club maker can bend the ${clubName(shorter.club)} a degree or two stronger`
      : `If the loft of your ${clubName(shorter.club)} can be set, make it a degree or two stronger`
  return `${doubt(advice)} ${loft}, or practise a three-quarter swing with the ${clubName(longer.club)}.`
}

function doubt({ gap: { longer, shorter }, priority, isFineForSwing }: AdjustLoft): string {
  const guess = [longer, shorter].find((club) => club.isEstimated)
  if (guess) return `Measure the ${clubName(guess.club)} first: its number is an estimate.`
  if (isFineForSwing) return 'For your swing this gap is fine: act only if it costs you shots.'
  if (priority === 'high' && typesBetween(longer.club, shorter.club).length === 0)
    return 'Check both numbers first: clubs next to each other rarely lie so far apart.'
  return 'No other club fits there.'
}
