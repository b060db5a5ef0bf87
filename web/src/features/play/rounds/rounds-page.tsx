import { Link, useNavigate } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { START_PATH, TREND_PATH, roundPath } from '#features/play/play-address.ts'
import { line, overParText, title } from '#features/play/play.copy.ts'
import { roundCard } from '#features/play/round-card.ts'
import { resumeOf } from '#navigation/open-round.ts'
import { dayText } from '#quantities/day-text.ts'
import type { PlayedRoundsState, ShownPlayedRound } from '#sync/policies/played-rounds.ts'
import { buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { DeleteRound } from './delete-round.tsx'
import { OldRound } from './old-round.tsx'
import { useOpenForADay } from './open-for-a-day.ts'
import { RoundNews } from '#features/play/round-news.tsx'
import { PlacesSheet } from './places-sheet.tsx'
import { RoundLine } from './round-line.tsx'
import * as copy from './rounds.copy.ts'
import styles from './rounds.module.css'

type RoundsPageProps = { readonly profile: Profile; readonly played: PlayedRoundsState }

/** The round that is open, a new one, and those that were played. */
export function RoundsPage({ profile, played: { rounds } }: RoundsPageProps) {
  const open = rounds.find(({ round }) => round.state === 'playing')
  const past = rounds.filter((one) => one !== open)
  return (
    <>
      <PageHead title={title} subtitle={line} />
      <div className={styles.columns}>
        {open ? (
          <OpenRound golfer={profile.id} open={open} />
        ) : (
          <Sheet className="grid content-start gap-3">
            <p>{copy.startLine}</p>
            <Link to={START_PATH} className={buttonClass('ink', 'min-h-16! text-[1.375rem]!')}>
              {copy.startRound}
            </Link>
          </Sheet>
        )}
        <Sheet title={copy.pastTitle}>
          {past.length === 0 ? (
            <p className="mt-2 text-ink-2">{copy.noRounds}</p>
          ) : (
            <ul className={styles.rows}>
              {past.map((one) => (
                <PastRound key={one.round.id} played={one} />
              ))}
            </ul>
          )}
          {past.length > 0 && (
            <p className="mt-4">
              <Link to={TREND_PATH} className="inline-flex min-h-11 items-center font-bold">
                {copy.trend}
              </Link>
              <span className="block text-sm text-ink-2">{copy.trendLine}</span>
            </p>
          )}
        </Sheet>
        <PlacesSheet golfer={profile.id} />
      </div>
    </>
  )
}

function OpenRound({ golfer, open }: { readonly golfer: string; readonly open: ShownPlayedRound }) {
  const navigate = useNavigate()
  const { round } = open
  const { isAsked, goOn } = useOpenForADay(golfer, round)
  return (
    <Sheet title={copy.openTitle} className="grid content-start gap-3">
      <RoundLine round={round} />
      <RoundNews played={open} />
      {isAsked === true ? (
        <OldRound
          id={round.id}
          onGoOn={() => {
            goOn()
            void navigate(roundPath(round.id))
          }}
        />
      ) : (
        <Link to={roundPath(round.id)} className={buttonClass('ink', 'min-h-16! text-[1.25rem]!')}>
          {resumeOf(open)}
        </Link>
      )}
    </Sheet>
  )
}

function PastRound({ played }: { readonly played: ShownPlayedRound }) {
  const { round, holes } = played
  const total = holes && roundCard({ round, holes }).totals.total
  return (
    <li className={styles.row}>
      <RoundNews played={played} className={styles.news} />
      <Link to={roundPath(round.id)} className={styles.rowLink}>
        <span className={styles.rowName}>{round.course}</span>
        <span className="text-sm text-ink-2">
          {[
            dayText(round.date),
            ...(total ? [copy.holesPlayed(total.throughCount)] : []),
            ...(round.state === 'left' ? [copy.left] : []),
          ].join(' · ')}
        </span>
      </Link>
      {total && total.throughCount > 0 && (
        <p className={styles.rowScore}>
          {total.score}
          <span className="ml-1 text-base text-ink-2">{overParText(total.overPar)}</span>
        </p>
      )}
      <DeleteRound round={round} />
    </li>
  )
}
