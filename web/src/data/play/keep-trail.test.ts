import { expect, it } from 'vitest'
import type { Fix } from '@bagwise/golf/play/settled-place'
import type { Trail } from '@bagwise/golf/play/trail'
import { createTrailKeeper } from './keep-trail.ts'

const START_MS = 1_780_000_000_000
const fixAt = (second: number): Fix => ({
  latitudeDeg: 33.5 + second / 1e5,
  longitudeDeg: -82.02,
  accuracyMeters: 4,
  atMs: START_MS + second * 1_000,
})

function openKeeper() {
  let trail: Trail = []
  let hole = 1
  let writeCount = 0
  const keeper = createTrailKeeper({
    hole: () => hole,
    changeTrail: (change) => {
      trail = change(trail)
      writeCount += 1
      return Promise.resolve()
    },
  })
  return {
    keeper,
    goTo: (next: number) => {
      hole = next
    },
    secondsByHole: () => trail.map((stretch) => [stretch.hole, ...stretch.fixes.map(({ seconds }) => seconds)]),
    text: () => JSON.stringify(trail),
    writeCount: () => writeCount,
  }
}

it('writes the way in portions, the rest of it when the position is dark', () => {
  const { keeper, secondsByHole, writeCount } = openKeeper()
  for (let second = 0; second < 60; second += 1) keeper.noteFix(fixAt(second), second === 0)
  expect(writeCount()).toBe(3)
  keeper.end()
  expect(writeCount()).toBe(4)
  expect(secondsByHole()).toEqual([[1, 0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]])
  keeper.end()
  expect(writeCount()).toBe(4)
})

it('begins a stretch after the dark and on each hole, and no clock time gets into it', () => {
  const { keeper, goTo, secondsByHole, text } = openKeeper()
  for (let second = 100; second < 112; second += 1) keeper.noteFix(fixAt(second), second === 100)
  keeper.end()
  for (let second = 500; second < 506; second += 1) keeper.noteFix(fixAt(second), second === 500)
  goTo(2)
  for (let second = 506; second < 512; second += 1) keeper.noteFix(fixAt(second), false)
  keeper.end()
  expect(secondsByHole()).toEqual([
    [1, 0, 5, 10],
    [1, 0, 5],
    [2, 0, 5],
  ])
  expect(text()).not.toMatch(/\d{9}/)
})
