import type { Profile } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { documentOf, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { fillMissingDistances } from '@bagwise/golf/distances/fill-missing'
import { estimatesAfter } from '@bagwise/golf/onboarding/estimated-facts'
import type { ProfileValues } from '#sync/edit-state.ts'
import * as copy from './details.copy.ts'

/**
 * All that a save of the profile writes: what the form changes, the estimates that follow a new score or age, and one for
 * every club of the bag without a distance, from the swing speed as it is then.
 */
export function withEstimates(values: ProfileValues, profile: Profile): ProfileValues {
  const typed = savedDocument(values, profile)
  const following = estimatesAfter(profile, typed.scalars)
  const distances = fillMissingDistances({
    clubs: profile.golfBag.map(({ type }) => type),
    stored: typed.distances,
    swing: { ...typed.scalars, ...following },
  })
  return {
    ...values,
    ...following,
    ...Object.fromEntries(distances.map(({ club, ...distance }) => [`clubDistances.${club}`, distance])),
  }
}

function savedDocument(values: ProfileValues, profile: Profile): ProfileDocument {
  return Object.entries(values).reduce((document, [text, value]) => {
    const path = parseProfilePath(text)
    return path ? withValueAt(document, path, value) : document
  }, documentOf(profile))
}

type Told = {
  readonly isUnsent: boolean
  /** The profile before. */
  readonly profile: Profile
}

/** What the golfer is told afterwards. An estimate is never made in silence. */
export function savedText(values: ProfileValues, { isUnsent, profile }: Told): string {
  const told = (isUnsent ? copy.savedOnDevice : copy.saved) + followingText(values, profile)
  const estimateCount = Object.keys(values).filter((path) => path.startsWith('clubDistances.')).length
  return estimateCount === 0 ? told : `${told} ${copy.clubsEstimated(estimateCount)}`
}

function followingText(values: ProfileValues, profile: Profile): string {
  const { handicap, swingSpeed, ...typed } = values
  const following = estimatesAfter(profile, savedDocument(typed, profile).scalars)
  const facts = [
    ...(handicap !== undefined && handicap === following.handicap ? (['handicap'] as const) : []),
    ...(swingSpeed !== undefined && swingSpeed === following.swingSpeed ? (['swingSpeed'] as const) : []),
  ]
  return facts.length === 0 ? '' : ` ${copy.estimatedAnew(facts)}`
}
