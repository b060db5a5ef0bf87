import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { speedEvidenceOf } from '@bagwise/golf/distances/like-me-for-golfer'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { golferSpeed } from '@bagwise/golf/golfer-speed'
import * as copy from './carry-numeral.copy.ts'
import { ownCount } from './certainties-of.ts'

/** How much of the bag is the golfer's own, and the one swing speed: '2 of 9 carries are yours · 76 ± 6 mph'. */
export function OwnCarriesLine({
  profile,
  className = '',
}: {
  readonly profile: Profile
  readonly className?: string
}) {
  const { distances } = documentOf(profile)
  const clubs = gapClubs({ bag: profile.golfBag, distances })
  if (clubs.length === 0) return null
  const speed = golferSpeed(speedEvidenceOf(profile, distances))
  const carries = copy.ownCarries(ownCount(profile, clubs), clubs.length)
  return (
    <p className={`text-sm ${className}`}>
      {carries}
      <span aria-hidden="true">{copy.speed(speed, profile.preferredUnits)}</span>
      <span className="sr-only">{copy.spokenSpeed(speed, profile.preferredUnits)}</span>
    </p>
  )
}
