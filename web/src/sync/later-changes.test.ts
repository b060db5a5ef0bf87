import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { laterChanges, withEarlier } from './later-changes.ts'
import { openChanges } from './open-changes.ts'

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
    { path: 'handicap', base: NEW_GOLFER.scalars.handicap, value: 9.4 },
    { path: 'golfGoals', base: [], value: ['Break 80'] },
    { path: 'clubDistances.driver', base: null, value: MEASURED },
    { path: 'golfBag.driver', base: null, value: DRIVER },
  ])
  expect(laterChanges(restored, restored)).toEqual([])
})

it('compares a club that is in both bags by its fields, and one that was taken out as a whole', () => {
  const now = profileWith({ bag: { driver: DRIVER } })
  const lofted = profileWith({ bag: { driver: { ...DRIVER, loft: 9 } } })
  expect(laterChanges(lofted, now)).toEqual([{ path: 'golfBag.driver.loft', base: DRIVER.loft, value: 9 }])
  expect(laterChanges(restored, now)).toEqual([{ path: 'golfBag.driver', base: DRIVER, value: null }])
})

it('leaves names and email address to the account', () => {
  const scalars = { ...NEW_GOLFER.scalars, firstName: null, lastName: 'Vale', email: null }
  expect(laterChanges(profileWith({ scalars }), restored)).toEqual([])
})

it('asks no more about a field that the golfer has edited since', () => {
  const changes = laterChanges(profileWith({ scalars: { ...NEW_GOLFER.scalars, handicap: 9.4, age: 41 } }), restored)
  const shown = profileWith({ scalars: { ...NEW_GOLFER.scalars, handicap: 12 } })
  expect(openChanges(changes, restored).map(({ path }) => path)).toEqual(['handicap', 'age'])
  expect(openChanges(changes, shown).map(({ path }) => path)).toEqual(['age'])
})

it('keeps unanswered changes over a second restore, under the later ones', () => {
  const earlier = [
    { path: 'handicap', base: 20, value: 15 },
    { path: 'age', base: null, value: 41 },
    { path: 'height', base: 60, value: restored.height },
  ]
  const later = [{ path: 'handicap', base: restored.handicap, value: 9.4 }]
  expect(withEarlier(later, earlier, restored)).toEqual([...later, { path: 'age', base: restored.age, value: 41 }])
})
