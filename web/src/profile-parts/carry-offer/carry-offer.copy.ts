import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { numberText } from '#quantities/number-text.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'

export const distance = (yards: number, units: PreferredUnits) => `${shownDistance(yards, units)} ${unitShort(units)}`

/** On a page of several clubs. */
export const ofClub = (club: ClubType, title: string) =>
  `${clubName(club)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`

/** Shots have made the number, and say another one by now. */
export const nowTitle = (shown: string) => `Now ${shown}`
export const nowReason = (stored: string) =>
  `What your shots say has moved on from ${stored}. It changes only if you say so.`
/** 'Your 31 shots say 148' */
export const shotsSay = (count: number, shown: string) =>
  count === 1 ? `Your shot says ${shown}` : `Your ${numberText(count)} shots say ${shown}`
export const typedReason = (stored: string) => `You use ${stored}. Your pattern comes from your shots either way.`
export const estimatedReason = (stored: string) => `You use ${stored}, an estimate.`
export const missingReason = 'This club has no number yet.'
export const use = (shown: string) => `Use ${shown}`
export const used = (club: ClubType, carry: string) => `${clubName(club)} is ${carry}, from your shots.`
export const backTitle = (shown: string) => `Back to ${shown}?`
export const backReason = (stored: string) => `No shot is left behind ${stored}.`
export const goBack = (shown: string) => `Back to ${shown}`
export const keep = (shown: string) => `Keep ${shown}`
export const wentBack = (club: ClubType, carry: string) => `${clubName(club)} is back to ${carry}.`
export const kept = (club: ClubType, carry: string) => `${clubName(club)} stays ${carry}.`
