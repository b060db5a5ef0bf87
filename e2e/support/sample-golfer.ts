import type { BrowserContext } from '@playwright/test'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { signUpGolfer } from './test.ts'
import type { Golfer } from './test.ts'

/** The three own numbers are those of a golfer who scores about 100; the others are what they come to. */
const CARRIES_YARDS = {
  driver: [171, 'measured'],
  '5-wood': [141, 'estimated'],
  '5-hybrid': [119, 'estimated'],
  '6-iron': [106, 'estimated'],
  '7-iron': [95, 'measured'],
  '8-iron': [86, 'estimated'],
  '9-iron': [76, 'estimated'],
  pw: [66, 'measured'],
  sw: [51, 'estimated'],
} as const satisfies Partial<Record<ClubType, readonly [number, 'measured' | 'estimated']>>

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
    ...Object.fromEntries(
      Object.entries(CARRIES_YARDS).map(([club, [distance, source]]) => [
        `clubDistances.${club}`,
        { distance, source },
      ]),
    ),
  })
  return golfer
}
