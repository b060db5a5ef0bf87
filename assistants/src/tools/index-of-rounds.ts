import { rateRounds } from '@bagwise/golf/handicap/dated-differentials'
import * as z from 'zod/mini'
import { strokesOf } from '../figures.ts'
import { SAID, tool } from '../tool.ts'
import * as copy from '../tools.copy.ts'

const Score = z.object({
  date: z.string(),
  course: z.string(),
  differentialStrokes: z.number(),
  isCounted: z.boolean(),
})

export const INDEX = tool({
  name: 'index',
  title: copy.index.title,
  description: copy.index.description,
  input: z.strictObject({}),
  output: z.object({
    ...SAID,
    indexStrokes: z.optional(z.number().check(z.describe('Below 0 a plus handicap.'))),
    missingHoleCount: z.optional(z.number()),
    roundCount: z.number(),
    scores: z.array(Score),
  }),
  reads: ['rounds'],
  answer: ({ golfer: { rounds } }) => {
    const said = { rule: copy.index.rule, notKnown: [copy.notKnown.officialIndex], roundCount: rounds.length }
    if (rounds.length === 0) return { ...said, answer: copy.noRounds, scores: [] }
    const { estimate, differentials } = rateRounds(rounds)
    if (estimate.kind === 'too-few') {
      const { missingHoles } = estimate
      return { ...said, answer: copy.tooFewHoles(missingHoles), missingHoleCount: missingHoles, scores: [] }
    }
    const { index, scores } = estimate
    const roundOf = (id: string) => rounds.find((round) => round.id === id)
    const counted = scores.filter(({ isCounted }) => isCounted).length
    return {
      ...said,
      answer: copy.index.answer(index, { counted, of: differentials.length }),
      indexStrokes: index,
      scores: scores.map(({ id, differential, isCounted }) => ({
        date: roundOf(id)?.date ?? '',
        course: roundOf(id)?.course ?? '',
        differentialStrokes: strokesOf(differential),
        isCounted,
      })),
    }
  },
})
