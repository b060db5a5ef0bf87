import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { BeforeRestore } from '#storage/before-restore.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'

const PROFILE = projectProfile(NEW_GOLFER)
const CONFLICT = {
  id: 'one',
  path: 'handicap',
  value: 9,
  keptValue: 8,
  reason: 'replaced',
  at: '2026-05-02T10:00:00.000Z',
  isConflict: true,
}

// The modules of a page register themselves with each other: none of them may be another test's.
beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', sampleStorage())
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('asks the golfer about the value that gave way to an edit of this device', async () => {
  const answer = { profile: { ...PROFILE, handicap: 8 }, version: 3, conflicts: [CONFLICT] }
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/api/profile' ? answer : { entries: [] }))
  const { queryClient } = await import('#http/query-client.ts')
  const { profileQuery } = await import('./profile-query.ts')
  const { conflicts, profile, profileEdits } = await import('./profile-sync.ts')
  queryClient.setQueryData(profileQuery.queryKey, { profile: PROFILE, version: 1 })
  profile.belongTo(PROFILE.id)
  profileEdits.save({ handicap: 8 })
  await profileEdits.flush()
  expect(conflicts.open().map(({ path, value, isOwn }) => ({ path, value, isOwn }))).toEqual([
    { path: 'handicap', value: 9, isOwn: true },
  ])
  profile.belongTo(undefined)
})

describe('after the server went back to a backup', () => {
  const HAD = [
    { path: 'handicap', value: 9 },
    { path: 'age', value: 41 },
  ]

  /** The modules of a page whose golfer is signed in, with what the device kept of before. */
  async function pageWith(kept: Pick<BeforeRestore, 'changes' | 'profile'>) {
    const stored = { profile: PROFILE, version: 1, restoredTo: '2026-05-02T03:15:00.000Z' }
    const answers: Readonly<Record<string, unknown>> = {
      'GET /api/profile': stored,
      'GET /api/session': stored,
      'PATCH /api/profile': { ...stored, profile: { ...PROFILE, handicap: 14 }, version: 2, conflicts: [] },
    }
    vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) =>
      Response.json(answers[`${method} ${path}`] ?? { entries: [] }),
    )
    const { queryClient } = await import('#http/query-client.ts')
    const { profileQuery } = await import('./profile-query.ts')
    const { profile, profileEdits } = await import('./profile-sync.ts')
    const { beforeRestoreRows } = await import('#storage/before-restore.ts')
    beforeRestoreRows.keep(PROFILE.id, [{ unsentId: 'first', epoch: 'first', ...kept }])
    queryClient.setQueryData(profileQuery.queryKey, { profile: PROFILE, version: 1 })
    profile.belongTo(PROFILE.id)
    profileEdits.save({ handicap: 14 })
    await profileEdits.flush()
    profile.belongTo(undefined)
    return beforeRestoreRows.of(PROFILE.id)[0]
  }

  it('asks no more about a field that the golfer edits on this device, also once that is stored', async () => {
    expect(await pageWith({ changes: HAD })).toMatchObject({ changes: [{ path: 'age', value: 41 }] })
  })

  it('does not ask at all about a field that was edited before the backup could be compared', async () => {
    const profile = { ...PROFILE, handicap: 9, age: 41 }
    const compared = await pageWith({ profile, changes: [] })
    expect(compared).toMatchObject({ profile: undefined, changes: [{ path: 'age', value: 41 }] })
  })
})
