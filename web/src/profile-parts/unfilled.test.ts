import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { unfilledText } from './unfilled.ts'

const golfer = (distances: ProfileDocument['distances']) => projectProfile({ ...NEW_GOLFER, distances })
const measured = (distance: number) => ({ distance, source: 'measured' }) as const

it('ONE-10 says which two numbers keep clubs from an estimate when bag, profile or set is saved', () => {
  const contradicting = golfer({ driver: measured(150), '7-iron': measured(190) })
  expect(unfilledText(contradicting, ['driver', '7-iron', 'pw'])).toBe(
    'Your 7-Iron (190) goes farther than your Driver (150). Clubs without a distance get none until the two agree.',
  )
})

it('says nothing where no club lacks a distance, or the numbers agree', () => {
  expect(unfilledText(golfer({ driver: measured(150), '7-iron': measured(190) }), ['driver', '7-iron'])).toBeUndefined()
  expect(unfilledText(golfer({ driver: measured(230), '7-iron': measured(150) }), ['driver', 'pw'])).toBeUndefined()
})
