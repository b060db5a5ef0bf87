import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_DATABASES, sampleStorage } from '#testing/sample-storage.ts'
import { clearStorage } from './clear-storage.ts'
import { forgetKeptBag, keepBag, quickDraft, readKeptBag } from './kept-bag.ts'

const DAY_MS = 86_400_000
const NOON_MS = new Date(2026, 6, 4, 12).getTime()
const ANSWERS = { club: '7-iron', carryYards: 95, hand: 'left', tees: 'forward' } as const
const KEPT = { shot: { club: '7-iron', carryYards: 95 }, hand: 'left', tees: 'forward' }

let local: ReturnType<typeof sampleStorage>

beforeEach(() => {
  local = sampleStorage()
  const session = sampleStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('indexedDB', NO_DATABASES)
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('ACT-21 keeps a finished bag for seven days and not on the eighth', () => {
  keepBag(ANSWERS, NOON_MS)
  expect(readKeptBag(NOON_MS)).toEqual(KEPT)
  expect(readKeptBag(NOON_MS + 7 * DAY_MS - 1)).toEqual(KEPT)
  expect(readKeptBag(NOON_MS + 7 * DAY_MS)).toBeUndefined()
  expect(local.texts()).toEqual({})
})

it('keeps what was given and nothing else', () => {
  expect(keepBag({ club: 'unknown', hand: 'right', tees: 'unsure' }, NOON_MS)).toEqual({ hand: 'right' })
  expect(readKeptBag(NOON_MS)).toEqual({ hand: 'right' })
  expect(keepBag({ club: 'driver', tees: 'back' }, NOON_MS)).toEqual({ tees: 'back' })
  expect(readKeptBag(NOON_MS)).toEqual({ tees: 'back' })
})

it('gives the answers on their way back in the same tab, to the same golfer', () => {
  quickDraft.keep(undefined, { club: 'driver' }, NOON_MS)
  expect(quickDraft.read(undefined, NOON_MS)).toEqual({ club: 'driver' })
  quickDraft.keep(undefined, { ...ANSWERS, tees: 'unsure' }, NOON_MS)
  expect(quickDraft.read(undefined, NOON_MS)).toEqual({ ...ANSWERS, tees: 'unsure' })
  expect(quickDraft.read('golfer-ann-1', NOON_MS)).toBeUndefined()
  quickDraft.discard(undefined)
  expect(quickDraft.read(undefined, NOON_MS)).toBeUndefined()
})

it.each(['sign-out', 'deletion'] as const)('ACT-21 is gone after %s, finished or not', (departure) => {
  keepBag(ANSWERS)
  quickDraft.keep(undefined, ANSWERS)
  clearStorage({ departure, golfer: 'golfer-ann-1' })
  expect(readKeptBag()).toBeUndefined()
  expect(quickDraft.read(undefined)).toBeUndefined()
})

it('waits for the golfer who signs up with it, until it is forgotten', () => {
  keepBag(ANSWERS)
  clearStorage({ departure: 'other-golfer', golfer: 'golfer-ann-1' })
  expect(readKeptBag()).toEqual(KEPT)
  forgetKeptBag()
  expect(readKeptBag()).toBeUndefined()
})

it.each([
  { shot: { club: 'putter', carryYards: 95 } },
  { shot: { club: '7-iron', carryYards: 211 } },
  { shot: { club: '7-iron', carryYards: 39 } },
  { shot: { club: '7-iron', carryYards: 95.5 } },
  { shot: { club: 'spoon', carryYards: 95 } },
  { hand: 'both' },
  { tees: 'unsure' },
])('believes nothing else: %o', (bag) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const kept = (content: object) =>
    local.setItem('bagwise.quick-bag', JSON.stringify({ schema: 1, content: { finishedAtMs: NOON_MS, bag: content } }))
  kept({ shot: { club: 'driver', carryYards: 300 } })
  expect(readKeptBag(NOON_MS)).toEqual({ shot: { club: 'driver', carryYards: 300 } })
  kept(bag)
  expect(readKeptBag(NOON_MS)).toBeUndefined()
})
