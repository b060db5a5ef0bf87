import { expect, it } from 'vitest'
import { countUnsentChanges } from './unsent-changes.ts'

const NOTHING = {
  edits: { inflight: undefined, waiting: {}, refused: [] },
  rounds: [],
  progress: [],
  unsentShotCount: 0,
  unsentCourseCount: 0,
}
const change = { base: null, value: 1 }
const unsent = { unsentId: 'one' }
const sent = {}

it('is nothing as long as the server has everything', () => {
  expect(countUnsentChanges({ ...NOTHING, rounds: [sent], progress: [sent] })).toBe(0)
})

it('counts what was edited once, wherever it stands, every round and every shot', () => {
  const edits = {
    inflight: { set: { age: change, handicap: change } },
    waiting: { age: change, weight: change },
    refused: [{ path: 'height', value: 1, message: 'Too small.' }],
  }
  expect(countUnsentChanges({ ...NOTHING, edits })).toBe(4)
  const rounds = [unsent, sent, unsent]
  expect(countUnsentChanges({ edits, rounds, progress: [unsent], unsentShotCount: 3, unsentCourseCount: 2 })).toBe(11)
})

it('counts days of progress only where nothing else is left to send', () => {
  expect(countUnsentChanges({ ...NOTHING, rounds: [unsent], progress: [unsent] })).toBe(1)
  expect(countUnsentChanges({ ...NOTHING, progress: [unsent, unsent] })).toBe(2)
})
