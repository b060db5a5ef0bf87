import { MOST_SHOTS } from '../../distances/club-distance.ts'
import type { LearningShot, MeasuringError } from '../../memory/kept-shot.ts'
import { PRIOR_ORIGINS } from '../../memory/learned-club.ts'
import type { KnownClub } from '../../memory/learned-club.ts'
import { SHOT_FIGURES, SHOT_ORIGINS } from '../../memory/shot-record.ts'
import type { ShotFigure } from '../../memory/shot-record.ts'
import { FLAG, choice, list, number, optional, record, text } from './check.ts'
import { CLUB, MOST_CLUBS } from './golfer.ts'

/** What is learned from. */
export type ShotsToLearn = {
  /** Each club once, with the carry that held before any shot. */
  readonly clubs: readonly KnownClub[]
  /** −10 to 54; undefined where it is not known: 18 is learnt with. */
  readonly handicap: number | undefined
  /** Full swings in the reference air, at most 10,000. */
  readonly shots: readonly LearningShot[]
}

/* @__NO_SIDE_EFFECTS__ */
function figure(name: ShotFigure) {
  const { lowest, highest } = SHOT_FIGURES[name]
  return number({ from: lowest, to: highest })
}

const ERROR_YARDS = number({ from: 0, to: 200 })
/** A hundred years. */
const AGE_DAYS = number({ from: -36_525, to: 36_525 })

export const LEARN_FROM_SHOTS = record<{ readonly golfer: ShotsToLearn }>({
  golfer: record<ShotsToLearn>({
    clubs: list(
      record<KnownClub>({
        club: CLUB,
        priorCarryYards: number({ from: 1, to: 400 }),
        priorFrom: choice(PRIOR_ORIGINS),
      }),
      MOST_CLUBS,
    ),
    handicap: optional(number({ from: -10, to: 54 })),
    shots: list(
      record<LearningShot>({
        club: CLUB,
        carryYards: figure('carryYards'),
        sideYards: optional(figure('sideYards')),
        ageDays: AGE_DAYS,
        session: optional(text()),
        origin: choice(SHOT_ORIGINS),
        reading: optional(choice(['lane', 'coarse'])),
        isSaidToCount: optional(FLAG),
        ballSpeedMph: optional(figure('ballSpeedMph')),
        launchDeg: optional(figure('launchDeg')),
        spinRpm: optional(figure('spinRpm')),
        measuring: optional(record<MeasuringError>({ alongSdYards: ERROR_YARDS, acrossSdYards: ERROR_YARDS })),
        isSideOnly: optional(FLAG),
      }),
      { most: MOST_SHOTS },
    ),
  }),
})
