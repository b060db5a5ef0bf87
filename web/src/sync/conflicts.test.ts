import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { HistoryEntry, VersionedProfile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { localCopy } from '#storage/local-copy.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { createConflicts, parseConflicts } from './conflicts.ts'

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
const AT = '2026-05-17T09:30:00.000Z'

/** The profile with its driver at 265 yards, unless told otherwise. */
function atVersion(
  version: number,
  { distances = { driver: { distance: 265, source: 'manual' } }, ...more }: Partial<ProfileDocument> = {},
): VersionedProfile {
  return { profile: projectProfile({ ...NEW_GOLFER, updatedAt: AT, ...more, distances }), version }
}

function entry(id: string, more: Partial<HistoryEntry> = {}): HistoryEntry {
  return {
    id,
    path: 'clubDistances.driver',
    value: manual(255),
    keptValue: manual(265),
    reason: 'replaced',
    isConflict: true,
    at: AT,
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

it('shows at the first look on a device what the two weeks before the last change have left open', async () => {
  const { conflicts, openIds } = startPage([
    entry('theirs', { path: 'handicap', value: 12, keptValue: 18, at: '2026-05-17T09:30:00.000Z' }),
    entry('plain', { path: 'age', value: 40, isConflict: false }),
    entry('newer', { value: manual(240), keptValue: manual(265), at: '2026-05-16T09:30:00.000Z' }),
    entry('older', { value: manual(230), keptValue: manual(240), at: '2026-05-15T09:30:00.000Z' }),
    entry('settled', { path: 'handSize', value: null, keptValue: 'large', at: '2026-05-14T09:30:00.000Z' }),
    entry('past', { path: 'averageScore', value: 95, keptValue: 90, at: '2026-05-03T09:29:59.000Z' }),
  ])
  await conflicts.noteProfile(atVersion(7))
  expect(openIds()).toEqual(['newer', 'theirs'])
  conflicts.dismissAll()
  await conflicts.noteProfile(atVersion(8))
  expect(openIds()).toEqual([])
})

it('shows one conflict of a field, the newest, beside the value that stands by now', async () => {
  const { conflicts, history, openIds } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(entry('first', { value: manual(240), keptValue: manual(255) }))
  await conflicts.noteProfile(atVersion(8))
  history.unshift(entry('second'))
  await conflicts.noteProfile(atVersion(9, { distances: { driver: { distance: 270, source: 'measured' } } }))
  expect(openIds()).toEqual(['second'])
  expect(conflicts.open()[0]).toMatchObject({ value: manual(255), keptValue: { distance: 270, source: 'measured' } })

  conflicts.dismiss('second')
  await conflicts.noteProfile(atVersion(10))
  expect(openIds()).toEqual([])
})

it('closes a conflict for good once both values are the same', async () => {
  const { conflicts, history, openIds } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(entry('theirs'))
  await conflicts.noteProfile(atVersion(8))
  expect(openIds()).toEqual(['theirs'])
  await conflicts.noteProfile(atVersion(9, { distances: { driver: { distance: 255, source: 'measured' } } }))
  expect(openIds()).toEqual([])
  await conflicts.noteProfile(atVersion(10))
  expect(openIds()).toEqual([])
})

it('closes nothing by a copy of the profile that is older than the conflict', async () => {
  const { conflicts, history, openIds } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(entry('theirs'))
  await conflicts.noteProfile(atVersion(8))
  const later = startPage(history)
  await later.conflicts.noteProfile(atVersion(7, { distances: { driver: { distance: 255, source: 'manual' } } }))
  await later.conflicts.noteProfile(atVersion(8))
  expect(later.openIds()).toEqual(openIds())
  expect(openIds()).toEqual(['theirs'])
})

it('closes what the golfer edits on this device, and nothing that stays as it is or lies elsewhere', async () => {
  const { conflicts, history, openIds } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(
    entry('driver'),
    entry('loft', { path: 'golfBag.pw.loft', value: 46, keptValue: 48 }),
    entry('handicap', { path: 'handicap', value: 12, keptValue: 18 }),
  )
  await conflicts.noteProfile(atVersion(8))
  conflicts.noteEdit({ 'clubDistances.driver': manual(265), 'clubDistances.pw': manual(110) })
  expect(openIds()).toEqual(['handicap', 'loft', 'driver'])
  conflicts.noteEdit({ 'clubDistances.driver': manual(260), handicap: 17 })
  expect(openIds()).toEqual(['loft'])
  conflicts.noteEdit({ 'golfBag.pw': { brand: 'Vokey' } })
  expect(openIds()).toEqual([])
  await conflicts.noteProfile(atVersion(9))
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

const estimated = (distance: number) => ({ distance, source: 'estimated' })

it('asks about no two estimates, whoever sent them; one against a number of the golfer is a question', async () => {
  const { conflicts, history, openIds } = startPage()
  await conflicts.noteProfile(atVersion(7))
  const between = { value: estimated(141), keptValue: estimated(143) }
  const mixed = { value: estimated(141), keptValue: manual(143) }
  const gone = { ...between, keptValue: null, path: 'clubDistances.pw' }
  history.unshift(entry('theirs', between), entry('mixed', mixed), entry('gone', gone))
  conflicts.noteAnswer(atVersion(8), [entry('own', between)])
  await conflicts.noteProfile(atVersion(9))
  expect(openIds()).toEqual(['gone', 'mixed'])
})

it('dismisses all that is open at once, for good', async () => {
  const { conflicts, history, openIds } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(entry('first'), entry('second', { path: 'handicap', value: 12, keptValue: 18 }))
  await conflicts.noteProfile(atVersion(8))
  expect(openIds()).toHaveLength(2)
  conflicts.dismissAll()
  expect(openIds()).toEqual([])
  await conflicts.noteProfile(atVersion(9))
  expect(openIds()).toEqual([])
})

it('shows what an own edit met, and asks for the history only when somebody else has edited too', async () => {
  const { conflicts, history, openIds, loads } = startPage()
  await conflicts.noteProfile(atVersion(7))
  history.unshift(entry('own'))
  conflicts.noteAnswer(atVersion(8), [entry('own')])
  expect(openIds()).toEqual(['own'])
  expect(conflicts.open()[0]).toMatchObject({ isOwn: true })
  expect(loads.count).toBe(1)

  history.unshift(entry('theirs', { path: 'handicap', value: 12, keptValue: 18 }))
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
  history.unshift(entry('one'), entry('two', { path: 'handicap', value: 12, keptValue: 18 }))
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

it('looks at a profile that was read before it was known who is signed in', async () => {
  const { conflicts, openIds } = startPage([entry('theirs')])
  conflicts.belongTo(undefined)
  await conflicts.noteProfile(atVersion(7))
  expect(openIds()).toEqual([])
  conflicts.belongTo(NEW_GOLFER.id)
  await vi.waitFor(() => expect(openIds()).toEqual(['theirs']))
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

it('HRD-10 (history) looks at the history of another epoch, whose version happens to be the same', async () => {
  const { conflicts, loads, history, openIds } = startPage()
  await conflicts.noteProfile({ ...atVersion(7), epoch: 'first' })
  history.push(entry('of-the-backup'))
  await conflicts.noteProfile({ ...atVersion(7), epoch: 'first' })
  expect([loads.count, openIds()]).toEqual([1, []])
  await conflicts.noteProfile({ ...atVersion(7), epoch: 'second' })
  expect([loads.count, openIds()]).toEqual([2, ['of-the-backup']])
})
