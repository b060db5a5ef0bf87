import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { golferWithShots } from '@bagwise/contract/from-profile/golfer-with-shots'
import type { GolferWithShots } from '@bagwise/golf/memory/shot-memory'
import type { MemoryWithRounds, RoundRows } from '@bagwise/golf/play/memory-of-rounds'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import type { ShownSession } from '#sync/policies/shots.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { askGolf } from '#worker/work-out.ts'
import { useShots } from './use-shots.ts'

/** What was learned, by whom and from what: sessions and rounds keep their identity until something changes. */
type Learnt = {
  readonly profile: Profile
  readonly sessions: readonly ShownSession[]
  readonly rounds: readonly RoundRows[]
  readonly memory: MemoryWithRounds
}

/** The last answer of the page: every screen of a visit reads the same one. */
let latest: Learnt | undefined

const taughtRounds = () => playedRounds.state().taught

/** Finished rounds that shots are learned from, as far as this page knows them: nothing is loaded for the question. */
export function useTaughtRounds(): readonly RoundRows[] {
  return useSyncExternalStore(playedRounds.watch, taughtRounds, taughtRounds)
}

/**
 * What the golfer's kept shots and finished rounds teach, worked out off the page's thread: undefined before the first answer
 * and without shots, and the last answer while a newer one is on its way. Rounds are added once the page knows them.
 */
export function useShotMemory(profile: Profile | undefined): MemoryWithRounds | undefined {
  return useLearnedShots(profile).memory
}

/** `useShotMemory` for what is made once and stays: it has to wait while a first or newer answer `isOnItsWay`. */
export function useLearnedShots(profile: Profile | undefined): {
  readonly memory: MemoryWithRounds | undefined
  readonly isOnItsWay: boolean
} {
  const { sessions, isReady } = useShots()
  const rounds = useTaughtRounds()
  const [learnt, setLearnt] = useState(latest)
  /** The sessions that nothing could be learned from. */
  const [barren, setBarren] = useState<readonly ShownSession[]>()
  const hasShots = rounds.length > 0 || sessions.some(({ shots }) => shots.length > 0)
  const isLearnt = !profile || !hasShots || (learnt && isLearntFrom(learnt, { profile, sessions, rounds }))
  useEffect(() => {
    if (isLearnt) return undefined
    const asked = new AbortController()
    askGolf('shotMemory', [questionOf(profile, sessions), rounds], { signal: asked.signal }).then(
      (memory) => {
        if (asked.signal.aborted) return
        latest = { profile, sessions, rounds, memory }
        startTransition(() => setLearnt(latest))
      },
      (error: unknown) => {
        if (asked.signal.aborted) return
        console.error('Nothing could be learned from the kept shots', error)
        setBarren(sessions)
      },
    )
    return () => asked.abort()
  }, [profile, sessions, rounds, isLearnt])
  return {
    memory: hasShots && learnt?.profile.id === profile?.id ? learnt?.memory : undefined,
    isOnItsWay: !isReady || !(isLearnt || barren === sessions),
  }
}

function isLearntFrom(learnt: Learnt, { profile, sessions, rounds }: Omit<Learnt, 'memory'>): boolean {
  return learnt.profile === profile && learnt.sessions === sessions && learnt.rounds === rounds
}

/** As of today. */
export function questionOf(profile: Profile, sessions: GolferWithShots['sessions']): GolferWithShots {
  return golferWithShots(profile, { sessions, today: calendarDay(new Date()) })
}
