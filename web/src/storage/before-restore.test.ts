import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { NO_DATABASES, sampleStorage } from '#testing/sample-storage.ts'
import { beforeRestoreRows, isOver } from './before-restore.ts'
import { clearStorage } from './clear-storage.ts'
import { golferCopies } from './golfer-copies.ts'

const PROFILE = projectProfile(NEW_GOLFER)
const GOLFER = PROFILE.id
const ROUNDS = 'bagwise.rounds'

let storage: ReturnType<typeof sampleStorage>
beforeEach(() => {
  storage = sampleStorage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', sampleStorage())
  vi.stubGlobal('indexedDB', NO_DATABASES)
})
afterEach(() => vi.unstubAllGlobals())

/** A device that has heard of the profile in an epoch, with a round that the server has confirmed. */
function fill(epoch: string | undefined) {
  golferCopies.keepProfile({ profile: PROFILE, version: 9, epoch })
  storage.setItem(ROUNDS, JSON.stringify({ schema: 1, content: [{ golfer: GOLFER, entries: [{ id: 'r1' }] }] }))
}
const keptRounds = () => JSON.parse(storage.texts()[ROUNDS] ?? 'null')?.content

it('HRD-12 (device) keeps profile and rounds of the old epoch when a restore has ended the session, without names', () => {
  fill('first')
  clearStorage({ departure: 'session-end', golfer: undefined, epoch: 'second' })
  expect(Object.keys(storage.texts()).toSorted()).toEqual(['bagwise.before-restore', ROUNDS])
  expect(beforeRestoreRows.of(GOLFER)).toMatchObject([{ epoch: 'first', profile: { handicap: PROFILE.handicap } }])
  expect(keptRounds()).toMatchObject([{ golfer: GOLFER, entries: [{ id: 'r1', isOffered: true }] }])
  for (const word of ['Jamie', 'Ortega', 'jamie@example.com']) {
    expect(JSON.stringify(storage.texts())).not.toContain(word)
  }
})

it.each([
  ['in the same epoch', 'first', 'first'],
  ['on a device that had heard of no epoch', undefined, 'second'],
  ['by a server that tells none', 'first', undefined],
] as const)('HRD-17 (storage) keeps nothing of a session that ended %s', (_how, known, epoch) => {
  fill(known)
  clearStorage({ departure: 'session-end', golfer: undefined, epoch })
  expect(storage.texts()).toEqual({})
})

it('adopts the first epoch that it hears of without a question', () => {
  fill(undefined)
  golferCopies.keepProfile({ profile: PROFILE, version: 3, epoch: 'second' })
  expect(beforeRestoreRows.of(GOLFER)).toEqual([])
})

it('sets the old profile aside before that of another epoch takes its place, and once only', () => {
  fill('first')
  golferCopies.keepProfile({ profile: { ...PROFILE, handicap: 3 }, version: 2, epoch: 'second' })
  expect(beforeRestoreRows.of(GOLFER)).toMatchObject([{ epoch: 'first', profile: { handicap: PROFILE.handicap } }])
  // A tab that has not heard of the restore.
  golferCopies.keepProfile({ profile: PROFILE, version: 9, epoch: 'first' })
  expect(storage.texts()['bagwise.profile']).toContain('"epoch":"second"')
  expect(isOver(GOLFER, { epoch: 'first' })).toBe(true)
})

it('goes with the golfer who signs out, and waits while another one is here', () => {
  fill('first')
  clearStorage({ departure: 'session-end', golfer: undefined, epoch: 'second' })
  clearStorage({ departure: 'sign-out', golfer: 'another' })
  expect(beforeRestoreRows.of(GOLFER)).toHaveLength(1)
  clearStorage({ departure: 'sign-out', golfer: GOLFER })
  expect(storage.texts()).toEqual({})
})
