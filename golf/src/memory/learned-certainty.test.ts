import { expect, it } from 'vitest'
import { carryCertainties } from '../distances/carry-certainty.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import { plusMinusYards, withLearned } from './learned-certainty.ts'
import { shotMemory } from './shot-memory.ts'

const PROFILE = { golfBag: [], handicap: 15, swingSpeed: null, swingSpeedRange: null }
const STORED: ClubDistances = {
  '7-iron': {
    distance: 147,
    source: 'measured',
    shots: { count: 9, known: { ownShare: 0.9, plusMinusYards: 3 } },
    before: { distance: 140, source: 'manual' },
  },
  '8-iron': { distance: 136, source: 'manual' },
  pw: { distance: 108, source: 'estimated', basis: { method: 'like-me', plusMinusYards: 7 } },
}
const CERTAINTIES = carryCertainties(PROFILE, STORED)

function learnedFrom(shotCount: number) {
  const shots = Array.from({ length: shotCount }, (_, index) => ({
    id: `${index}`,
    club: '7-iron' as const,
    swing: 'full' as const,
    carryYards: 133 + (index % 8) * 4,
    isSpinMeasured: false,
    mark: 'by-rule' as const,
  }))
  return shotMemory({
    sessions: [{ id: 'a', day: '2026-11-20', origin: 'device-outdoor', isNormalised: false, shots }],
    clubs: [{ type: '7-iron' }, { type: '8-iron' }, { type: 'pw' }],
    profile: PROFILE,
    distances: STORED,
    handicap: 15,
    today: '2026-11-21',
  })
}

it('gives a number from shots its ±, and draws it as the golfer’s own from half on', () => {
  const many = withLearned(CERTAINTIES, { stored: STORED, memory: learnedFrom(30) })['7-iron']
  expect(many).toMatchObject({ isOwn: true, shotCount: 30 })
  expect(many?.plusMinusYards).toBeGreaterThan(1)
  const one = withLearned(CERTAINTIES, { stored: STORED, memory: learnedFrom(1) })['7-iron']
  expect(one).toMatchObject({ isOwn: false, shotCount: 1 })
  expect(one?.plusMinusYards).toBeGreaterThan(many?.plusMinusYards ?? 0)
})

it('leaves typed numbers and estimates as they are, and everything without shots', () => {
  const with30 = withLearned(CERTAINTIES, { stored: STORED, memory: learnedFrom(30) })
  expect(with30['8-iron']).toBe(CERTAINTIES['8-iron'])
  expect(with30.pw).toBe(CERTAINTIES.pw)
  expect(withLearned(CERTAINTIES, { stored: STORED, memory: { learned: [], solidCounts: new Map() } })).toBe(
    CERTAINTIES,
  )
  const typed: ClubDistances = { ...STORED, '7-iron': { distance: 150, source: 'manual' } }
  expect(withLearned(CERTAINTIES, { stored: typed, memory: learnedFrom(30) })).toBe(CERTAINTIES)
})

it('shows a ± that holds in four cases of five', () => {
  expect(plusMinusYards({ carrySdYards: 10 })).toBeCloseTo(12.8, 1)
})
