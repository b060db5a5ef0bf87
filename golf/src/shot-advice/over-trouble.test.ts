import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { adviseShot } from './advise.ts'
import { frontTroubleEndsYards, hasClearWay } from './front-trouble.ts'
import { HAZARD_KINDS, LIES } from './shot.ts'
import type { Hazard, Shot } from './shot.ts'

const BAG = [...ADVISED_BAG, { club: 'putter', carryYards: 1, loftDeg: 3 } as const]
const BESIDE: Shot = { distanceYards: 18, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const ROLLING = new Set(['chip', 'bump-and-run', 'putt'])

function advise(from: Partial<Shot>, handicap = 15) {
  const advice = adviseShot(BAG, { handicap }, { ...BESIDE, ...from })
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

describe('a ball close to the green with trouble in front', () => {
  it('ADV-24 is flown from every lie, never run or putted, and carries the far edge by 2 yards', () => {
    for (const kind of HAZARD_KINDS) {
      for (const lie of LIES) {
        for (const pin of ['front', 'back'] as const) {
          for (let distanceYards = 6; distanceYards <= 20; distanceYards += 2) {
            const shot = { distanceYards, lie, pin, hazards: [{ kind, side: 'front' }] } as const
            const { recommended } = advise(shot)
            const farYards = Number(frontTroubleEndsYards({ ...BESIDE, ...shot }))
            expect(ROLLING, `${lie}, ${kind} at ${distanceYards}`).not.toContain(recommended.kind)
            expect(recommended.carryTodayYards).toBeGreaterThanOrEqual(farYards + 2 - 1e-6)
            expect(farYards).toBeLessThan(distanceYards)
          }
        }
      }
    }
  })

  it('ADV-24 is flown over a bunker that was given its place, and says by how much it carries it', () => {
    const bunker: Hazard = { kind: 'bunker', side: 'front', toReachYards: 5, toClearYards: 13 }
    const { recommended, reasons } = advise({ hazards: [bunker] })
    expect(recommended).toMatchObject({ kind: 'pitch' })
    expect(recommended.carryTodayYards).toBeGreaterThanOrEqual(15 - 1e-6)
    expect(reasons).toContainEqual(expect.objectContaining({ code: 'carries-hazard', kind: 'bunker' }))
  })

  it('ADV-24 may be putted from the fringe up to 30 yards when the way is clear', () => {
    const fringe = { lie: 'fringe' } as const
    for (const distanceYards of [5, 20, 25, 30])
      expect(advise({ ...fringe, distanceYards }).recommended).toMatchObject({ club: 'putter', kind: 'putt' })
    expect(advise({ ...fringe, distanceYards: 31 }).recommended.kind).not.toBe('putt')
    for (const kind of HAZARD_KINDS)
      expect(advise({ ...fringe, distanceYards: 25, hazards: [{ kind, side: 'front' }] }).recommended.kind).not.toBe(
        'putt',
      )
  })

  it('may roll past trouble that lies beside the way or behind the pin', () => {
    for (const kind of HAZARD_KINDS) {
      for (const side of ['left', 'right', 'back'] as const) {
        const hazards: readonly Hazard[] = [{ kind, side }]
        expect(hasClearWay({ ...BESIDE, hazards })).toBe(true)
        expect(advise({ hazards }).recommended).toMatchObject({ club: 'pw', kind: 'chip' })
      }
    }
    expect(advise({ hazards: [{ kind: 'bunker', side: 'front', toReachYards: 19 }] }).recommended.kind).toBe('chip')
  })
})
