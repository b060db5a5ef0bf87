import { describe, expect, it } from 'vitest'
import { MOST_TREND_POINTS, clubHistory } from './club-history.ts'
import type { KeptSession, KeptShot } from './kept-shot.ts'
import { shotMemory } from './shot-memory.ts'
import type { GolferWithShots } from './shot-memory.ts'

const shotOf = (id: string, carryYards: number, more: Partial<KeptShot> = {}): KeptShot => ({
  id,
  club: '7-iron',
  swing: 'full',
  carryYards,
  sideYards: 2,
  isSpinMeasured: false,
  mark: 'by-rule',
  ...more,
})

const sessionOn = (day: string, shots: readonly KeptShot[], more: Partial<KeptSession> = {}): KeptSession => ({
  id: day,
  day,
  origin: 'device-outdoor',
  isNormalised: false,
  shots,
  ...more,
})

const dayOf = (index: number) =>
  `2026-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`
const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sessionOn(dayOf(index), [shotOf(`${index} a`, 146), shotOf(`${index} b`, 150)]),
  )

const golferWith = (sessions: readonly KeptSession[], more: Partial<GolferWithShots> = {}): GolferWithShots => ({
  clubs: [{ type: '7-iron' }, { type: '8-iron' }],
  profile: { golfBag: [{ type: '7-iron', loft: null }], handicap: 15, swingSpeed: null, swingSpeedRange: null },
  distances: { '7-iron': { distance: 133, source: 'manual' } },
  handicap: 15,
  today: '2026-11-21',
  sessions,
  ...more,
})

describe('the trend of a club', () => {
  it('has a point for each day with a shot, learned from the shots up to then', () => {
    const sessions = daysOf(3)
    const { trend } = clubHistory(golferWith(sessions), '7-iron')
    expect(trend.map(({ day, shotCount }) => [day, shotCount])).toEqual([
      [dayOf(0), 2],
      [dayOf(1), 4],
      [dayOf(2), 6],
    ])
    const [learned] = shotMemory(golferWith(sessions.slice(0, 2), { today: dayOf(1) })).learned
    expect(trend[1]?.carryYards).toBe(learned?.carryYards)
    expect(trend[2]?.carrySdYards).toBeLessThan(trend[0]?.carrySdYards ?? 0)
  })

  it('does not know a later number at an earlier day', () => {
    const sessions = daysOf(3)
    const before = { distance: 133, source: 'manual' } as const
    const measured = { distance: 147, source: 'measured', shots: { count: 6 }, before } as const
    const later = clubHistory(golferWith(sessions, { distances: { '7-iron': measured } }), '7-iron')
    expect(later.trend).toEqual(clubHistory(golferWith(sessions), '7-iron').trend)
  })

  it('has at most twelve points, the first and the last day among them', () => {
    const { trend } = clubHistory(golferWith(daysOf(40)), '7-iron')
    expect(trend).toHaveLength(MOST_TREND_POINTS)
    expect(trend[0]?.day).toBe(dayOf(0))
    expect(trend.at(-1)?.day).toBe(dayOf(39))
  })

  it('leaves out days of other clubs, of part swings and of an earlier club', () => {
    const sessions = [
      sessionOn('2026-01-05', [shotOf('old', 140)]),
      sessionOn('2026-02-05', [shotOf('other', 130, { club: '8-iron' })]),
      sessionOn('2026-03-05', [shotOf('half', 80, { swing: 'half' })]),
      sessionOn('2026-04-05', [shotOf('new', 148)]),
    ]
    const clubs = [{ type: '7-iron', since: '2026-02-01' }, { type: '8-iron' }] as const
    expect(clubHistory(golferWith(sessions, { clubs }), '7-iron').trend.map(({ day }) => day)).toEqual(['2026-04-05'])
  })
})

describe('the shots of a club', () => {
  it('MEM-37 (newest) are its full swings, the latest session first, and of a session the last shot first', () => {
    const sessions = [
      sessionOn('2026-01-05', [shotOf('first', 140), shotOf('half', 80, { swing: 'half' })]),
      sessionOn('2026-02-05', [shotOf('second', 141), shotOf('other', 130, { club: '8-iron' }), shotOf('third', 142)]),
    ]
    expect(clubHistory(golferWith(sessions), '7-iron').placed).toEqual([
      { id: 'third', session: '2026-02-05', carryYards: 142, sideYards: 2 },
      { id: 'second', session: '2026-02-05', carryYards: 141, sideYards: 2 },
      { id: 'first', session: '2026-01-05', carryYards: 140, sideYards: 2 },
    ])
  })

  it('are in the reference air, unless the monitor has seen to that', () => {
    const air = { temperatureF: 45 }
    const cold = sessionOn('2026-01-05', [shotOf('cold', 140)], { air })
    const normalised = sessionOn('2026-02-05', [shotOf('normalised', 140)], { air, isNormalised: true })
    const { placed } = clubHistory(golferWith([cold, normalised]), '7-iron')
    expect(placed[0]?.carryYards).toBe(140)
    expect(placed[1]?.carryYards).toBeGreaterThan(141)
  })
})

it('says what held before any shot', () => {
  const sessions = daysOf(1)
  expect(clubHistory(golferWith(sessions), '7-iron').prior).toEqual({
    club: '7-iron',
    priorCarryYards: 133,
    priorFrom: 'own-number',
  })
  expect(clubHistory(golferWith(sessions, { distances: {} }), '7-iron').prior?.priorFrom).toBe('typical')
  expect(clubHistory(golferWith(sessions, { clubs: [] }), '7-iron').prior).toBeUndefined()
})
