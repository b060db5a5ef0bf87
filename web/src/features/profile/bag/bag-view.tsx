import { useState } from 'react'
import { findBagProblems } from '@bagwise/golf/bag-problems'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { useProfile } from '#api/use-profile.ts'
import { BagPicture } from '#charts/bag-picture/bag-picture.tsx'
import { unitWords } from '#quantities/distance.ts'
import { BagRow } from './bag-row.tsx'
import { isUnsaved } from './bag-saves.ts'
import { DistanceDialog } from './measure/distance-dialog.tsx'
import { LoftDialog } from './measure/loft-dialog.tsx'
import { NoPutter } from './no-putter.tsx'
import { TooManyClubs } from './too-many-clubs.tsx'

type Club = Profile['golfBag'][number]
/** The dialog that is open, about the club as the golfer saw it. */
type OpenDialog = { readonly about: 'distance' | 'loft'; readonly club: Club; readonly seen: Profile }

type BagViewProps = {
  readonly profile: Profile
  /** A question about the bag was answered and is gone, with the button that had the focus. */
  readonly onSettled: () => void
}

/** The bag as it is: what is wrong with it, every club, and its picture. */
export function BagView({ profile, onSettled }: BagViewProps) {
  const { save, unsavedPaths } = useProfile()
  const [dialog, setDialog] = useState<OpenDialog>()
  const { golfBag, preferredUnits: units } = profile
  const { distances } = documentOf(profile)
  const problems = findBagProblems(golfBag)
  const drawn = gapClubs({ bag: golfBag, distances }).flatMap((club) => {
    const owned = golfBag.find(({ type }) => type === club.club)
    return owned ? [{ ...club, loftDeg: owned.loft }] : []
  })

  return (
    <div className="bag-pages">
      <div className="bag-page">
        {problems.map((problem) =>
          problem.code === 'no-putter' ? (
            <NoPutter key={problem.code} profile={profile} onSettled={onSettled} />
          ) : (
            <TooManyClubs key={problem.code} problem={problem} profile={profile} onSettled={onSettled} />
          ),
        )}
        <ol className="bag-sheet bag-list">
          {golfBag.map((club) => (
            <li key={club.type} data-club={club.type}>
              <BagRow
                club={club}
                distance={distances[club.type]}
                isUnsaved={isUnsaved(club.type, unsavedPaths)}
                units={units}
                onEditDistance={() => setDialog({ about: 'distance', club, seen: profile })}
                onEditLoft={() => setDialog({ about: 'loft', club, seen: profile })}
              />
            </li>
          ))}
        </ol>
      </div>
      {drawn.length > 0 && (
        <div className="bag-sheet bag-picture-sheet">
          <div className="mb-3 flex items-baseline justify-between gap-3">
            <h3>Picture of the bag</h3>
            <span className="text-xs text-ink-2">loft and carry, {unitWords(units)}</span>
          </div>
          <BagPicture clubs={drawn} units={units} />
        </div>
      )}
      {dialog?.about === 'distance' && (
        <DistanceDialog
          club={dialog.club.type}
          carryYards={dialog.club.distance ?? undefined}
          units={units}
          onClose={() => setDialog(undefined)}
          onSave={(carryYards) => {
            const value = { distance: carryYards, source: 'measured' }
            save({ [`clubDistances.${dialog.club.type}`]: value }, dialog.seen)
            setDialog(undefined)
          }}
        />
      )}
      {dialog?.about === 'loft' && (
        <LoftDialog
          club={dialog.club.type}
          loftDeg={dialog.club.loft}
          onClose={() => setDialog(undefined)}
          onSave={(loftDeg) => {
            save({ [`golfBag.${dialog.club.type}.loft`]: loftDeg }, dialog.seen)
            setDialog(undefined)
          }}
        />
      )}
    </div>
  )
}
