import { describe, expect, it } from 'vitest'
import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import { gappingScore } from '@bagwise/golf/gapping/gapping-score'
import { scoreAdvice } from './score-text.ts'

const own = (club: GapClub['club'], carryYards: number): GapClub => ({ club, carryYards, isEstimated: false })

function adviceFor(clubs: readonly GapClub[], units: 'yards' | 'metres' = 'yards') {
  const gaps = findGaps(clubs)
  const scoreOf = (judged: readonly Gap[]) =>
    gappingScore({
      clubCount: clubs.length,
      overlapCount: judged.filter(({ verdict }) => verdict === 'too-close').length,
      gapCount: judged.filter(({ verdict }) => verdict === 'too-large').length,
    })
  const scoreWithout = (mended: Gap) => scoreOf(gaps.filter((gap) => gap !== mended))
  return scoreAdvice({ gaps, score: scoreOf(gaps), scoreWithout, units })
}

describe('the sentence beside the score', () => {
  it('names the largest hole and the score without it', () => {
    const clubs = [own('driver', 230), own('3-wood', 204), own('3-hybrid', 180), own('5-iron', 166)]
    expect(adviceFor(clubs)).toBe('Close the 26 yard gap above your 3-Wood and you reach 80.')
  })

  it('speaks in the golfer’s units', () => {
    const clubs = [own('driver', 230), own('3-wood', 204), own('3-hybrid', 190)]
    expect(adviceFor(clubs, 'metres')).toBe('Close the 23 metre gap above your 3-Wood and you reach 100.')
  })

  it('turns to the closest pair when there is no hole', () => {
    const clubs = [own('5-wood', 193), own('3-hybrid', 190), own('4-iron', 176), own('5-iron', 174)]
    expect(adviceFor(clubs)).toBe('Sort out 4-Iron and 5-Iron and you reach 80.')
  })

  it('promises nothing when one remedy alone does not lift the score', () => {
    const clubs = [250, 220, 190, 160, 130, 100, 70].map((yards, index) =>
      own((['driver', '3-wood', '5-wood', '4-iron', '7-iron', 'pw', 'lw'] as const)[index] ?? 'lw', yards),
    )
    expect(adviceFor(clubs)).toBe('Close the 30 yard gap above your 3-Wood first.')
  })

  it('has nothing to mend in an even bag', () => {
    expect(adviceFor([own('7-iron', 146), own('8-iron', 135)])).toMatch(/^No overlap and no hole/)
  })
})
