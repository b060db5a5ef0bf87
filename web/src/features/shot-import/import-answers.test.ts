import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleStorage } from '#testing/sample-storage.ts'
import { importAnswers, keepImportAnswers } from './import-answers.ts'
import type { ImportAnswers } from './import-answers.ts'

import fc from 'fast-check'

const KEY = 'bagwise.import-answers'
const NONE = { columns: [], clubs: [] }
const ANSWERS: ImportAnswers = {
  columns: [{ names: ['Stick', 'Far'], club: 0, carry: 1, offline: -1, units: 'metres' }],
  clubs: [
    { label: '52', club: 'gw' },
    { label: 'chipper', club: 'none' },
  ],
}

let storage = sampleStorage()
beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('remembers what a golfer has said of files, for that golfer only', () => {
  keepImportAnswers('golfer-1', ANSWERS)
  expect(importAnswers('golfer-1')).toMatchObject(ANSWERS)
  expect(importAnswers('golfer-2')).toEqual(NONE)
})

it('keeps the latest fifty of each', () => {
  const clubs = Array.from({ length: 60 }, (_, index) => ({ label: String(index), club: 'gw' as const }))
  keepImportAnswers('golfer-1', { ...ANSWERS, clubs })
  expect(importAnswers('golfer-1').clubs.map(({ label }) => label)).toEqual(clubs.slice(10).map(({ label }) => label))
})

it('asks again when the device has kept nothing', () => {
  storage.failWith(new Error('Storage is forbidden'))
  keepImportAnswers('golfer-1', ANSWERS)
  expect(importAnswers('golfer-1')).toEqual(NONE)
})

it('opens with whatever is found under its key', () => {
  keepImportAnswers('golfer-1', ANSWERS)
  const whole = storage.texts()[KEY] ?? ''
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat({ max: 40 }), (junk, at, length) => {
      const from = at % whole.length
      storage.setItem(KEY, whole.slice(0, from) + junk + whole.slice(from + length))
      const { columns, clubs } = importAnswers('golfer-1')
      expect(columns.every(({ names, carry }) => Array.isArray(names) && Number.isInteger(carry))).toBe(true)
      expect(clubs.every(({ label, club }) => typeof label === 'string' && typeof club === 'string')).toBe(true)
    }),
    { numRuns: 300 },
  )
})
