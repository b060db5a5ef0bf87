import type { BrowserContext } from '@playwright/test'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import { signUpGolfer } from './test.ts'
import type { Golfer } from './test.ts'

/** The three own numbers are those of a golfer who scores about 100; the others are what they come to. */
const CARRIES_YARDS = {
  driver: { distance: 171, source: 'measured' },
  '5-wood': estimate(141, 9),
  '5-hybrid': estimate(119, 10),
  '6-iron': estimate(106, 6),
  '7-iron': { distance: 95, source: 'measured' },
  '8-iron': estimate(86, 2),
  '9-iron': estimate(76, 3),
  pw: { distance: 66, source: 'measured' },
  sw: estimate(51, 7),
} as const satisfies Partial<Record<ClubType, StoredCarry>>

type StoredCarry = Pick<ClubDistance, 'distance' | 'source' | 'basis'>

/** By Like me, as the product stores it. */
function estimate(distance: number, plusMinusYards: number): StoredCarry {
  return { distance, source: 'estimated', basis: { method: 'like-me', plusMinusYards } }
}

/** The sample golfer of the requirements: nine clubs and a putter, three own numbers, all four steps of the journey done. */
export async function signUpSampleGolfer(context: BrowserContext, url: string): Promise<Golfer> {
  const golfer = await signUpGolfer(context, url, { firstName: 'Sam', lastName: 'Miller' })
  const clubs = [...(Object.keys(CARRIES_YARDS) as (keyof typeof CARRIES_YARDS)[]), 'putter' as const]
  await golfer.store({
    handicap: 28,
    averageScore: 101,
    golfPersona: 'weekend-warrior',
    skillLevel: 'beginner',
    playingExperience: 'beginner',
    courseFrequency: 'monthly',
    golfGoals: ['lower-scores'],
    currentIssues: ['Driving', 'Misses to the right'],
    missPattern: 'right',
    hasCompletedOnboarding: true,
    ...Object.fromEntries(
      clubs.map((club) => {
        const { type: _type, ...fresh } = newBagClub(club)
        return [`golfBag.${club}`, fresh]
      }),
    ),
    ...Object.fromEntries(Object.entries(CARRIES_YARDS).map(([club, carry]) => [`clubDistances.${club}`, carry])),
  })
  return golfer
}
