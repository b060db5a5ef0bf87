import { useId } from 'react'
import { isClubType } from '@bagwise/golf/club'
import { clubName } from '#charts/gap-text.ts'
import type { KnownClubPage } from '#features/club/use-club.ts'
import { dayText } from '#quantities/day-text.ts'
import { Button } from '#ui/button.tsx'
import { offerUndo } from '#ui/offer-undo.ts'
import * as copy from './shots.copy.ts'
import styles from '../club.module.css'

/** Shots of a label that is no club of the golfer's, by session. */
type Clubless = {
  readonly session: string
  readonly day: string
  readonly label: string
  readonly ids: readonly string[]
}

/** Kept shots that no club has, whatever the page is about: here they find one, or go. */
export function ClublessShots({ known: { shots, profile } }: { readonly known: KnownClubPage }) {
  const id = useId()
  const clubless = shots.sessions.flatMap(clublessOf)
  if (clubless.length === 0) return null
  const owned = profile.golfBag.map(({ type }) => type).filter((type) => type !== 'putter')
  return (
    <section aria-labelledby={id} data-notice className="grid min-w-0 gap-3 border-t border-rule pt-3">
      <h3 id={id}>{copy.clublessTitle}</h3>
      {clubless.map(({ session, day, label, ids }, index) => (
        <div
          key={`${session} ${label}`}
          data-clubless={label}
          className="flex flex-wrap items-end justify-between gap-x-3"
        >
          <label htmlFor={`${id}-${index}`} className={styles.field}>
            {copy.clublessLine(label, ids.length, dayText(day))}
            <select
              id={`${id}-${index}`}
              value=""
              className={styles.select}
              onChange={({ target: { value } }) => {
                if (!isClubType(value) || value === 'putter') return
                shots.change(ids, { club: value })
                offerUndo(copy.clublessMoved(ids.length, value), () => shots.change(ids, { club: null }))
              }}
            >
              <option value="">{copy.whichClub}</option>
              {owned.map((type) => (
                <option key={type} value={type}>
                  {clubName(type)}
                </option>
              ))}
            </select>
          </label>
          <Button
            look="quiet"
            aria-label={copy.deleteClubless(label, ids.length)}
            onClick={() => {
              const { undo } = shots.remove({ shots: ids })
              offerUndo(copy.clublessDeleted(label, ids.length), undo)
            }}
          >
            {copy.deleteThem}
          </Button>
        </div>
      ))}
    </section>
  )
}

function clublessOf({ id, day, shots }: KnownClubPage['shots']['sessions'][number]): readonly Clubless[] {
  const ofSession = shots.filter(({ club }) => club === null)
  const labels = [...new Set(ofSession.map(({ label }) => label))]
  return labels.map((label) => ({
    session: id,
    day,
    label,
    ids: ofSession.filter((shot) => shot.label === label).map((shot) => shot.id),
  }))
}
