import { memo, useDeferredValue } from 'react'
import { loftOf } from '@bagwise/golf/bag'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { drawnCertainties } from '#profile-parts/carry-numeral/certainties-of.ts'
import { useCertainties } from '#profile-parts/carry-numeral/use-certainties.ts'
import { unitWords } from '#quantities/distance.ts'
import * as copy from '#bag/bag.copy.ts'
import { BagPicture } from './bag-picture.tsx'
import styles from '../bag.module.css'

/** Catches up with the list a moment later: a tap is answered before everything is drawn. */
export const PictureSheet = memo(function PictureSheet({ profile }: { readonly profile: Profile }) {
  const shown = useDeferredValue<Profile | undefined>(profile, undefined)
  const certainties = drawnCertainties(useCertainties(shown ?? profile))
  const units = profile.preferredUnits
  const clubs = shown && drawnClubs(shown)
  if (clubs?.length === 0) return null
  return (
    <div className={`${styles.sheet} ${styles.pictureSheet}`}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h3>{copy.pictureTitle}</h3>
        <span className="text-xs text-ink-2">{copy.pictureAxes(unitWords(units))}</span>
      </div>
      {clubs ? (
        <BagPicture clubs={clubs} certainties={certainties} units={shown.preferredUnits} />
      ) : (
        <div aria-busy="true" className="h-96" />
      )}
    </div>
  )
})

function drawnClubs(profile: Profile) {
  const { golfBag: bag } = profile
  return gapClubs({ bag, distances: documentOf(profile).distances }).flatMap((club) => {
    const owned = bag.find(({ type }) => type === club.club)
    return owned ? [{ ...club, loftDeg: loftOf(owned) }] : []
  })
}
