import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GENERATED_BAGS } from '../../reference/generated-bags.ts'
import { carryCertainties } from '../distances/carry-certainty.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'
import { findGaps, gapClubs } from '../gapping/find-gaps.ts'
import { gapInterval } from '../gapping/gap-interval.ts'
import { adviseShot } from '../shot-advice/advise.ts'
import { LIES, PINS } from '../shot-advice/shot.ts'
import { TYPICAL_PATTERN } from './club-pattern.ts'
import { distanceOffer } from './distance-offer.ts'
import { learnFromShots } from './learn.ts'
import { withLearned } from './learned-certainty.ts'
import type { KnownClub, LearnedClub } from './learned-club.ts'
import { learnedDistances } from './learned-distances.ts'
import { knownClubs } from './prior-carries.ts'
import { shotMemory } from './shot-memory.ts'

const ALL_TYPICAL = { own: 0, otherClubs: 0, typical: 1 }

const storedNumbers = fc.record({
  source: fc.constantFrom('measured', 'manual', 'estimated'),
  shotCount: fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined }),
})

/** Golfers of every speed, with numbers from every source, and a shot each. */
const golfers = fc
  .record({
    bag: fc.constantFrom(...GENERATED_BAGS),
    numbers: fc.array(storedNumbers, { minLength: 14, maxLength: 14 }),
    handicap: fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined }),
    rule: fc.constantFrom('swing', 'fixed'),
    shot: fc.record({
      distanceShare: fc.double({ min: 0.4, max: 1.1, noNaN: true }),
      lie: fc.constantFrom(...LIES),
      pin: fc.constantFrom(...PINS),
    }),
    windSpeedMph: fc.integer({ min: 0, max: 25 }),
  })
  .map(({ bag: { clubs, handicap: usual }, numbers, handicap, rule, shot, windSpeedMph }) => {
    const distances: ClubDistances = Object.fromEntries(
      clubs.map(({ type, carryYards }, index) => {
        const { source, shotCount } = numbers[index] ?? { source: 'manual', shotCount: undefined }
        const shots = source === 'measured' && shotCount !== undefined && { shots: { count: shotCount } }
        return [type, { distance: Math.round(carryYards), source, ...shots } satisfies ClubDistance]
      }),
    )
    const golfBag = clubs.map(({ type, loftDeg }) => ({ type, loft: loftDeg, isInBag: true }))
    const profile = { golfBag, handicap: handicap ?? null, swingSpeed: null, swingSpeedRange: null }
    const longestYards = Math.max(...clubs.map(({ carryYards }) => carryYards))
    return {
      distances,
      profile,
      handicap,
      sevenIronCarryYards: rule === 'swing' ? distances['7-iron']?.distance : undefined,
      advised: { handicap: handicap ?? usual },
      shot: {
        distanceYards: Math.max(1, Math.round(shot.distanceShare * longestYards)),
        lie: shot.lie,
        slope: 'flat' as const,
        pin: shot.pin,
        hazards: [],
      },
      air: { windSpeedMph, windFromDeg: 40 },
    }
  })
type Golfer = typeof golfers extends fc.Arbitrary<infer Value> ? Value : never

const types = ({ profile }: Golfer) => profile.golfBag.map(({ type }) => type)

/** What would be learned of a club by shots that say nothing. */
const neutral = ({ club, priorCarryYards }: KnownClub): LearnedClub => ({
  club,
  shotCount: 0,
  weight: 0,
  carryYards: priorCarryYards,
  carrySdYards: 9,
  pattern: TYPICAL_PATTERN,
  mishitShare: 0.2,
  biasYards: 0,
  biasSdYards: 5,
  acrossYards: 9,
  alongYards: 9,
  degrees: 12,
  shares: { carry: ALL_TYPICAL, across: ALL_TYPICAL, along: ALL_TYPICAL, bias: ALL_TYPICAL },
})

function knownOf(golfer: Golfer): readonly KnownClub[] {
  const { profile, distances: stored } = golfer
  return knownClubs({ clubs: types(golfer), profile, stored, learnt: new Set() })
}

function memoryWithoutShots({ profile, distances, handicap }: Golfer) {
  return shotMemory({ sessions: [], clubs: profile.golfBag, profile, distances, handicap, today: '2026-11-21' })
}

describe('a golfer without kept shots', () => {
  it('MEM-01 (learning) teaches nothing: an empty list, no launch, no easier swing, no number to write or offer', () => {
    fc.assert(
      fc.property(golfers, (golfer) => {
        expect(learnFromShots({ clubs: knownOf(golfer), handicap: golfer.handicap, shots: [] })).toEqual([])
        const memory = memoryWithoutShots(golfer)
        expect(memory).toMatchObject({ learned: [], launches: new Map(), verdicts: new Map(), solidCounts: new Map() })
        expect(memory.partSwings).toMatchObject({ threeQuarter: { isOwn: false }, half: { isOwn: false } })
        expect(learnedDistances(memory, [])).toEqual(new Map())
        for (const club of types(golfer)) {
          const stored = golfer.distances[club]
          expect(distanceOffer({ stored, learned: undefined, hasShots: false })).toBeUndefined()
        }
      }),
      { seed: 20_281, numRuns: 60 },
    )
  })

  it('MEM-01 (distances, gaps) has every distance and gap as with a neutral pattern', () => {
    fc.assert(
      fc.property(golfers, (golfer) => {
        const { profile, distances: stored, sevenIronCarryYards } = golfer
        const certainties = carryCertainties(profile, stored)
        const gaps = findGaps(gapClubs({ bag: profile.golfBag, distances: stored }))
        for (const learned of [memoryWithoutShots(golfer).learned, knownOf(golfer).map(neutral)]) {
          expect(withLearned(certainties, { stored, memory: { learned, solidCounts: new Map() } })).toBe(certainties)
          const limits = { sevenIronCarryYards }
          expect(gaps.flatMap((gap) => gapInterval(gap, { stored, learned, limits }) ?? [])).toEqual([])
        }
      }),
      { seed: 20_282, numRuns: 60 },
    )
  })

  it('MEM-01 (advice) is advised to the letter as with a neutral pattern', () => {
    fc.assert(
      fc.property(golfers, (golfer) => {
        const { profile, distances, advised, shot, air } = golfer
        const adviceWith = (pattern?: typeof TYPICAL_PATTERN) => {
          const bag = profile.golfBag.map(({ type: club, loft }) => ({
            club,
            loftDeg: loft,
            carryYards: distances[club]?.distance ?? 0,
            ...(pattern && { pattern }),
          }))
          return JSON.stringify(adviseShot(bag, advised, shot, air))
        }
        expect(adviceWith(TYPICAL_PATTERN)).toBe(adviceWith())
      }),
      { seed: 20_283, numRuns: 40 },
    )
  })
})
