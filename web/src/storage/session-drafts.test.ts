import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_DATABASES, sampleStorage } from '#testing/sample-storage.ts'
import { clearStorage } from './clear-storage.ts'
import { sessionDrafts } from './session-drafts.ts'

const HOUR_MS = 3_600_000
const ANN = { wizard: 'swing', golfer: 'golfer-ann-1' }
const BOB = { wizard: 'swing', golfer: 'golfer-bob-2' }
const VISITOR = { wizard: 'contact', golfer: undefined }

let session: ReturnType<typeof sampleStorage>

beforeEach(() => {
  session = sampleStorage()
  vi.stubGlobal('localStorage', sampleStorage())
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('indexedDB', NO_DATABASES)
  vi.stubGlobal('window', { sessionStorage: session })
})
afterEach(() => vi.unstubAllGlobals())

it('gives a draft to its own golfer, and to that wizard, only', () => {
  sessionDrafts.keep(ANN, { misses: ['hook'] })
  expect(sessionDrafts.read(ANN)).toEqual({ misses: ['hook'] })
  expect(sessionDrafts.read(BOB)).toBeUndefined()
  expect(sessionDrafts.read({ ...ANN, wizard: 'fitting' })).toBeUndefined()
  expect(sessionDrafts.read({ ...ANN, golfer: undefined })).toBeUndefined()
})

it('forgets a draft after a day', () => {
  sessionDrafts.keep(ANN, 'answers', 0)
  expect(sessionDrafts.read(ANN, 24 * HOUR_MS - 1)).toBe('answers')
  expect(sessionDrafts.read(ANN, 24 * HOUR_MS)).toBeUndefined()
  expect(session.texts()).toEqual({})
})

it('reads nothing of what is no draft', () => {
  for (const text of ['', 'null', '[]', '{"draft":1}', '{"atMs":"now","draft":1}', '{"atMs":1,"__proto__":{}}', '{']) {
    session.setItem('draft:swing:golfer-ann-1', text)
    expect(sessionDrafts.read(ANN, 2)).toBeUndefined()
  }
})

it.each([
  ['sign-out', []],
  ['deletion', []],
  ['session-end', ['other']],
  ['other-golfer', ['draft:swing:golfer-bob-2', 'other']],
] as const)('takes drafts off the device: %s', (departure, left) => {
  const held = vi.fn<() => void>()
  const stop = sessionDrafts.onCleared(held)
  for (const place of [ANN, BOB, VISITOR]) sessionDrafts.keep(place, 'answers')
  session.setItem('other', 'yes')
  clearStorage({ departure, golfer: departure === 'other-golfer' ? BOB.golfer : ANN.golfer })
  expect(Object.keys(session.texts()).toSorted()).toEqual(left)
  expect(held).toHaveBeenCalledTimes(departure === 'sign-out' || departure === 'deletion' ? 1 : 0)
  stop()
})
