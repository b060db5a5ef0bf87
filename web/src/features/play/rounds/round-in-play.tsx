import { Navigate } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { openHole } from '@bagwise/golf/play/hole-order'
import type { RoundWithRows } from '#data/play/use-played-rounds.ts'
import { PlayHole } from '#features/play/hole/play-hole.tsx'
import { playedHolePath, scoreCardPath } from '#features/play/play-address.ts'
import { title } from '#features/play/play.copy.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { OldRound } from './old-round.tsx'
import { useOpenForADay } from './open-for-a-day.ts'
import { RoundLine } from './round-line.tsx'

type RoundInPlayProps = {
  readonly profile: Profile
  readonly played: RoundWithRows
  /** Undefined for the hole that is open. */
  readonly number?: number | undefined
}

/** A hole of the round that is being played. One that was left open for a day asks first. */
export function RoundInPlay({ profile, played, number }: RoundInPlayProps) {
  const { round, holes } = played
  const { isAsked, goOn } = useOpenForADay(profile.id, round)
  if (isAsked === undefined) return null
  if (isAsked) {
    return (
      <>
        <PageHead title={title} />
        <Sheet className="grid content-start gap-3">
          <RoundLine round={round} />
          <OldRound id={round.id} onGoOn={goOn} />
        </Sheet>
      </>
    )
  }
  if (number !== undefined) return <PlayHole profile={profile} played={played} number={number} />
  const hole = openHole({ ...round, holes })
  return <Navigate replace to={hole === undefined ? scoreCardPath(round.id) : playedHolePath(round.id, hole)} />
}
