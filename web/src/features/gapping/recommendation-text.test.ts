import { describe, expect, it } from 'vitest'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import type { GapRecommendation } from '@bagwise/golf/gapping/gap-recommendation'
import { recommendationText } from './recommendation-text.ts'

const own = (club: GapClub['club'], carryYards: number): GapClub => ({ club, carryYards, isEstimated: false })
const estimate = (club: GapClub['club'], carryYards: number): GapClub => ({ club, carryYards, isEstimated: true })

function pair(longer: GapClub, shorter: GapClub) {
  const [gap] = findGaps([longer, shorter])
  if (!gap) throw new Error('Two clubs have a gap')
  return gap
}

const text = (
  recommendation: GapRecommendation,
  { units = 'yards', clubs = [] }: { units?: 'yards' | 'metres'; clubs?: readonly GapClub[] } = {},
) => recommendationText(recommendation, { units, gaps: findGaps(clubs) })

const HOLE = pair(own('3-hybrid', 190), own('5-iron', 166))
const ADD = {
  kind: 'add-club',
  gap: HOLE,
  priority: 'medium',
  filler: '4-hybrid',
  loft: { fromDeg: 22, toDeg: 24 },
  shaft: 'graphite',
  leaveOut: [],
  expectedCarryYards: 178,
} as const satisfies GapRecommendation

