import { expect, it } from 'vitest'
import { markedPieces, withoutSourceMarks } from './source-marks.ts'

it('cuts a text at its source marks', () => {
  expect(markedPieces('At most 460 cc. [1] [12]')).toEqual([
    { startsAt: 0, text: 'At most 460 cc.' },
    { startsAt: 15, text: ' [1]', sourceNumber: 1 },
    { startsAt: 19, text: ' [12]', sourceNumber: 12 },
  ])
  expect(markedPieces('[2] begins, then more [a].').map(({ text }) => text)).toEqual(['[2]', ' begins, then more [a].'])
})

it('reads without them', () => {
  expect(withoutSourceMarks('At most 460 cc. [1] And 5 inches. [2]')).toBe('At most 460 cc. And 5 inches.')
})
