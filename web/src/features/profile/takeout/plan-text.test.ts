import { describe, expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { isSameValue } from '@bagwise/contract/profile-document'
import type { ImportPlan } from '@bagwise/contract/takeout'
import { planSummary, presentText } from './plan-summary.ts'
import { keptLines, planGroups } from './plan-text.ts'
import type { DescribeDetail, PlanWords } from './plan-text.ts'

const NOTHING: ImportPlan = {
  changes: [],
  kept: [],
  progress: { added: 0, present: 0 },
  rounds: { added: 0, present: 0 },
  shotSessions: { added: 0, present: 0 },
  shots: { added: 0, present: 0 },
  playedRounds: { added: 0, present: 0 },
  playedHoles: { added: 0, present: 0 },
  playedShots: { added: 0, present: 0 },
  ownCourses: { added: 0, present: 0 },
}
const measured = (distance: number) => ({ distance, source: 'measured' })
const change = (path: string, from: unknown, to: unknown) => ({ path, from, to })
const { type: _type, ...wedge } = { ...newBagClub('sw'), loft: 56 }

/** The page calls and words two details of its own. */
const WORDS: Readonly<Record<string, (value: unknown) => ReturnType<DescribeDetail>>> = {
  handicap: (value) => ({ label: 'Handicap', text: value === 18 ? '18' : '+2.5' }),
  golfGoals: (value) => ({ label: 'Goals', text: isSameValue(value, []) ? undefined : 'More distance' }),
}
const YARDS: PlanWords = { units: 'yards', hand: null, describe: (field, value) => WORDS[field]?.(value) }

const PLAN: ImportPlan = {
  ...NOTHING,
  changes: [
    change('handicap', 18, -2.5),
    change('golfGoals', [], ['more-distance']),
    change('golfPersona', null, 'bogey-golfer'),
    change('hasCompletedOnboarding', false, true),
    change('shareCount', 0, 3),
    change('golfBag.sw', null, wedge),
    change('golfBag.lw', wedge, { ...wedge, loft: 58, isInBag: false, notes: 'New grip' }),
    change('clubDistances.driver', null, measured(231)),
    change('clubDistances.7-iron', measured(150), { ...measured(150), shots: { count: 12 } }),
    change('clubDistances.pw', { distance: 112, source: 'estimated' }, measured(109)),
  ],
}

describe('what an import would change, in words', () => {
  it('names distances in the units of the golfer, clubs and details, what was and what comes', () => {
    expect(planGroups(PLAN, YARDS)).toEqual([
      {
        title: 'Distances',
        lines: [
          { name: 'Driver', text: 'nothing → 231 yd measured' },
          { name: '7-Iron', text: '150 yd measured → 150 yd measured (12)' },
          { name: 'Pitching Wedge', text: '112 yd estimated → 109 yd measured' },
        ],
      },
      {
        title: 'Golf bag',
        lines: [
          { name: 'Sand Wedge', text: 'added: Standard 56°' },
          { name: 'Lob Wedge', text: 'loft 56° → 58°, in the bag yes → no, notes' },
        ],
      },
      {
        title: 'Profile',
        lines: [
          { name: 'Handicap', text: '18 → +2.5' },
          { name: 'Goals', text: 'nothing → More distance' },
          { name: 'Golf persona', text: 'nothing → Bogey Golfer' },
          { name: 'Questionnaire answered', text: 'no → yes' },
          { name: 'Times shared', text: '0 → 3' },
        ],
      },
    ])
    expect(planGroups(PLAN, { ...YARDS, units: 'metres' })[0]?.lines[0]?.text).toBe('nothing → 211 m measured')
  })

  it('counts, and says one of one', () => {
    const plan = { ...PLAN, progress: { added: 34, present: 0 }, rounds: { added: 1, present: 0 } }
    expect(planSummary(plan)).toBe('3 distances, 2 clubs, 5 details of your profile, 34 days of progress and 1 round')
    expect(planSummary({ ...NOTHING, shots: { added: 58, present: 0 } })).toBe('58 shots')
    expect(planSummary({ ...NOTHING, changes: PLAN.changes.slice(-1) })).toBe('1 distance')
    expect(planSummary({ ...NOTHING, ownCourses: { added: 2, present: 0 } })).toBe('2 courses you mapped')
    const played = { ...NOTHING, playedRounds: { added: 1, present: 2 }, playedShots: { added: 54, present: 1 } }
    expect(planSummary(played)).toBe('1 round you played and 54 shots of rounds')
    expect(planSummary({ ...NOTHING, playedHoles: { added: 2, present: 0 } })).toBe('2 holes of rounds')
    expect(presentText(played)).toBe('Here already, and left as they are: 2 rounds you played and 1 shot of a round.')
    expect(planSummary(NOTHING)).toBe('')
  })

  it('says what stays', () => {
    const kept = [{ path: 'clubDistances.pw', own: measured(112), estimate: { distance: 120, source: 'estimated' } }]
    expect(keptLines({ ...NOTHING, kept }, 'yards')).toEqual([
      { name: 'Pitching Wedge', text: 'stays 112 yd measured; the file has 120 yd estimated' },
    ])
    expect(presentText({ ...NOTHING, progress: { added: 0, present: 2 }, rounds: { added: 3, present: 1 } })).toBe(
      'Here already, and left as they are: 2 days of progress and 1 round.',
    )
    expect(presentText({ ...NOTHING, ownCourses: { added: 0, present: 1 } })).toBe(
      'Here already, and left as they are: 1 course you mapped.',
    )
    expect(presentText(NOTHING)).toBe('')
  })
})
