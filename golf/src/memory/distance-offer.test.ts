import { describe, expect, it } from 'vitest'
import type { ClubDistance } from '../distances/club-distance.ts'
import { TYPICAL_PATTERN } from './club-pattern.ts'
import type { KeptSession, KeptShot } from './kept-shot.ts'
import { distanceOffer, fewestShotsOver } from './distance-offer.ts'
import { learnedDistances } from './learned-distances.ts'
import { shotMemory } from './shot-memory.ts'
import type { GolferWithShots } from './shot-memory.ts'

const TODAY = '2026-11-21'
const GOLFER: Omit<GolferWithShots, 'sessions' | 'distances'> = {
  clubs: [{ type: '7-iron' }, { type: '8-iron' }],
  profile: { golfBag: [{ type: '7-iron', loft: null }], handicap: 15, swingSpeed: null, swingSpeedRange: null },
  handicap: 15,
  today: TODAY,
}

const sessionOf = (club: '7-iron' | '8-iron', carriesYards: readonly number[], day = '2026-11-20'): KeptSession => ({
  id: `${club} ${day}`,
  day,
  origin: 'device-outdoor',
  isNormalised: false,
  shots: carriesYards.map((carryYards, index): KeptShot => {
    const sideYards = (index % 5) - 2
    return {
      id: `${club} ${day} ${index}`,
      club,
      swing: 'full',
      carryYards,
      sideYards,
      isSpinMeasured: false,
      mark: 'by-rule',
    }
  }),
})

/** What Like me says of handicap 15. */
const TYPICAL_SEVEN_YARDS = 133
const TWENTY = Array.from({ length: 20 }, (_, index) => 120 + (index % 3))
const NINE = [146, 149, 151, 148, 147, 150, 149, 152, 145]

function learn(
  stored: ClubDistance | undefined,
  sessions: readonly KeptSession[],
  more: Partial<GolferWithShots> = {},
) {
  const distances = stored ? { '7-iron': stored } : {}
  return learnedDistances(shotMemory({ ...GOLFER, distances, sessions, ...more }), sessions).get('7-iron')
}

function offered(
  stored: ClubDistance | undefined,
  sessions: readonly KeptSession[],
  more: Partial<GolferWithShots> = {},
) {
  const hasShots = sessions.some(({ shots }) => shots.some(({ club }) => club === '7-iron'))
  return distanceOffer({ stored, learned: learn(stored, sessions, more), hasShots })
}

/** As it is stored once the golfer has taken what is offered. */
function taken(stored: ClubDistance | undefined, sessions: readonly KeptSession[]): ClubDistance {
  const offer = offered(stored, sessions)
  if (offer?.kind !== 'shots') throw new Error('The shots offer a number')
  const before =
    stored && stored.source !== 'measured' ? { distance: stored.distance, source: stored.source } : undefined
  return { ...offer.distance, ...(before && { before }) }
}

const typed = (distance: number): ClubDistance => ({ distance, source: 'manual' })

