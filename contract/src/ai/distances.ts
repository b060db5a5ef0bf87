import * as z from 'zod/mini'
import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import { described } from '../documented.ts'
import { endpoint } from '../endpoint.ts'
import { between, wholeBetween } from '../number-ranges.ts'
import { ClubType } from '../profile-fields.ts'
import { aiReply } from './ai-reply.ts'
import { GolferFacts } from './golfer-facts.ts'

const MAX_CLUBS = 20

/** Carries by club, driver through lob wedge; the putter has none. */
export const CarriesByClub = z.partialRecord(
  ClubType,
  described('Yards.', wholeBetween(MIN_CARRY_YARDS, MAX_CARRY_YARDS)),
)
export type CarriesByClub = z.infer<typeof CarriesByClub>

/** Asks for the carries of some clubs, given those the golfer knows. */
export const DistancesQuestion = z.strictObject({
  golfer: GolferFacts,
  /** Measured or typed by the golfer. */
  known: CarriesByClub,
  clubs: z.array(ClubType).check(z.minLength(1), z.maxLength(MAX_CLUBS)),
  conditions: z.optional(
    z.strictObject({
      temperatureF: z.optional(between(-20, 130)),
      /** Head wind; negative is tail wind. */
      headWindMph: z.optional(between(-60, 60)),
      elevationFeet: z.optional(between(-1500, 15_000)),
    }),
  ),
})
export type DistancesQuestion = z.infer<typeof DistancesQuestion>

export const askAiDistances = endpoint({
  method: 'POST',
  path: '/api/ai/distances',
  group: 'ai',
  access: 'golfer',
  summary: 'Estimates carries',
  body: DistancesQuestion,
  reply: aiReply(CarriesByClub),
})
