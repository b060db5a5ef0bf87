import type { ReactNode } from 'react'
import { Link, Navigate, matchPath, useLocation } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { holeOrder } from '@bagwise/golf/play/hole-order'
import { usePlayedRound, usePlayedRounds } from '#data/play/use-played-rounds.ts'
import type { RoundWithRows } from '#data/play/use-played-rounds.ts'
import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import type { PlayedRoundsState } from '#sync/policies/played-rounds.ts'
import { buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { ROUNDS_PATH, roundShotsPath } from './play-address.ts'
import * as copy from './play.copy.ts'

const StartPage = lazyPart(async () => (await import('./start/start-page.tsx')).StartPage, <RoundSkeleton />)
const RoundsPage = lazyPart(async () => (await import('./round-parts.ts')).RoundsPage, <RoundSkeleton />)
const RoundInPlay = lazyPart(async () => (await import('./round-parts.ts')).RoundInPlay, <RoundSkeleton />)
const CarriesPage = lazyPart(async () => (await import('./round-parts.ts')).CarriesPage, <RoundSkeleton />)
/** What comes after the round: a chunk of its own, which no hole waits for. */
const AfterRound = lazyPart(async () => (await import('./after-screens.tsx')).AfterRoundPage, <RoundSkeleton />)
const Card = lazyPart(async () => (await import('./after-screens.tsx')).CardPage, <RoundSkeleton />)
const Shots = lazyPart(async () => (await import('./after-screens.tsx')).ShotsWithStops, <RoundSkeleton />)
const Trend = lazyPart(async () => (await import('./after-screens.tsx')).TrendPage, <RoundSkeleton />)

type Params = { readonly round?: string | undefined; readonly hole?: string | undefined }

/** By address, the first that fits. */
const PAGES: readonly (readonly [string, (params: Params) => ReactNode])[] = [
  ['/play', RoundsScreen],
  ['/play/start', StartScreen],
  ['/play/trend', TrendScreen],
  ['/play/:round', RoundScreen],
  ['/play/:round/holes/:hole', PlayedHoleScreen],
  ['/play/:round/card', ScoreCardScreen],
  ['/play/:round/shots', RoundShotsScreen],
  ['/play/:round/carries', CarriesScreen],
]

/** All pages of rounds: one route of the site map, since every page of Bagwise begins with that. */
export function PlayScreens() {
  const { pathname } = useLocation()
  for (const [path, Screen] of PAGES) {
    const match = matchPath(path, pathname)
    if (match) return <Screen {...match.params} />
  }
  return <NoRound is="missing" />
}

function RoundsScreen() {
  return <WithRounds>{(profile, played) => <RoundsPage profile={profile} played={played} />}</WithRounds>
}

function StartScreen() {
  return <WithRounds>{(profile, played) => <StartPage profile={profile} played={played} />}</WithRounds>
}

function TrendScreen() {
  return <WithRounds>{(profile) => <Trend profile={profile} />}</WithRounds>
}

/** The hole that is open; of a round that is over what it says. */
function RoundScreen({ round: id }: Params) {
  return (
    <WithRound id={id}>
      {(profile, played) => {
        const { state } = played.round
        return state === 'playing' ? <RoundInPlay {...{ profile, played }} /> : <AfterRound {...{ profile, played }} />
      }}
    </WithRound>
  )
}

function PlayedHoleScreen({ round: id, hole }: Params) {
  return (
    <WithRound id={id}>
      {(profile, played) => {
        const number = holeOrder(played.round).find((one) => String(one) === hole)
        const isThere = number !== undefined && played.holes.some((one) => one.number === number)
        if (!isThere) return <NoRound is="missing" />
        // A hole of a round that is over is corrected with its strokes: so is the round of the index.
        if (played.round.state !== 'playing') {
          return <Navigate replace to={`${roundShotsPath(played.round.id)}?hole=${number}`} />
        }
        return <RoundInPlay profile={profile} played={played} number={number} />
      }}
    </WithRound>
  )
}

function ScoreCardScreen({ round: id }: Params) {
  return <WithRound id={id}>{(profile, played) => <Card profile={profile} played={played} />}</WithRound>
}

function RoundShotsScreen({ round: id }: Params) {
  return <WithRound id={id}>{(profile, played) => <Shots profile={profile} played={played} />}</WithRound>
}

function CarriesScreen({ round: id }: Params) {
  return <WithRound id={id}>{(profile, played) => <CarriesPage profile={profile} played={played} />}</WithRound>
}

function WithRounds({ children }: { readonly children: (profile: Profile, played: PlayedRoundsState) => ReactNode }) {
  const played = usePlayedRounds()
  return <WithProfile>{(profile) => (played.isReady ? children(profile, played) : <RoundSkeleton />)}</WithProfile>
}

type WithRoundProps = {
  readonly id: string | undefined
  readonly children: (profile: Profile, played: RoundWithRows) => ReactNode
}

function WithRound({ id = '', children }: WithRoundProps) {
  const found = usePlayedRound(id)
  return (
    <WithProfile>
      {(profile) => {
        if (found.is === 'open') return children(profile, found.played)
        return found.is === 'loading' ? <RoundSkeleton /> : <NoRound is={found.is} />
      }}
    </WithProfile>
  )
}

function WithProfile({ children }: { readonly children: (profile: Profile) => ReactNode }) {
  usePlayTheme()
  const { profile, isLoading, reload } = useProfile()
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what={copy.loadedThing}
      head={<PageHead title={copy.title} />}
      skeleton={<RoundSkeleton />}
      onRetry={reload}
    >
      {children}
    </WhenLoaded>
  )
}

function NoRound({ is }: { readonly is: 'missing' | 'out-of-reach' }) {
  const isMissing = is === 'missing'
  return (
    <>
      <PageHead title={isMissing ? copy.missingTitle : copy.outOfReachTitle} />
      <Sheet>
        <p>{isMissing ? copy.missing : copy.outOfReach}</p>
        <Link to={ROUNDS_PATH} className={buttonClass('line', 'mt-4')}>
          {copy.allRounds}
        </Link>
      </Sheet>
    </>
  )
}

function RoundSkeleton() {
  return (
    <output className="grid gap-4 pt-4">
      <span className="text-sm text-ink-2">{copy.getting}</span>
      <span aria-hidden="true" className="h-110 rounded-sheet bg-sunk" />
    </output>
  )
}
