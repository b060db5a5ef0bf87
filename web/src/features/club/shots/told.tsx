import type { KnownClubPage } from '#features/club/use-club.ts'
import { distance } from '#features/club/club.copy.ts'
import { dayText } from '#quantities/day-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './told.copy.ts'

/** The rest is counted. */
const MOST_SHOWN = 3

/**
 * What became of shots elsewhere: sessions of the club that the server did not take, and shots that another device changed,
 * whatever the club: they may have moved.
 */
export function Told({ known }: { readonly known: KnownClubPage }) {
  const {
    sessions,
    shots,
    shots: { news },
    profile,
  } = known
  const refused = sessions.flatMap(({ id, day }) =>
    shots.refusals.filter((one) => one.id === id).map(({ message }) => ({ id, day, message })),
  )
  if (refused.length + news.length === 0) return null
  return (
    <Sheet className="grid gap-2">
      {refused.map(({ id, day, message }) => (
        <p key={id} role="alert" data-refused={id} className="text-sm text-flag-ink">
          {copy.staysOnDevice(dayText(day), message)}
        </p>
      ))}
      {news.length > 0 && (
        <div role="status" className="grid justify-items-start gap-1">
          <p className="font-semibold">{copy.changedElsewhere}</p>
          <ul className="text-sm">
            {news.slice(0, MOST_SHOWN).map(({ id, before, now }) => (
              <li key={id} data-news={id}>
                {copy.changedShot({ carry: carryOf(id), before, now })}
              </li>
            ))}
            {news.length > MOST_SHOWN && <li>{copy.moreChanged(news.length - MOST_SHOWN)}</li>}
          </ul>
          <Button
            look="line"
            className="min-w-11"
            aria-label={copy.seen}
            onClick={() => shots.noteSeen(news.map(({ id }) => id))}
          >
            {copy.ok}
          </Button>
        </div>
      )}
    </Sheet>
  )

  function carryOf(id: string): string {
    const shot = shots.sessions.flatMap((session) => session.shots).find((one) => one.id === id)
    return shot ? distance(shot.carryYards, profile.preferredUnits) : ''
  }
}
