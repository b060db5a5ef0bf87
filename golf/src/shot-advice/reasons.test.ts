import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import { holeOf } from './hole/hole.ts'
import { reasonsFor } from './reasons.ts'
import type { Reason } from './reasons.ts'
import type { Shot } from './shot.ts'

const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function reasons(changed: Partial<Shot>, air: Air = {}): readonly Reason[] {
  const advice = adviseShot(ADVISED_BAG, { handicap: 15 }, { ...FAIRWAY, ...changed }, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice.reasons
}

const codes = (found: readonly Reason[]) => found.map(({ code }) => code)

describe('the reasons', () => {
  it('begin with the fewest strokes, or the rule that was preferred to them', () => {
    expect(reasons({ lie: 'rough' })[0]).toEqual({ code: 'fewest-strokes' })
    expect(reasons({})[0]).toEqual({ code: 'longer-club', insteadOf: '7-iron' })
    expect(reasons({ lie: 'bunker', distanceYards: 30 })[0]).toEqual({ code: 'sand-wedge', insteadOf: 'lw' })
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
    const swing = { loftDeg: 50, carryTodayYards: 88, finishYards: 91, driftYards: 0, scatters: [] } as const
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
      yards: expect.closeTo(12.8, 0),
    })
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
    const beside = reasons({ distanceYards: 165, hazards: [{ kind: 'ob', side: 'left' }] })
    expect(beside).toContainEqual({ code: 'aims-away', kind: 'ob', side: 'left', yards: 9 })
  })

  it('say what the lie takes of the carry, and that downhill gives some', () => {
    // Into the wind the hybrid carries 164 yards; rough keeps 0.93 of it, the uphill lie 0.95 of that.
    expect(
      reasons({ lie: 'rough', slope: 'uphill', distanceYards: 175, pin: 'back' }, { windSpeedMph: 15 }),
    ).toContainEqual({
      code: 'lie-takes',
      yards: expect.closeTo(19.2, 0),
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
      yards: expect.closeTo(74, 0),
    })
  })

  it('tell a lay-up by choice from a green that is out of reach', () => {
    const hazards = [
      { kind: 'ob', side: 'left' },
      { kind: 'ob', side: 'right' },
    ] as const
    expect(reasons({ distanceYards: 200, hazards })).toContainEqual({
      code: 'leaves',
      layUp: 'by-choice',
      yards: expect.toSatisfy((yards) => yards > 60),
    })
  })

  it('speak of what is left from more than 30 yards on', () => {
    // A 3-wood from the fairway finishes at 219 yards.
    const left = (distanceYards: number) =>
      reasons({ distanceYards }).flatMap((reason) => (reason.code === 'leaves' ? [reason.yards] : []))
    expect(left(248)).toEqual([])
    expect(left(255)).toEqual([expect.closeTo(36, 0)])
  })

  it('name clubs that are about as good, within three hundredths of a stroke', () => {
    expect(
      reasons({ lie: 'rough', slope: 'uphill', distanceYards: 175, pin: 'back' }, { windSpeedMph: 15 }),
    ).toContainEqual({
      code: 'about-equal',
      club: '5-wood',
    })
    expect(codes(reasons({ lie: 'bunker', distanceYards: 175 }))).not.toContain('longer-club')
  })
})
