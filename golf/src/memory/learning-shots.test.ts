import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeptSession, KeptShot } from './kept-shot.ts'
import { learnLaunches } from './own-launch.ts'
import { learningShots } from './learning-shots.ts'

const TODAY = '2026-11-21'
const CLUBS = [{ type: '7-iron' }, { type: 'sw', since: '2026-06-01' }] as const

const kept = (id: string, more: Partial<KeptShot> = {}): KeptShot => ({
  id,
  club: '7-iron',
  swing: 'full',
  carryYards: 150,
  isSpinMeasured: true,
  mark: 'by-rule',
  ...more,
})
const session = (shots: readonly KeptShot[], more: Partial<KeptSession> = {}): KeptSession => ({
  id: 'evening',
  day: '2026-11-11',
  origin: 'device-outdoor',
  isNormalised: false,
  shots,
  ...more,
})
const learning = (...sessions: readonly KeptSession[]) => learningShots({ sessions, clubs: CLUBS, today: TODAY })

it('gives full swings with their session, age and figures', () => {
  const figures = { sideYards: -4, ballSpeedMph: 115, launchDeg: 17, spinRpm: 6800 }
  expect(learning(session([kept('a', figures)]))).toEqual({
    shots: [
      {
        ...figures,
        club: '7-iron',
        carryYards: 150,
        ageDays: 10,
        session: 'evening',
        origin: 'device-outdoor',
        isSaidToCount: false,
      },
    ],
    partSwings: [],
    shotIds: ['a'],
    partSwingIds: [],
    notLearnt: [],
  })
})

it('tells lanes of the range log and answers from the course apart from figures', () => {
  const readingIn = (more: Partial<KeptSession>) => learning(session([kept('a')], more)).shots[0]?.reading
  expect(readingIn({ origin: 'typed', source: 'log' })).toBe('lane')
  expect(readingIn({ origin: 'course', source: 'course' })).toBe('coarse')
  expect(readingIn({ origin: 'course', source: 'round' })).toBeUndefined()
  expect(readingIn({ origin: 'device-indoor', source: 'log' })).toBeUndefined()
  expect(readingIn({})).toBeUndefined()
})

it('takes a day in the future for today', () => {
  expect(learning(session([kept('a')], { day: '2026-11-23' })).shots[0]?.ageDays).toBe(0)
})

it('names why a shot teaches nothing, and takes the golfer’s word', () => {
  const found = learning(
    session(
      [
        kept('out', { mark: 'left-out' }),
        kept('label', { club: null }),
        kept('sold', { club: '3-iron' }),
        kept('old wedge', { club: 'sw' }),
        kept('chip', { swing: 'other' }),
        kept('said', { mark: 'counts' }),
      ],
      { day: '2026-05-31' },
    ),
  )
  expect(found.notLearnt).toEqual([
    { id: 'out', reason: 'left-out' },
    { id: 'label', reason: 'no-club' },
    { id: 'sold', reason: 'not-owned' },
    { id: 'old wedge', reason: 'earlier-club' },
    { id: 'chip', reason: 'part-swing' },
  ])
  expect(found.shots.map(({ isSaidToCount }) => isSaidToCount)).toEqual([true])
})

it('learns a replaced club from the day it was replaced', () => {
  expect(learning(session([kept('new wedge', { club: 'sw' })], { day: '2026-06-01' })).shots).toHaveLength(1)
})

it('keeps marked part swings apart', () => {
  const swings = [kept('a', { club: 'sw', swing: 'three-quarter' }), kept('b', { club: 'sw', swing: 'half' })]
  const { shots, partSwings, notLearnt } = learning(session(swings))
  expect([shots, notLearnt]).toEqual([[], []])
  expect(partSwings.map(({ swing }) => swing)).toEqual(['three-quarter', 'half'])
})

describe('air', () => {
  const carryIn = (more: Partial<KeptSession>) => learning(session([kept('a')], more)).shots[0]?.carryYards

  it('brings carries of a cold day to the reference air, except from a monitor that has done so', () => {
    const air = { temperatureF: 45 }
    expect(carryIn({ air })).toBeGreaterThan(152)
    expect(carryIn({ air, isNormalised: true })).toBe(150)
    expect(carryIn({})).toBe(150)
  })
})

it('MEM-17 (learning) learns no launch or spin from spin that was estimated', () => {
  const launched = (more: Partial<KeptShot>) => {
    const shots = [1, 2, 3].map((id) => kept(`${id}`, { ballSpeedMph: 115, launchDeg: 18, ...more }))
    return learnLaunches(learning(session(shots)).shots, new Map([['7-iron', 150]]))
  }
  fc.assert(
    fc.property(fc.double({ min: 0, max: 15_000, noNaN: true }), (spinRpm) => {
      expect(launched({ spinRpm, isSpinMeasured: false })).toStrictEqual(launched({}))
    }),
    { numRuns: 50 },
  )
  expect(launched({ spinRpm: 3000 }).get('7-iron')?.spinShareMore).toBeLessThan(-0.1)
  expect(launched({ spinRpm: 3000, isSpinMeasured: false }).get('7-iron')?.spinShareMore).toBeCloseTo(0, 12)
})
