import * as z from 'zod/mini'
import { FAIRWAY_WIDTH_YARDS, HAZARD_YARDS, findPlaceProblem } from '@bagwise/golf/shot-advice/hazard-place'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, LIE_DETAILS } from '@bagwise/golf/shot-advice/shot'
import { PINS, PIN_SIDES, SLOPES } from '@bagwise/golf/shot-advice/shot'
import { WIND_PROFILES } from '@bagwise/golf/flight/physics/air'
import { described } from '../documented.ts'
import { endpoint } from '../endpoint.ts'
import { between } from '../number-ranges.ts'
import { ClubType } from '../profile-fields.ts'
import { aiReply } from './ai-reply.ts'
import { GolferFacts } from './golfer-facts.ts'

const MAX_DISTANCE_YARDS = 600
/** Each kind on each side. */
const MAX_HAZARDS = HAZARD_KINDS.length * HAZARD_SIDES.length
const FULL_TURN_DEG = 360
const MAX_TIPS = 5

const hazardYards = z.optional(between(HAZARD_YARDS.from, HAZARD_YARDS.to))

/** From the ball to where it begins and ends; at its usual place without them. */
const PlacedHazard = z
  .strictObject({
    kind: z.enum(HAZARD_KINDS),
    side: z.enum(HAZARD_SIDES),
    toReachYards: hazardYards,
    toClearYards: hazardYards,
  })
  .check(z.refine((hazard) => findPlaceProblem(hazard) === undefined, 'ends no farther than it begins'))

const ShotSituation = z.strictObject({
  distanceYards: between(1, MAX_DISTANCE_YARDS),
  lie: z.enum(LIES),
  /** Counts only with the lie it belongs to. */
  lieDetail: z.optional(z.enum(Object.values(LIE_DETAILS).flat())),
  hasLip: z.optional(z.boolean()),
  isUnderLimbs: z.optional(z.boolean()),
  slope: z.enum(SLOPES),
  pin: z.enum(PINS),
  pinSide: z.optional(z.enum(PIN_SIDES)),
  fairwayWidthYards: z.optional(between(FAIRWAY_WIDTH_YARDS.from, FAIRWAY_WIDTH_YARDS.to)),
  hazards: z.readonly(z.array(PlacedHazard).check(z.maxLength(MAX_HAZARDS))),
  isSoft: z.optional(z.boolean()),
  /** The shot counts in a tournament: it is refused with `tournament`. */
  isTournament: z.optional(z.boolean()),
  /** As in golf's `Air`; the default is a still day of 70 degrees at sea level. */
  air: z.strictObject({
    temperatureF: z.optional(between(-40, 130)),
    altitudeFeet: z.optional(between(-1500, 15_000)),
    stationPressurePa: z.optional(between(50_000, 115_000)),
    seaLevelPressureInHg: z.optional(between(25, 33)),
    humidity: described('1 is air that is full of water.', z.optional(between(0, 1))),
    windSpeedMph: z.optional(between(0, 60)),
    /** Relative to the target line: 0 into the face, 90 from the right. */
    windFromDeg: z.optional(between(-FULL_TURN_DEG, FULL_TURN_DEG)),
    targetElevationFeet: z.optional(between(-1500, 1500)),
    windProfile: z.optional(z.enum(WIND_PROFILES)),
  }),
})

/** A shot to play. The bag is the golfer's `clubs`. */
export const ShotQuestion = z
  .strictObject({ golfer: GolferFacts, situation: ShotSituation })
  .check(
    z.refine(
      ({ golfer: { clubs = [] } }) => clubs.some(({ type, carryYards }) => type !== 'putter' && carryYards),
      'has no club with a distance: set up club distances first',
    ),
  )
export type ShotQuestion = z.infer<typeof ShotQuestion>

/** The specification's shot advice result (2 §3). */
export const AiShotAdvice = z.object({
  recommendedClub: ClubType,
  alternativeClubs: z.array(ClubType),
  adjustments: z.object({
    clubSelection: z.string(),
    ballPosition: z.string(),
    stance: z.string(),
    swing: z.string(),
    aim: z.string(),
  }),
  tips: z.array(z.string()).check(z.maxLength(MAX_TIPS)),
})
export type AiShotAdvice = z.infer<typeof AiShotAdvice>

export const askAiShotAdvice = endpoint({
  method: 'POST',
  path: '/api/ai/shot-advice',
  group: 'ai',
  access: 'golfer',
  summary: 'Advises on a shot',
  errors: ['tournament'],
  body: ShotQuestion,
  reply: aiReply(AiShotAdvice),
})
