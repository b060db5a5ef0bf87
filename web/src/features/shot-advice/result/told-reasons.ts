import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Reason } from '@bagwise/golf/shot-advice/reasons'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import { carryShareOn } from '@bagwise/golf/shot-advice/swings/carry-share'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownParts } from '#features/shot-advice/pictures/plays-like/shown-parts.ts'
import { shownDistance } from '#quantities/distance.ts'

/** What the sentences about reasons are made from. */
export type ReasonFacts = { readonly advice: Advice; readonly shot: Shot; readonly units: PreferredUnits }

type ToldReasons = {
  readonly told: readonly Reason[]
  /** Clubs that are about as good: they are told together. */
  readonly equal: readonly ClubType[]
}

/** The reasons for the club, and apart from them the clubs that are about as good. */
export function toldReasons({ advice: { reasons } }: ReasonFacts): ToldReasons {
  return {
    told: reasons.filter(({ code }) => code !== 'about-equal'),
    equal: reasons.flatMap((reason) => (reason.code === 'about-equal' ? [reason.club] : [])),
  }
}

type LieEffect = {
  readonly subject: 'lie-and-slope' | 'lie' | 'slope'
  /** What it puts on the plays-like number, where that is another number than it takes of the carry. */
  readonly onNumberShown: number | undefined
}

/** What the lie takes of this club's carry is not what it puts on the plays-like number: both are told. */
export function lieEffect(yards: number, { advice, shot, units }: ReasonFacts): LieEffect {
  const { playsLike, recommended } = advice
  const isLie = carryShareOn({ ...shot, slope: 'flat' }, recommended.club) !== 1
  const subject = isLie && shot.slope !== 'flat' ? 'lie-and-slope' : isLie ? 'lie' : 'slope'
  const found = 'problem' in playsLike ? undefined : playsLike
  const shown = found && shownParts(shot.distanceYards, found, units).parts.find(({ part }) => part === 'lie')?.shown
  const isSaid = shown === undefined || shown === 0 || shown === shownDistance(yards, units)
  return { subject, onNumberShown: isSaid ? undefined : shown }
}
