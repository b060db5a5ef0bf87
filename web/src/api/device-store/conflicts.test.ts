import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { HistoryEntry, VersionedProfile } from '@bagwise/contract/profile'
import { createConflicts, parseConflicts } from './conflicts.ts'
import { localCopy } from '#api/local-copy.ts'
import { NEW_GOLFER } from '#api/sample-profile.ts'
import { sampleStorage } from '#api/sample-storage.ts'

const KEY = 'bagwise.conflicts'
let storage: ReturnType<typeof sampleStorage>

beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const manual = (distance: number) => ({ distance, source: 'manual' })
const atVersion = (version: number, id = NEW_GOLFER.id): VersionedProfile => ({
  profile: projectProfile({ ...NEW_GOLFER, id }),
  version,
})

function entry(id: string, more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id,
    path: 'clubDistances.driver',
    value: manual(255),
    keptValue: manual(265),
    reason: 'replaced',
    isConflict: true,
    at: '2026-05-17T09:30:00.000Z',
    ...more,
  }
}

/** A page of the golfer on this device, before a server with this history. */
function startPage(history: HistoryEntry[] = []) {
  const save = vi.fn<(values: object) => void>()
  const loads = { count: 0, isFailing: false }
  const conflicts = createConflicts({
    copy: localCopy({ key: KEY, schema: 1, parse: parseConflicts }),
    loadHistory: async () => {
      loads.count += 1
      if (loads.isFailing) throw new Error('no answer')
      return history
    },
    save,
  })
  conflicts.belongTo(NEW_GOLFER.id)
  return { conflicts, save, loads, history, openIds: () => conflicts.open().map(({ id }) => id) }
}

it('shows nothing of what happened before this device met the profile', async () => {
  const { conflicts, openIds } = startPage([entry('old')])
  await conflicts.noteProfile(atVersion(7))
  expect(openIds()).toEqual([])
})

it('shows what another device replaced as soon as its newer profile is read, but no plain replacement', async () => {
  const { conflicts, history, openIds, loads } = startPage()
  await conflicts.noteProfile(atVersion(7))
  await conflicts.noteProfile(atVersion(7))
  expect(loads.count).toBe(1)
  history.unshift(entry('theirs'), entry('plain', { isConflict: false }))
  await conflicts.noteProfile(atVersion(8))
  expect(openIds()).toEqual(['theirs'])
  expect(conflicts.open()[0]).toMatchObject({ isOwn: false, value: manual(255), keptValue: manual(265) })
})

it('shows what an own edit met, and asks for the history only when somebody else has edited too', async () => {
  const { conflicts, history, openIds, loads } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(entry('own'))
  conflicts.noteAnswer(atVersion(8), [entry('own')])
  expect(openIds()).toEqual(['own'])
  expect(conflicts.open()[0]).toMatchObject({ isOwn: true })
  expect(loads.count).toBe(1)

  history.unshift(entry('theirs'))
  conflicts.noteAnswer(atVersion(10), [])
  await vi.waitFor(() => expect(openIds()).toEqual(['own', 'theirs']))
})

it('takes a value back with one ordinary edit', async () => {
  const { conflicts, save, openIds } = startPage()
  conflicts.noteAnswer(atVersion(8), [entry('own')])
  conflicts.takeBack('own')
  expect(save).toHaveBeenCalledExactlyOnceWith({ 'clubDistances.driver': manual(255) })
  expect(openIds()).toEqual([])
})

it('never shows again what was dismissed, and keeps what was not for the next start', async () => {
  const { conflicts, history } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(entry('one'), entry('two'))
  await conflicts.noteProfile(atVersion(8))
  conflicts.dismiss('one')

  const later = startPage(history)
  expect(later.openIds()).toEqual(['two'])
  await later.conflicts.noteProfile(atVersion(9))
  expect(later.openIds()).toEqual(['two'])
})

it('tries again with the next profile when the history does not come', async () => {
  const { conflicts, history, loads, openIds } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(entry('theirs'))
  loads.isFailing = true
  await conflicts.noteProfile(atVersion(8))
  expect(openIds()).toEqual([])
  expect(console.warn).toHaveBeenCalledOnce()
  loads.isFailing = false
  await conflicts.noteProfile(atVersion(8))
  expect(openIds()).toEqual(['theirs'])
})

it('looks again after the database was restored from a backup', async () => {
  const { conflicts, history, openIds } = startPage()
  await conflicts.noteProfile(atVersion(7))
  await conflicts.noteProfile(atVersion(3))
  history.unshift(entry('theirs'))
  await conflicts.noteProfile(atVersion(4))
  expect(openIds()).toEqual(['theirs'])
})

it('shows and keeps nothing for a golfer who has left', async () => {
  const { conflicts, openIds } = startPage()
  conflicts.noteAnswer(atVersion(8), [entry('own')])
  conflicts.belongTo(undefined)
  expect(openIds()).toEqual([])
  storage.removeItem(KEY)
  conflicts.noteAnswer(atVersion(9), [entry('late')])
  await conflicts.noteProfile(atVersion(10))
  expect(storage.texts()).toEqual({})
})

it('follows another tab that has dealt with a conflict', async () => {
  const here = startPage()
  here.conflicts.noteAnswer(atVersion(8), [entry('own')])
  const there = startPage()
  expect(there.openIds()).toEqual(['own'])
  here.conflicts.dismiss('own')
  there.conflicts.followCopy()
  expect(there.openIds()).toEqual([])
})

it.each([
  {},
  { golfer: 'golfer-1', version: 1, open: 'all', seenIds: [] },
  { golfer: 'golfer-1', version: 1, open: [], seenIds: [7] },
  { golfer: 'golfer-1', version: 1, open: [{ ...entry('one'), path: 'shoes' }], seenIds: [] },
  { golfer: 'golfer-1', version: 1, open: [{ ...entry('one'), reason: 'rain' }], seenIds: [] },
])('takes no copy of another form: %j', (content) => {
  expect(parseConflicts(content)).toBeUndefined()
})
