import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG } from '../bag.ts'
import { toCarryYards } from '../distances/club-distance.ts'
import type { ProfileOfGolfer } from '../distances/like-me-for-golfer.ts'
import type { LearningShot } from './kept-shot.ts'
import { learnFromShots } from './learn.ts'
import { knownClubs } from './prior-carries.ts'
import type { ClubDistance } from '../distances/club-distance.ts'

const PROFILE: ProfileOfGolfer = { handicap: 15, swingSpeed: null, swingSpeedRange: null, golfBag: DEFAULT_BAG }
const CLUBS = DEFAULT_BAG.map(({ type }) => type)

type Stored = Parameters<typeof knownClubs>[0]['stored']

function known(stored: Stored, learnt: readonly (typeof CLUBS)[number][] = []) {
  return knownClubs({ clubs: CLUBS, profile: PROFILE, stored, learnt: new Set(learnt) })
}
const seven = (clubs: ReturnType<typeof known>) => clubs.find(({ club }) => club === '7-iron')
const fromShots = (distance: number, before?: ClubDistance['before']): ClubDistance => ({
  distance,
  source: 'measured',
  shots: { count: 12 },
  before,
})

it('is typical of the golfer without own numbers, and estimated from those of other clubs', () => {
  expect(seven(known({}))).toEqual({ club: '7-iron', priorCarryYards: 137, priorFrom: 'typical' })
  const estimated = seven(known({ pw: { distance: 130, source: 'manual' } }))
  expect(estimated?.priorFrom).toBe('estimated')
  expect(estimated?.priorCarryYards).toBeGreaterThan(150)
})

it('is the golfer’s own number, typed or measured without kept shots', () => {
  for (const stored of [
    { distance: 151, source: 'manual' },
    { distance: 151, source: 'measured' },
    fromShots(151),
  ] as const) {
    expect(seven(known({ '7-iron': stored }))).toEqual({
      club: '7-iron',
      priorCarryYards: 151,
      priorFrom: 'own-number',
    })
  }
})

it('is what shots replaced, else as if the number of the shots were not there', () => {
  const replaced = (before?: ClubDistance['before']) => seven(known({ '7-iron': fromShots(151, before) }, ['7-iron']))
  expect(replaced({ distance: 145, source: 'manual' })).toMatchObject({
    priorCarryYards: 145,
    priorFrom: 'own-number',
  })
  expect(replaced({ distance: 145, source: 'estimated' })).toEqual(seven(known({})))
  expect(replaced()).toEqual(seven(known({})))
})

it('takes no number of kept shots for a reference of other clubs', () => {
  expect(known({ '7-iron': fromShots(165) }, ['7-iron'])).toEqual(known({}))
})

it('goes on with one number where own numbers contradict each other', () => {
  const clubs = known({ driver: { distance: 150, source: 'manual' }, '8-iron': { distance: 170, source: 'manual' } })
  expect(clubs.map(({ club }) => club)).toEqual(CLUBS)
  expect(seven(clubs)?.priorFrom).toBe('estimated')
})

describe('learning again', () => {
  const SHOTS = [148, 152, 155, 149].map((carryYards): LearningShot => ({
    club: '7-iron',
    carryYards,
    sideYards: 4,
    ageDays: 0,
    origin: 'device-outdoor',
  }))

  it.each([
    { stored: undefined },
    { stored: { distance: 140, source: 'manual' } as const },
    { stored: { distance: 140, source: 'estimated' } as const },
  ])('MEM-18 offers the same number after the learned one was saved over $stored.source', ({ stored }) => {
    const learn = (distances: Stored) =>
      learnFromShots({ clubs: known(distances, ['7-iron']), handicap: 15, shots: SHOTS })
    const others: Stored = { pw: { distance: 112, source: 'manual' } }
    const first = learn({ ...others, ...(stored && { '7-iron': stored }) })
    const offered = first.find(({ club }) => club === '7-iron')?.carryYards ?? Number.NaN
    const saved = fromShots(toCarryYards(offered), stored)
    expect(learn({ ...others, '7-iron': saved })).toStrictEqual(first)
  })
})
