import { useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { LOG_SOURCE } from '@bagwise/golf/memory/shot-sources'
import { useShots } from '#data/use-shots.ts'
import { newId } from '#http/ids.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { logOf, loggedShot, newLog } from './log-session.ts'
import type { LoggedShot } from './log-session.ts'
import { keepVisit, readVisit } from './visit.ts'
import type { VisitShot } from './visit.ts'

/** What has just been done; counted, so that the same words twice are told twice. */
export type Told = { readonly kind: 'kept' | 'taken-back'; readonly text: string; readonly count: number }

/** Keeps shots in the log of the day and takes the latest of this visit back. */
export function useRangeLog(profile: Profile) {
  const { sessions, keep, remove } = useShots()
  const [visit, setVisit] = useState(() => readVisit(profile.id))
  const [told, setTold] = useState<Told>()
  const [today, setToday] = useState(() => calendarDay(new Date()))
  const logged = new Set(
    sessions.flatMap(({ source, shots }) => (source === LOG_SOURCE ? shots.map(({ id }) => id) : [])),
  )
  // What was deleted elsewhere cannot be taken back any more.
  const ofVisit = visit.filter(({ id }) => logged.has(id))
  const latest = ofVisit.at(-1)

  function logShot(shot: LoggedShot, text: string): void {
    const day = calendarDay(new Date())
    setToday(day)
    const known = logOf(sessions, day)
    const session = known?.id ?? newId()
    const id = newId()
    keep(known ? [] : [newLog(session, day)], [loggedShot(shot, { id, session })])
    remember([...ofVisit, { id, text }], { kind: 'kept', text })
  }

  function undo(): void {
    if (!latest) return
    remove({ shots: [latest.id] })
    remember(ofVisit.slice(0, -1), { kind: 'taken-back', text: latest.text })
  }

  function remember(shots: readonly VisitShot[], done: Omit<Told, 'count'>): void {
    setVisit(shots)
    keepVisit(profile.id, shots)
    setTold((before) => ({ ...done, count: (before?.count ?? 0) + 1 }))
  }

  return { log: logOf(sessions, today), latest, told, logShot, undo }
}
