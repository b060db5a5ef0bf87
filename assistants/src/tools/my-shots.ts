import { CLUB_TYPES } from '@bagwise/golf/club'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import * as z from 'zod/mini'
import { percentOf, yardsOf } from '../figures.ts'
import { memoryOf } from '../golfer.ts'
import { SAID, tool } from '../tool.ts'
import * as copy from '../tools.copy.ts'

/** Four cases of five of a normal distribution. */
const FOUR_OF_FIVE_SDS = 1.28

const ClubShots = z.object({
  club: z.enum(CLUB_TYPES),
  clubName: z.string(),
  shotCount: z.number(),
  solidCount: z.number(),
  carryYards: z.number(),
  plusMinusYards: z.number().check(z.describe('Of the carry: it holds in four cases of five.')),
  missRightYards: z.number().check(z.describe('Where solid shots come down on average; negative on the left.')),
  spreadAcrossYards: z.number().check(z.describe('Standard deviation across the line.')),
  spreadAlongYards: z.number().check(z.describe('Standard deviation along the line.')),
  ownSharePercent: z.number().check(z.describe('How much of the carry is the golfer’s own shots with it.')),
})

export const MY_SHOTS = tool({
  name: 'my_shots',
  title: copy.myShots.title,
  description: copy.myShots.description,
  input: z.strictObject({ club: z.optional(z.enum(CLUB_TYPES).check(z.describe(copy.inputs.club))) }),
  output: z.object({ ...SAID, shotCount: z.number(), clubs: z.array(ClubShots) }),
  reads: ['shots'],
  answer: ({ input: { club }, golfer, today }) => {
    const memory = memoryOf(golfer, today)
    const learned = (memory?.learned ?? []).filter((one) => one.shotCount > 0 && (!club || one.club === club))
    const clubs = learned.map((one) => clubShots(one, memory?.solidCounts.get(one.club) ?? 0))
    const shotCount = clubs.reduce((sum, one) => sum + one.shotCount, 0)
    const none = club ? copy.noShotsOf(club) : copy.noShots
    return {
      answer: shotCount === 0 ? none : copy.myShots.answer(shotCount, clubs.length),
      rule: copy.myShots.rule,
      notKnown: [copy.notKnown.shotsLost, copy.notKnown.carriesFrom],
      shotCount,
      clubs,
    }
  },
})

function clubShots(
  { club, shotCount, carryYards, carrySdYards, biasYards, acrossYards, alongYards, shares }: LearnedClub,
  solidCount: number,
): z.infer<typeof ClubShots> {
  return {
    club,
    clubName: copy.name(club),
    shotCount,
    solidCount,
    carryYards: yardsOf(carryYards),
    plusMinusYards: yardsOf(FOUR_OF_FIVE_SDS * carrySdYards),
    missRightYards: yardsOf(biasYards),
    spreadAcrossYards: yardsOf(acrossYards),
    spreadAlongYards: yardsOf(alongYards),
    ownSharePercent: percentOf(shares.carry.own),
  }
}
