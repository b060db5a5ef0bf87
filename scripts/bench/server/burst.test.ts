import { expect, it } from 'vitest'
import { secondsUntilNormal } from './burst.ts'

it('tells after how many seconds everything stays normal', () => {
  expect(secondsUntilNormal([20, 30, 20], 100)).toBe(0)
  expect(secondsUntilNormal([900, 300, 20, 30], 100)).toBe(2)
  expect(secondsUntilNormal([900, 20, 300, 30], 100)).toBe(3)
  expect(secondsUntilNormal([900, 900, 900], 100)).toBe(3)
})
