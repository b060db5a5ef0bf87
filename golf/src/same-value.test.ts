import { expect, it } from 'vitest'
import { isSameValue } from './same-value.ts'

it('knows two values as the same whatever the order of their keys, and no others', () => {
  expect(isSameValue({ x: 1, y: { z: [null] } }, { y: { z: [null] }, x: 1 })).toBe(true)
  for (const [one, other] of [
    [null, undefined],
    [0, '0'],
    [[], {}],
    [{ x: 1 }, { x: 1, y: undefined }],
    [{ x: undefined }, { y: undefined }],
    [
      [1, 2],
      [2, 1],
    ],
  ]) {
    expect(isSameValue(one, other)).toBe(false)
    expect(isSameValue(other, one)).toBe(false)
  }
})