describe('what the golfer reads for a recommendation', () => {
  it('names the club to add, its loft and its place', () => {
    expect(text(ADD)).toEqual({
      title: 'A 4-Hybrid, 22 to 24°, between 3-Hybrid and 5-Iron',
      text: 'It would carry about 178 yards. Look for a graphite shaft.',
    })
  })

  it('speaks in metres to a golfer who does', () => {
    expect(text(ADD, { units: 'metres' }).text).toContain('about 163 metres')
  })

  it('says a single loft plainly and puts the right article before the 8-iron', () => {
    const add = { ...ADD, filler: '8-iron', loft: { fromDeg: 36, toDeg: 36 }, shaft: 'steel' } as const
    expect(text(add).title).toBe('An 8-Iron, 36°, between 3-Hybrid and 5-Iron')
  })

  it('GAP-29 with a full bag names the club to leave out and its nearest neighbour', () => {
    const clubs = [own('5-wood', 193), own('3-hybrid', 190), own('5-iron', 166)]
    expect(text({ ...ADD, leaveOut: ['5-wood'] }, { clubs }).text).toBe(
      'It would carry about 178 yards. Look for a graphite shaft. The bag is full at 14 with the putter: leave out the 5-Wood, which is 3 yards from your 3-Hybrid.',
    )
  })

  it('names all clubs to leave out of a bag that is over the limit', () => {
    expect(text({ ...ADD, leaveOut: ['5-wood', '8-iron'] }).text).toMatch(/leave out the 5-Wood and the 8-Iron\.$/)
  })

  it('GAP-28 sends a club from the shelf back instead of buying it again', () => {
    const back = {
      kind: 'put-back',
      gap: HOLE,
      priority: 'medium',
      club: '4-iron',
      leaveOut: [],
      expectedCarryYards: 178,
    } as const
    expect(text(back)).toEqual({
      title: 'Your 4-Iron back into the bag',
      text: 'It goes between 3-Hybrid and 5-Iron and carries about 178 yards.',
    })
  })

  it('GAP-28 advises a loft or a partial swing when no club fits', () => {
    const gap = pair(own('9-iron', 130), own('pw', 106))
    const advice = text({ kind: 'adjust-loft', gap, priority: 'medium', isFineForSwing: false })
    expect(advice.title).toBe('A loft or a partial swing between 9-Iron and Pitching Wedge')
    expect(advice.text).toMatch(/bend the Pitching Wedge a degree or two stronger, or practise a three-quarter swing/)
  })

  it('doubts the numbers when two neighbouring clubs lie very far apart', () => {
    const gap = pair(own('6-iron', 188), own('7-iron', 150))
    expect(text({ kind: 'adjust-loft', gap, priority: 'high', isFineForSwing: false }).text).toMatch(
      /^Check both numbers first/,
    )
  })

  it('does not doubt a gap that suits the swing, and measures an estimate first', () => {
    const advice = { kind: 'adjust-loft', priority: 'high', isFineForSwing: true } as const
    const measured = pair(own('driver', 282), own('3-wood', 255))
    expect(text({ ...advice, gap: measured }).text).toMatch(/^For your swing this gap is fine/)
    const guessed = pair(own('driver', 265), estimate('3-wood', 239))
    expect(text({ ...advice, gap: guessed }).text).toMatch(/^Measure the 3-Wood first: its number is an estimate\./)
  })

  it('does not tell anybody to bend a wood', () => {
    const gap = pair(own('driver', 230), own('3-wood', 208))
    const advice = text({ kind: 'adjust-loft', gap, priority: 'medium', isFineForSwing: false }).text
    expect(advice).toMatch(/If the loft of your 3-Wood can be set/)
    expect(advice).not.toMatch(/bend/)
  })

  it('GAP-27 measures an estimated pair first and buys nothing', () => {
    const gap = pair(estimate('driver', 246), estimate('3-wood', 218))
    const advice = text({ kind: 'measure-first', gap, priority: 'high', clubs: ['driver', '3-wood'] })
    expect(advice.title).toBe('Measure first: Driver and 3-Wood')
    expect(advice.text).toBe('Both numbers are estimates. Ten shots with each decide whether the 28 yard gap is real.')
    expect(`${advice.title} ${advice.text}`).not.toMatch(/buy|add|would carry/i)
  })

  it('measures the clubs that stand in a hole without a distance', () => {
    const advice = text({ kind: 'measure-first', gap: HOLE, priority: 'medium', clubs: ['4-iron'] })
    expect(advice.title).toBe('Measure first: 4-Iron')
    expect(advice.text).toBe(
      'It stands between 3-Hybrid and 5-Iron, but has no distance yet. The 24 yard gap may be none.',
    )
  })

  it('tells two clubs of one job apart from two estimates', () => {
    const gap = pair(estimate('5-wood', 193), own('3-hybrid', 190))
    expect(text({ kind: 'too-close', gap, priority: 'medium', measureFirst: [] })).toEqual({
      title: '5-Wood and 3-Hybrid do the same job',
      text: 'They carry 3 yards apart. Leave one of them out, or have the loft of one changed.',
    })
    expect(text({ kind: 'too-close', gap, priority: 'medium', measureFirst: ['5-wood'] }).text).toMatch(
      /^193 yards is an estimate\./,
    )
    expect(text({ kind: 'too-close', gap, priority: 'medium', measureFirst: ['5-wood', '3-hybrid'] }).title).toBe(
      'Measure first: 5-Wood and 3-Hybrid',
    )
  })

  it('keeps the singular for one yard and the plain word for none', () => {
    const close = (shorterYards: number) => pair(own('5-iron', 188), own('6-iron', shorterYards))
    expect(text({ kind: 'too-close', gap: close(187), priority: 'medium', measureFirst: [] }).text).toMatch(
      /^They carry 1 yard apart/,
    )
    expect(text({ kind: 'too-close', gap: close(188), priority: 'medium', measureFirst: [] }).text).toMatch(
      /^They carry the same/,
    )
  })

  it('GAP-24 uses the specified sentence for a short bag', () => {
    expect(text({ kind: 'more-clubs' }).text).toBe(
      'Consider adding more clubs to fill distance gaps and give yourself more options on the course.',
    )
  })

  it('GAP-25 uses the specified sentence for an even bag', () => {
    expect(text({ kind: 'well-spaced' }).text).toBe(
      'Great gapping! Your clubs are well-spaced for consistent distance control.',
    )
  })
})
