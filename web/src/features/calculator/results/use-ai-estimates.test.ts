import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { aiEstimates } from './use-ai-estimates.ts'

it('ONE-18 offers an AI’s distance only inside Like me’s range of the club, where it differs from what is stored', () => {
  const profile = projectProfile({
    ...NEW_GOLFER,
    distances: {
      driver: { distance: 234, source: 'estimated' },
      '7-iron': { distance: 145, source: 'manual' },
      pw: { distance: 112, source: 'estimated' },
    },
  })
  // 216 to 252 and 75 to 91.
  const answered = [
    { club: 'driver', carryYards: 240 },
    { club: '7-iron', carryYards: 150 },
    { club: 'pw', carryYards: 112 },
    { club: 'sw', carryYards: 92 },
  ] as const
  expect(aiEstimates(profile, answered)).toEqual([
    {
      club: 'driver',
      distance: 240,
      source: 'estimated',
      basis: { method: 'ai', plusMinusYards: 24 },
      shownYards: 234,
      certainty: { isOwn: false, plusMinusYards: 24 },
    },
  ])
})
