import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
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
