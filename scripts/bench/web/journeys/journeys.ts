import type { Hand } from '../hand.ts'
import { courseJourneys } from './courses.ts'
import { distancesJourneys } from './distances.ts'
import { homeJourneys } from './home.ts'
import { profileJourneys } from './profile.ts'
import { questionJourneys } from './questions.ts'
import { readingJourneys } from './reading.ts'
import { shotJourneys } from './shot.ts'

/** What a golfer does on one screen. */
export type Journey = { readonly screen: string; readonly go: (hand: Hand) => Promise<void> }

export const JOURNEYS: readonly Journey[] = [
  ...homeJourneys,
  ...distancesJourneys,
  ...shotJourneys,
  ...courseJourneys,
  ...questionJourneys,
  ...readingJourneys,
  ...profileJourneys,
]
