import { isSameWords, mergeShotWords, wordsBy } from '@bagwise/contract/merge-shot'
import type { KeptShot, ShotChange } from '@bagwise/contract/shots'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { isOtherEpoch } from '#storage/epochs.ts'
import { withoutGone } from './shot-pages.ts'
import { without } from './shot-state.ts'
import type { GolferShots, KnownSession, ShotMessage, ShotStep } from './shot-state.ts'

type Saved = Extract<ShotMessage, { kind: 'save' }>
type Conflict = { readonly id: string; readonly before: ShotWords; readonly now: ShotWords }

/** What the server says to a message; to a deletion no more than the position. */
export type ShotsAnswer = {
  readonly position: number
  readonly epoch?: string | undefined
  readonly gone?: readonly string[]
  readonly unknown?: readonly string[]
  readonly conflicts?: readonly Conflict[]
}

/** The message has arrived. Its content is what the server has, unless a later answer has been read already. */
export function withConfirmed(message: ShotMessage, answer: ShotsAnswer): ShotStep {
  return (state) => {
    if (!state.messages.has(message.save)) return state
    const rest = { ...state, messages: without(state.messages, message.save) }
    if (message.kind === 'delete') return withoutGone(rest, [...message.sessions, ...message.shots])
    const gone = [...(answer.gone ?? []), ...lostChanges(state, answer)]
    const isRead = answer.position <= state.position && !isOtherEpoch(state, answer)
    const stored = isRead ? rest : withStored(rest, message, new Set(gone))
    return withoutGone(withNews(stored, message, answer.conflicts ?? []), gone)
  }
}

/**
 * Changes of shots that are not stored: deleted so long ago that the server no longer knows of it. Those of before a
 * restore are asked about.
 */
function lostChanges(state: GolferShots, { unknown = [], epoch }: ShotsAnswer): readonly string[] {
  if (isOtherEpoch(state, { epoch })) return []
  const offered = new Set([...state.offered.values()].flatMap(({ shots }) => shots.map(({ id }) => id)))
  return unknown.filter((id) => !offered.has(id))
}

function withStored(state: GolferShots, { sessions, shots, changes }: Saved, gone: ReadonlySet<string>): GolferShots {
  const known = new Map(state.known)
  for (const session of sessions) {
    if (!known.has(session.id) && !gone.has(session.id)) known.set(session.id, { session, shots: [] })
  }
  for (const [id, ofSession] of Map.groupBy(shots, ({ session }) => session)) {
    const row = known.get(id)
    if (row) known.set(id, { ...row, shots: withAdded(row.shots, ofSession) })
  }
  const changed = new Map(changes.map((change) => [change.id, change]))
  return {
    ...state,
    known: withShots(known, changed, (shot, { base, wanted }) => ({
      ...shot,
      ...mergeShotWords({ stored: shot, base, wanted }),
    })),
  }
}

function withAdded(known: readonly KeptShot[], shots: readonly KeptShot[]): readonly KeptShot[] {
  const ids = new Set(known.map(({ id }) => id))
  return [...known, ...shots.filter(({ id }) => !ids.has(id))]
}

/** Another device had changed these: its golfer is told by what is read there, this one by the answer. */
function withNews(state: GolferShots, { changes }: Saved, conflicts: readonly Conflict[]): GolferShots {
  if (conflicts.length === 0) return state
  const sent = new Map(changes.map((change) => [change.id, change]))
  const told = new Map(conflicts.map((conflict) => [conflict.id, conflict]))
  const known = new Map<string, KnownSession>()
  for (const [session, row] of withShots(state.known, told, (shot, { now }) => ({ ...shot, ...now }))) {
    const news = row.shots.flatMap(({ id }) => {
      const [conflict, change] = [told.get(id), sent.get(id)]
      const before = conflict && change && newsOf(conflict, change)
      return before ? [[id, before] as const] : []
    })
    known.set(session, news.length > 0 ? { ...row, news: { ...row.news, ...Object.fromEntries(news) } } : row)
  }
  return { ...state, known }
}

/** What the golfer knew, or what gave way to their own change; undefined where there is nothing to tell. */
function newsOf(
  { before, now }: Conflict,
  { base, wanted }: Pick<ShotChange, 'base' | 'wanted'>,
): ShotWords | undefined {
  const known = wordsBy((field) => {
    if (now[field] !== wanted[field]) return wanted[field]
    return before[field] === base[field] ? now[field] : before[field]
  })
  return isSameWords(known, now) ? undefined : known
}

function withShots<Told>(
  known: ReadonlyMap<string, KnownSession>,
  told: ReadonlyMap<string, Told>,
  after: (shot: KeptShot, told: Told) => KeptShot,
): ReadonlyMap<string, KnownSession> {
  if (told.size === 0) return known
  return new Map(
    [...known].map(([id, row]) => {
      if (!row.shots.some((shot) => told.has(shot.id))) return [id, row]
      const shots = row.shots.map((shot) => {
        const one = told.get(shot.id)
        return one === undefined ? shot : after(shot, one)
      })
      return [id, { ...row, shots }]
    }),
  )
}
