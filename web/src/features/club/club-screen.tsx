import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { CLUBS, isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { useProfile } from '#data/use-profile.ts'
import { usePageTitle } from '#ui/page-title.ts'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { ClubPage } from './club-page.tsx'
import * as copy from './club.copy.ts'
import styles from './club.module.css'

/** The page of one club: where its shots come down, how its number came about, and each shot. */
export function ClubScreen({ notFound }: { readonly notFound: ReactNode }) {
  const { club = '' } = useParams()
  const type = club.toLowerCase()
  // The putter has no carry.
  if (!isClubType(type) || type === 'putter') return notFound
  return <KnownClub key={type} club={type} />
}

function KnownClub({ club }: { readonly club: ClubType }) {
  const { profile, isLoading, reload } = useProfile()
  const title = CLUBS[club].displayName
  usePageTitle(title)
  const head = (
    <header className={styles.head}>
      <h1 tabIndex={-1}>{title}</h1>
      <p className={styles.line} />
    </header>
  )
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what={copy.loadedThing}
      head={head}
      skeleton={<ClubSkeleton />}
      onRetry={reload}
    >
      {(loaded) => <ClubPage profile={loaded} club={club} skeleton={<ClubSkeleton />} />}
    </WhenLoaded>
  )
}

/** Number and drawing in their places. */
function ClubSkeleton() {
  return (
    <div aria-busy="true" className={styles.columns}>
      <output className="sr-only">{copy.loading}</output>
      <div aria-hidden="true" className="h-40 rounded-sheet bg-sunk" />
      <div aria-hidden="true" className="h-120 rounded-sheet bg-sunk" />
    </div>
  )
}
