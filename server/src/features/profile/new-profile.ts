import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import type { AuthUser } from '@bagwise/contract/account'
import type { ProfileDocument } from '@bagwise/contract/profile-document'

/** What an account starts with: the specification's defaults, an empty bag and no distances. */
export function newProfile({ id, email, firstName, lastName }: AuthUser, now: Date): ProfileDocument {
  const time = now.toISOString()
  return {
    id,
    scalars: {
      firstName,
      lastName,
      email,
      averageScore: null,
      golfPersona: null,
      swingSpeed: null,
      swingSpeedRange: null,
      handSize: null,
      gripType: null,
      gripPressure: null,
      attackAngle: null,
      missPattern: null,
      preferredCourseType: null,
      golfGoals: [],
      currentIssues: [],
      hasCompletedOnboarding: false,
      shareCount: 0,
      ...PROFILE_DEFAULTS,
    },
    distances: {},
    bag: {},
    createdAt: time,
    updatedAt: time,
  }
}
