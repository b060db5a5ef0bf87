import type { LoggedHole, LoggedShot } from '../logged-hole.ts'

const SHOT: LoggedShot = {
  order: 0,
  branch: 'ball',
  club: null,
  lie: null,
  leftYards: null,
  leftSdYards: null,
  swing: null,
  penalty: 'none',
  rest: null,
  isLeftOut: false,
}

/** Shots in the order in which they are given; what is left out is not known. */
export function shotsOf(...shots: readonly Partial<LoggedShot>[]): readonly LoggedShot[] {
  return shots.map((shot, index) => ({ ...SHOT, order: index, ...shot }))
}

/** A par 4 of 400 yards that was holed. */
export function holeOf(hole: Partial<LoggedHole>): LoggedHole {
  return {
    number: 1,
    par: 4,
    lengthYards: 400,
    score: 4,
    finish: 'holed',
    putts: null,
    firstPuttFeet: null,
    shots: [],
    ...hole,
  }
}
