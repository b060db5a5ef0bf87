import { isWithin, yardsOutside } from '../hazards.ts'
import type { Place } from '../hazards.ts'
import { holeMap } from '../hole/hole-map.ts'
import type { HoleMap } from '../hole/hole-map.ts'
import { PAST_GREEN_YARDS, isForGreen } from '../hole/hole.ts'
import type { Hole } from '../hole/hole.ts'
import type { Swing } from '../swings/swing.ts'

/** A swing and where its ball should finish: positive is right of the line it is played along. */
type Aimed = { readonly swing: Swing; readonly aimYards: number }

/** The hole as swings along one line have it before them: x right of the line, y along it, the ball at 0, 0. */
export type Frame = {
  readonly mapOf: (size: { readonly cellYards: number; readonly sideYards: number }) => HoleMap
  /** Whether a ball may be meant to finish there: in no water, in bounds, and nothing stands in its way. */
  readonly isOpen: (place: Place) => boolean
}

/** What swings are scored against and chosen for: typed hazards around a typical green, or the ground of a real hole. */
export type Target = {
  /** Straight to the pin. */
  readonly pinYards: number
  /** From where a well-struck ball stops to the pin; negative beyond it. */
  readonly leftYards: (swing: Swing) => number
  /** Cells of the map on which the best clubs are scored again; aims are whole numbers of them. */
  readonly fineCellYards: number
  /** Swings of one frame share its map. */
  readonly frameOf: (swing: Swing) => Frame
  /** From where the ball should finish to water or out of bounds, `mostYards` when they are farther. */
  readonly clearYards: (aimed: Aimed, mostYards: number) => number
  /** How far an aim is off the line that it would have without any hazard. */
  readonly offLineYards: (aimed: Aimed) => number
  /** A ball laid up in front of a hazard is short on purpose. */
  readonly isShortOnPurpose: (swing: Swing) => boolean
  /** As far from trouble behind as the middle of the green is from usual trouble. */
  readonly isBeforeTroubleBehind: (swing: Swing) => boolean
}

/** Of the maps: the wide ones are for every club, the narrow ones for the best. */
export const CELLS_YARDS = { coarse: 3, fine: 1 } as const

/** Typed hazards: one frame, along the line to the pin. */
export function targetOf(hole: Hole, handicap: number): Target {
  const { areas } = hole
  const lost = areas.filter(({ kind }) => kind !== 'bunker')
  const frame: Frame = {
    mapOf: (size) => holeMap({ hole, handicap, ...size }),
    isOpen: (place) => !lost.some((area) => isWithin(area, place)),
  }
  return {
    pinYards: hole.pinYards,
    leftYards: ({ finishYards }) => hole.pinYards - finishYards,
    fineCellYards: CELLS_YARDS.fine,
    frameOf: () => frame,
    clearYards: ({ swing: { finishYards: yYards }, aimYards: xYards }, mostYards) =>
      Math.min(mostYards, ...lost.map((area) => yardsOutside(area, { xYards, yYards }))),
    offLineYards: (aimed) => offLineYards(aimed, hole),
    isShortOnPurpose: ({ finishYards }) =>
      areas.some(({ side, nearYards }) => side === 'front' && finishYards <= nearYards),
    isBeforeTroubleBehind: ({ finishYards }) =>
      areas.every(({ side, nearYards }) => side !== 'back' || finishYards <= nearYards - PAST_GREEN_YARDS),
  }
}

/** How far an aim at the green is off whatever lies between the pin and its middle; a lay-up's is off the pin's line. */
function offLineYards({ aimYards, swing: { finishYards } }: Aimed, hole: Hole): number {
  const middleYards = isForGreen(finishYards, hole) ? hole.greenAsideYards : 0
  return Math.max(0, Math.min(0, middleYards) - aimYards, aimYards - Math.max(0, middleYards))
}
