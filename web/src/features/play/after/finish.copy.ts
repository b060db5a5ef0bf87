import type { CountingRound } from '@bagwise/golf/play/counting-round'

export const finish = 'Finish round'
export const leave = 'Leave round'
export const continueRound = 'Continue round'
export const finished = 'Round finished.'
export const finishedAndPosted = 'Round finished and posted to your estimated index.'
export const left = 'You left this round. Your card is kept.'

export const openTitle = (count: number) => `${count === 1 ? '1 hole has' : `${count} holes have`} no score`
export const openLine = (holes: readonly number[]) =>
  `${holes.length === 1 ? 'Hole' : 'Holes'} ${holes.join(', ')}. Finish anyway, or go back and add the score.`
export const finishAnyway = 'Finish anyway'
export const goBack = 'Go back'

const FIELDS = {
  courseRating: 'course rating',
  slopeRating: 'slope',
  adjustedGrossScore: 'adjusted score',
  playingConditions: 'playing conditions',
} as const

const noRating = 'No differential: these tees have no rating and slope.'

/** Why a round gives no differential; undefined where it gives one. Nobody has to say that tees without a rating do not count. */
export function notPosted(counting: CountingRound | undefined, isRated: boolean): string | undefined {
  switch (counting?.kind) {
    case undefined:
      return isRated ? 'You chose not to count this round for your index.' : noRating
    case 'counts':
      return undefined
    case 'incomplete-card':
      return 'No differential: this card doesn’t have all its holes.'
    case 'no-rating':
      return noRating
    case 'too-few-holes':
      return `No differential: ${counting.missingCount === 1 ? '1 more hole was' : `${counting.missingCount} more holes were`} needed.`
    case 'no-index-yet':
      return 'No differential: without an index, every hole has to be played.'
    case 'out-of-range':
      return `No differential: check the ${FIELDS[counting.field]}.`
  }
}
