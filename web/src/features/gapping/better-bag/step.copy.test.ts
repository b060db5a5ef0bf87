import { expect, it } from 'vitest'
import type { BagStep, LeaveOut } from '@bagwise/golf/better-bag/plan-steps'
import { measureText, stepText } from './step.copy.ts'

const READY = { priceDollars: 0, measureFirst: [] } as const
const GAP_WEDGE: BagStep = {
  kind: 'add',
  club: 'gw',
  carryYards: 89,
  longer: { club: 'pw', carryYards: 101 },
  shorter: { club: 'sw', carryYards: 76 },
  priceDollars: 120,
  measureFirst: [],
}
const leaveOut = (reason: LeaveOut['reason']): LeaveOut => ({
  kind: 'leave-out',
  club: '3-hybrid',
  reason,
  nearest: { club: '5-wood', carryYards: 196 },
  carryYards: 189,
  isShortest: false,
  ...READY,
})

it('GAP-31 says what a new club carries, where it stands and about what it costs', () => {
  expect(stepText(GAP_WEDGE, 'yards')).toEqual({
    title: 'A Gap Wedge, 50 to 52°, about $120',
    text: 'It would carry about 89 yards between Pitching Wedge (101) and Sand Wedge (76).',
  })
  expect(stepText(GAP_WEDGE, 'metres').text).toBe(
    'It would carry about 81 metres between Pitching Wedge (92) and Sand Wedge (69).',
  )
})

it('GAP-31 says why a club is left out', () => {
  expect(
    [leaveOut('too-many'), leaveOut('makes-room'), leaveOut('overlap')].map((step) => stepText(step, 'yards').text),
  ).toEqual([
    'The rules allow 14 clubs with the putter, and this one is missed least: it is 7 yards from your 5-Wood.',
    'It makes room: it is 7 yards from your 5-Wood.',
    'Its neighbour does the same job: it is 7 yards from your 5-Wood.',
  ])
})

it('says that a part swing takes the place of the shortest club, and that two clubs carry the same', () => {
  const wedge = { ...leaveOut('too-many'), club: 'lw', carryYards: 70, isShortest: true } as const
  expect(stepText({ ...wedge, nearest: { club: 'sw', carryYards: 85 } }, 'yards').text).toMatch(
    /missed least: a shorter swing with your Sand Wedge does its work\.$/,
  )
  const wood = { ...leaveOut('overlap'), carryYards: 196 } as const
  expect(stepText(wood, 'yards').text).toBe('Its neighbour does the same job: it carries the same as your 5-Wood.')
})

it('GAP-31 says how far a club is bent and what that does', () => {
  const bend = {
    kind: 'reloft',
    club: '9-iron',
    loftDeg: 41,
    fromCarryYards: 132,
    priceDollars: 10,
    measureFirst: [],
  } as const
  expect(stepText({ ...bend, weakerDeg: 2, toCarryYards: 126 }, 'yards')).toEqual({
    title: 'The 9-Iron bent 2° weaker, to 43°, about $10',
    text: 'It would carry about 126 yards instead of 132; let a club maker do it, since sole and bounce move too. Unless you strike very evenly, it gains little.',
  })
  expect(stepText({ ...bend, weakerDeg: -1, toCarryYards: 135 }, 'yards').title).toContain('1° stronger, to 40°')
})

it('says measure first, never what to buy, beside a distance that nobody measured', () => {
  const { title, text } = stepText({ ...GAP_WEDGE, measureFirst: ['pw', 'sw'] }, 'yards')
  expect(title).toBe('Measure first: Pitching Wedge and Sand Wedge')
  expect(text).toBe(
    'Their distances are estimates: if they hold, a Gap Wedge of about 89 yards would close the hole between Pitching Wedge (101) and Sand Wedge (76).',
  )
  expect(`${title} ${text}`).not.toMatch(/\$|buy/i)
  expect(stepText({ ...GAP_WEDGE, measureFirst: ['sw'] }, 'yards').text).toMatch(
    /^Its distance is an estimate: if it holds/,
  )
})

it('names what to measure for more', () => {
  expect(measureText(['driver', '3-wood'])).toBe('Measure Driver and 3-Wood, then there may be more to gain.')
})
