import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import { clubName } from '#charts/gap-text.ts'
import { capitalNumberWord, numberWord } from '#quantities/number-words.copy.ts'

/** The first sentence after the questionnaire: 'Your bag, Sam: 173 down to 52.' */
export function bagSpan({
  firstName,
  longest,
  shortest,
}: {
  readonly firstName: string | null
  readonly longest: number
  readonly shortest: number
}): string {
  const span = longest === shortest ? String(longest) : `${longest} down to ${shortest}`
  return firstName === null ? `Your bag: ${span}.` : `Your bag, ${firstName}: ${span}.`
}

/** The second: how many of the bag's numbers are the golfer's. */
export function bagCounts({
  ownCount,
  estimatedCount,
}: {
  readonly ownCount: number
  readonly estimatedCount: number
}) {
  const count = ownCount + estimatedCount
  if (ownCount === 0) {
    const all = count === 1 ? 'It is an estimate.' : `All ${numberWord(count)} are estimates.`
    return `${all} Type one number and the rest follow.`
  }
  if (estimatedCount === 0) return count === 1 ? 'The number is yours.' : `All ${numberWord(count)} numbers are yours.`
  const own = ownCount === 1 ? 'One number is yours' : `${capitalNumberWord(ownCount)} numbers are yours`
  return `${own}, ${estimatedCount === 1 ? 'one is an estimate' : `${numberWord(estimatedCount)} are estimates`}.`
}

/** The third, without its yards, which the drawing and the list of gaps have. */
export const biggestGap = ({ longer, shorter }: Gap) =>
  `Biggest gap: ${clubName(longer.club)} to ${clubName(shorter.club)}.`

export const tryShot = 'Try a shot'
export const fixNumber = 'Fix a number'
export const getFitted = 'Get fitted'
/** How an estimate becomes the golfer's own number. */
export const tenBalls = 'Ten balls make an estimate yours.'