describe('what the page of a club offers', () => {
  it('is nothing once the number is what the shots say', () => {
    const sessions = [sessionOf('7-iron', NINE)]
    const stored = taken(typed(158), sessions)
    expect(offered(stored, sessions)).toBeUndefined()
    // An estimate of the same yards is still an estimate.
    const estimate: ClubDistance = { distance: stored.distance, source: 'estimated' }
    const measured: ClubDistance = { distance: stored.distance, source: 'measured', shots: { count: 9 } }
    expect(distanceOffer({ stored: estimate, learned: measured, hasShots: true })).toEqual({
      kind: 'shots',
      distance: measured,
    })
  })

  it('MEM-21 (offer) is a new number, the stored one untouched, when shots are older, the handicap is another one or another club has shots', () => {
    const sessions = [sessionOf('7-iron', NINE)]
    const stored = taken(typed(170), sessions)
    const two = [sessionOf('7-iron', [170, 172])]
    const unknown = taken(undefined, two)
    const others = [
      ...two,
      sessionOf(
        '8-iron',
        TWENTY.map((carryYards) => carryYards + 28),
      ),
    ]
    const beginner = { handicap: 36, profile: { ...GOLFER.profile, handicap: 36 } }
    for (const [before, brought, more] of [
      [stored, sessions, { today: '2030-11-21' }],
      [unknown, others, {}],
      [unknown, two, beginner],
    ] as const) {
      const asStored = structuredClone(before)
      const offer = offered(before, brought, more)
      expect(offer?.kind).toBe('shots')
      expect(offer?.distance.distance).not.toBe(before.distance)
      expect(before).toEqual(asStored)
    }
  })

  it('MEM-22 (offer) is what the shots say where the golfer has typed over it, and they say as much of spread and miss', () => {
    const sessions = [sessionOf('7-iron', NINE)]
    const offer = offered(typed(160), sessions)
    expect(offer).toMatchObject({ kind: 'shots', distance: { source: 'measured', shots: { count: 9 } } })
    expect(offer?.distance.distance).toBeLessThan(155)
    const learnedOver = (stored: ClubDistance) =>
      shotMemory({ ...GOLFER, distances: { '7-iron': stored }, sessions }).learned.find(({ club }) => club === '7-iron')
    const [measured, over] = [learnedOver(taken(typed(160), sessions)), learnedOver(typed(160))]
    expect(over).toEqual(measured)
    expect(over?.pattern).not.toEqual(TYPICAL_PATTERN)
    expect(over?.shares.across.own).toBeGreaterThan(0)
    expect(over?.shares.bias.own).toBeGreaterThan(0)
  })

  it('MEM-13 is nothing for an 8-iron that twenty alike 7-irons have taught a carry and a spread, and none of it is written', () => {
    const sessions = [
      sessionOf(
        '7-iron',
        TWENTY.map((carryYards) => carryYards + 28),
      ),
    ]
    for (const stored of [undefined, typed(125), { distance: 125, source: 'estimated' }] as const) {
      const distances = stored && { '8-iron': stored }
      const memory = shotMemory({ ...GOLFER, distances: distances ?? {}, sessions })
      const without = shotMemory({
        ...GOLFER,
        distances: distances ?? {},
        sessions: [sessionOf('7-iron', [TYPICAL_SEVEN_YARDS], '1966-11-20')],
      })
      const eightOf = ({ learned }: typeof memory) => learned.find(({ club }) => club === '8-iron')
      const eight = eightOf(memory)
      expect(eight).toMatchObject({ shotCount: 0, weight: 0 })
      for (const shares of Object.values(eight?.shares ?? {})) expect(shares.own).toBe(0)
      expect(eight?.carryYards).toBeGreaterThan((eightOf(without)?.carryYards ?? 0) + 1)
      expect(eight?.pattern.alongRatio).toBeLessThan(0.95)
      expect(eight?.pattern.acrossRatio).toBeLessThan(0.95)

      const said = learnedDistances(memory, sessions)
      expect([...said.keys()]).toEqual(['7-iron'])
      expect(distanceOffer({ stored, learned: said.get('8-iron'), hasShots: false })).toBeUndefined()
    }
  })

  it('is the number before once no shot is left, and nothing where that is not known', () => {
    const stored = taken(typed(158), [sessionOf('7-iron', NINE)])
    expect(offered(stored, [])).toEqual({ kind: 'before', distance: { distance: 158, source: 'manual' } })
    expect(offered({ ...stored, before: undefined }, [])).toBeUndefined()
    expect(offered({ distance: 148, source: 'measured' }, [])).toBeUndefined()
    // The golfer has kept the number without its shots.
    expect(offered({ ...stored, shots: undefined }, [])).toBeUndefined()
  })

  it('waits for what is learned, and makes nothing of a club without shots', () => {
    expect(distanceOffer({ stored: typed(150), learned: undefined, hasShots: true })).toBeUndefined()
    expect(offered(typed(150), [sessionOf('8-iron', NINE)])).toBeUndefined()
    const measured: ClubDistance = { distance: 148, source: 'measured', shots: { count: 9 } }
    expect(distanceOffer({ stored: typed(150), learned: measured, hasShots: false })).toBeUndefined()
  })
})

it('suggests itself from the first shot on, over an own number from three on', () => {
  const shots = { count: 4, longShortYards: 5, leftRightYards: undefined }
  expect(fewestShotsOver(undefined)).toBe(1)
  expect(fewestShotsOver({ distance: 150, source: 'estimated' })).toBe(1)
  expect(fewestShotsOver({ distance: 150, source: 'measured', shots })).toBe(1)
  expect(fewestShotsOver({ distance: 150, source: 'measured' })).toBe(3)
  expect(fewestShotsOver(typed(150))).toBe(3)
})
