import { memo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ClubType } from '@bagwise/golf/club'
import { findBagProblems } from '@bagwise/golf/bag-problems'
import type { Profile } from '@bagwise/contract/profile'
import { MAX_CLUBS_IN_BAG, clubsInBag } from '@bagwise/golf/bag'
import { useProfile } from '#data/use-profile.ts'
import { OwnCarriesLine } from '#profile-parts/carry-numeral/own-carries-line.tsx'
import { TypicalBagNote } from '#profile-parts/typical-bag-note.tsx'
import { LoftDoubts } from '#profile-parts/loft-doubts.tsx'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { AddClub } from './club-sheet/add-club.tsx'
import { Ledger } from './ledger/ledger.tsx'
import { putterValues } from './bag-saves.ts'
import { TooManyClubs } from './too-many-clubs.tsx'
import * as copy from './bag.copy.ts'
import styles from './bag.module.css'
import { PutterDialog } from './putter-dialog.tsx'

/** Loaded at the first tap on a club. */
const ClubSheet = lazyPart(async () => (await import('./club-sheet/club-sheet.tsx')).ClubSheet)
const PictureSheet = lazyPart(
  async () => (await import('./picture/picture-sheet.tsx')).PictureSheet,
  <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />,
)

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

/** The bag as it is: what is wrong with it, every club, and its picture. A tap on a club opens its sheet. */
export function BagView({ profile, hasPicture, onSettled }: BagViewProps) {
  const [opened, setOpened] = useState<ClubType>()
  return (
    <div className={hasPicture ? styles.pages : styles.page}>
      <Clubs profile={profile} hasCounts={hasPicture} onSettled={onSettled} onOpen={setOpened} />
      {hasPicture && <PictureSheet profile={profile} />}
      {opened && <ClubSheet profile={profile} club={opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

type ClubsProps = Omit<BagViewProps, 'hasPicture'> & {
  /** How many numbers are the golfer's, where the page does not say so. */
  readonly hasCounts: boolean
  readonly onOpen: (club: ClubType) => void
}

/** Opening a club's sheet draws none of it again. */
const Clubs = memo(function Clubs({ profile, hasCounts, onSettled, onOpen }: ClubsProps) {
  const { golfBag } = profile
  return (
    <div className={styles.page}>
      <TypicalBagNote profile={profile} onConfirmed={onSettled} />
      {findBagProblems(golfBag).map((problem) =>
        problem.code === 'no-putter' ? (
          <NoPutter key={problem.code} profile={profile} onSettled={onSettled} />
        ) : (
          <TooManyClubs key={problem.code} problem={problem} profile={profile} onSettled={onSettled} />
        ),
      )}
      {hasCounts && <OwnCarriesLine profile={profile} />}
      <LoftDoubts bag={golfBag} />
      <Ledger profile={profile} onOpen={onOpen} />
      <AddClub profile={profile} />
    </div>
  )
})

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
