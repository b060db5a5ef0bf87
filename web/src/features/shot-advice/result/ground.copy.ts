import type { ClubType } from '@bagwise/golf/club'
import type { OnTheWay } from '@bagwise/golf/shot-advice/ground-facts'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { heightWords, partName, signedNumber } from '#features/shot-advice/pictures/plays-like/plays-like.copy.ts'
import { shownDistance } from '#quantities/distance.ts'
import { clubName } from './choice.copy.ts'

export const greenNearApex =
  'This green is nearly as high as your shots fly. Take the highest-flying club that reaches, expect to stop short.'

/** 'Height +11' */
export const heightPart = (shown: number) => `${partName('elevation', { slope: 'flat' })} ${signedNumber(shown)}`

/** How far along its rise a hole is, from this share on. */
const WAYS = [
  { from: 0.88, words: 'nearly all the way' },
  { from: 0.71, words: 'about three quarters of the way' },
  { from: 0.58, words: 'about two thirds of the way' },
  { from: 0.42, words: 'about halfway' },
  { from: 0.29, words: 'about a third of the way' },
  { from: 0.15, words: 'about a quarter of the way' },
  { from: 0, words: 'a little way' },
] as const

/**
 * 'The hole climbs 60 ft. Your drive lands about halfway up and carries 191 instead of 205.' Undefined where both are
 * the same number.
 */
export function onTheWaySentence(
  { riseShare, carryYards, levelCarryYards }: OnTheWay,
  { club, riseFeet, units }: { readonly club: ClubType; readonly riseFeet: number; readonly units: PreferredUnits },
): string | undefined {
  const [shown, levelShown] = [shownDistance(carryYards, units), shownDistance(levelCarryYards, units)]
  if (shown === levelShown) return undefined
  const isUp = riseFeet > 0
  const way = WAYS.find(({ from }) => riseShare >= from)?.words
  const hole = `The hole ${isUp ? 'climbs' : 'falls'} ${heightWords(Math.abs(riseFeet), units)}.`
  const shot = club === 'driver' ? 'drive' : clubName(club)
  return `${hole} Your ${shot} lands ${way} ${isUp ? 'up' : 'down'} and carries ${shown} instead of ${levelShown}.`
}
