import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import type { Advice } from './advise.ts'
import { holeOf } from './hole/hole.ts'
import { reasonsFor } from './reasons.ts'
import type { Reason } from './reasons.ts'
import { TIES } from './scoring/choose-swing.ts'
import { LAID_UP_YARDS } from './scoring/score-swings.ts'
import { HAZARD_KINDS, HAZARD_SIDES } from './shot.ts'
import type { Shot } from './shot.ts'

const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function adviseOf(changed: Partial<Shot>, air: Air = {}): Advice {
  const advice = adviseShot(ADVISED_BAG, { handicap: 15 }, { ...FAIRWAY, ...changed }, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

function reasons(changed: Partial<Shot>, air: Air = {}): readonly Reason[] {
  return adviseOf(changed, air).reasons
}

const codes = (found: readonly Reason[]) => found.map(({ code }) => code)

describe('the reasons', () => {
  it('begin with the fewest strokes, or the rule that was preferred to them', () => {
    expect(reasons({ lie: 'rough' })[0]).toEqual({ code: 'fewest-strokes' })
    expect(reasons({ distanceYards: 149 })[0]).toEqual({ code: 'longer-club', insteadOf: '7-iron' })
    expect(reasons({ lie: 'bunker', distanceYards: 34 })[0]).toEqual({ code: 'longer-club', insteadOf: 'sw' })
  })

  it('call clubs about equal below three hundredths of a stroke, and not the one a rule was preferred to', () => {
    for (const distanceYards of [90, 105, 128, 139, 150, 161, 216]) {
      const shot: Shot = { ...FAIRWAY, lie: 'tee', distanceYards, hazards: [{ kind: 'water', side: 'left' }] }
      const advice = adviseShot(ADVISED_BAG, { handicap: 15 }, shot)
      if ('problem' in advice) throw new Error(advice.problem)
      const [first] = advice.reasons
      const insteadOf = first && 'insteadOf' in first ? first.insteadOf : undefined
      const { recommended, alternatives } = advice
      const near = alternatives.filter(
        ({ club, expectedStrokes }) =>
          club !== insteadOf && Math.abs(expectedStrokes - recommended.expectedStrokes) < 0.03,
      )
      expect(advice.reasons.flatMap((reason) => (reason.code === 'about-equal' ? [reason.club] : []))).toEqual(
        near.map(({ club }) => club),
      )
    }
  })

  it('do not name the club of the cheapest swing again when a fuller swing was preferred to it', () => {
    const swing = {
      kind: 'pitch',
      loftDeg: 50,
      carryTodayYards: 88,
      finishYards: 91,
      driftYards: 0,
      scatters: [],
    } as const
    const cheapest = {
      swing: { ...swing, club: 'pw', swingFraction: 0.83 },
      aimYards: 0,
      expectedStrokes: 3.41,
    } as const
    const recommended = {
      swing: { ...swing, club: 'gw', swingFraction: 0.94 },
      aimYards: 0,
      expectedStrokes: 3.42,
    } as const
    const others = [{ ...cheapest, swing: { ...cheapest.swing, swingFraction: 0.86 } }]
    const shot: Shot = { ...FAIRWAY, distanceYards: 91 }
    expect(
      reasonsFor({ recommended, cheapest, others, rule: 'fuller-swing' }, { shot, hole: holeOf(shot), swings: [] }),
    ).toEqual([{ code: 'fuller-swing', insteadOf: 'pw' }])
  })

  it('say how far past water in front the ball lands', () => {
    const found = reasons({
      distanceYards: 140,
      slope: 'downhill',
      pin: 'front',
      hazards: [{ kind: 'water', side: 'front' }],
    })
    // The 7-iron carries 144 yards, and the water ends at 131.
    expect(found).toContainEqual({
      code: 'carries-hazard',
      kind: 'water',
      side: 'front',
      yards: expect.closeTo(13, 0),
    })
  })

  it('say by how much a hazard is carried that the golfer has placed, and when only a good one carries it', () => {
    const carried = (toClearYards: number, golfer: { readonly handicap: number }) => {
      const hazards = [{ kind: 'water', side: 'front', toReachYards: toClearYards - 20, toClearYards }] as const
      const advice = adviseShot(ADVISED_BAG, golfer, { ...FAIRWAY, hazards })
      if ('problem' in advice) throw new Error(advice.problem)
      return { advice, found: advice.reasons.find(({ code }) => code === 'carries-hazard') }
    }
    for (const toClearYards of [105, 138]) {
      const { advice, found } = carried(toClearYards, { handicap: 15 })
      const yards = Number(advice.recommended.carryTodayYards) - toClearYards
      expect(found).toMatchObject({ kind: 'water', yards: expect.closeTo(yards, 6), toClearYards })
    }
    expect(carried(105, { handicap: 15 }).found).not.toHaveProperty('isClose')
    expect(carried(138, { handicap: 15 }).found).toHaveProperty('isClose', true)
  })

  it('say what was said of a placed hazard that the ball stays short of, and nothing of one far from where it stops', () => {
    const creek = { kind: 'water', side: 'front', toReachYards: 225, toClearYards: 240 } as const
    expect(reasons({ lie: 'tee', distanceYards: 280, hazards: [creek] }, { windSpeedMph: 15 })).toContainEqual({
      code: 'stays-short-of-hazard',
      kind: 'water',
      side: 'front',
      yards: expect.toSatisfy((yards) => yards > 10),
      toReachYards: 225,
    })
    const near = { kind: 'water', side: 'left', toReachYards: 20, toClearYards: 60 } as const
    const aimedAway = (hazards: Shot['hazards']) =>
      reasons({ hazards }).flatMap((reason) => (reason.code === 'aims-away' ? [reason.side] : []))
    expect(aimedAway([near, { kind: 'water', side: 'left' }])).toEqual(['left'])
    expect(aimedAway([near])).toEqual([])
  })

  it('say that the ball should finish towards the middle of the green from a pin at its side', () => {
    const favored = (changed: Partial<Shot>) =>
      reasons(changed).flatMap((reason) => (reason.code === 'favors-middle' ? [reason.yards] : []))
    expect(favored({ distanceYards: 100, pinSide: 'left' })).toEqual([3])
    expect(favored({ distanceYards: 100, pinSide: 'right' })).toEqual([-3])
    expect(favored({ distanceYards: 100 })).toEqual([])
    // There the hazard is the reason.
    expect(favored({ distanceYards: 165, pinSide: 'left', hazards: [{ kind: 'ob', side: 'left' }] })).toEqual([])
  })

  it('say how far the ball stays short of trouble behind, and away from trouble beside the green', () => {
    const behind = reasons({ pin: 'back', hazards: [{ kind: 'water', side: 'back' }] })
    expect(behind).toContainEqual({
      code: 'stays-short-of-hazard',
      kind: 'water',
      side: 'back',
      yards: expect.toSatisfy((yards) => yards > 10),
    })
    const farBehind = reasons({ lie: 'tee', distanceYards: 330, hazards: [{ kind: 'ob', side: 'back' }] })
    expect(farBehind.map(({ code }) => code)).not.toContain('stays-short-of-hazard')
    const beside = reasons({ distanceYards: 165, hazards: [{ kind: 'water', side: 'left' }] })
    expect(beside).toContainEqual({ code: 'aims-away', kind: 'water', side: 'left', yards: 3 })
  })

  it('say what the lie takes of the carry, and that downhill gives some', () => {
    // Into the wind the hybrid carries 158 yards; rough keeps 0.93 of it, the uphill lie 0.95 of that.
    expect(
      reasons({ lie: 'rough', slope: 'uphill', distanceYards: 175, pin: 'back' }, { windSpeedMph: 15 }),
    ).toContainEqual({
      code: 'lie-takes',
      yards: expect.closeTo(18.5, 0),
    })
    expect(reasons({ slope: 'downhill' })).toContainEqual({
      code: 'lie-takes',
      yards: expect.toSatisfy((yards) => yards < 0),
    })
    expect(codes(reasons({}))).not.toContain('lie-takes')
  })

  it('say what is left when the green is out of reach', () => {
    expect(reasons({ lie: 'tee', distanceYards: 280 }, { windSpeedMph: 15 })).toContainEqual({
      code: 'leaves',
      layUp: 'out-of-reach',
      yards: expect.closeTo(76, 0),
    })
  })

  it('tell a lay-up by choice from a green that is out of reach, and what it saves', () => {
    // The water lies from 182 to 207 yards: only woods clear it.
    expect(reasons({ distanceYards: 225, hazards: [{ kind: 'water', side: 'front' }] })).toContainEqual({
      code: 'leaves',
      layUp: 'by-choice',
      yards: expect.toSatisfy((yards) => yards > 60),
      savedStrokes: expect.toSatisfy((strokes) => strokes >= TIES.layUp),
    })
  })

  it('ADV-32 never say that misses are short of a club that does not reach', () => {
    const shots = fc.record({
      distanceYards: fc.integer({ min: 60, max: 320 }),
      hazards: fc.uniqueArray(
        fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }),
        { maxLength: 2, selector: ({ kind, side }) => kind + side },
      ),
    })
    fc.assert(
      fc.property(shots, (shot) => {
        const { recommended, reasons: told } = adviseOf(shot)
        if (!codes(told).includes('longer-club')) return
        expect(recommended.finishYards).toBeGreaterThanOrEqual(shot.distanceYards - LAID_UP_YARDS)
      }),
      { seed: 20_269, numRuns: 100 },
    )
  })

  it('speak of what is left from more than 30 yards on', () => {
    // A 3-wood from the fairway finishes at 215 yards.
    const left = (distanceYards: number) =>
      reasons({ distanceYards }).flatMap((reason) => (reason.code === 'leaves' ? [reason.yards] : []))
    expect(left(244)).toEqual([])
    expect(left(255)).toEqual([expect.closeTo(40, 0)])
  })

  it('name clubs that are about as good, within three hundredths of a stroke', () => {
    expect(reasons({})).toContainEqual({ code: 'about-equal', club: '7-iron' })
    expect(codes(reasons({ lie: 'bunker', distanceYards: 175 }))).not.toContain('longer-club')
  })
})
