import { useId } from 'react'
import { hasRoomFor } from '@bagwise/golf/bag-problems'
import { CLUB_GROUPS, CLUBS, clubsOfKinds } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import * as copy from '#bag/bag.copy.ts'
import { selectedClubs } from './bag-draft.ts'
import type { ClubDraft } from './bag-draft.ts'
import { selectorHint, selectorTitle } from './editor-text.ts'
import styles from '../bag.module.css'

type ClubSelectorProps = {
  readonly drafts: readonly ClubDraft[]
  readonly onToggle: (club: ClubType) => void
}

/** One of each type at most; the count and what it means are said aloud while the golfer taps. */
export function ClubSelector({ drafts, onToggle }: ClubSelectorProps) {
  const statusId = useId()
  const clubs = selectedClubs(drafts)
  return (
    <>
      <div id={statusId} role="status">
        <p className="font-plate text-plate-sm font-bold">{selectorTitle(clubs)}</p>
        <p className="text-sm text-ink-2">{selectorHint(clubs)}</p>
      </div>
      {CLUB_GROUPS.map(({ name, kinds }) => (
        <fieldset key={name} className="min-w-0">
          <legend className="mb-1.5 font-plate font-semibold">{name}</legend>
          <div className={styles.chips}>
            {clubsOfKinds(kinds).map((club) => {
              const draft = clubs.find(({ type }) => type === club)
              const isBlocked = !draft && !hasRoomFor(club, clubs)
              return (
                <label key={club} className={styles.chip}>
                  <input
                    type="checkbox"
                    checked={draft !== undefined}
                    disabled={isBlocked}
                    aria-describedby={isBlocked ? statusId : undefined}
                    onChange={() => onToggle(club)}
                  />
                  <span className="min-w-0 wrap-anywhere">
                    <span className="font-plate font-bold">{CLUBS[club].displayName}</span>
                    {draft?.isInBag === false && <span className="block text-xs">{copy.selectedNotInBag}</span>}
                  </span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      <p className="text-sm text-ink-2">{copy.otherClubsNote}</p>
    </>
  )
}
