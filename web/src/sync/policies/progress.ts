import type { Profile } from '@bagwise/contract/profile'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import { documentOf } from '@bagwise/contract/profile-document'
import type { NewProgressEntry } from '@bagwise/contract/progress'
import type * as contract from '@bagwise/contract/progress'
import { EARLIEST_DAY, isDayText } from '@bagwise/golf/calendar-days'
import { isClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES, isCarryYards } from '@bagwise/golf/distances/club-distance'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import { entriesByDay, hasProgressed } from '@bagwise/golf/progress/progress-entry'
import type { ProgressEntry, ProgressState } from '@bagwise/golf/progress/progress-entry'
import { newId } from '#http/ids.ts'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import type { RequestProblem } from '#http/request.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { localCopy } from '#storage/local-copy.ts'
import type { LocalCopy } from '#storage/local-copy.ts'
import { fields, finiteNumber, oneOf, only, orNull, recordOf, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'
import { PROGRESS_KEY } from '#storage/copy-keys.ts'
import { isUnsent, perUserCache, parseRowsByGolfer } from '#storage/per-user-cache.ts'
import type { PerUserCache, KeptRow, RowsByGolfer, Unsent } from '#storage/per-user-cache.ts'
import { createOutbox } from '#sync/outbox.ts'
import type { OutboxPorts, Run } from '#sync/outbox.ts'
import { profileQuery } from '#sync/profile-query.ts'
import { portsOf } from '#sync/send-lock.ts'
import { editsFacade, syncStatus } from '#sync/sync-status.ts'

export type KeptEntry = ProgressEntry & KeptRow

const parseDistance: Parser<ClubDistance> = fields({
  distance: only(finiteNumber, isCarryYards),
  source: oneOf(DISTANCE_SOURCES),
})
const parseEntry: Parser<KeptEntry> = fields(
  {
    date: only(text, isDayText),
    handicap: orNull(finiteNumber),
    clubDistances: recordOf((club, content) => (isClubType(club) ? parseDistance(content) : undefined)),
  },
  { unsentId: text },
)

export function progressCopy(): LocalCopy<RowsByGolfer<KeptEntry>> {
  return localCopy({ key: PROGRESS_KEY, schema: 1, parse: (content) => parseRowsByGolfer(content, parseEntry) })
}

/** The entries on this device, for all who read or write them. */
export const progressRows = perUserCache(progressCopy(), ({ date }) => date)

type UnsentEntry = Unsent<KeptEntry>

type States = {
  readonly golfer: string
  /** As the golfer sees it, edits included. */
  readonly shown: ProgressState
  /** As the server last said. */
  readonly confirmed: ProgressState
}

type Ports = OutboxPorts & {
  readonly rows: PerUserCache<KeptEntry>
  /** Undefined while no profile is loaded. */
  readonly states: () => States | undefined
  /** The golfer's calendar day, as 2026-11-21. */
  readonly today: () => string
  /** Sends the edits themselves; resolves when none is left or the server cannot be reached. */
  readonly flushEdits: () => Promise<void>
  readonly send: (entry: NewProgressEntry) => Promise<unknown>
  readonly load: () => Promise<{ readonly golfer: string; readonly entries: readonly ProgressEntry[] }>
}

/** Progress is one entry a day, sent after the edits that it comes from. */
export function createProgress({ rows, states, today, flushEdits, send, load, ...ports }: Ports) {
  let noted: { readonly run: Run; readonly state: ProgressState } | undefined

  const outbox = createOutbox<UnsentEntry, unknown, { readonly entries: readonly ProgressEntry[] }>(
    {
      name: 'progress',
      item: 'A progress entry',
      ready: flushEdits,
      next: (run) => {
        const known = states()
        const isSettled = known?.golfer === run.golfer && !hasProgressed(known.confirmed, known.shown)
        const ofToday = isSettled && entries().find(({ date }) => date === dayAfter(entries()))
        if (isSettled && ofToday && isUnsent(ofToday)) {
          // Once a run: two tabs that know different states would replace each other's entry forever.
          const isNoted = noted?.run === run && !hasProgressed(noted.state, known.shown)
          if (!isNoted) noteState(run.golfer, known.shown)
          else if (hasProgressed(ofToday, known.shown)) run.refusedIds.add(ofToday.unsentId)
          noted = { run, state: known.shown }
        }
        return nextUnsent(run)
      },
      hasNext: (run) => nextUnsent(run) !== undefined,
      idOf: ({ unsentId }) => unsentId,
      send: ({ unsentId, ...entry }, owner) => send({ ...entry, id: unsentId, golfer: owner }),
      confirm: ({ unsentId }, _answer, run) => {
        const confirmed = entries().map((one) => (one.unsentId === unsentId ? { ...one, unsentId: undefined } : one))
        keep(run.golfer, confirmed)
      },
      refuse,
      load,
      loaded: (loaded, run) => keep(run.golfer, [...loaded.entries, ...entries().filter(isUnsent)]),
    },
    ports,
  )

  function entries(): readonly KeptEntry[] {
    return rows.of(outbox.golfer())
  }

  function keep(owner: string, changed: readonly KeptEntry[]): void {
    rows.keep(owner, entriesByDay(changed))
  }

  /** Looks at the edits: writes the entry of the day when one is due, sends it when the edits are through. */
  function note(): void {
    const [golfer, known] = [outbox.golfer(), states()]
    if (golfer === undefined || known?.golfer !== golfer) return
    if (hasProgressed(known.confirmed, known.shown)) noteState(golfer, known.shown)
    else void outbox.flush()
  }

  function noteState(owner: string, state: ProgressState): void {
    const known = entries()
    const changed = withState(known, state)
    if (changed !== known) keep(owner, changed)
  }

  function withState(known: readonly KeptEntry[], { handicap, clubDistances }: ProgressState): readonly KeptEntry[] {
    const date = dayAfter(known)
    const latest = known.find((entry) => entry.date === date) ?? known.at(-1)
    const now = { date, handicap, clubDistances, unsentId: newId() }
    return !latest || hasProgressed(latest, now) ? [...known, now] : known
  }

  function dayAfter(known: readonly KeptEntry[]): string {
    return entryDay({ today: today(), known: known.map(({ date }) => date) })
  }

  /** None while the edits are not through: the server may yet decide otherwise about them. */
  function nextUnsent({ golfer: owner, refusedIds }: Run): UnsentEntry | undefined {
    const known = states()
    if (known?.golfer === owner && hasProgressed(known.confirmed, known.shown)) return undefined
    return entries()
      .filter(isUnsent)
      .find(({ unsentId }) => !refusedIds.has(unsentId))
  }

  /** What the server refuses stays on the device. A wrong clock may be why: once it is right, the state is today's. */
  function refuse({ unsentId, date }: UnsentEntry, problem: RequestProblem, run: Run): void {
    console.error(`The progress of ${date} could not be sent`, problem)
    const refused = entries().find((one) => one.unsentId === unsentId)
    const known = states()
    if (problem.path !== 'date' || !refused || known?.golfer !== run.golfer) return
    const others = entries().filter((one) => one.unsentId !== unsentId)
    // Refused as a day still to come, or as one of long ago.
    const day = dayAfter(others)
    const isClockRight = refused.date < EARLIEST_DAY ? day >= EARLIEST_DAY : day < refused.date
    if (isClockRight) keep(run.golfer, withState(others, known.shown))
  }

  return {
    /** The golfer's entries, one a day, the earliest day first; none when they cannot be loaded. */
    entries,
    note,
    flush: outbox.flush,
    comeBack: (): void => void outbox.flush(),
    /** Whether the device holds an entry of the golfer that the server has not confirmed. */
    hasUnsent: (): boolean => entries().some(isUnsent),
    /** An entry follows from edits: nobody is asked about it before the page closes. */
    isSafe: (): boolean => true,
    copyKey: PROGRESS_KEY,
    followCopy: rows.followDevice,
    writeAgain: rows.writeAgain,
    belongTo: outbox.belongTo,
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The server takes an entry of a day that is so far ahead of its own (`server/src/latest-day.ts`). */
const DAYS_AHEAD = 2

/**
 * The day an entry is written under: today, or the newest day that has one. On a flight west the calendar goes back,
 * and what was edited last still has to come last. Days further ahead come from a clock that was wrong.
 */
export function entryDay({ today, known }: { readonly today: string; readonly known: readonly string[] }): string {
  const latest = Date.parse(today) + DAYS_AHEAD * DAY_MS
  return known.reduce((newest, day) => (day > newest && Date.parse(day) <= latest ? day : newest), today)
}

/** The golfer's progress on this page. */
export const progress = createProgress({
  rows: progressRows,
  states,
  today: () => calendarDay(new Date()),
  flushEdits: editsFacade.flush,
  send: (entry) => request<typeof contract.addProgressEntry>('POST', '/api/progress', entry),
  load: () => request<typeof contract.getProgress>('GET', '/api/progress', undefined, undefined, 'low'),
  ...portsOf('progress'),
})

function states() {
  const profile = queryClient.getQueryData(profileQuery.queryKey)?.profile
  if (!profile) return undefined
  return { golfer: profile.id, shown: stateOf(syncStatus.overlay()(profile)), confirmed: stateOf(profile) }
}

function stateOf(profile: Profile): ProgressState {
  return { handicap: withEstimatedFacts(profile).handicap, clubDistances: documentOf(profile).distances }
}
