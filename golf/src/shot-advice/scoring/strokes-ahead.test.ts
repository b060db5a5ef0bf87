import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { REFERENCE_FLIGHT_AIR } from '../../flight/physics/air.ts'
import type { Hazard, Shot } from '../shot.ts'
import { flyClubs } from '../swings/flown-clubs.ts'
import { AHEAD, strokesAhead } from './strokes-ahead.ts'

const OUT_BOTH_SIDES: readonly Hazard[] = [
  { kind: 'ob', side: 'left' },
  { kind: 'ob', side: 'right' },
]

function ahead(hazards: readonly Hazard[], { handicap = 15, bag = ADVISED_BAG, changed = {} as Partial<Shot> } = {}) {
  const shot: Shot = { distanceYards: 300, lie: 'tee', slope: 'flat', pin: 'middle', hazards, ...changed }
  const flyFor = (from: Shot) =>
    flyClubs(bag, { shot: from, air: REFERENCE_FLIGHT_AIR, trajectory: undefined, isLeftHanded: false })
  return strokesAhead(flyFor, { shot, handicap, windMph: 0 })
}

describe('the strokes that hazards cost the next shot', () => {
  it('are none without hazards at the sides, and none from where a pitch is left', () => {
    expect(ahead([])(200)).toBe(0)
    expect(ahead([{ kind: 'water', side: 'front' }])(200)).toBe(0)
    expect(ahead(OUT_BOTH_SIDES)(45)).toBe(0)
    expect(ahead(OUT_BOTH_SIDES)(-12)).toBe(0)
  })

  it('are those of a placed hazard where the next ball has it: none behind that ball or behind the pin', () => {
    const water = (toReachYards: number): readonly Hazard[] => [
      { kind: 'water', side: 'left', toReachYards, toClearYards: toReachYards + 80 },
    ]
    // From 300 yards, water beside the green is 260 to 340 yards away.
    const usual: readonly Hazard[] = [{ kind: 'water', side: 'left' }]
    expect(ahead(water(260))(125)).toBeCloseTo(ahead(usual)(125), 9)
    expect(ahead(water(60))(125)).toBe(0)
    expect(ahead(water(300))(125)).toBe(0)
  })

  it('grow with the distance and the handicap between out of bounds, and stay under what a lost ball costs', () => {
    const scratch = ahead(OUT_BOTH_SIDES, { handicap: 0 })
    const usual = ahead(OUT_BOTH_SIDES)
    expect(usual(105)).toBeGreaterThan(usual(75))
    expect(usual(165)).toBeGreaterThan(usual(105))
    expect(usual(165)).toBeGreaterThan(scratch(165))
    expect(usual(165)).toBeLessThan(2)
  })

  it('are more for water than for a bunker, and some for out of bounds behind the rough', () => {
    const [out, water, bunker] = (['ob', 'water', 'bunker'] as const).map((kind) =>
      ahead([
        { kind, side: 'left' },
        { kind, side: 'right' },
      ])(150),
    )
    expect(out).toBeGreaterThan(0)
    expect(Number(water)).toBeGreaterThan(Number(bunker))
    expect(bunker).toBeGreaterThan(0)
  })

  it('lie on straight lines between the distances looked at, and stay the same beyond the last', () => {
    const strokes = ahead(OUT_BOTH_SIDES)
    expect(strokes(65)).toBeCloseTo(strokes(85) / 2, 12)
    expect(strokes(105)).toBeCloseTo((strokes(85) + strokes(125)) / 2, 12)
    const { pitchYards, stepYards, stepCount } = AHEAD
    expect(strokes(500)).toBe(strokes(pitchYards + stepCount * stepYards))
  })

  it('do not depend on the lie of this shot, nor on what was asked before', () => {
    const fromRough = ahead(OUT_BOTH_SIDES, { changed: { lie: 'rough', slope: 'downhill' } })
    fromRough(500)
    expect(fromRough(120)).toBe(ahead(OUT_BOTH_SIDES)(120))
  })
})
