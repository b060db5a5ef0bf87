import { expect, it } from 'vitest'
import type { PartSwing } from './learning-shots.ts'
import { partSwingShares } from './part-swings.ts'

const FULL = new Map([
  ['sw', 80],
  ['7-iron', 150],
] as const)

const half = (carryYards: number, more: Partial<PartSwing> = {}): PartSwing => ({
  club: 'sw',
  swing: 'half',
  carryYards,
  ageDays: 0,
  origin: 'device-outdoor',
  ...more,
})

it('keeps the usual share until there are three shots of the swing', () => {
  const { half: two, threeQuarter } = partSwingShares([half(48), half(48)], FULL)
  expect(two).toMatchObject({ carryShare: 0.5, isOwn: false, shotCount: 2 })
  expect(threeQuarter).toMatchObject({ carryShare: 0.75, isOwn: false, shotCount: 0 })
})

it('learns the golfer’s own share from three shots on, nearer with each', () => {
  const learned = (count: number) =>
    partSwingShares(
      Array.from({ length: count }, () => half(48)),
      FULL,
    ).half
  // (0.5 / 0.06² + 3 · 0.6 / 0.08²) / (1 / 0.06² + 3 / 0.08²)
  expect(learned(3).carryShare).toBeCloseTo(0.5628, 4)
  expect(learned(3).isOwn).toBe(true)
  expect(learned(30).carryShare).toBeGreaterThan(learned(3).carryShare)
  expect(learned(30).carryShare).toBeLessThan(0.6)
  expect(learned(30).sd).toBeLessThan(learned(3).sd)
})

it('learns from wedges with a full carry only, and from no reading beyond it', () => {
  const others = [
    half(48, { club: '7-iron' }),
    half(48, { club: 'gw' }),
    half(90),
    half(60, { swing: 'three-quarter' }),
    half(48, { origin: 'course', reading: 'coarse' }),
  ]
  expect(partSwingShares([half(40), half(40), ...others], FULL).half.shotCount).toBe(2)
})

it('counts old and typed shots for less, in any order', () => {
  const shots = [half(48), half(46), half(50)]
  const fresh = partSwingShares(shots, FULL).half
  const old = partSwingShares(
    shots.map((shot) => ({ ...shot, ageDays: 730 })),
    FULL,
  ).half
  expect(old.carryShare).toBeLessThan(fresh.carryShare)
  expect(partSwingShares(shots.toReversed(), FULL)).toStrictEqual(partSwingShares(shots, FULL))
})
