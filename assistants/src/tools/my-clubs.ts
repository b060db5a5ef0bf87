import { documentOf } from '@bagwise/contract/profile-document'
import { isAssumed, loftOf } from '@bagwise/golf/bag'
import { CLUB_TYPES, byPosition } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import * as z from 'zod/mini'
import { yardsOf } from '../figures.ts'
import { SAID, tool } from '../tool.ts'
import * as copy from '../tools.copy.ts'

const Club = z.object({
  club: z.enum(CLUB_TYPES),
  clubName: z.string(),
  isInBag: z.boolean(),
  brand: z.optional(z.string()),
  model: z.optional(z.string()),
  loftDeg: z.number(),
  isLoftUsual: z.boolean().check(z.describe('The golfer has not said the loft: it is the usual one.')),
  carryYards: z.optional(z.number()),
  carryFrom: z.optional(z.enum(DISTANCE_SOURCES)),
  plusMinusYards: z.optional(z.number().check(z.describe('It holds in four cases of five.'))),
})

export const MY_CLUBS = tool({
  name: 'my_clubs',
  title: copy.myClubs.title,
  description: copy.myClubs.description,
  input: z.strictObject({}),
  output: z.object({ ...SAID, clubCount: z.number(), clubs: z.array(Club) }),
  reads: [],
  answer: ({ golfer: { profile } }) => {
    const { distances } = documentOf(profile)
    const clubs = profile.golfBag
      .toSorted((one, other) => byPosition(one.type, other.type))
      .map((owned): z.infer<typeof Club> => {
        const { type, brand, model, isInBag } = owned
        const stored = distances[type]
        const plusMinusYards = stored?.shots?.known?.plusMinusYards ?? stored?.basis?.plusMinusYards
        return {
          club: type,
          clubName: copy.name(type),
          isInBag,
          ...(brand !== '' && { brand }),
          ...(model !== '' && { model }),
          loftDeg: loftOf(owned),
          isLoftUsual: isAssumed(owned, 'loft'),
          ...(stored && { carryYards: yardsOf(stored.distance), carryFrom: stored.source }),
          ...(plusMinusYards !== undefined && { plusMinusYards: yardsOf(plusMinusYards) }),
        }
      })
    const typesOf = (isWanted: (club: z.infer<typeof Club>) => boolean): readonly ClubType[] =>
      clubs.filter(isWanted).map(({ club }) => club)
    const withoutCarry = typesOf(({ club, carryYards }) => club !== 'putter' && carryYards === undefined)
    const estimated = typesOf(({ carryFrom }) => carryFrom === 'estimated')
    const inBag = typesOf(({ isInBag }) => isInBag).length
    return {
      answer: clubs.length === 0 ? copy.noClubs : copy.myClubs.answer(inBag, clubs.length),
      rule: copy.myClubs.rule,
      notKnown: [
        copy.notKnown.carriesFrom,
        ...(withoutCarry.length > 0 ? [copy.clubsWithoutCarry(withoutCarry)] : []),
        ...(estimated.length > 0 ? [copy.estimatedClubs(estimated)] : []),
      ],
      clubCount: clubs.length,
      clubs,
    }
  },
})
