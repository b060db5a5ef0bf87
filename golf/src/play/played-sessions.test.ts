import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { KeptSession } from '../memory/kept-shot.ts'
import { learningShots } from '../memory/learning-shots.ts'
import { shotMemory } from '../memory/shot-memory.ts'
import type { GolferWithShots } from '../memory/shot-memory.ts'
import { courseBagOf } from './course-bag.ts'
import { playedSessions } from './played-sessions.ts'
import type { RoundLog } from './played-sessions.ts'
import type { PlayedShot } from './played-rows.ts'
import { playedHole } from './testing/played-holes.ts'

/** A 7-iron hit low carries 148 and rolls 5. */
const GOLFER: Omit<GolferWithShots, 'sessions'> = {
  clubs: [{ type: 'driver' }, { type: '7-iron' }, { type: 'pw' }],
  profile: { golfBag: [{ type: '7-iron', loft: null }], handicap: 15, swingSpeed: null, swingSpeedRange: null },
  distances: { '7-iron': { distance: 148, source: 'manual' }, driver: { distance: 225, source: 'manual' } },
  handicap: 15,
  trajectory: 'low',
  today: '2026-11-21',
}
const BAG = courseBagOf(GOLFER)
const REST = { alongYards: 153, acrossYards: -8, sdYards: 4.6 }
const AIMED = { rest: REST } as const
/** By places that the golfer shares, the aim is not known. */
const STRAIGHT_ON = [
  { at: { alongYards: 220, acrossYards: 0 } },
  { at: { alongYards: 373, acrossYards: 0 }, leftYards: 20, leftFrom: 'position' },
] as const

function round(holes: readonly (readonly Partial<PlayedShot>[])[], more: Partial<RoundLog['round']> = {}): RoundLog {
  const id = more.id ?? 'round'
  return {
    round: { id, date: '2026-11-14', state: 'finished', ...more },
    holes: holes.map((shots, index) =>
      playedHole(
        shots.map((shot, place) => ({ ...shot, id: `${id} ${index} ${place}` })),
        { number: index + 1 },
      ),
    ),
  }
}
const projected = (...rounds: readonly RoundLog[]) => playedSessions(rounds, BAG)
const learnedFrom = (sessions: readonly KeptSession[]) => shotMemory({ ...GOLFER, sessions })
/** What the shots of a hole teach, by its first stroke. */
function taught(...shots: readonly Partial<PlayedShot>[]) {
  const { sessions } = projected(round([shots]))
  return learningShots({ ...GOLFER, sessions }).shots.map(({ carryYards, sideYards }) => ({ carryYards, sideYards }))
}

