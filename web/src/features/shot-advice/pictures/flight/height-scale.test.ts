import { expect, it } from 'vitest'
import { factorSentence } from './flight.copy.ts'
import { heightFactor } from './height-scale.ts'

it('draws heights as boldly as the room allows, and says how', () => {
  const sentences = [30, 50, 90, 200, 400, 2000].map((heightYards) =>
    factorSentence(heightFactor({ heightYards, pxPerYard: 1, roomPx: 118 })),
  )
  expect(sentences).toEqual([
    'Height shown triple.',
    'Height shown double.',
    'Height shown true to scale.',
    'Height shown at half size.',
    'Height shown at quarter size.',
    'Height shown at quarter size.',
  ])
})
