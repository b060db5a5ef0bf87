import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import type { ProfileDocument } from '@bagwise/contract/profile-document'

/** For tests: a new golfer's profile, the bag empty and no distance known. */
export const NEW_GOLFER: ProfileDocument = {
  id: 'golfer-1',
  scalars: {
    ...PROFILE_DEFAULTS,
    firstName: 'Jamie',
    lastName: 'Ortega',
    email: 'jamie@example.com',
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
  },
  distances: {},
  bag: {},
  createdAt: '2025-04-01T08:00:00.000Z',
  updatedAt: '2025-04-01T08:00:00.000Z',
}
