import type { Profile } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { documentOf, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { fillMissingDistances } from '@bagwise/golf/distances/fill-missing'
import { estimatesAfter } from '@bagwise/golf/onboarding/estimated-facts'
import type { ProfileValues } from '#sync/edit-state.ts'

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
  const outcome = isUnsent
    ? 'Saved on this device. It is sent as soon as Bagwise can be reached.'
    : 'Your profile is up to date.'
  const told = outcome + followingText(values, profile)
  const estimateCount = Object.keys(values).filter((path) => path.startsWith('clubDistances.')).length
  if (estimateCount === 0) return told
  const clubs = estimateCount === 1 ? '1 club without a distance has' : `${estimateCount} clubs without a distance have`
  return `${told} ${clubs} an estimate now.`
}

function followingText(values: ProfileValues, profile: Profile): string {
  const { handicap, swingSpeed, ...typed } = values
  const following = estimatesAfter(profile, savedDocument(typed, profile).scalars)
  const facts = [
    ...(handicap !== undefined && handicap === following.handicap ? ['handicap'] : []),
    ...(swingSpeed !== undefined && swingSpeed === following.swingSpeed ? ['swing speed'] : []),
  ]
  return facts.length === 0 ? '' : ` Your ${facts.join(' and ')} ${facts.length === 1 ? 'is' : 'are'} estimated anew.`
}
