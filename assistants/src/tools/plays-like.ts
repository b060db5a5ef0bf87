import { playsLike } from '@bagwise/golf/flight/plays-like'
import * as z from 'zod/mini'
import { yardsOf } from '../figures.ts'
import { flightProblemText } from '../flight-problem.ts'
import { bagOf } from '../golfer.ts'
import { AIR_INPUT, airOf, distanceInput, notKnownOfAir } from '../shot-input.ts'
import { SAID, tool } from '../tool.ts'
import * as copy from '../tools.copy.ts'
import { CardRows, isTournament, tournamentSaid } from '../tournament.ts'

export const PLAYS_LIKE = tool({
  name: 'plays_like',
  title: copy.playsLike.title,
  description: copy.playsLike.description,
  input: z.strictObject({ distanceYards: distanceInput, ...AIR_INPUT }),
  output: z.object({
    ...SAID,
    distanceYards: z.number(),
    playsLikeYards: z.optional(z.number()),
    plusMinusYards: z.optional(z.number()),
    parts: z.optional(
      z.object({
        windYards: z.number(),
        temperatureYards: z.number(),
        altitudeYards: z.number(),
        elevationYards: z.number(),
      }),
    ),
    card: z.optional(CardRows),
  }),
  reads: ['shots'],
  answer: ({ input, golfer, today }) => {
    const { distanceYards } = input
    const { clubs, missing } = bagOf(golfer, today)
    if (isTournament(input, golfer)) return tournamentSaid(clubs, input)
    const said = { rule: copy.playsLike.rule, notKnown: [...notKnownOfAir(input)], distanceYards }
    if (missing !== undefined) return { ...said, answer: copy.emptyBag }
    const found = playsLike(clubs, { distanceYards }, airOf(input))
    if ('problem' in found) return { ...said, answer: flightProblemText(found, distanceYards) }
    const { playsLikeYards, bandYards, partsYards } = found
    return {
      ...said,
      answer: copy.playsLike.answer(distanceYards, { yards: playsLikeYards, plusMinusYards: bandYards }),
      playsLikeYards: yardsOf(playsLikeYards),
      plusMinusYards: yardsOf(bandYards),
      parts: {
        windYards: yardsOf(partsYards.wind),
        temperatureYards: yardsOf(partsYards.temperature),
        altitudeYards: yardsOf(partsYards.altitude),
        elevationYards: yardsOf(partsYards.elevation),
      },
    }
  },
})
