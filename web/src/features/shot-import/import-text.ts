import type { BagClub } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import type { OutlierKind } from '@bagwise/golf/shot-import/outliers'
import type { DistanceShots } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import type { PreviewShot } from './preview-clubs.ts'
import type { LeavingReason, ShotFile } from '#shot-files/shot-file.ts'
import { numberText } from '#quantities/number-text.ts'

export const LEAVING_WORDS = {
  summary: 'an average or a spread, not a shot.',
  'no-carry': 'there is no carry distance.',
  impossible: 'no ball carries so far or so little: the monitor did not see it.',
  misread: 'the monitor marked it as misread.',
  'not-counted': 'it is marked as not to be counted.',
  duplicate: 'the same shot stands in the file already.',
  putter: 'a putt has no carry.',
} as const satisfies Record<LeavingReason, string>

const OUTLIER_WORDS = {
  short: 'far shorter than the others',
  long: 'far longer than the others',
  left: 'far left of the others',
  right: 'far right of the others',
} as const satisfies Record<OutlierKind, string>

/** 'Garmin, in metres: 214 shots.' */
export function fileText({ vendor, units, shots }: ShotFile): string {
  return `${vendor ?? 'Your columns'}, in ${unitWords(units)}: ${counted(shots.length, 'shot')}.`
}

/** 'Line 14: 98 yd, 12 yd left, far shorter than the others' */
export function shotText({ line, carryYards, offlineYards, outlier }: PreviewShot, units: PreferredUnits): string {
  const length = (yards: number) => `${shownDistance(yards, units)} ${unitShort(units)}`
  const side = offlineYards === undefined ? '' : sideText(offlineYards, length)
  return `Line ${line}: ${length(carryYards)}${side}${outlier ? `, ${OUTLIER_WORDS[outlier]}` : ''}`
}

/** '± 7 yd long and short, ± 9 yd left and right'. Nothing for a single shot. */
export function spreadText({ longShortYards, leftRightYards }: DistanceShots, units: PreferredUnits): string {
  if (longShortYards === undefined) return ''
  const length = (yards: number) => `± ${shownDistance(yards, units)} ${unitShort(units)}`
  const side = leftRightYards === undefined ? '' : `, ${length(leftRightYards)} left and right`
  return `${length(longShortYards)} long and short${side}`
}

/** 'Saving adds to your clubs: 4-Hybrid.' Nothing when the golfer has them all. */
export function newClubsText(joining: readonly BagClub[], isFirstBag: boolean): string {
  if (joining.length === 0) return ''
  if (isFirstBag) return 'Saving starts your bag: these clubs, and common ones in the places that are left.'
  const named = (clubs: readonly BagClub[]) => clubs.map(({ type }) => CLUBS[type].displayName).join(', ')
  const home = joining.filter(({ isInBag }) => !isInBag)
  const full = home.length === 0 ? '' : ` The bag is full: ${named(home)} at home.`
  return `Saving adds to your clubs: ${named(joining)}.${full}`
}

export function counted(count: number, one: string): string {
  return `${numberText(count)} ${count === 1 ? one : `${one}s`}`
}

function sideText(offlineYards: number, length: (yards: number) => string): string {
  const side = offlineYards < 0 ? 'left' : 'right'
  const shown = length(Math.abs(offlineYards))
  return shown.startsWith('0 ') ? ', straight' : `, ${shown} ${side}`
}
