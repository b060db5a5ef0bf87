import { useSyncExternalStore } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { CardSkeleton } from './card-skeleton.tsx'
import * as copy from './yardage-card.copy.ts'
import { YardageCard } from './yardage-card.tsx'

// It brings what this phone notes of rounds.
const RoundYardageCard = lazyPart(
  async () => (await import('./round-yardage-card.tsx')).RoundYardageCard,
  <CardSkeleton />,
)

/** The golfer's carries for the pocket: on paper, or as a picture. */
export function YardageCardScreen() {
  usePlayTheme()
  const { profile, isLoading, reload } = useProfile()
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.subtitle} />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what={copy.whatIsLoaded}
        skeleton={<CardSkeleton />}
        onRetry={reload}
      >
        {(loaded) => <CardOfNow profile={loaded} />}
      </WhenLoaded>
    </>
  )
}

/** Once a round has started its card is shown, and no other one is made. */
function CardOfNow({ profile }: { readonly profile: Profile }) {
  const { rounds, isReady } = useSyncExternalStore(playedRounds.subscribe, playedRounds.state)
  const open = rounds.find(({ round }) => round.state === 'playing')
  if (!isReady) return <CardSkeleton />
  return open ? <RoundYardageCard profile={profile} round={open.round} /> : <YardageCard profile={profile} />
}
