import { expect, it } from 'vitest'
import { TYPICAL_CLUBS } from '../../reference/held-out-shots.ts'
import { seededChance } from '../../reference/seeded-chance.ts'
import type { LearningShot } from './kept-shot.ts'
import { learnFromShots } from './learn.ts'
import { shotKinds } from './shot-kinds.ts'
import { ODD, kindsAmong } from './sorting-out.ts'

const chance = seededChance(5)
const shot = (carryYards: number, sideYards?: number, more: Partial<LearningShot> = {}): LearningShot => ({
  club: '7-iron',
  carryYards,
  sideYards,
  ageDays: 0,
  origin: 'device-outdoor',
  ...more,
})
const SHOTS = Array.from({ length: 20 }, () => shot(150 + 7 * chance.normal(), 7 * chance.normal()))
const LEARNED = learnFromShots({ clubs: TYPICAL_CLUBS, handicap: 15, shots: SHOTS })
const kindsOf = (one: LearningShot) => shotKinds(LEARNED, [one])[0]

it('tells solid shots, mishits and misreads apart', () => {
  expect(kindsOf(shot(152, 3))?.solid).toBeGreaterThan(0.95)
  expect(kindsOf(shot(95, 6))?.mishit).toBeGreaterThan(0.95)
  expect(kindsOf(shot(390, 150))?.odd).toBeGreaterThan(0.95)
  expect(kindsOf(shot(260))?.odd).toBeGreaterThan(0.95)
})

it('sums to one, and takes the golfer’s word', () => {
  for (const kinds of shotKinds(LEARNED, SHOTS)) {
    expect((kinds?.solid ?? 0) + (kinds?.mishit ?? 0) + (kinds?.odd ?? 0)).toBeCloseTo(1, 12)
  }
  expect(kindsOf(shot(95, 6, { isSaidToCount: true }))).toEqual({ solid: 1, mishit: 0, odd: 0 })
})

it('has no mishit beyond the good carry, and all of them within it', () => {
  const [mishitShare, carryYards] = [0.2, 150]
  const kindsOfShot = kindsAmong({
    carryYards,
    carrySdYards: 0,
    biasYards: 0,
    alongYards: 10,
    acrossYards: 8,
    mishitShare,
  })
  const oddDensity = ODD.share / (ODD.alongCarries * carryYards)
  const shareWithin = (kind: 'solid' | 'mishit') =>
    Array.from({ length: 300 }, (_, yards) => {
      const kinds = kindsOfShot({ carryYards: yards - 99.5, sideYards: Number.NaN, exposure: 1 })
      return (kinds[kind] / kinds.odd) * oddDensity
    }).reduce((sum, share) => sum + share, 0)
  expect(kindsOfShot({ carryYards: 151, sideYards: 0, exposure: 1 }).mishit).toBe(0)
  expect(shareWithin('mishit')).toBeCloseTo(mishitShare, 3)
  expect(shareWithin('solid')).toBeCloseTo(1 - mishitShare, 3)
})

it('says nothing of a club of which nothing was learned', () => {
  expect(kindsOf(shot(150, 0, { club: '11-wood' }))).toBeUndefined()
})

it('takes a short shot off a mat for a mishit less readily than one off grass', () => {
  const offGrass = kindsOf(shot(125, 0))?.mishit ?? 0
  expect(kindsOf(shot(125, 0, { origin: 'device-indoor' }))?.mishit).toBeLessThan(offGrass)
})
