import { expect, it } from 'vitest'
import { lineWords } from './line.copy.ts'

it('says a line by the edge of a hazard, or by the middle of the fairway, in the golfer’s units', () => {
  const edge = { kind: 'edge', side: 'left', cover: 'bunker', ordinal: 2, yards: 231 } as const
  expect(lineWords(edge, 'yards')).toBe('left edge of the second bunker, 231')
  expect(lineWords({ ...edge, ordinal: undefined }, 'metres')).toBe('left edge of the bunker, 211')
  const fairway = { kind: 'fairway', rightYards: 4.2, atYards: 230 } as const
  expect(lineWords(fairway, 'yards')).toBe('4 yd right of the middle of the fairway')
  expect(lineWords({ ...fairway, rightYards: -0.4 }, 'yards')).toBe('middle of the fairway')
})
