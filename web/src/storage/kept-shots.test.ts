import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleStorage } from '#testing/sample-storage.ts'
import {
  isSameOuting,
  lastShotYards,
  readKeptShots,
  withLastShot,
  withPlayedShot,
  writeKeptShots,
} from './kept-shots.ts'

const NOON_MS = new Date(2026, 6, 4, 12).getTime()
const MINUTE_MS = 60_000

beforeEach(() => {
  vi.stubGlobal('localStorage', sampleStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('ends an outing after 90 minutes and at midnight', () => {
  const at = (minutes: number) => isSameOuting({ atMs: NOON_MS }, NOON_MS + minutes * MINUTE_MS)
  expect([at(0), at(90), at(91), at(-91), at(24 * 60)]).toEqual([true, true, false, false, false])
  const lateMs = new Date(2026, 6, 4, 23, 50).getTime()
  expect(isSameOuting({ atMs: lateMs }, lateMs + 5 * MINUTE_MS)).toBe(true)
  expect(isSameOuting({ atMs: lateMs }, lateMs + 20 * MINUTE_MS)).toBe(false)
})

it('keeps three shots at most, the newest first and each once, and none over a pause', () => {
  const played = ['a', 'b', 'a', 'c', 'd'].reduce(
    (kept, address) => withPlayedShot(withLastShot(kept, address, NOON_MS), { address, club: 'pw' }),
    withLastShot(undefined, '', NOON_MS),
  )
  expect(played.recent.map(({ address }) => address)).toEqual(['d', 'c', 'a'])
  expect(withLastShot(played, 'e', NOON_MS + 91 * MINUTE_MS).recent).toEqual([])
})

it('is read back as it was written, and nothing else is believed', () => {
  const kept = {
    atMs: NOON_MS,
    address: 'distance=143',
    recent: [{ address: 'distance=40&lie=bunker', club: 'sw' }],
  } as const
  writeKeptShots(kept)
  expect(readKeptShots()).toEqual(kept)
  expect(lastShotYards(NOON_MS)).toBe(143)
  expect(lastShotYards(NOON_MS + 91 * MINUTE_MS)).toBeUndefined()
  writeKeptShots({ ...kept, address: 'distance=9999' })
  expect(lastShotYards(NOON_MS)).toBeUndefined()
  writeKeptShots({ ...kept, address: 'lie=fairway' })
  expect(lastShotYards(NOON_MS)).toBeUndefined()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem(
    'bagwise.shots',
    JSON.stringify({ schema: 1, content: { ...kept, recent: [{ club: 'spoon' }] } }),
  )
  expect(readKeptShots()).toBeUndefined()
})
