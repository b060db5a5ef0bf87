import { APPROACH_DRILLS } from './approach-drills.ts'
import { BALL_FLIGHT_DRILLS } from './ball-flight-drills.ts'
import { CONTACT_DRILLS } from './contact-drills.ts'
import { COURSE_MANAGEMENT_DRILLS } from './course-management-drills.ts'
import type { PracticeDrill } from './drill.ts'
import { DRIVING_DRILLS } from './driving-drills.ts'
import { MENTAL_DRILLS } from './mental-drills.ts'
import { PUTTING_DRILLS } from './putting-drills.ts'
import { SHORT_GAME_DRILLS } from './short-game-drills.ts'

export const ALL_DRILLS: readonly PracticeDrill[] = [
  ...BALL_FLIGHT_DRILLS,
  ...CONTACT_DRILLS,
  ...DRIVING_DRILLS,
  ...APPROACH_DRILLS,
  ...SHORT_GAME_DRILLS,
  ...PUTTING_DRILLS,
  ...COURSE_MANAGEMENT_DRILLS,
  ...MENTAL_DRILLS,
]
