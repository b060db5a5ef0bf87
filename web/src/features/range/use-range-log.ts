import { useRef, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { LOG_SOURCE } from '@bagwise/golf/memory/shot-sources'
import { useShots } from '#data/use-shots.ts'
import { newId } from '#http/ids.ts'
import { shots } from '#sync/policies/shots.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { logOf, loggedShot, newLog } from './log-session.ts'
import type { LoggedShot } from './log-session.ts'
import { keepVisit, readVisit } from './visit.ts'
import type { VisitShot } from './visit.ts'

/** What has just been done; counted, so that the same words twice are told twice. */
export type Told = { readonly kind: 'kept' | 'taken-back'; readonly text: string; readonly count: number }

/** A live shot comes with its id. */
type Logging = { readonly text: string; readonly id?: string }

/** Keeps shots in the log of the day and takes the latest of this visit back. */
export function useRangeLog(profile: Profile) {
  const { sessions, keep, remove } = useShots()
  const begunLog = useRef<{ readonly day: string; readonly id: string }>(undefined)
  const [visit, setVisit] = useState(() => readVisit(profile.id))
  const [told, setTold] = useState<Told>()
  const [today, setToday] = useState(() => calendarDay(new Date()))
  const logged = new Set(
    sessions.flatMap(({ source, shots }) => (source === LOG_SOURCE ? shots.map(({ id }) => id) : [])),
  )
  // What was deleted elsewhere cannot be taken back any more.
  const ofVisit = visit.filter(({ id }) => logged.has(id))
  const latest = ofVisit.at(-1)

  function logShot(shot: LoggedShot, { text, id = newId() }: Logging): void {
    const day = calendarDay(new Date())
    setToday(day)
    const known = logOf(shots.state().sessions, day)
    // Live shots may come so close together that the log of the first is not shown yet.
    const begun = begunLog.current?.day === day ? begunLog.current.id : newId()
    const session = known?.id ?? begun
    begunLog.current = { day, id: session }
    keep(known ? [] : [newLog(session, day)], [loggedShot(shot, { id, session })])
    remember((before) => [...before, { id, text }], { kind: 'kept', text })
  }

  function undo(): void {
    if (!latest) return
    remove({ shots: [latest.id] })
    remember((before) => before.filter(({ id }) => id !== latest.id), { kind: 'taken-back', text: latest.text })
  }

  function remember(change: (before: readonly VisitShot[]) => readonly VisitShot[], done: Omit<Told, 'count'>): void {
    const after = change(readVisit(profile.id))
    setVisit(after)
    keepVisit(profile.id, after)
    setTold((before) => ({ ...done, count: (before?.count ?? 0) + 1 }))
  }

  return { log: logOf(sessions, today), latest, told, logShot, undo }
}
