import { useState } from 'react'
import { Link } from 'react-router'
import type { ClubSession, KnownClubPage } from '#features/club/use-club.ts'
import { dayText } from '#quantities/day-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { ClublessShots } from './clubless-shots.tsx'
import { NewClub } from './new-club.tsx'
import { offerUndo } from '#ui/offer-undo.ts'
import { RoundShotRow, ShotRow } from './shot-row.tsx'
import * as copy from './shots.copy.ts'

/** As many as a golfer looks through, and few enough for a slow phone. */
const SHOWN_AT_FIRST = 30

/** Every shot with the club, session by session, and what to do about it; shots of a round are corrected there. */
export function ShotsPanel({ known }: { readonly known: KnownClubPage }) {
  const [shownCount, setShownCount] = useState(SHOWN_AT_FIRST)
  const [opened, setOpened] = useState<string>()
  const { sessions, shotCount } = known
  return (
    <div ref={keepFocus} className="grid gap-5">
      {firstShots(sessions, shownCount).map(({ session, shown }) => (
        <section key={session.id} aria-labelledby={`session-${session.id}`} className="min-w-0">
          <SessionHead session={session} known={known} />
          <ol className="divide-y divide-rule border-t border-rule">
            {session.course === undefined
              ? session.shots
                  .slice(0, shown)
                  .map((shot) => (
                    <ShotRow
                      key={shot.id}
                      shot={shot}
                      known={known}
                      isOpen={shot.id === opened}
                      onToggle={() => setOpened(shot.id === opened ? undefined : shot.id)}
                    />
                  ))
              : session.shots.slice(0, shown).map((shot) => <RoundShotRow key={shot.id} shot={shot} known={known} />)}
          </ol>
        </section>
      ))}
      {shotCount > shownCount && (
        <Button look="line" onClick={() => setShownCount(shownCount + SHOWN_AT_FIRST)}>
          {copy.showMore(shotCount)}
        </Button>
      )}
      <ClublessShots known={known} />
      <NewClub known={known} />
    </div>
  )
}

function SessionHead({ session, known: { shots } }: { readonly session: ClubSession; readonly known: KnownClubPage }) {
  const { id, day, course, source, origin, allCount } = session
  return (
    <div data-notice className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-0">
        <h3 id={`session-${id}`}>{dayText(day)}</h3>
        <p className="text-xs text-ink-2">
          {copy.sessionLine({ source: course ?? source, origin, count: session.shots.length, allCount })}
        </p>
      </div>
      {course === undefined ? (
        <Button
          look="quiet"
          aria-label={copy.deleteSessionOf(dayText(day), allCount)}
          onClick={() => {
            const { undo } = shots.remove({ sessions: [id] })
            offerUndo(copy.sessionDeleted(dayText(day), allCount), undo)
          }}
        >
          {copy.deleteSession}
        </Button>
      ) : (
        <Link to={`/play/${id}/shots`} aria-label={copy.openRoundOf(dayText(day))} className={buttonClass('quiet')}>
          {copy.openRound}
        </Link>
      )}
    </div>
  )
}

/** Sessions with how many of their shots are among the first ones of all. */
function firstShots(sessions: readonly ClubSession[], count: number) {
  let left = count
  return sessions.flatMap((session) => {
    const shown = Math.min(session.shots.length, Math.max(0, left))
    left -= shown
    return shown > 0 ? [{ session, shown }] : []
  })
}
