import { useId } from 'react'
import { calendarDay } from '#storage/calendar-day.ts'
import type { KnownClubPage } from '#features/club/use-club.ts'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import { dayText } from '#quantities/day-text.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { Button } from '#ui/button.tsx'
import * as copy from './shots.copy.ts'

/** A club that took the place of another one of its type learns from its own shots; the earlier ones stay. */
export function NewClub({ known: { club, profile, countedCount } }: { readonly known: KnownClubPage }) {
  const id = useId()
  const owned = profile.golfBag.find(({ type }) => type === club)
  const since = owned?.since ?? undefined
  if (!owned || (since === undefined && countedCount === 0)) return null

  function save(day: string | null, text: string) {
    const written = { [`golfBag.${club}.since`]: day }
    editsFacade.save(written, profile)
    offerBagUndo({ text, written, before: profile, replacesLast: true })
  }

  return (
    <div className="grid justify-items-start gap-1 border-t border-rule pt-3">
      <p id={id} className="text-sm text-ink-2">
        {since === undefined ? copy.newClubNote(club) : copy.newSince(club, dayText(since))}
      </p>
      <Button
        look="quiet"
        aria-describedby={id}
        onClick={() =>
          since === undefined
            ? save(calendarDay(new Date()), copy.isNew(club))
            : save(null, copy.earlierCountAgain(club))
        }
      >
        {since === undefined ? copy.newClub(club) : copy.countEarlier}
      </Button>
    </div>
  )
}
