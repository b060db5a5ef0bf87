import { expect, it } from 'vitest'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import { adviceSentences } from './advice-sentences.ts'
import { sentences } from './gaps-sheet.copy.ts'

const club = (carryYards: number) => ({ club: '7-iron', carryYards, isEstimated: false }) as const
const GOOD: Gap = { longer: club(150), shorter: club(139), gapYards: 11, verdict: 'good' }
const TEN = ['driver', '3-wood', '5-wood', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'sw'] as const
const LEAVE_OUT = { kind: 'leave-out', club: '5-iron', reason: 'too-many', gap: undefined, strokes: 0 } as const

it('advises a short bag to carry more by the 5-20 rule only', () => {
  const bag = { carried: TEN.slice(1), ownCount: 9 }
  const gaps = [{ ...GOOD, verdict: 'too-large' as const }]
  expect(adviceSentences({ bag, judged: { rule: 'fixed', gaps }, plan: { actions: [] } })).toEqual(['more-clubs'])
  expect(adviceSentences({ bag, judged: { rule: 'swing', gaps }, plan: { actions: [] } })).toEqual([])
})

it('praises for the swing with three known clubs and nothing to do, by the 5-20 rule wherever gaps are good', () => {
  const said = (rule: 'swing' | 'fixed', ownCount: number, actions: readonly (typeof LEAVE_OUT)[]) =>
    adviceSentences({ bag: { carried: TEN, ownCount }, judged: { rule, gaps: [GOOD] }, plan: { actions } })
  expect(said('swing', 3, [])).toEqual(['well-spaced'])
  expect(said('swing', 2, [])).toEqual([])
  expect(said('swing', 3, [LEAVE_OUT])).toEqual([])
  expect(said('fixed', 0, [LEAVE_OUT])).toEqual(['well-spaced'])
  expect(sentences['well-spaced']).toMatch(/^Great gapping!/)
})
