import { planningGolferOf } from '@bagwise/contract/from-profile/planning-golfer'
import { documentOf } from '@bagwise/contract/profile-document'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { GapVerdict } from '@bagwise/golf/gapping/find-gaps'
import { GAP_RULES, judgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { planBag } from '@bagwise/golf/one-bag/plan-bag'
import * as z from 'zod/mini'
import { yardsOf } from '../figures.ts'
import { SAID, tool } from '../tool.ts'
import * as copy from '../tools.copy.ts'

const VERDICTS = ['too-close', 'good', 'too-large'] as const satisfies readonly GapVerdict[]

export const GAPS = tool({
  name: 'gaps',
  title: copy.gaps.title,
  description: copy.gaps.description,
  input: z.strictObject({ rule: z.optional(z.enum(GAP_RULES).check(z.describe(copy.inputs.gapRule))) }),
  output: z.object({
    ...SAID,
    scorePoints: z.optional(z.number().check(z.describe('Of 100; none without three carries of the golfer’s own.'))),
    gaps: z.array(
      z.object({
        longerClub: z.enum(CLUB_TYPES),
        longerCarryYards: z.number(),
        shorterClub: z.enum(CLUB_TYPES),
        shorterCarryYards: z.number(),
        gapYards: z.number(),
        verdict: z.enum(VERDICTS),
      }),
    ),
  }),
  reads: [],
  answer: ({ input: { rule = 'swing' }, golfer: { profile } }) => {
    const clubs = gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances })
    const { gaps, score } = judgedBag(rule, { clubs }, planBag(planningGolferOf(profile)))
    const estimated = clubs.filter(({ isEstimated }) => isEstimated).map(({ club }) => club)
    const said = {
      rule: copy.gaps.rules[rule],
      notKnown: [copy.notKnown.carriesFrom, ...(estimated.length > 0 ? [copy.estimatedClubs(estimated)] : [])],
    }
    if (gaps.length === 0) return { ...said, answer: copy.tooFewClubs, gaps: [] }
    const countOf = (verdict: GapVerdict) => gaps.filter((gap) => gap.verdict === verdict).length
    const [tooLarge, tooClose] = [countOf('too-large'), countOf('too-close')]
    return {
      ...said,
      answer: tooLarge + tooClose === 0 ? copy.gaps.allGood : copy.gaps.answer(tooLarge, tooClose),
      ...(score !== undefined && { scorePoints: score }),
      gaps: gaps.map(({ longer, shorter, gapYards, verdict }) => ({
        longerClub: longer.club,
        longerCarryYards: yardsOf(longer.carryYards),
        shorterClub: shorter.club,
        shorterCarryYards: yardsOf(shorter.carryYards),
        gapYards: yardsOf(gapYards),
        verdict,
      })),
    }
  },
})
