import { expect, it } from 'vitest'
import { newBagClub } from '@bagwise/golf/bag'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { closePairSentence, nearestClubSentence } from './bag-text.ts'
import { leaveOutQuestion } from './bag.copy.ts'
import { storedClub } from './edit/bag-changes.ts'

const golfer = (shorterYards: number, units: 'yards' | 'metres' = 'yards') =>
  projectProfile({
    ...NEW_GOLFER,
    scalars: { ...NEW_GOLFER.scalars, preferredUnits: units },
    bag: { '5-wood': storedClub(newBagClub('5-wood')), '3-hybrid': storedClub(newBagClub('3-hybrid')) },
    distances: {
      '5-wood': { distance: 200, source: 'measured' },
      '3-hybrid': { distance: shorterYards, source: 'measured' },
    },
  })

it('BAG-11 asks for one club after the other', () => {
  expect(leaveOutQuestion(1)).toBe('Which one stays home? You keep its numbers.')
  expect(leaveOutQuestion(3)).toBe('Which one do you leave out first? 3 have to stay at home; they stay yours.')
})

it('points at two clubs that do one job, and at none when there are none', () => {
  expect(closePairSentence(golfer(197))).toBe('Your 5-Wood and 3-Hybrid are only 3 yards apart. You may need just one.')
  expect(closePairSentence(golfer(197, 'metres'))).toContain('only 3 meters apart')
  expect(closePairSentence(golfer(185))).toBeUndefined()
})

it('says how near the club it suggests to leave out stands to another', () => {
  expect(nearestClubSentence(golfer(192), '3-hybrid')).toBe("We'd leave the 3-Hybrid: it's 8 yards from your 5-Wood.")
  expect(nearestClubSentence(golfer(192), '5-wood')).toBe("We'd leave the 5-Wood: it's 8 yards from your 3-Hybrid.")
  expect(nearestClubSentence(golfer(192, 'metres'), '5-wood')).toContain('meters from your 3-Hybrid')
  expect(nearestClubSentence(golfer(192), 'pw')).toBeUndefined()
})
