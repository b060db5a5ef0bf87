import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { BagClub } from '@bagwise/golf/bag'
import { hasRoomFor } from '@bagwise/golf/bag-problems'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#data/use-profile.ts'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import { contradictingLoftsText } from '#profile-parts/doubts.copy.ts'
import { loftsNotStored } from '#profile-parts/estimates.copy.ts'
import { unfilledText } from '#profile-parts/unfilled.ts'
import { Button } from '#ui/button.tsx'
import { nextPaint } from '#ui/next-paint.ts'
import { notify } from '#ui/notices.ts'
import { useAskBeforeLeaving } from '#navigation/leave-guard.tsx'
import * as copy from '#bag/bag.copy.ts'
import { bagSave, newLoftContradiction } from './bag-changes.ts'
import { draftsOf, isEdited, readDraft, selectedClubs, withDraft, withToggled } from './bag-draft.ts'
import type { ClubDraft } from './bag-draft.ts'
import { ClubDetails, openFaulty, openField } from './club-details.tsx'
import { ClubSelector } from './club-selector.tsx'
import { removedNumbers } from './editor-text.ts'
import styles from './bag-edit.module.css'
import bag from '../bag.module.css'

type BagEditorProps = {
  /** The profile as the golfer saw it when the edit began. */
  readonly seen: Profile
  /** The profile as it is by now, with what other devices have changed meanwhile. */
  readonly now: Profile
  readonly onClose: () => void
}

/** Edits a copy of the bag: which clubs, and what each of them is. Nothing is stored before Save Bag. */
export function BagEditor({ seen, now, onClose }: BagEditorProps) {
  const { save } = useProfile()
  const [drafts, setDrafts] = useState(() => draftsOf(seen.golfBag, seen.preferredUnits))
  const [isChecked, setIsChecked] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [contradiction, setContradiction] = useState<ReturnType<typeof newLoftContradiction>>()
  const heading = useRef<HTMLHeadingElement>(null)
  const selected = selectedClubs(drafts)
  const isChanged = isEdited(drafts, seen.golfBag)
  useAskBeforeLeaving(isChanged)
  const removed = removedNumbers({ seen, selected }, now.preferredUnits)

  const change = useCallback((changed: ClubDraft) => {
    setContradiction(undefined)
    setDrafts((before) => withDraft(before, changed))
  }, [])

  // The button that opened this is gone.
  useEffect(() => heading.current?.focus(), [])

  async function saveBag() {
    const faulty = selected.find((draft) => 'problems' in readDraft(draft))
    if (faulty) {
      flushSync(() => setIsChecked(true))
      openFaulty(faulty)
      return
    }
    const clubs = selected.flatMap(clubOf)
    const lofts = newLoftContradiction(seen, clubs)
    setContradiction(lofts)
    if (lofts) {
      openField(lofts[1], 'loft')
      return
    }
    setIsSaving(true)
    await nextPaint()
    const { values, filled } = bagSave({ seen, now, bag: clubs, method: keptEstimateMethod() })
    const unfilled = unfilledText(
      now,
      clubs.map(({ type }) => type),
    )
    save(values, seen)
    if (filled.length > 0) notify('status', copy.filledNotice(filled.length))
    if (unfilled !== undefined) notify('alert', unfilled)
    onClose()
  }

  return (
    <form
      noValidate
      className={bag.pages}
      data-changed={isChanged || undefined}
      onSubmit={(event) => {
        event.preventDefault()
        void saveBag()
      }}
    >
      <div className={`${bag.sheet} ${styles.selector}`}>
        <h3 ref={heading} tabIndex={-1} className="outline-none">
          {copy.clubsTitle}
        </h3>
        <ClubSelector
          drafts={drafts}
          onToggle={(type) => setDrafts((before) => withToggled(before, type, seen.preferredUnits))}
        />
        <div role="status" className="text-sm text-ink-2 empty:hidden">
          {removed.length > 0 && (
            <>
              <p>{copy.removedNote}</p>
              <ul className={styles.removed}>
                {removed.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      {selected.length > 0 && (
        <div className={`${bag.sheet} ${styles.details}`}>
          <h3>{copy.detailsTitle}</h3>
          {selected.map((draft) => (
            <ClubDetails
              key={draft.type}
              draft={draft}
              isBlocked={!draft.isInBag && !hasRoomFor(draft.type, selected)}
              isChecked={isChecked}
              onChange={change}
            />
          ))}
        </div>
      )}
      <p role="alert" className="max-w-none text-sm text-flag-ink empty:hidden">
        {contradiction && `${contradictingLoftsText(contradiction)} ${loftsNotStored}`}
      </p>
      <div className={styles.actions}>
        <Button look="line" className="bg-sheet" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" isBusy={isSaving}>
          {copy.saveBag}
        </Button>
      </div>
    </form>
  )
}

function clubOf(draft: ClubDraft): readonly BagClub[] {
  const read = readDraft(draft)
  return 'club' in read ? [read.club] : []
}