describe('the shots of finished rounds', () => {
  it('RND-42 teach the carry of full swings with a known next place, less roll, and a side with an aim alone; a round that is corrected or deleted teaches what is left of it', () => {
    for (const lie of ['tee', 'fairway', 'fringe'] as const) {
      const [aimed] = taught({ ...AIMED, lie })
      expect(aimed?.carryYards).toBeCloseTo(153 - 5, 1)
      expect(aimed?.sideYards).toBe(-8)
      const [without] = taught({ ...STRAIGHT_ON[0], lie }, STRAIGHT_ON[1])
      expect(without?.carryYards).toBeCloseTo(153 - 5, 1)
      expect(without?.sideYards).toBeUndefined()
    }
    // From rough it rolls 1.3 times as far, and a 7-iron leaves 0.93 of its carry.
    expect(taught({ ...AIMED, lie: 'rough' })[0]?.carryYards).toBeCloseTo((153 - 1.3 * 5) / 0.93, 0)
    const drive = { club: 'driver', lie: 'tee', leftYards: 400, leftFrom: 'typed' } as const
    const [driven] = taught(drive, { leftYards: 160, leftFrom: 'typed', lie: 'fairway' })
    expect(driven?.sideYards).toBeUndefined()
    expect(driven?.carryYards).toBeLessThan(240)

    for (const shot of [
      ...(['bunker', 'cart-path', 'trees'] as const).map((lie) => ({ ...AIMED, lie })),
      ...(['part', 'chip', 'recovery'] as const).map((swing) => ({ ...AIMED, swing })),
      ...(['area', 'unplayable', 'stroke-and-distance', 'two-stroke'] as const).map((penalty) => ({ penalty })),
      { leftYards: 150, leftFrom: 'typed' as const },
    ]) {
      expect(taught(shot, { club: null, lie: 'fairway' }), JSON.stringify(shot)).toEqual([])
    }
    expect(taught(AIMED, { club: null, lie: 'trees' })).toEqual([])
    expect(taught({ ...AIMED, penalty: 'area' })).toHaveLength(1)

    const longer = { rest: { ...REST, alongYards: 163 } }
    const [one, other] = [round([[AIMED], [longer]], { id: 'one' }), round([[AIMED]], { id: 'other' })]
    const both = learnedFrom(projected(one, other).sessions)
    const corrected = round([[AIMED], [{ ...longer, club: 'pw' }]], { id: 'one' })
    const deleted = learnedFrom(projected(other).sessions)
    expect(learnedFrom(projected(corrected, other).sessions)).not.toEqual(both)
    expect(learnedFrom(projected(corrected, other).sessions).solidCounts.get('7-iron')).toBe(2)
    expect(both.solidCounts.get('7-iron')).toBe(3)
    expect(deleted).toEqual(learnedFrom(projected(round([[AIMED]], { id: 'other' })).sessions))
    expect(deleted.verdicts.size).toBe(1)
    expect(learnedFrom(projected().sessions)).toEqual(learnedFrom([]))
  })

  it('are a session of their day next to those that were kept', () => {
    const { sessions } = projected(round([[AIMED], [{ lie: 'bunker' }, AIMED]]))
    expect(sessions).toMatchObject([
      { id: 'round', day: '2026-11-14', origin: 'course', shots: [{ id: 'round 0 0' }, { id: 'round 1 1' }] },
    ])
    const { shots, shotIds } = learningShots({ ...GOLFER, sessions })
    expect(shotIds).toEqual(['round 0 0', 'round 1 1'])
    expect(shots).toMatchObject([
      { ageDays: 7, session: 'round', origin: 'course' },
      { ageDays: 7, session: 'round', origin: 'course' },
    ])
    expect(shots.map(({ reading }) => reading)).toEqual([undefined, undefined])
  })

  it('are learned from once the round is finished', () => {
    for (const state of ['playing', 'left'] as const) {
      expect(projected(round([[AIMED]], { state }))).toEqual({ sessions: [], uncounted: [], lostCounts: new Map() })
    }
    expect(projected(round([[{ lie: 'bunker' }]])).sessions).toEqual([])
  })

  it('count the lost balls of each club that nobody marked', () => {
    const lost = { club: 'driver', lie: 'tee', penalty: 'stroke-and-distance' } as const
    const { lostCounts, uncounted } = projected(
      round([[lost, { ...lost, penalty: 'area', rest: REST }], [{ ...lost, lie: 'bunker' }], [lost]]),
      round([[{ penalty: 'area' }]], { id: 'other' }),
    )
    expect(lostCounts).toEqual(
      new Map([
        ['driver', 2],
        ['7-iron', 1],
      ]),
    )
    expect(uncounted.map(({ reason }) => reason)).toEqual(['penalty', 'sand', 'penalty', 'penalty'])
  })

  it('teach the side of a ball that was lost where it was marked, and neither carry nor length of the pattern', () => {
    const right = { club: 'driver', lie: 'tee', penalty: 'area', rest: { ...REST, acrossYards: 40 } } as const
    const { learned } = learnedFrom(projected(round(Array.from({ length: 12 }, () => [right]))).sessions)
    const driver = learned.find(({ club }) => club === 'driver')
    expect(driver?.biasYards).toBeGreaterThan(15)
    expect([driver?.carryYards, driver?.shares.carry.own, driver?.shares.along.own]).toEqual([225, 0, 0])
  })

  it('teach the same in any order of rounds, holes and strokes', () => {
    const rests = fc.record({
      alongYards: fc.integer({ min: 90, max: 180 }),
      acrossYards: fc.integer({ min: -40, max: 40 }),
      sdYards: fc.integer({ min: 3, max: 12 }),
    })
    const lies = fc.constantFrom('tee' as const, 'fairway' as const, 'rough' as const, 'bunker' as const)
    const played = fc.array(fc.array(fc.record({ rest: rests, lie: lies }), { maxLength: 4 }), { maxLength: 6 })
    fc.assert(
      fc.property(played, played, (first, second) => {
        const rounds = [round(first, { id: 'one' }), round(second, { id: 'two', date: '2026-10-03' })]
        const turned = rounds.toReversed().map((one) => ({
          ...one,
          holes: one.holes.toReversed().map((log) => ({ ...log, shots: log.shots.toReversed() })),
        }))
        const { learned } = learnedFrom(projected(...rounds).sessions)
        expect(learnedFrom(projected(...turned).sessions).learned).toStrictEqual(learned)
      }),
      { numRuns: 60, seed: 42 },
    )
  })
})
