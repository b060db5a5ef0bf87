import { expect, it } from 'vitest'
import { measureInRounds, medianRatio } from './rate-rounds.ts'

it('measures every case in every round, every other round backwards', async () => {
  const order: string[] = []
  const measuring = (name: 'server' | 'bare') => ({
    name,
    measure: async () => {
      order.push(name)
      return order.length
    },
  })
  const ratesOf = await measureInRounds([measuring('server'), measuring('bare')], 3)
  expect(order).toEqual(['server', 'bare', 'bare', 'server', 'server', 'bare'])
  expect(ratesOf('server')).toEqual([1, 4, 5])
  expect(ratesOf('bare')).toEqual([2, 3, 6])
})

it('compares within each round: a slow round of both does not count', () => {
  expect(medianRatio({ of: [300, 30, 310], to: [1_000, 100, 1_000] })).toBeCloseTo(0.3, 9)
})

it('compares rounds with as many rounds only', () => {
  expect(() => medianRatio({ of: [1, 2], to: [1] })).toThrow('2 rounds cannot be compared with 1')
})
