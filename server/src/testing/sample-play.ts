import { randomUUID } from 'node:crypto'
import type { PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'

/** A round with an id of its own. */
export function playedRound(changes: Partial<PlayedRound> = {}): PlayedRound {
  return {
    id: randomUUID(),
    date: '2026-11-20',
    course: 'Heather Links',
    courseId: 'way/1234567',
    tees: 'White',
    holeCount: 18,
    firstHole: 1,
    courseRating: 71.3,
    slopeRating: 128,
    playingConditions: null,
    handicapThen: 14.2,
    rules: 'casual',
    adviceFromHole: null,
    isCounting: true,
    state: 'playing',
    ...changes,
  }
}

export function playedHole({ id: round }: Pick<PlayedRound, 'id'>, changes: Partial<PlayedHole> = {}): PlayedHole {
  return {
    round,
    number: 7,
    par: 4,
    strokeIndex: 3,
    lengthYards: 377.3,
    score: null,
    finish: null,
    putts: null,
    firstPuttFeet: null,
    pin: null,
    ...changes,
  }
}

/** A 7-iron from the fairway with an id of its own. */
export function playedShot(
  { round, number: hole }: Pick<PlayedHole, 'round' | 'number'>,
  changes: Partial<PlayedShot> = {},
): PlayedShot {
  return {
    id: randomUUID(),
    round,
    hole,
    order: 1_024,
    branch: 'ball',
    club: '7-iron',
    lie: 'fairway',
    lieFrom: 'map',
    leftYards: 152.5,
    leftSdYards: 3.4,
    leftFrom: 'position',
    swing: 'full',
    penalty: 'none',
    rest: { alongYards: 148.2, acrossYards: -6.1, sdYards: 4.8 },
    air: { headwindMph: 6.5, crosswindMph: -2, temperatureF: 61 },
    at: null,
    isLeftOut: false,
    ...changes,
  }
}

/** Rows that are new. */
export const newRows = {
  round: (row: PlayedRound): PlayChange => ({ kind: 'round', base: null, row }),
  hole: (row: PlayedHole): PlayChange => ({ kind: 'hole', base: null, row }),
  shot: (row: PlayedShot): PlayChange => ({ kind: 'shot', base: null, row }),
}
