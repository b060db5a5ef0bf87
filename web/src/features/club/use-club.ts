import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { KeptShot } from '@bagwise/contract/shots'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubHistory } from '@bagwise/golf/memory/club-history'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import type { ShotMemory } from '@bagwise/golf/memory/shot-memory'
import { questionOf, useShotMemory } from '#data/use-shot-memory.ts'
import { useShots } from '#data/use-shots.ts'
import type { ShownShots } from '#data/use-shots.ts'
import { askGolf } from '#worker/work-out.ts'

/** One session, as far as it is about the club. */
export type ClubSession = Omit<ShownShots['sessions'][number], 'shots'> & {
  readonly shots: readonly KeptShot[]
  /** Its shots with all clubs. */
  readonly allCount: number
}

/** All that is known of one club. */
export type KnownClubPage = {
  readonly club: ClubType
  readonly profile: Profile
  /** The latest first. */
  readonly sessions: readonly ClubSession[]
  readonly shotCount: number
  /** Full swings that count. */
  readonly countedCount: number
  /** Undefined while it is worked out, and where no kept shot teaches anything. */
  readonly learned: LearnedClub | undefined
  readonly verdicts: ShotMemory['verdicts'] | undefined
  readonly history: ClubHistory | undefined
  /** Whether everything that is shown has been worked out. */
  readonly isWorkedOut: boolean
  readonly shots: ShownShots
}

export function useClub(profile: Profile, club: ClubType): KnownClubPage {
  const shots = useShots()
  const memory = useShotMemory(profile)
  const history = useClubHistory(profile, club, shots.sessions)
  const sessions = useMemo(() => sessionsOf(shots.sessions, club), [shots.sessions, club])
  const hasAnyShot = shots.sessions.some((session) => session.shots.length > 0)
  const all = sessions.flatMap((session) => session.shots)
  return {
    club,
    profile,
    sessions,
    shotCount: all.length,
    countedCount: all.length === 0 ? 0 : (memory?.solidCounts.get(club) ?? 0),
    learned: memory?.learned.find((one) => one.club === club),
    verdicts: memory?.verdicts,
    history,
    isWorkedOut: !hasAnyShot || (memory !== undefined && history !== undefined),
    shots,
  }
}

function sessionsOf(sessions: ShownShots['sessions'], club: ClubType): readonly ClubSession[] {
  return sessions.flatMap((session) => {
    const ofClub = session.shots.filter((shot) => shot.club === club)
    return ofClub.length > 0 ? [{ ...session, shots: ofClub, allCount: session.shots.length }] : []
  })
}

/** The last answer while a newer one is on its way; undefined without a shot. */
function useClubHistory(profile: Profile, club: ClubType, sessions: ShownShots['sessions']): ClubHistory | undefined {
  const [known, setKnown] = useState<{
    readonly club: ClubType
    readonly golfer: string
    readonly history: ClubHistory
  }>()
  const hasShots = sessions.some(({ shots }) => shots.length > 0)
  useEffect(() => {
    if (!hasShots) return undefined
    const asked = new AbortController()
    askGolf('clubHistory', [questionOf(profile, sessions), club], { signal: asked.signal }).then(
      (history) => {
        if (!asked.signal.aborted) startTransition(() => setKnown({ club, golfer: profile.id, history }))
      },
      (error: unknown) => {
        if (!asked.signal.aborted) console.error('The history of a club could not be worked out', error)
      },
    )
    return () => asked.abort()
  }, [profile, sessions, club, hasShots])
  return hasShots && known?.club === club && known.golfer === profile.id ? known.history : undefined
}
