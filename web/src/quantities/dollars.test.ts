import { expect, it } from 'vitest'
import { dollars } from './dollars.ts'

it('writes whole dollars without cents, and others with both digits', () => {
  expect([25, 54.99, 17.5].map(dollars)).toEqual(['$25', '$54.99', '$17.50'])
})
