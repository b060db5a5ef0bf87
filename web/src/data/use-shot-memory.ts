import { startTransition, useEffect, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { GolferWithShots, ShotMemory } from '@bagwise/golf/memory/shot-memory'
import type { ShownSession } from '#sync/policies/shots.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { askGolf } from '#worker/work-out.ts'
import { useShots } from './use-shots.ts'

/** What was learned, by whom and from what: sessions keep their identity until something changes. */
type Learnt = {
  readonly profile: Profile
  readonly sessions: readonly ShownSession[]
  readonly memory: ShotMemory
}

/** The last answer of the page: every screen of a visit reads the same one. */
let latest: Learnt | undefined

/**
 * What the golfer's kept shots teach, worked out off the page's thread: undefined before the first answer and without
 * shots, and the last answer while a newer one is on its way.
 */
export function useShotMemory(profile: Profile | undefined): ShotMemory | undefined {
  const { sessions } = useShots()
  const [learnt, setLearnt] = useState(latest)
  const hasShots = sessions.some(({ shots }) => shots.length > 0)
  useEffect(() => {
    if (!profile || !hasShots || (latest?.profile === profile && latest.sessions === sessions)) return undefined
    const asked = new AbortController()
    askGolf('shotMemory', [questionOf(profile, sessions)], { signal: asked.signal }).then(
      (memory) => {
        if (asked.signal.aborted) return
        latest = { profile, sessions, memory }
        startTransition(() => setLearnt(latest))
      },
      (error: unknown) => {
        if (!asked.signal.aborted) console.error('Nothing could be learned from the kept shots', error)
      },
    )
    return () => asked.abort()
  }, [profile, sessions, hasShots])
  return hasShots && learnt?.profile.id === profile?.id ? learnt?.memory : undefined
}

export function questionOf(profile: Profile, sessions: GolferWithShots['sessions']): GolferWithShots {
  return {
    sessions,
    clubs: profile.golfBag,
    profile,
    distances: documentOf(profile).distances,
    handicap: profile.handicap ?? undefined,
    today: calendarDay(new Date()),
  }
}
