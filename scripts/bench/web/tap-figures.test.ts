import { expect, it } from 'vitest'
import { tapFigures } from './tap-figures.ts'
import { verdictOn } from '../figure.ts'

const taps = (course: string, times: readonly (readonly [disk: number, paint: number])[]) =>
  times.map(([diskMs, paintMs]) => ({ what: 'Hit', course, diskMs, paintMs }))

it('says of each course how long a tap takes to the disk and to the next state: the median, and 95 taps of 100', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => [index + 1, 2 * (index + 1)] as const)
  const figures = tapFigures([...taps('plain', twenty), ...taps('mapped', [[7, 9]])])
  expect(figures.map(({ what, value, budget }) => [what, value, budget])).toEqual([
    ['Hit, plain: on disk, median', 10.5, undefined],
    ['Hit, plain: on disk, 95 %', 19, 50],
    ['Hit, plain: next state, median', 21, undefined],
    ['Hit, plain: next state, 95 %', 38, 100],
    ['Hit, mapped: on disk, median', 7, undefined],
    ['Hit, mapped: on disk, 95 %', 7, 50],
    ['Hit, mapped: next state, median', 9, undefined],
    ['Hit, mapped: next state, 95 %', 9, 100],
  ])
})

it('is over its budget by two late taps of twenty, not by one', () => {
  const quick = Array.from({ length: 18 }, () => [20, 40] as const)
  const late = [90, 200] as const
  const verdicts = (times: readonly (readonly [number, number])[]) =>
    tapFigures(taps('plain', times)).flatMap((figure) => verdictOn(figure) ?? [])
  expect(verdicts([...quick, [20, 40], late])).toEqual(['within', 'within'])
  expect(verdicts([...quick, late, late])).toEqual(['over', 'over'])
})
