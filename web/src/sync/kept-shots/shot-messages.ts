import { isSameWords, wordsOf } from '@bagwise/contract/merge-shot'
import { MOST_SENT_SESSIONS, MOST_SENT_SHOTS } from '@bagwise/contract/shot-message-limits'
import type { KeptShot, ShotChange, ShotSession } from '@bagwise/contract/shots'
import { waitingOf, withRow, withWaiting, without } from './shot-state.ts'
import type { GolferShots, Refusal, Removal, ShotMessage, ShotStep, Waiting } from './shot-state.ts'
import { hiddenIn } from './shown-shots.ts'

export type Freezing = {
  /** The id of a message that is made now. */
  readonly save: string
  readonly isDue: (removal: Removal) => boolean
  /** Refused in this run already. */
  readonly isHeld: (refusal: Refusal) => boolean
}

/** One message is made of what waits, unless one is on its way already. */
export function withFrozen(freezing: Freezing): ShotStep {
  return (state) => {
    if (state.messages.size > 0) return state
    const message = deletion(state, freezing) ?? addition(state, freezing) ?? changes(state, freezing)
    return message ? withMessage(message)(state) : state
  }
}

/** Whether there is something to send. */
export function hasNextMessage(state: GolferShots, how: Omit<Freezing, 'save'>): boolean {
  const settled = withSettled(dueRemovals(state, how))(state)
  return withFrozen({ ...how, save: '' })(settled).messages.size > 0
}

export function dueRemovals({ removals }: GolferShots, { isDue }: Pick<Freezing, 'isDue'>): readonly string[] {
  return [...removals].filter(([, removal]) => isDue(removal)).map(([id]) => id)
}

/** Puts the message in the place of what it says. */
export function withMessage(message: ShotMessage): ShotStep {
  return (state) => {
    if (state.messages.has(message.save)) return state
    const rest = message.kind === 'save' ? withoutSaved(state, message) : withoutDeleted(state, message)
    return { ...rest, messages: withRow(rest.messages, message.save, message) }
  }
}

function deletion({ removals }: GolferShots, { save, isDue }: Freezing): ShotMessage | undefined {
  const due = [...removals.values()].filter(isDue)
  const sessions = [...new Set(due.flatMap((removal) => removal.sessions))].slice(0, MOST_SENT_SESSIONS)
  const shots = [...new Set(due.flatMap((removal) => removal.shots))].slice(0, MOST_SENT_SHOTS)
  return sessions.length + shots.length > 0 ? { kind: 'delete', save, sessions, shots } : undefined
}

/** Sessions with their shots, and shots of sessions that the server has. */
function addition(state: GolferShots, { save, isHeld }: Freezing): ShotMessage | undefined {
  const hidden = hiddenIn(state)
  const sessions: ShotSession[] = []
  const shots: KeptShot[] = []
  for (const [id, { added, shots: waiting, refusal }] of state.waiting) {
    if (hidden.sessions.has(id) || (refusal && isHeld(refusal))) continue
    if (shots.length === MOST_SENT_SHOTS || (added && sessions.length === MOST_SENT_SESSIONS)) continue
    if (added) sessions.push(added)
    shots.push(...waiting.filter((shot) => !hidden.shots.has(shot.id)).slice(0, MOST_SENT_SHOTS - shots.length))
  }
  return sessions.length + shots.length > 0 ? { kind: 'save', save, sessions, shots, changes: [] } : undefined
}

function changes(state: GolferShots, { save, isHeld }: Freezing): ShotMessage | undefined {
  const hidden = hiddenIn(state)
  const made = [...state.waiting].flatMap(([id, { changes: ofSession, refusedChanges }]) =>
    hidden.sessions.has(id) || (refusedChanges && isHeld(refusedChanges)) ? [] : ofSession,
  )
  const sent = made.filter(({ id }) => !hidden.shots.has(id)).slice(0, MOST_SENT_SHOTS)
  return sent.length > 0 ? { kind: 'save', save, sessions: [], shots: [], changes: sent } : undefined
}

/** What has never left the device just goes with these removals, which are due; not while a message is on its way. */
export function withSettled(due: readonly string[]): ShotStep {
  return (state) => {
    const rows = due.flatMap((id): readonly (readonly [string, Removal])[] => {
      const removal = state.removals.get(id)
      return removal ? [[id, removal]] : []
    })
    if (rows.length === 0 || state.messages.size > 0) return state
    const isGone = new Set(rows.flatMap(([, { sessions, shots }]) => [...sessions, ...shots]))
    const sent = sentIds(state)
    if ([...isGone].every((id) => sent.has(id))) return state
    const rest = withoutWaiting(state, (id) => isGone.has(id) && !sent.has(id))
    const removals = new Map(rest.removals)
    for (const [id, { sessions, shots, dueAtMs }] of rows) {
      const left = {
        sessions: sessions.filter((one) => sent.has(one)),
        shots: shots.filter((one) => sent.has(one)),
        dueAtMs,
      }
      if (left.sessions.length + left.shots.length > 0) removals.set(id, left)
      else removals.delete(id)
    }
    return { ...rest, removals }
  }
}

/** What the server has, or may have. */
function sentIds({ known, offered }: GolferShots): ReadonlySet<string> {
  return new Set([...known, ...offered].flatMap(([session, { shots }]) => [session, ...shots.map(({ id }) => id)]))
}

