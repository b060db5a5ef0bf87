import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIES } from '../shot-advice/shot.ts'
import {
  HOLE_FINISHES,
  MOST_ORDER,
  MOST_SHOTS_OF_HOLE,
  ORDER_STEP,
  PLAYED_LIES,
  misfitOf,
  withoutMisfits,
} from './played-record.ts'

const hole = fc.record({
  score: fc.option(fc.integer({ min: 1, max: 30 })),
  finish: fc.option(fc.constantFrom(...HOLE_FINISHES)),
  putts: fc.option(fc.integer({ min: 0, max: 12 })),
})

describe('a hole', () => {
  it.each([
    [{ score: 4, finish: 'holed', putts: 2 }, undefined],
    [{ score: 1, finish: 'holed', putts: 0 }, undefined],
    [{ score: 3, finish: 'holed', putts: 3 }, 'putts'],
    [{ score: 3, finish: null, putts: 3 }, 'putts'],
    // The score of a hole that was picked up may be its net double bogey.
    [{ score: 5, finish: 'picked-up', putts: 5 }, undefined],
    [{ score: 5, finish: 'conceded', putts: 6 }, undefined],
    [{ score: null, finish: 'not-played', putts: null }, undefined],
    [{ score: 4, finish: 'not-played', putts: null }, 'finish'],
    [{ score: null, finish: 'not-played', putts: 2 }, undefined],
  ] as const)('says which field contradicts the score: %j', (given, misfit) => {
    expect(misfitOf(given)).toBe(misfit)
  })

  it('keeps its score when it loses what contradicts that', () => {
    fc.assert(
      fc.property(hole, (given) => {
        const settled = withoutMisfits(given)
        expect(misfitOf(settled)).toBeUndefined()
        expect(settled.score).toBe(given.score)
        expect(settled === given).toBe(misfitOf(given) === undefined)
      }),
      { seed: 71 },
    )
  })
})

it('knows every lie of a shot, and trees', () => {
  expect(PLAYED_LIES).toEqual([...LIES, 'trees'])
})

it('has room in the order of a hole for more shots than one may have', () => {
  expect(MOST_SHOTS_OF_HOLE * ORDER_STEP).toBeLessThan(MOST_ORDER)
})
