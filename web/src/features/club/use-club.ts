import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubHistory } from '@bagwise/golf/memory/club-history'
import type { KeptSession, KeptShot } from '@bagwise/golf/memory/kept-shot'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import type { ShotMemory } from '@bagwise/golf/memory/shot-memory'
import type { RoundRows } from '@bagwise/golf/play/memory-of-rounds'
import { questionOf, useShotMemory, useTaughtRounds } from '#data/use-shot-memory.ts'
import { useShots } from '#data/use-shots.ts'
import type { ShownShots } from '#data/use-shots.ts'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import type { ShownSession } from '#sync/policies/shots.ts'
import { askGolf } from '#worker/work-out.ts'

type OfClub<Session> = Session & {
  /** Its shots with all clubs. */
  readonly allCount: number
}

/** One session, as far as it is about the club; of a round its course: its shots are corrected there. */
export type ClubSession =
  | (OfClub<ShownSession> & { readonly course?: undefined })
  | (OfClub<KeptSession> & { readonly course: string })

/** All that is known of one club. */
export type KnownClubPage = {
  readonly club: ClubType
  readonly profile: Profile
  /** Kept ones and rounds, the latest first. */
  readonly sessions: readonly ClubSession[]
  readonly shotCount: number
  /** Of those the ones of rounds. */
  readonly roundShotCount: number
  /** Balls of rounds that were lost where nobody marked it: they are in no session. */
  readonly lostCount: number
  /** Full swings that count. */
  readonly countedCount: number
  /** Undefined while it is worked out, and where no kept shot teaches anything. */
  readonly learned: LearnedClub | undefined
  readonly verdicts: ShotMemory['verdicts'] | undefined
  readonly history: ClubHistory | undefined
  /** Whether what this device holds has been read. */
  readonly isReady: boolean
  /** Whether everything that is shown has been worked out. */
  readonly isWorkedOut: boolean
  readonly shots: ShownShots
}

export function useClub(profile: Profile, club: ClubType): KnownClubPage {
  const shots = useShots()
  const rounds = useTaughtRounds()
  const memory = useShotMemory(profile)
  const history = useClubHistory(profile, club, shots.sessions, rounds)
  const played = memory?.playedSessions
  const { courses, areRoundsReady } = useCourses()
  const sessions = useMemo((): readonly ClubSession[] => {
    const kept = sessionsOf(shots.sessions, club)
    // One that was deleted is gone before what it taught is.
    const ofRounds = sessionsOf(played ?? [], club).flatMap((session) => {
      const course = courses.get(session.id)
      return course === undefined ? [] : [{ ...session, course }]
    })
    return [...kept, ...ofRounds].toSorted(laterFirst)
  }, [shots.sessions, played, courses, club])
  const hasAnyShot = rounds.length > 0 || shots.sessions.some((session) => session.shots.length > 0)
  const shotCount = countOf(sessions)
  return {
    club,
    profile,
    sessions,
    shotCount,
    roundShotCount: countOf(sessions.filter(({ course }) => course !== undefined)),
    lostCount: memory?.lostCounts.get(club) ?? 0,
    countedCount: shotCount === 0 ? 0 : (memory?.solidCounts.get(club) ?? 0),
    learned: memory?.learned.find((one) => one.club === club),
    verdicts: memory?.verdicts,
    history,
    isReady: shots.isReady && areRoundsReady,
    isWorkedOut: !hasAnyShot || (memory !== undefined && history !== undefined),
    shots,
  }
}

/** By the ids of rounds. This page is about shots: it has them read at once. */
function useCourses() {
  const { rounds, isReady } = useSyncExternalStore(playedRounds.subscribe, playedRounds.state)
  const courses = useMemo(() => new Map(rounds.map(({ round: { id, course } }) => [id, course])), [rounds])
  return { courses, areRoundsReady: isReady }
}

function sessionsOf<Session extends KeptSession>(
  sessions: readonly Session[],
  club: ClubType,
): readonly OfClub<Session>[] {
  return sessions.flatMap((session) => {
    const ofClub = session.shots.filter((shot) => shot.club === club)
    return ofClub.length > 0 ? [{ ...session, shots: ofClub, allCount: session.shots.length }] : []
  })
}

function countOf(sessions: readonly { readonly shots: readonly KeptShot[] }[]): number {
  return sessions.reduce((sum, { shots }) => sum + shots.length, 0)
}

function laterFirst({ day: one }: ClubSession, { day: other }: ClubSession): number {
  return one < other ? 1 : one > other ? -1 : 0
}

/** The last answer while a newer one is on its way; undefined without a shot. */
function useClubHistory(
  profile: Profile,
  club: ClubType,
  sessions: ShownShots['sessions'],
  rounds: readonly RoundRows[],
): ClubHistory | undefined {
  const [known, setKnown] = useState<{
    readonly club: ClubType
    readonly golfer: string
    readonly history: ClubHistory
  }>()
  const hasShots = rounds.length > 0 || sessions.some(({ shots }) => shots.length > 0)
  useEffect(() => {
    if (!hasShots) return undefined
    const asked = new AbortController()
    askGolf('clubHistory', [questionOf(profile, sessions), rounds, club], { signal: asked.signal }).then(
      (history) => {
        if (!asked.signal.aborted) startTransition(() => setKnown({ club, golfer: profile.id, history }))
      },
      (error: unknown) => {
        if (!asked.signal.aborted) console.error('The history of a club could not be worked out', error)
      },
    )
    return () => asked.abort()
  }, [profile, sessions, rounds, club, hasShots])
  return hasShots && known?.club === club && known.golfer === profile.id ? known.history : undefined
}