function withoutSaved(state: GolferShots, message: Extract<ShotMessage, { kind: 'save' }>): GolferShots {
  const sessions = new Set(message.sessions.map(({ id }) => id))
  const shots = new Map(message.shots.map((shot) => [shot.id, shot]))
  const changed = new Map(message.changes.map((change) => [change.id, change]))
  return [...state.waiting].reduce((rest, [id, row]) => {
    // Another tab may have changed what this one sends.
    const moreChanges = row.shots.flatMap((shot) => changeSince(shots.get(shot.id), shot))
    const left = row.changes.flatMap((change) => changeAfter(changed.get(change.id), change))
    return withWaiting(rest, id, {
      ...row,
      added: sessions.has(id) ? undefined : row.added,
      shots: row.shots.filter((shot) => !shots.has(shot.id)),
      changes: [...left, ...moreChanges],
    })
  }, state)
}

function changeSince(sent: KeptShot | undefined, wanted: KeptShot): readonly ShotChange[] {
  if (!sent || isSameWords(sent, wanted)) return []
  return [{ id: wanted.id, base: wordsOf(sent), wanted: wordsOf(wanted) }]
}

function changeAfter(sent: ShotChange | undefined, change: ShotChange): readonly ShotChange[] {
  if (!sent) return [change]
  return isSameWords(sent.wanted, change.wanted) ? [] : [{ ...change, base: sent.wanted }]
}

function withoutDeleted(state: GolferShots, message: Extract<ShotMessage, { kind: 'delete' }>): GolferShots {
  const isGone = new Set([...message.sessions, ...message.shots])
  const rest = withoutWaiting(state, (id) => isGone.has(id))
  const removals = [...rest.removals].map(([id, { sessions, shots, dueAtMs }]): [string, Removal] => [
    id,
    { sessions: sessions.filter((one) => !isGone.has(one)), shots: shots.filter((one) => !isGone.has(one)), dueAtMs },
  ])
  return {
    ...rest,
    removals: new Map(removals.filter(([, { sessions, shots }]) => sessions.length + shots.length > 0)),
  }
}

/** Sessions with all that is in them, and shots. */
export function withoutWaiting(state: GolferShots, isGone: (id: string) => boolean): GolferShots {
  return [...state.waiting].reduce((rest, [id, row]) => {
    if (isGone(id)) return { ...rest, waiting: without(rest.waiting, id) }
    const shots = row.shots.filter((shot) => !isGone(shot.id))
    const left = row.changes.filter((change) => !isGone(change.id))
    const isSame = shots.length === row.shots.length && left.length === row.changes.length
    return isSame ? rest : withWaiting(rest, id, { ...row, shots, changes: left })
  }, state)
}

type Refused = { readonly message: string; readonly path?: string | undefined }

/**
 * What the server will not take as it is waits again, with the reason. Where it names one thing the session of that is
 * refused, and the others go without it.
 */
export function withRefused(message: ShotMessage, { message: reason, path }: Refused): ShotStep {
  return (state) => {
    if (!state.messages.has(message.save)) return state
    const rest = { ...state, messages: without(state.messages, message.save) }
    // Nothing was deleted, and it is shown again.
    if (message.kind === 'delete') return rest
    const refusal = { save: message.save, message: reason }
    const faulty = faultyEntry(message, path)
    const isFaulty = (id: string) => faulty === undefined || faulty === id
    const ids = [...message.sessions.map(({ id }) => id), ...message.shots.map(({ session }) => session)]
    const added = [...new Set(ids)].reduce((changed, id) => {
      const row = waitingOf(changed, id)
      const back: Waiting = {
        ...withFoldedChanges(
          row,
          message.shots.filter(({ session }) => session === id),
        ),
        added: row.added ?? message.sessions.find((session) => session.id === id),
        refusal: isFaulty(id) ? refusal : row.refusal,
      }
      return withWaiting(changed, id, back)
    }, rest)
    return message.changes.reduce((changed, change) => {
      const session = sessionOfShot(changed, change.id)
      if (session === undefined) return changed
      const row = waitingOf(changed, session)
      const since = row.changes.find(({ id }) => id === change.id)
      const merged = { ...change, wanted: since?.wanted ?? change.wanted }
      return withWaiting(changed, session, {
        ...row,
        changes: [...row.changes.filter(({ id }) => id !== change.id), merged],
        refusedChanges: isFaulty(change.id) ? refusal : row.refusedChanges,
      })
    }, added)
  }
}

/** Shots that have not arrived after all: what the golfer has said of them since is said in them. */
function withFoldedChanges(row: Waiting, shots: readonly KeptShot[]): Waiting {
  const changed = new Map(row.changes.map(({ id, wanted }) => [id, wanted]))
  const back = shots.map((shot) => ({ ...shot, ...changed.get(shot.id) }))
  const isBack = new Set(back.map(({ id }) => id))
  return {
    ...row,
    shots: [...back, ...row.shots.filter(({ id }) => !isBack.has(id))],
    changes: row.changes.filter(({ id }) => !isBack.has(id)),
  }
}

/** The session, or the changed shot, that a path such as `shots.3.carryYards` is about. */
function faultyEntry(message: Extract<ShotMessage, { kind: 'save' }>, path: string | undefined): string | undefined {
  const [list, place] = path?.split('.') ?? []
  if (list === 'sessions') return message.sessions[Number(place)]?.id
  if (list === 'shots') return message.shots[Number(place)]?.session
  return list === 'changes' ? message.changes[Number(place)]?.id : undefined
}

function sessionOfShot({ known, waiting }: GolferShots, shot: string): string | undefined {
  return [...known, ...waiting].find(([, { shots }]) => shots.some(({ id }) => id === shot))?.[0]
}
