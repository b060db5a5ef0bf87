import * as z from 'zod/mini'
import { FACT_FIELDS } from '@bagwise/golf/facts'
import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import { MAX_CARRY_YARDS, MIN_CARRY_YARDS, DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import { described, named } from '../documented.ts'
import { between, wholeBetween } from '../number-ranges.ts'
import { BagClubFields, ClubType, ScalarFields } from '../profile-fields.ts'
import { text } from '../text.ts'

/** Keeps requests within 4 KB: longer lists are cut. */
export const MAX_LISTED_TEXTS = 8
const LISTED_TEXT_LENGTH = 100
const MAX_CLUBS = 20
/** Wider than any pattern that is learned. */
const MOST_RATIO = 10
const MOST_BIAS_SHARE = 50
const MOST_MISHIT_RATIO = 200

/** Texts a golfer has chosen or typed, such as goals. */
export const listedTexts = z
  .array(text({ minLength: 1, maxLength: LISTED_TEXT_LENGTH }))
  .check(z.maxLength(MAX_LISTED_TEXTS))

/** As golf's `ClubPattern`: learned from many shots, and nothing of a single one. */
const PatternFacts = z.strictObject({
  acrossRatio: described('Spread to the sides; 1 is the usual one of the handicap.', between(0, MOST_RATIO)),
  alongRatio: described('Spread in length; 1 is the usual one of the handicap.', between(0, MOST_RATIO)),
  biasShare: between(-MOST_BIAS_SHARE, MOST_BIAS_SHARE),
  tilt: between(-1, 1),
  mishitRatio: between(0, MOST_MISHIT_RATIO),
})

/** A club in the bag. Brands, models and notes are not sent: they are free text without golf facts. */
const ClubFacts = z.strictObject({
  type: ClubType,
  loft: z.optional(BagClubFields.loft),
  shaftFlex: z.optional(BagClubFields.shaftFlex),
  carryYards: z.optional(wholeBetween(MIN_CARRY_YARDS, MAX_CARRY_YARDS)),
  source: z.optional(z.enum(DISTANCE_SOURCES)),
  /** How the golfer's shots with it scatter, against what is typical of the handicap. */
  pattern: z.optional(PatternFacts),
})

/** What the AI service may know about a golfer: golf only, no name, e-mail or id (decision D7 of the specification). */
export const GolferFacts = named(
  'GolferFacts',
  z.strictObject({
    /** Those of the facts below that the golfer did not say: worked out from others, or the usual ones. */
    estimated: z.optional(z.array(z.enum(FACT_FIELDS))),
    handicap: z.optional(ScalarFields.handicap),
    averageScore: z.optional(ScalarFields.averageScore),
    /** Missing where the golfer has not said it. Sides in these facts are as the golfer sees them. */
    hand: z.optional(ScalarFields.hand),
    /** In which the golfer reads lengths, and with them all else; every figure here is in yards, mph, inches and pounds. */
    units: z.optional(ScalarFields.preferredUnits),
    /** The one driver speed; the next line is how far it may be off, mph. */
    swingSpeed: z.optional(ScalarFields.swingSpeed),
    swingSpeedPlusMinus: described('Miles an hour.', z.optional(wholeBetween(0, PROFILE_LIMITS.swingSpeed.max))),
    swingTempo: z.optional(ScalarFields.swingTempo),
    ballFlight: z.optional(ScalarFields.ballFlight),
    attackAngle: z.optional(ScalarFields.attackAngle),
    height: z.optional(ScalarFields.height),
    weight: z.optional(ScalarFields.weight),
    age: z.optional(ScalarFields.age),
    skillLevel: z.optional(ScalarFields.skillLevel),
    playingExperience: z.optional(ScalarFields.playingExperience),
    courseFrequency: z.optional(ScalarFields.courseFrequency),
    missPattern: z.optional(ScalarFields.missPattern),
    golfGoals: z.optional(listedTexts),
    currentIssues: z.optional(listedTexts),
    clubs: z.optional(z.array(ClubFacts).check(z.maxLength(MAX_CLUBS))),
  }),
)
export type GolferFacts = z.infer<typeof GolferFacts>
