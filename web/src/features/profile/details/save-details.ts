import type { Profile } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { documentOf, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { factOf, isFactEstimated } from '@bagwise/golf/facts'
import { speedOfGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import { fillMissingDistances } from '@bagwise/golf/distances/fill-missing'
import { distanceValues } from '#data/equipment-values.ts'
import { unfilledText } from '#profile-parts/unfilled.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import * as copy from './details.copy.ts'

/**
 * All that a save of the profile writes: what the form changes, and an estimate for every club of the bag without a
 * distance, from the golfer's facts as they are then.
 */
export function withEstimates(values: ProfileValues, profile: Profile, method: EstimateMethod): ProfileValues {
  const typed = savedDocument(values, profile)
  const { scalars, facts } = typed
  const distances = fillMissingDistances({
    clubs: profile.golfBag.map(({ type }) => type),
    stored: typed.distances,
    swingSpeedMph: speedOfGolfer({ ...profile, ...scalars, facts }, typed.distances).mph,
    estimate: estimatorOf(method, { ...profile, ...scalars, facts }),
  })
  return { ...values, ...distanceValues(distances) }
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
  const unfilled = unfilledText(
    profile,
    profile.golfBag.map(({ type }) => type),
  )
  const estimates = estimateCount === 0 ? unfilled : copy.clubsEstimated(estimateCount)
  return [told, estimates].filter(Boolean).join(' ')
}

/** Which estimates follow a new score or age. */
function followingText(values: ProfileValues, profile: Profile): string {
  const { scalars, facts } = savedDocument(values, profile)
  const after = { ...scalars, facts }
  const following = (['handicap', 'swingSpeed'] as const).filter(
    (field) =>
      isFactEstimated(profile, field) &&
      isFactEstimated(after, field) &&
      factOf(profile, field)?.value !== factOf(after, field)?.value,
  )
  return following.length === 0 ? '' : ` ${copy.estimatedAnew(following)}`
}
