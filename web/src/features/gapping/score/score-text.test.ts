import { describe, expect, it } from 'vitest'
import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import { gappingScore } from '@bagwise/golf/gapping/gapping-score'
import type { FollowPlan } from '@bagwise/golf/recommendations/recommendation'
import { firstRow, gapRows } from '#features/gapping/gap-rows.ts'
import { scoreAdvice } from './score-text.ts'

const own = (club: GapClub['club'], carryYards: number): GapClub => ({ club, carryYards, isEstimated: false })

function adviceFor(clubs: readonly GapClub[], open: readonly FollowPlan[] = []) {
  const gaps = findGaps(clubs)
  const scoreOf = (judged: readonly Gap[]) =>
    gappingScore({
      clubCount: clubs.length,
      overlapCount: judged.filter(({ verdict }) => verdict === 'too-close').length,
      gapCount: judged.filter(({ verdict }) => verdict === 'too-large').length,
    })
  const scoreWithout = (closed: Gap) => scoreOf(gaps.filter((gap) => gap !== closed))
  return scoreAdvice({
    first: firstRow(gapRows(gaps, { open, setAside: [] }), open),
    gaps,
    score: scoreOf(gaps),
    scoreWithout,
  })
}

describe('the sentence beside the score', () => {
  const TWO_HOLES = [own('driver', 230), own('3-wood', 204), own('3-hybrid', 180), own('5-iron', 166)]

  it('names the largest gap and the score without it, and no yards', () => {
    expect(adviceFor(TWO_HOLES)).toBe('Close the gap above your 3-Wood and you reach 80.')
  })

  it('names what the to-do list has first', () => {
    const about = { longer: { type: '3-wood' }, shorter: { type: '3-hybrid' } }
    const planned = (action: object) => ({ rule: 'plan', action }) as unknown as FollowPlan
    const gripDown = planned({ kind: 'grip-down', hole: about })
    expect(adviceFor(TWO_HOLES, [gripDown])).toBe('Close the gap above your 3-Hybrid and you reach 80.')
    const measure = planned({ kind: 'measure', gap: about, clubs: ['3-wood', '3-hybrid'] })
    expect(adviceFor(TWO_HOLES, [measure])).toBe('Measure your 3-Wood and 3-Hybrid first.')
  })

  it('turns to the closest pair when there is no large gap', () => {
    const clubs = [own('5-wood', 193), own('3-hybrid', 190), own('4-iron', 176), own('5-iron', 174)]
    expect(adviceFor(clubs)).toBe('Sort out your 4-Iron and 5-Iron and you reach 80.')
  })

  it('promises nothing when one remedy alone does not lift the score', () => {
    const clubs = [250, 220, 190, 160, 130, 100, 70].map((yards, index) =>
      own((['driver', '3-wood', '5-wood', '4-iron', '7-iron', 'pw', 'lw'] as const)[index] ?? 'lw', yards),
    )
    expect(adviceFor(clubs)).toBe('Close the gap above your 3-Wood first.')
  })

  it('has nothing to do in an even bag', () => {
    expect(adviceFor([own('7-iron', 146), own('8-iron', 135)])).toMatch(/^No overlap and no hole/)
  })
})
