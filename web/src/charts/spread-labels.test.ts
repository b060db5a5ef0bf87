import { describe, expect, it } from 'vitest'
import { spreadLabels } from './spread-labels.ts'

describe('spreading labels', () => {
  it('leaves labels alone that have room', () => {
    expect(spreadLabels([0, 40, 80], [27, 27])).toEqual([0, 40, 80])
  })

  it('moves a pair that is too close apart evenly', () => {
    expect(spreadLabels([50, 60], [27])).toEqual([41.5, 68.5])
  })

  it('pushes a whole cluster apart around its middle', () => {
    expect(spreadLabels([100, 100, 100], [27, 27])).toEqual([73, 100, 127])
  })
})
