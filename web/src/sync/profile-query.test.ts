import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { newerOf, newest, profileQuery } from './profile-query.ts'
import { queryClient } from '#http/query-client.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'

function versioned(version: number, id = 'golfer-1') {
  return { profile: projectProfile({ ...NEW_GOLFER, id }), version }
}

it('keeps the newer profile when an older answer arrives late', () => {
  expect(newerOf(versioned(7), versioned(6)).version).toBe(7)
  expect(newerOf(versioned(6), versioned(7)).version).toBe(7)
  expect(newerOf(undefined, versioned(1)).version).toBe(1)
})

it('takes what arrives when it is another golfer’s', () => {
  expect(newerOf(versioned(7), versioned(2, 'golfer-2')).profile.id).toBe('golfer-2')
})

it('lets the server’s first answer take the place of the copy on the device, whatever its version', () => {
  queryClient.setQueryData(profileQuery.queryKey, versioned(9), { updatedAt: 0 })
  expect(newest(versioned(3)).version).toBe(3)
  queryClient.setQueryData(profileQuery.queryKey, versioned(4))
  expect(newest(versioned(3)).version).toBe(4)
  queryClient.clear()
})

it('HRD-10 (device) takes the server’s state of another epoch whatever its version', () => {
  const before = { ...versioned(20), epoch: 'first' }
  expect(newerOf(before, { ...versioned(3), epoch: 'second' })).toMatchObject({ version: 3, epoch: 'second' })
  expect(newerOf(before, { ...versioned(3), epoch: 'first' }).version).toBe(20)
  expect(newerOf(before, versioned(3)).version).toBe(20)
})
