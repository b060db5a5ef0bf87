import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { laterChanges, withEarlier } from './later-changes.ts'
import { openChanges, withoutEdited } from './open-changes.ts'

const { type: _type, ...DRIVER } = newBagClub('driver')
const MEASURED = { distance: 204, source: 'measured' } as const

function profileWith(changed: Partial<ProfileDocument>) {
  return projectProfile({ ...NEW_GOLFER, ...changed })
}
const restored = profileWith({})

it('HRD-11 (counting) lists field by field what the device had more than the backup', () => {
  const scalars = { ...NEW_GOLFER.scalars, handicap: 9.4, golfGoals: ['Break 80'] }
  const before = profileWith({ scalars, distances: { driver: MEASURED }, bag: { driver: DRIVER } })
  expect(laterChanges(before, restored)).toEqual([
    { path: 'handicap', value: 9.4 },
    { path: 'golfGoals', value: ['Break 80'] },
    { path: 'clubDistances.driver', value: MEASURED },
    { path: 'golfBag.driver', value: DRIVER },
  ])
  expect(laterChanges(restored, restored)).toEqual([])
})

it('compares a club that is in both bags by its fields, and one that was taken out as a whole', () => {
  const now = profileWith({ bag: { driver: DRIVER } })
  const lofted = profileWith({ bag: { driver: { ...DRIVER, loft: 9 } } })
  expect(laterChanges(lofted, now)).toEqual([{ path: 'golfBag.driver.loft', value: 9 }])
  expect(laterChanges(restored, now)).toEqual([{ path: 'golfBag.driver', value: null }])
})

it('leaves names and email address to the account', () => {
  const scalars = { ...NEW_GOLFER.scalars, firstName: null, lastName: 'Vale', email: null }
  expect(laterChanges(profileWith({ scalars }), restored)).toEqual([])
})

it('HRD-11 (two devices) asks about a field until the profile has its value, also when another device has sent one', () => {
  const changes = laterChanges(profileWith({ scalars: { ...NEW_GOLFER.scalars, handicap: 9.4, age: 41 } }), restored)
  const openOn = (scalars: Partial<typeof NEW_GOLFER.scalars>) =>
    openChanges(changes, profileWith({ scalars: { ...NEW_GOLFER.scalars, ...scalars } })).map(({ path }) => path)
  expect(openOn({})).toEqual(['handicap', 'age'])
  expect(openOn({ handicap: 12, age: 41 })).toEqual(['handicap'])
  expect(openOn({ handicap: 9.4, age: 41 })).toEqual([])
})

it('asks no more about a field of a club that has left the bag', () => {
  const lofted = profileWith({ bag: { driver: { ...DRIVER, loft: 9 } } })
  const changes = laterChanges(lofted, profileWith({ bag: { driver: DRIVER } }))
  expect(openChanges(changes, restored)).toEqual([])
})

it('asks no more about what the golfer has edited on this device since, unless to the same value', () => {
  const changes = [
    { path: 'handicap', value: 9.4 },
    { path: 'age', value: 41 },
    { path: 'golfBag.driver.loft', value: 9 },
  ]
  const edits = {
    handicap: { base: 18, value: 12 },
    age: { base: null, value: 41 },
    'golfBag.driver': { base: DRIVER, value: null },
  }
  expect(withoutEdited(changes, edits)).toEqual([{ path: 'age', value: 41 }])
  expect(withoutEdited(changes, {})).toEqual(changes)
})

it('keeps unanswered changes over a second restore, under the later ones', () => {
  const earlier = [
    { path: 'handicap', value: 15 },
    { path: 'age', value: 41 },
  ]
  const later = [{ path: 'handicap', value: 9.4 }]
  expect(withEarlier(later, earlier)).toEqual([...later, { path: 'age', value: 41 }])
})
