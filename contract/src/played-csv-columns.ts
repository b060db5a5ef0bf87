import { CLUB_TYPES } from '@bagwise/golf/club'
import {
  ANY_HOLES_RANGES,
  HOLE_COUNTS,
  MOST_COURSE_CHARACTERS,
  MOST_TEES_CHARACTERS,
  ROUND_RANGES,
} from '@bagwise/golf/handicap/round'
import {
  BRANCHES,
  HOLE_FINISHES,
  LEFT_SOURCES,
  LIE_SOURCES,
  MOST_COURSE_ID_CHARACTERS,
  MOST_ORDER,
  PENALTIES,
  PLAYED_HOLE_RANGES,
  PLAYED_LIES,
  PLAYED_ROUND_RANGES,
  PLAYED_SHOT_RANGES,
  PLAYED_SWINGS,
  PLAY_STATES,
  ROUND_RULES,
} from '@bagwise/golf/play/played-record'
import { SCALES, day, oneOf, optional, randomId, tenths, whole, words, yesNo } from './csv-columns.ts'
import type { CsvColumn } from './csv-columns.ts'

/** Of the round of a hole: the same in each of its lines. */
export const ROUND_COLUMNS: readonly CsvColumn[] = [
  randomId('id', 'round'),
  day('date', 'day'),
  words('course', 'course', { lowest: 1, highest: MOST_COURSE_CHARACTERS }),
  optional(words('courseId', 'course id', { lowest: 1, highest: MOST_COURSE_ID_CHARACTERS })),
  words('tees', 'tees', { lowest: 0, highest: MOST_TEES_CHARACTERS }),
  oneOf('holeCount', 'holes', HOLE_COUNTS),
  whole('firstHole', 'first hole', PLAYED_ROUND_RANGES.firstHole),
  optional(tenths('courseRating', 'course rating', ANY_HOLES_RANGES.courseRating)),
  optional(whole('slopeRating', 'slope', ROUND_RANGES.slopeRating)),
  optional(whole('playingConditions', 'playing conditions', ROUND_RANGES.playingConditions)),
  optional(tenths('handicapThen', 'handicap', PLAYED_ROUND_RANGES.handicapThen)),
  oneOf('rules', 'rules', ROUND_RULES),
  optional(whole('adviceFromHole', 'advice from hole', PLAYED_ROUND_RANGES.adviceFromHole)),
  yesNo('isCounting', 'counts'),
  oneOf('state', 'state', PLAY_STATES),
]

export const HOLE_COLUMNS: readonly CsvColumn[] = [
  whole('number', 'hole', PLAYED_HOLE_RANGES.number),
  whole('par', 'par', PLAYED_HOLE_RANGES.par),
  optional(whole('strokeIndex', 'stroke index', PLAYED_HOLE_RANGES.strokeIndex)),
  optional(tenths('lengthYards', 'length', PLAYED_HOLE_RANGES.lengthYards, SCALES.yards)),
  optional(whole('score', 'score', PLAYED_HOLE_RANGES.score)),
  optional(oneOf('finish', 'finish', HOLE_FINISHES)),
  optional(whole('putts', 'putts', PLAYED_HOLE_RANGES.putts)),
  optional(tenths('firstPuttFeet', 'first putt', PLAYED_HOLE_RANGES.firstPuttFeet, SCALES.feet)),
]

const SHOT = PLAYED_SHOT_RANGES
export const REST_FIELDS = ['alongYards', 'acrossYards', 'sdYards'] as const
export const AIR_FIELDS = ['headwindMph', 'crosswindMph', 'temperatureF'] as const

export const SHOT_COLUMNS: readonly CsvColumn[] = [
  randomId('round', 'round'),
  whole('hole', 'hole', PLAYED_HOLE_RANGES.number),
  randomId('id', 'shot'),
  whole('order', 'order', { lowest: 0, highest: MOST_ORDER }),
  oneOf('branch', 'ball', BRANCHES),
  optional(oneOf('club', 'club', CLUB_TYPES)),
  optional(oneOf('lie', 'lie', PLAYED_LIES)),
  oneOf('lieFrom', 'lie by', LIE_SOURCES),
  optional(tenths('leftYards', 'left', SHOT.leftYards, SCALES.yards)),
  optional(tenths('leftSdYards', 'left sd', SHOT.leftSdYards, SCALES.yards)),
  optional(oneOf('leftFrom', 'left by', LEFT_SOURCES)),
  optional(oneOf('swing', 'swing', PLAYED_SWINGS)),
  oneOf('penalty', 'penalty', PENALTIES),
  optional(tenths('alongYards', 'rest along', SHOT.restAlongYards, SCALES.yards)),
  optional(tenths('acrossYards', 'rest across', SHOT.restAcrossYards, SCALES.yards)),
  optional(tenths('sdYards', 'rest sd', SHOT.restSdYards, SCALES.yards)),
  optional(tenths('headwindMph', 'headwind', SHOT.headwindMph, SCALES.mph)),
  optional(tenths('crosswindMph', 'crosswind', SHOT.crosswindMph, SCALES.mph)),
  optional(tenths('temperatureF', 'temperature', SHOT.temperatureF, SCALES.fahrenheit)),
  yesNo('isLeftOut', 'left out'),
]
