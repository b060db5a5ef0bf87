import { expect, it } from 'vitest'
import { fittedBounce } from './wedge-rules.ts'

it('gives steep swings more bounce and sweeping ones less', () => {
  expect((['steep', 'neutral', 'shallow', 'unknown'] as const).map(fittedBounce)).toEqual(['high', 'mid', 'low', 'mid'])
})
