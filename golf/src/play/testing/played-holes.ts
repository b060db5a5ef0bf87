import type { HoleLog } from '../hole-log.ts'
import { ORDER_STEP } from '../played-record.ts'
import type { PlayedHole, PlayedShot } from '../played-rows.ts'

const ROUND = '11111111-1111-4111-8111-111111111111'

/** A 7-iron from the fairway, of which no distance is known. */
const SHOT: PlayedShot = {
  id: '',
  round: ROUND,
  hole: 7,
  order: 0,
  branch: 'ball',
  club: '7-iron',
  lie: 'fairway',
  lieFrom: 'tap',
  leftYards: null,
  leftSdYards: null,
  leftFrom: null,
  swing: 'full',
  penalty: 'none',
  rest: null,
  air: null,
  at: null,
  isLeftOut: false,
}

const HOLE: PlayedHole = {
  round: ROUND,
  number: 7,
  par: 4,
  strokeIndex: null,
  lengthYards: null,
  score: null,
  finish: null,
  putts: null,
  firstPuttFeet: null,
  pin: null,
}

/** A hole with these strokes in their order, called a, b, c; what is left out is not known. */
export function playedHole(shots: readonly Partial<PlayedShot>[], hole: Partial<PlayedHole> = {}): HoleLog {
  return {
    hole: { ...HOLE, ...hole },
    shots: shots.map((shot, index) => ({
      ...SHOT,
      id: String.fromCodePoint(FIRST_ID + index),
      order: (index + 1) * ORDER_STEP,
      ...shot,
    })),
  }
}

const FIRST_ID = 'a'.codePointAt(0) ?? 0
