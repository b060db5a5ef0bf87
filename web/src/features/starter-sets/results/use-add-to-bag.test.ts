import { expect, it } from 'vitest'
import { BUDGET_SETS } from '@bagwise/content/starter-sets/budget-sets.prose'
import { MID_RANGE_SETS } from '@bagwise/content/starter-sets/mid-range-sets.prose'
import { PREMIUM_SETS } from '@bagwise/content/starter-sets/premium-sets.prose'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import { valueSchemaOf } from '@bagwise/contract/profile-fields'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { setInBag } from '@bagwise/golf/starter-sets/starter-bag'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { starterValues } from './use-add-to-bag.ts'

it('SET-16 SET-19 writes every set as it can be stored, with frequency and course', () => {
  const profile = projectProfile(NEW_GOLFER)
  for (const set of [...BUDGET_SETS, ...MID_RANGE_SETS, ...PREMIUM_SETS]) {
    const change = setInBag(set, { golfBag: [], distances: documentOf(profile).distances, swingSpeedMph: 90 })
    const written = starterValues(change, { frequency: 'weekly', courseType: 'links' }, profile)
    expect(written).toMatchObject({ courseFrequency: 'weekly', preferredCourseType: 'links' })
    for (const { type, loft } of set.clubs) {
      expect(written[`golfBag.${type}`]).toMatchObject({ lie: 60, length: 36, loft: loft ?? null })
    }
    for (const [text, value] of Object.entries(written)) {
      const path = parseProfilePath(text)
      const isGood = path !== undefined && valueSchemaOf(path).safeParse(value).success
      expect([set.id, text, isGood]).toEqual([set.id, text, true])
    }
  }
})
