import { APPROACH_DRILLS } from './drills/approach-drills.ts'
import { BALL_FLIGHT_DRILLS } from './drills/ball-flight-drills.ts'
import { CONTACT_DRILLS } from './drills/contact-drills.ts'
import { COURSE_MANAGEMENT_DRILLS } from './drills/course-management-drills.ts'
import type { PracticeDrill } from './drills/drill.ts'
import { DRIVING_DRILLS } from './drills/driving-drills.ts'
import { MENTAL_DRILLS } from './drills/mental-drills.ts'
import { PUTTING_DRILLS } from './drills/putting-drills.ts'
import { SHORT_GAME_DRILLS } from './drills/short-game-drills.ts'

/** A drill as it is shown: with its duration in words. */
export type Drill = PracticeDrill & { readonly duration: string }

export const DRILLS: readonly Drill[] = [
  ...BALL_FLIGHT_DRILLS,
  ...CONTACT_DRILLS,
  ...DRIVING_DRILLS,
  ...APPROACH_DRILLS,
  ...SHORT_GAME_DRILLS,
  ...PUTTING_DRILLS,
  ...COURSE_MANAGEMENT_DRILLS,
  ...MENTAL_DRILLS,
].map((drill) => ({ ...drill, duration: durationInWords(drill) }))

function durationInWords({ durationMinutes, holeCount }: PracticeDrill): string {
  return holeCount === undefined ? `${durationMinutes} minutes` : `${holeCount} holes`
}
