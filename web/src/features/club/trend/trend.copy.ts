import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { unitWords } from '#quantities/distance.ts'

export const onePoint = 'Your trend appears after your second session.'
export const none = 'None of these shots counts yet, so there’s no trend.'
export const caption = 'What your shots said after each session. The band is the ±.'

/** A day with its carry, in the golfer's units: '148 ±3'. */
type TrendEnd = { readonly day: string; readonly carry: string }

export const sentence = ({
  club,
  first,
  last,
  count,
  units,
}: {
  readonly club: ClubType
  readonly first: TrendEnd
  readonly last: TrendEnd
  readonly count: number
  readonly units: PreferredUnits
}) =>
  `Carry of your ${clubName(club)} after ${count} sessions, in ${unitWords(units)}: ${first.carry} on ${first.day}, ${last.carry} on ${last.day}.`

export const tableCaption = (units: PreferredUnits) => `Carry after each session, in ${unitWords(units)}`
export const tableColumns = (units: PreferredUnits) => ['Day', `Carry, ${unitWords(units)}`, 'Shots'] as const
export const carryWithin = (shown: number, plusMinus: number) => `${shown} ±${plusMinus}`
