import { memo, useDeferredValue, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { findBagProblems } from '@bagwise/golf/bag-problems'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { Profile } from '@bagwise/contract/profile'
import { isUnnamedClub } from '@bagwise/golf/onboarding/sample-club'
import { documentOf } from '@bagwise/contract/profile-document'
import { MAX_CLUBS_IN_BAG, clubsInBag, loftOf } from '@bagwise/golf/bag'
import type { ProfileValues } from '#sync/edit-state.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { namedValues } from '#data/equipment-values.ts'
import { useUnsavedPaths, useProfile } from '#data/use-profile.ts'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { OwnCarriesLine } from '#profile-parts/carry-numeral/own-carries-line.tsx'
import { TypicalBagNote } from '#profile-parts/typical-bag-note.tsx'
import { contradictingLoftsText, loftsNotStored } from '#profile-parts/estimates.copy.ts'
import { LoftDoubts } from '#profile-parts/loft-doubts.tsx'
import { distanceDoubts } from '#profile-parts/distance-doubts.ts'
import { saveOwnDistances } from '#profile-parts/own-distances.ts'
import { unitWords } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { BagPicture } from './picture/bag-picture.tsx'
import { BagRow } from './bag-row.tsx'
import type { AskedFor } from './bag-row.tsx'
import { isUnsaved, putterValues } from './bag-saves.ts'
import { newLoftContradiction } from './edit/bag-changes.ts'
import { DistanceDialog } from './measure/distance-dialog.tsx'
import { LoftDialog } from './measure/loft-dialog.tsx'
import { TooManyClubs } from './too-many-clubs.tsx'
import * as copy from './bag.copy.ts'
import styles from './bag.module.css'
import { PutterDialog } from './putter-dialog.tsx'

type BagViewProps = {
  readonly profile: Profile
  /** Drawn by loft and carry. */
  readonly hasPicture: boolean
  /** A question about the bag was answered and is gone, with the button that had the focus. */
  readonly onSettled: () => void
}

type NoPutterProps = {
  readonly profile: Profile
  readonly onSettled: () => void
}

/** The bag as it is: what is wrong with it, every club, and its picture. */
export function BagView({ profile, hasPicture, onSettled }: BagViewProps) {
  const unsavedPaths = useUnsavedPaths()
  const [asked, setAsked] = useState<AskedFor>()
  const { golfBag, clubDistances, preferredUnits: units } = profile
  const certainties = certaintiesOf(profile)
  const doubts = useMemo(() => distanceDoubts(profile), [profile])

  return (
    <div className={hasPicture ? styles.pages : styles.page}>
      <div className={styles.page}>
        <TypicalBagNote profile={profile} onConfirmed={onSettled} />
        {findBagProblems(golfBag).map((problem) =>
          problem.code === 'no-putter' ? (
            <NoPutter key={problem.code} profile={profile} onSettled={onSettled} />
          ) : (
            <TooManyClubs key={problem.code} problem={problem} profile={profile} onSettled={onSettled} />
          ),
        )}
        <OwnCarriesLine profile={profile} />
        <LoftDoubts bag={golfBag} />
        <ol className={`${styles.sheet} ${styles.list}`}>
          {golfBag.map((club) => (
            <li key={club.type} data-club={club.type}>
              <BagRow
                club={club}
                distance={clubDistances.find((distance) => distance.club === club.type)}
                certainty={certainties[club.type]}
                isUnsaved={isUnsaved(club.type, unsavedPaths)}
                doubt={doubts.get(club.type)}
                units={units}
                onEdit={setAsked}
              />
            </li>
          ))}
        </ol>
      </div>
      {hasPicture && <PictureSheet profile={profile} />}
      {asked && <NumberDialog asked={asked} profile={profile} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

/** Catches up with the list a moment later: a tap is answered before everything is drawn. */
const PictureSheet = memo(function PictureSheet({ profile }: { readonly profile: Profile }) {
  const shown = useDeferredValue<Profile | undefined>(profile, undefined)
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
        <BagPicture clubs={clubs} certainties={certaintiesOf(shown)} units={shown.preferredUnits} />
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

type NumberDialogProps = {
  readonly asked: AskedFor
  readonly profile: Profile
  readonly onClose: () => void
}

function NumberDialog({ asked: { about, club }, profile, onClose }: NumberDialogProps) {
  // As the golfer saw it when it opened.
  const [seen] = useState(profile)
  const owned = seen.golfBag.find(({ type }) => type === club)
  if (!owned) return null
  const save = (values: ProfileValues) => {
    editsFacade.save(values, seen)
    onClose()
  }
  return about === 'distance' ? (
    <DistanceDialog
      club={club}
      carryYards={owned.distance ?? undefined}
      units={profile.preferredUnits}
      onClose={onClose}
      onSave={(carryYards) => {
        saveOwnDistances({ profile, own: [{ club, distance: carryYards, source: 'measured' }], seen })
        onClose()
      }}
    />
  ) : (
    <LoftDialog
      club={club}
      loftDeg={loftOf(owned)}
      problemOf={(loftDeg) => {
        const bag = profile.golfBag.map((one) => (one.type === club ? { ...one, loft: loftDeg } : one))
        const pair = newLoftContradiction(profile, bag)
        return pair && `${contradictingLoftsText(pair)} ${loftsNotStored}`
      }}
      onClose={onClose}
      onSave={(loftDeg) => {
        const named = isUnnamedClub(owned) ? namedValues([club]) : []
        save({ [`golfBag.${club}.loft`]: loftDeg, ...Object.fromEntries(named) })
      }}
    />
  )
}

/** A bag without a putter: one tap puts it right. A full bag asks first what makes room. */
function NoPutter({ profile, onSettled }: NoPutterProps) {
  const { save } = useProfile()
  /** The profile as the golfer saw it when the question came; undefined while nothing is asked. */
  const [seen, setSeen] = useState<Profile>()
  const { golfBag } = profile
  const isOwned = golfBag.some(({ type }) => type === 'putter')
  const isFull = clubsInBag(golfBag).length >= MAX_CLUBS_IN_BAG

  function addPutter() {
    if (isFull) {
      setSeen(profile)
      return
    }
    flushSync(() => save(putterValues(golfBag)))
    onSettled()
  }

  return (
    <div data-warning className={styles.question}>
      <h3>{copy.noPutterTitle}</h3>
      <Button look="line" onClick={addPutter}>
        {isOwned ? copy.putPutterBack : copy.addPutter}
      </Button>
      {seen && <PutterDialog seen={seen} now={profile} onClose={() => setSeen(undefined)} onSettled={onSettled} />}
    </div>
  )
}
