import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { clubsInBag } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { dayText } from '#quantities/day-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './club.copy.ts'
import { ClubNumber } from './club-number.tsx'
import { ClubTabs } from './club-tabs.tsx'
import { CarryOffer } from '#profile-parts/carry-offer/carry-offer.tsx'
import { PatternPanel } from './pattern/pattern-panel.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useClub } from './use-club.ts'
import type { KnownClubPage } from './use-club.ts'
import styles from './club.module.css'

const WAITING = <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />
const TrendPanel = lazyPart(async () => (await import('./club-details.tsx')).TrendPanel, WAITING)
const Told = lazyPart(async () => (await import('./club-details.tsx')).Told)
const ShotsPanel = lazyPart(async () => (await import('./club-details.tsx')).ShotsPanel, WAITING)

type ClubPageProps = { readonly profile: Profile; readonly club: ClubType; readonly skeleton: ReactNode }

export function ClubPage({ profile, club, skeleton }: ClubPageProps) {
  const known = useClub(profile, club)
  const { shots, sessions, shotCount, isWorkedOut } = known
  const isLoading = !known.isReady || (shots.load === 'loading' && shots.sessions.length === 0)
  const firstDay = sessions.at(-1)?.day
  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{CLUBS[club].displayName}</h1>
        <p className={styles.line}>
          {!isLoading && (firstDay ? copy.shotsSince(shotCount, dayText(firstDay)) : copy.noShotsLine)}
        </p>
      </header>
      {isLoading || !isWorkedOut ? (
        skeleton
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <ClubNumber known={known} />
            {(shots.news.length > 0 || shots.refusals.length > 0) && <Told known={known} />}
            <NotOwned known={known} />
            <CarryOffer {...known} isLoaded={shots.load === 'loaded'} />
            <ToRange known={known} />
          </div>
          <div className={styles.column}>{shotCount === 0 ? <NoShots known={known} /> : <Panels known={known} />}</div>
        </div>
      )}
    </>
  )
}

function Panels({ known }: { readonly known: KnownClubPage }) {
  return (
    <ClubTabs
      panels={{
        pattern: () => <PatternPanel known={known} />,
        trend: () => <TrendPanel known={known} />,
        shots: () => <ShotsPanel known={known} />,
      }}
    />
  )
}

/** To the range log, with this club chosen. */
function ToRange({ known: { club, profile } }: { readonly known: KnownClubPage }) {
  if (!clubsInBag(profile.golfBag).some(({ type }) => type === club)) return null
  return (
    <Link to={`/range?club=${club}`} className={buttonClass('line')}>
      {copy.logShots}
    </Link>
  )
}

/** Shots of a club that the golfer does not own teach nothing. */
function NotOwned({ known: { club, profile } }: { readonly known: KnownClubPage }) {
  if (profile.golfBag.some(({ type }) => type === club)) return null
  return (
    <Sheet>
      <p>{copy.notOwned(club)}</p>
      <Link to="/bag" className={buttonClass('line', 'mt-3')}>
        {copy.toBag}
      </Link>
    </Sheet>
  )
}

/** How to begin; what the other clubs say of this one is drawn below. */
function NoShots({ known }: { readonly known: KnownClubPage }) {
  const { club, shots, profile, learned } = known
  const hasNumber = documentOf(profile).distances[club] !== undefined
  if (shots.load === 'failed' && shots.sessions.length === 0) {
    return (
      <Sheet>
        <p role="alert">{copy.shotsNotLoaded}</p>
      </Sheet>
    )
  }
  return (
    <>
      <Sheet className="grid justify-items-center gap-4 py-8 text-center">
        <EmptyDrawing />
        <div>
          <h2>{copy.emptyTitle(club)}</h2>
          <p className="mt-1.5 text-ink-2">{copy.emptyReason}</p>
        </div>
        <Link to="/distances/import" className={buttonClass('ink')}>
          {copy.importShots}
        </Link>
      </Sheet>
      {learned && hasNumber && (
        <Sheet>
          <PatternPanel known={known} />
        </Sheet>
      )}
    </>
  )
}

/** A fairway from above with an oval that waits for shots. */
function EmptyDrawing() {
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" fill="none" aria-hidden="true">
      <path d="M34 114C26 84 30 40 42 10h36c12 30 16 74 8 104z" fill="var(--color-mown)" />
      <g stroke="var(--color-ink)" strokeWidth="1.8" strokeLinecap="round">
        <path d="M31 112C23 82 27 38 39 8M83 8c12 30 16 74 8 104" />
        <path d="M60 114V20" strokeDasharray=".1 6" />
        <ellipse cx="64" cy="48" rx="15" ry="22" strokeDasharray="5 5" transform="rotate(12 64 48)" />
        <path d="M54 114h12" strokeWidth="3" />
      </g>
    </svg>
  )
}
