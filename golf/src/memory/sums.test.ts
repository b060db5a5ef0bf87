import { expect, it } from 'vitest'
import { columnsOf } from './shot-columns.ts'
import { sumUp } from './sums.ts'
import type { LearningShot } from './kept-shot.ts'

/** All of them solid. */
function sumsOf(shots: readonly LearningShot[]) {
  const columns = columnsOf('7-iron', shots)
  return sumUp(columns, new Float64Array(columns.count).fill(1))
}
const shot = (carryYards: number, more: Partial<LearningShot> = {}): LearningShot => ({
  club: '7-iron',
  carryYards,
  sideYards: 3,
  ageDays: 0,
  origin: 'device-outdoor',
  ...more,
})
const sixty = (session?: string) => Array.from({ length: 60 }, () => shot(150, { session }))

it('MEM-12 takes a session of n shots for n / (1 + 0.1 n) across and n / (1 + 0.05 n) along', () => {
  const { across, along } = sumsOf(sixty('a'))
  expect(across.meanWeight).toBeCloseTo(60 / (1 + 0.1 * 60), 9)
  expect(along.meanWeight).toBeCloseTo(60 / (1 + 0.05 * 60), 9)
  expect([across.weight, along.weight]).toEqual([60, 60])
  expect(sumsOf(sixty()).across.meanWeight).toBe(60)
})

it('weighs the mean by session, and the spread by shot', () => {
  const { along } = sumsOf([...sixty('a'), shot(110, { session: 'b' })])
  const [a, b] = [60 / (1 + 0.05 * 60), 1 / 1.05]
  expect(along.mean).toBeCloseTo((150 * a + 110 * b) / (a + b), 9)
  expect(along.squares).toBeCloseTo(60 * (150 - along.mean) ** 2 + (110 - along.mean) ** 2, 6)
})

it('counts typed shots half, and course shots half along the line', () => {
  const weightsOf = (origin: LearningShot['origin']) => {
    const { along, across } = sumsOf([shot(150, { origin })])
    return [along.weight, across.weight]
  }
  expect(weightsOf('device-indoor')).toEqual([1, 1])
  expect(weightsOf('typed')).toEqual([0.5, 0.5])
  expect(weightsOf('course')).toEqual([0.5, 1])
})

it('leaves shots without a direction out of what is across', () => {
  const { across, along, products } = sumsOf([shot(150), shot(140, { sideYards: undefined })])
  expect(across).toMatchObject({ weight: 1, mean: 3, squares: 0, meanWeight: 1 })
  expect(along.weight).toBe(2)
  expect(products).toBe(0)
})
