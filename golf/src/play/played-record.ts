import { EIGHTEEN_HOLES } from '../handicap/round.ts'
import { LIES } from '../shot-advice/shot.ts'

/** What the ball of a played shot rests on: trees are a lie of their own, since no club is chosen there by distance. */
export const PLAYED_LIES = [...LIES, 'trees'] as const
export type PlayedLie = (typeof PLAYED_LIES)[number]

/** A tap is the golfer's word and final; a map only guesses. */
export const LIE_SOURCES = ['tap', 'map'] as const
export type LieSource = (typeof LIE_SOURCES)[number]

/** Where the distance left comes from: the phone's place, the golfer, the card's length, a repair after the hole. */
export const LEFT_SOURCES = ['position', 'typed', 'length', 'later'] as const
export type LeftSource = (typeof LEFT_SOURCES)[number]

export const PLAYED_SWINGS = ['full', 'part', 'chip', 'recovery'] as const
export type PlayedSwing = (typeof PLAYED_SWINGS)[number]

/** What a shot cost besides itself (Rules of Golf, Rules 17 to 19, Model Local Rule E-5). */
export const PENALTIES = ['none', 'area', 'unplayable', 'stroke-and-distance', 'two-stroke'] as const
export type Penalty = (typeof PENALTIES)[number]

/** Shots of a provisional ball count once the golfer plays on with it. */
export const BRANCHES = ['ball', 'provisional'] as const
export type Branch = (typeof BRANCHES)[number]

/** How a hole ended. Only one that was holed has a score that nobody worked out. */
export const HOLE_FINISHES = ['holed', 'picked-up', 'conceded', 'not-played'] as const
export type HoleFinish = (typeof HOLE_FINISHES)[number]

/** Whether a round counts under the Rules of Golf, and whether the committee forbids devices (Model Local Rule G-5). */
export const ROUND_RULES = ['casual', 'tournament', 'no-devices'] as const
export type RoundRules = (typeof ROUND_RULES)[number]

export const PLAY_STATES = ['playing', 'finished', 'left'] as const
export type PlayState = (typeof PLAY_STATES)[number]

type Range = { readonly lowest: number; readonly highest: number }

/** Of the card and the golfer. Ratings depend on the number of holes: see `rangesOf`. */
export const PLAYED_ROUND_RANGES = {
  firstHole: { lowest: 1, highest: 18 },
  adviceFromHole: { lowest: 1, highest: 18 },
  /** The handicap at the start; a plus handicap is negative. */
  handicapThen: { lowest: -10, highest: 54 },
} as const satisfies Readonly<Record<string, Range>>

/** Pars and lengths cover every hole that is played; the others catch slips of the finger. */
export const PLAYED_HOLE_RANGES = {
  number: { lowest: 1, highest: 18 },
  par: { lowest: 3, highest: 6 },
  strokeIndex: { lowest: 1, highest: 18 },
  lengthYards: { lowest: 30, highest: 800 },
  score: { lowest: 1, highest: 30 },
  putts: { lowest: 0, highest: 12 },
  firstPuttFeet: { lowest: 0, highest: 200 },
} as const satisfies Readonly<Record<string, Range>>

/**
 * Of a shot. `left` is to the pin. `rest` is where the ball ended, seen from the shot along the line to the aim and
 * across it; right is positive. Wind and temperature are those of the forecast.
 */
export const PLAYED_SHOT_RANGES = {
  leftYards: { lowest: 0, highest: 800 },
  leftSdYards: { lowest: 0, highest: 60 },
  restAlongYards: { lowest: -500, highest: 500 },
  restAcrossYards: { lowest: -500, highest: 500 },
  restSdYards: { lowest: 0, highest: 60 },
  headwindMph: { lowest: -60, highest: 60 },
  crosswindMph: { lowest: -60, highest: 60 },
  temperatureF: { lowest: -40, highest: 130 },
} as const satisfies Readonly<Record<string, Range>>

/** A place on a hole, from its tee along the line to the pin and across it: no point on earth, and no compass. */
export const PLACE_RANGES = {
  alongYards: { lowest: -400, highest: 1_200 },
  acrossYards: { lowest: -600, highest: 600 },
} as const satisfies Readonly<Record<string, Range>>

/** Between two shots of a hole there is room for ten more, one inside the other, before they are renumbered. */
export const ORDER_STEP = 1_024
/** Steps for far more shots than a hole may have. */
export const MOST_ORDER = ORDER_STEP * ORDER_STEP

export const MOST_PLAYED_ROUNDS = 500
export const MOST_PLAYED_HOLES = MOST_PLAYED_ROUNDS * EIGHTEEN_HOLES
export const MOST_SHOTS_OF_ROUND = 250
export const MOST_SHOTS_OF_HOLE = 40
/** Of a golfer: 500 rounds with 120 shots each. */
export const MOST_PLAYED_SHOTS = 60_000

export const MOST_COURSE_ID_CHARACTERS = 80

type HoleOutcome = {
  readonly score: number | null
  readonly finish: HoleFinish | null
  readonly putts: number | null
}

/**
 * The field of a hole that contradicts its score; undefined when all fit. A hole that was not played has no score, and one
 * that was holed took a stroke before its putts. A score that was worked out, as of a hole that was picked up, may be
 * lower than what was played.
 */
export function misfitOf({ score, finish, putts }: HoleOutcome): 'finish' | 'putts' | undefined {
  if (score === null) return undefined
  if (finish === 'not-played') return 'finish'
  const isWorkedOut = finish === 'picked-up' || finish === 'conceded'
  return !isWorkedOut && putts !== null && putts >= score ? 'putts' : undefined
}

/** The hole without what contradicts its score, which is the golfer's word. */
export function withoutMisfits<Hole extends HoleOutcome>(hole: Hole): Hole {
  const misfit = misfitOf(hole)
  return misfit === undefined ? hole : withoutMisfits({ ...hole, [misfit]: null })
}
