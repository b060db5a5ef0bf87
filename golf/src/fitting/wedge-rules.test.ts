import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClubType } from '../club.ts'
import type { FittedClub } from './request.ts'
import { fittedBounce, fittedWedges } from './wedge-rules.ts'

const wedge = (type: ClubType, loftDeg: number, carryYards?: number): FittedClub => ({ type, loftDeg, carryYards })

it('goes from 46° to 56° by 52° for a golfer without wedges', () => {
  expect(fittedWedges([])).toMatchObject({ loftsDeg: [52, 56], toBuyDeg: [52, 56], isOwnGap: false, rule: 'degrees' })
})

it("splits the golfer's own way into steps of six degrees at most", () => {
  expect(fittedWedges([wedge('pw', 43), wedge('sw', 55)]).loftsDeg).toEqual([49, 55])
  expect(fittedWedges([wedge('pw', 43.5), wedge('sw', 55.5)]).loftsDeg).toEqual([49.5, 55.5])
  expect(fittedWedges([wedge('pw', 45), wedge('sw', 56)]).loftsDeg).toEqual([50, 56])
  expect(fittedWedges([wedge('pw', 43), wedge('sw', 56)]).loftsDeg).toEqual([48, 52, 56])
})

it('splits further where a step would be longer than 20 yards', () => {
  expect(fittedWedges([wedge('pw', 48, 120), wedge('sw', 60, 80)])).toMatchObject({
    rule: 'degrees',
    loftsDeg: [54, 60],
  })
  expect(fittedWedges([wedge('pw', 48, 120), wedge('sw', 60, 79)])).toMatchObject({
    rule: 'yards',
    loftsDeg: [52, 56, 60],
    gapYards: 41,
  })
  expect(fittedWedges([wedge('pw', 48, 120), wedge('sw', 60)]).gapYards).toBeUndefined()
})

it('keeps wedges that are no more than six degrees and 20 yards apart', () => {
  const own = (last: FittedClub) => fittedWedges([wedge('pw', 46, 108), wedge('gw', 52, 95), last])
  expect(own(wedge('sw', 58, 75))).toMatchObject({ rule: 'kept', loftsDeg: [52, 58], toBuyDeg: [] })
  expect(own(wedge('sw', 58)).rule).toBe('kept')
  expect(own(wedge('sw', 58, 74)).rule).not.toBe('kept')
  expect(own(wedge('sw', 59, 75)).rule).not.toBe('kept')
})

it('takes no loft for the golfer’s own that nobody has said, and nothing off the list for it', () => {
  const assumed = (type: ClubType, loftDeg: number) => ({ ...wedge(type, loftDeg), isLoftAssumed: true })
  const [pw, sw] = [wedge('pw', 46), wedge('sw', 56)]
  expect(fittedWedges([pw, sw])).toMatchObject({ isOwnGap: true, isLoftAssumed: false })
  expect(fittedWedges([pw, assumed('sw', 56)])).toMatchObject({ isOwnGap: false, isLoftAssumed: true, toBuyDeg: [52] })
  expect(fittedWedges([pw, assumed('gw', 52), sw])).toMatchObject({ rule: 'kept', isLoftAssumed: true })
})

it('counts as to buy only what is not in the bag', () => {
  expect(fittedWedges([wedge('pw', 46), wedge('sw', 56)])).toMatchObject({ loftsDeg: [52, 56], toBuyDeg: [52] })
})

it('rises from the pitching wedge to the last one, whatever the bag holds', () => {
  const loft = fc.double({ min: 30, max: 70, noNaN: true })
  fc.assert(
    fc.property(loft, loft, loft, (pw, gw, sw) => {
      const { pitchingDeg, lastDeg, loftsDeg, rule } = fittedWedges([wedge('pw', pw), wedge('gw', gw), wedge('sw', sw)])
      expect(loftsDeg.at(-1)).toBe(lastDeg)
      expect(lastDeg).toBeGreaterThan(pitchingDeg)
      expect(loftsDeg).toEqual(loftsDeg.toSorted((a, b) => a - b))
      const steps = loftsDeg.map((loftDeg, index) => loftDeg - (loftsDeg[index - 1] ?? pitchingDeg))
      expect(Math.max(...steps), rule).toBeLessThanOrEqual(6 + 1e-9)
    }),
  )
})

it('gives steep swings more bounce and sweeping ones less', () => {
  expect((['steep', 'neutral', 'shallow', 'unknown'] as const).map(fittedBounce)).toEqual(['high', 'mid', 'low', 'mid'])
})
