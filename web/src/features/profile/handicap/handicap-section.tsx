import { useId } from 'react'
import { useShownProfile } from '#api/profile/profile-query.ts'
import './handicap.css'
import { RoundsSheet } from './rounds/rounds-sheet.tsx'
import { TrendSheet } from './trend/trend-sheet.tsx'

/** Where the handicap has gone, and the rounds that it can be estimated from. Nothing until the profile is loaded. */
export function HandicapSection() {
  const { profile } = useShownProfile()
  const headingId = useId()
  if (!profile) return null
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId}>Handicap and rounds</h2>
      <div className="handicap-pages">
        <TrendSheet units={profile.preferredUnits} />
        <RoundsSheet key={profile.id} golferId={profile.id} handicap={profile.handicap} />
      </div>
    </section>
  )
}
