import type { ClubType } from '../club.ts'

/** Where the figures of a session come from: a monitor on grass or on a mat, numbers typed on the range, a round. */
export const SHOT_ORIGINS = ['device-outdoor', 'device-indoor', 'typed', 'course'] as const
export type ShotOrigin = (typeof SHOT_ORIGINS)[number]

/** How much of a full swing a shot was; `other` is neither three-quarter nor half: a chip, a knock-down, a recovery. */
export const SWING_KINDS = ['full', 'three-quarter', 'half', 'other'] as const
export type SwingKind = (typeof SWING_KINDS)[number]

/** The golfer's word on a shot: none, a solid one whatever it looks like, or not to be learnt from. */
export const SHOT_MARKS = ['by-rule', 'counts', 'left-out'] as const
export type ShotMark = (typeof SHOT_MARKS)[number]

type Range = { readonly lowest: number; readonly highest: number }

/**
 * The figures of a kept shot, each with one decimal. Ball, launch, spin and club speed have the ranges of the flight
 * model; the others are wide enough for any shot that is not a misread. Right is positive, as the golfer looks.
 */
export const SHOT_FIGURES = {
  carryYards: { lowest: 1, highest: 400 },
  sideYards: { lowest: -200, highest: 200 },
  totalYards: { lowest: 1, highest: 450 },
  ballSpeedMph: { lowest: 15, highest: 230 },
  launchDeg: { lowest: -5, highest: 60 },
  startDeg: { lowest: -90, highest: 90 },
  spinRpm: { lowest: 0, highest: 15_000 },
  spinAxisDeg: { lowest: -90, highest: 90 },
  clubSpeedMph: { lowest: 15, highest: 155 },
  /** Of a shot on the course: where it was aimed, from the pin. */
  aimYards: { lowest: -60, highest: 60 },
} as const satisfies Readonly<Record<string, Range>>
export type ShotFigure = keyof typeof SHOT_FIGURES

/** The air of a session, as far as it is known: the ranges of the flight model. */
export const SESSION_AIR = {
  temperatureF: { lowest: -40, highest: 130 },
  altitudeFeet: { lowest: -1500, highest: 15_000 },
  seaLevelPressureInHg: { lowest: 25, highest: 33 },
  humidity: { lowest: 0, highest: 1 },
} as const satisfies Readonly<Record<string, Range>>

/** What a golfer may change of a kept shot; its figures never change. */
export type ShotWords = {
  /** Null where the label is unknown, or is that of a club that is not the bag's. */
  readonly club: Exclude<ClubType, 'putter'> | null
  readonly swing: SwingKind
  readonly mark: ShotMark
}

/** Years of practice: 2.1 MB of rows. */
export const MOST_KEPT_SHOTS = 10_000
export const MOST_SHOT_SESSIONS = 500

/** Longer than the name of any maker of launch monitors. */
export const MOST_SOURCE_CHARACTERS = 40
/** Longer than monitors let a club be called. */
export const MOST_LABEL_CHARACTERS = 40
export const MOST_NOTE_CHARACTERS = 100
