import { expect, it } from 'vitest'
import { dollars } from './dollars.ts'

it('writes whole dollars without cents, and others with both digits', () => {
  expect([25, 54.99, 17.5, 1299].map((price) => dollars(price))).toEqual(['$25', '$54.99', '$17.50', '$1,299'])
})

it('writes them the way of the reader', () => {
  expect([25, 1254.99].map((price) => dollars(price, 'de-DE'))).toEqual(['25\u00a0$', '1.254,99\u00a0$'])
  expect(dollars(54.99, 'en-US')).toBe('$54.99')
})
