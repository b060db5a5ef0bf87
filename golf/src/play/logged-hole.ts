import type { Penalty } from './played-record.ts'
import type { PlayedHole, PlayedShot } from './played-rows.ts'

/** Rules of Golf, Rules 17.1d, 18.1 and 19.2, and Model Local Rule E-5. */
export const PENALTY_STROKES = {
  none: 0,
  area: 1,
  unplayable: 1,
  'stroke-and-distance': 1,
  'two-stroke': 2,
} as const satisfies Record<Penalty, number>

/** What strokes gained need to know of a stroke; a practice ball is left out. */
export type LoggedShot = Pick<
  PlayedShot,
  'order' | 'branch' | 'club' | 'lie' | 'leftYards' | 'leftSdYards' | 'swing' | 'penalty' | 'rest' | 'isLeftOut'
>

/** What strokes gained need to know of a hole, as far as it was kept. The score is the golfer's word, whatever the shots say. */
export type LoggedHole = Pick<
  PlayedHole,
  'number' | 'par' | 'lengthYards' | 'score' | 'finish' | 'putts' | 'firstPuttFeet'
> & { readonly shots: readonly LoggedShot[] }

/**
 * The strokes of the hole that were kept, in their order: no provisional balls, nothing left out. Of equal ones the one that
 * stands first.
 */
export function countedShots<Shot extends Pick<LoggedShot, 'order' | 'branch' | 'isLeftOut'>>({
  shots,
}: {
  readonly shots: readonly Shot[]
}): readonly Shot[] {
  return shots
    .filter(({ branch, isLeftOut }) => branch === 'ball' && !isLeftOut)
    .toSorted((one, other) => one.order - other.order)
}
