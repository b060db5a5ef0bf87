import { expect, it } from 'vitest'
import { TYPICAL_PATTERN } from './club-pattern.ts'
import { ovalReach, patternOval } from './oval.ts'

const ovalOf = (tilt: number, sds: { readonly acrossYards: number; readonly alongYards: number }, share = 0.5) =>
  patternOval({ ...sds, degrees: 30, pattern: { ...TYPICAL_PATTERN, tilt } }, share)

it('reaches as far as a normal in two dimensions where much is known, farther where little is', () => {
  expect(ovalReach(0.5, 1e6)).toBeCloseTo(Math.sqrt(2 * Math.LN2), 4)
  expect(ovalReach(0.9, 5)).toBeGreaterThan(ovalReach(0.9, 50))
  expect(ovalReach(0, 5)).toBe(0)
})

it('lies along the line or across it without tilt', () => {
  const reach = ovalReach(0.5, 30)
  const along = ovalOf(0, { acrossYards: 8, alongYards: 12 })
  expect(along.longYards).toBeCloseTo(12 * reach, 9)
  expect(along.shortYards).toBeCloseTo(8 * reach, 9)
  expect(along.turnDeg).toBeCloseTo(0, 9)
  expect(ovalOf(0, { acrossYards: 15, alongYards: 10 }).turnDeg).toBeCloseTo(90, 9)
})

it('turns right where right shots are long, left where left ones are, and gets slimmer', () => {
  const round = { acrossYards: 10, alongYards: 10 }
  expect(ovalOf(0.5, round).turnDeg).toBeCloseTo(45, 9)
  expect(ovalOf(-0.5, round).turnDeg).toBeCloseTo(-45, 9)
  const area = ({ longYards, shortYards }: ReturnType<typeof ovalOf>) => longYards * shortYards
  expect(area(ovalOf(0.5, round))).toBeCloseTo(area(ovalOf(0, round)) * Math.sqrt(1 - 0.5 ** 2), 9)
})
