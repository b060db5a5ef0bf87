import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import { shotCount, shownRange, sideWords } from '#features/club/club.copy.ts'
import type { OvalSize } from '#features/club/club.copy.ts'
import type { DrawnKind } from './pattern-geometry.ts'

/** In the drawing. */
export const aim = 'aim'
export const innerShare = '50 %'
export const outerShare = '90 %'

export const caption = (isOwn: boolean) =>
  `The ovals hold 50 % and 90 % of your good shots. ${isOwn ? 'Solid: at least half of it is yours.' : 'Dashed: less than half of it is yours yet.'}`

/** What the marks mean, with how many there are. */
const kinds = {
  counts: 'counts',
  mishit: 'mishit',
  odd: 'odd reading',
  'left-out': 'left out',
} as const satisfies Record<DrawnKind, string>
export const kindCount = (kind: DrawnKind, count: number) => `${kinds[kind]} (${numberText(count)})`
export const density = (count: number) => `older shots (${numberText(count)}): darker is more`
export const beyond = (count: number) => `${shotCount(count)} outside the picture`
export const noDirection = (count: number) => `no left or right (${numberText(count)}): on the edge, by length`

export type OvalWords = { readonly size: OvalSize; readonly turnDeg: number }

/** The drawing, for those who hear it. */
export function patternSentence({
  club,
  count,
  carryYards,
  biasYards,
  inner,
  outer,
  units,
}: {
  readonly club: ClubType
  readonly count: number
  readonly carryYards: number
  readonly biasYards: number
  readonly inner: OvalWords
  readonly outer: OvalWords
  readonly units: PreferredUnits
}): string {
  const side = shownDistance(biasYards, units) === 0 ? 'on your line' : `${sideWords(biasYards, units)} of your line`
  return [
    `${count === 0 ? 'No shots' : shotCount(count)} with your ${clubName(club)}, from above.`,
    `The middle is ${shownDistance(carryYards, units)} ${unitWords(units)} out, ${side}.`,
    `Half of the good ones land in the inner oval, ${bySize(inner.size, units)}.`,
    `Nine in ten land in the outer oval, ${bySize(outer.size, units)}.`,
    turnWords(outer.turnDeg),
  ].join(' ')
}

const bySize = ({ shortShown, longShown }: OvalSize, units: PreferredUnits) =>
  `${shortShown} by ${longShown} ${unitWords(units)}`

/** Which way the ovals lie. */
function turnWords(turnDeg: number): string {
  const shown = Math.round(turnDeg)
  if (Math.abs(shown) >= 90) return 'They lie across your line.'
  if (shown === 0) return 'They point straight ahead.'
  return `They’re turned ${Math.abs(shown)} degrees to the ${shown > 0 ? 'right' : 'left'}.`
}

export const tableCaption = (units: PreferredUnits) => `The pattern in ${unitWords(units)}`
export const tableColumns = ['What', 'Number'] as const
export const tableRows = {
  carry: 'Carry, good shots',
  miss: 'Usual miss',
  inner: 'Inner oval, 50 %',
  outer: 'Outer oval, 90 %',
  turn: 'Turn of the ovals',
  counts: 'Shots that count',
  mishits: 'Mishits',
  odd: 'Odd readings',
  leftOut: 'Left out',
} as const
export const within = (shown: string, plusMinusYards: number, units: PreferredUnits) =>
  `${shown} ±${shownRange(plusMinusYards, units)}`
export const ovalCell = ({ shortShown, longShown }: OvalSize, units: PreferredUnits) =>
  `${shortShown} × ${longShown} ${unitShort(units)}`
/** '14° right' */
export function turnCell(turnDeg: number): string {
  const shown = Math.round(turnDeg)
  return shown === 0 ? '0°' : `${Math.abs(shown)}° ${shown > 0 ? 'right' : 'left'}`
}
