import { documentOf, isSameValue } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { ProfileBatch, ProfileChange, VersionedProfile } from '@bagwise/contract/profile'
import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import { overlaps, withChanges, withEdit } from '#api/profile/profile-changes.ts'
import type { ProfileChanges } from '#api/profile/profile-changes.ts'

export type ProfileValues = Readonly<Partial<Record<ProfilePathText, unknown>>>

/** An edit the server refused: it is not stored, and the golfer is told why. */
export type RefusedEdit = { readonly path: string; readonly value: unknown; readonly message: string }

/** What one golfer has edited and the server has not confirmed. */
export type GolferEdits = {
  /** Edits that no batch holds yet, by path. */
  readonly waiting: ProfileChanges
  /** Batches on their way, oldest first; frozen, so that sending one again is the same batch. */
  readonly batches: readonly ProfileBatch[]
  readonly refused: readonly RefusedEdit[]
}

export const NO_EDITS: GolferEdits = { waiting: {}, batches: [], refused: [] }

/** Whether the server has yet to confirm something. */
export function hasEdits({ batches, waiting }: Pick<GolferEdits, 'batches' | 'waiting'>): boolean {
  return batches.length > 0 || Object.keys(waiting).length > 0
}

/** What the batches say together. A path that several of them hold comes where the last one puts it. */
export function inflightChanges(batches: readonly ProfileBatch[]): ProfileChanges {
  return batches.reduce<ProfileChanges>((changes, { set }) => {
    const others = Object.entries(changes).filter(([text]) => !Object.hasOwn(set, text))
    return { ...Object.fromEntries(others), ...set }
  }, {})
}

/** What stood under the waiting edits when the golfer gave a value, and when they began to. */
export type Standing = { readonly underneath: ProfileDocument; readonly seen: ProfileDocument }

/** The edits with the values that differ from what is shown. */
export function withSaved(edits: GolferEdits, values: ProfileValues, standing: Standing): GolferEdits {
  const inflight = inflightChanges(edits.batches)
  const underneath = withChanges(standing.underneath, inflight)
  const seen = withChanges(standing.seen, inflight)
  const waiting = Object.entries(values).reduce(
    (changes, [text, value]) => withEdit(changes, { text, value, underneath, seen }),
    edits.waiting,
  )
  const refused = edits.refused.filter(({ path }) => !Object.hasOwn(values, path))
  const isSame = waiting === edits.waiting && refused.length === edits.refused.length
  return isSame ? edits : { ...edits, waiting, refused }
}

type Freezing = { readonly batch: string; readonly golfer: string }

/** All that waits becomes one batch, unless one is on its way already; `except` names edits that go on waiting. */
export function withFrozen(edits: GolferEdits, { batch, golfer }: Freezing, except: ProfileChanges = {}): GolferEdits {
  if (edits.batches.length > 0) return edits
  const isLeft = ([text, change]: [string, ProfileChange]) =>
    Object.hasOwn(except, text) && isSameValue(except[text], change)
  const entries = Object.entries(edits.waiting)
  const set = Object.fromEntries(entries.filter((entry) => !isLeft(entry)))
  if (Object.keys(set).length === 0) return edits
  return { ...edits, waiting: Object.fromEntries(entries.filter(isLeft)), batches: [{ batch, golfer, set }] }
}

export function withConfirmed(edits: GolferEdits, batch: string): GolferEdits {
  return holds(edits, batch) ? { ...edits, batches: withoutBatch(edits, batch) } : edits
}

function holds({ batches }: GolferEdits, batch: string): boolean {
  return batches.some((other) => other.batch === batch)
}

function withoutBatch({ batches }: GolferEdits, batch: string): readonly ProfileBatch[] {
  return batches.filter((other) => other.batch !== batch)
}

export function withoutRefused(edits: GolferEdits, path: string): GolferEdits {
  return { ...edits, refused: edits.refused.filter((refusal) => refusal.path !== path) }
}

type Refusal = {
  readonly batch: ProfileBatch
  readonly faulty: readonly string[]
  readonly message: string
  readonly snapshot: VersionedProfile | undefined
}

/** The faulty edits are set aside with the reason; the others of their batch go on, with what was edited since. */
export function withRefusal(edits: GolferEdits, { batch, faulty, message, snapshot }: Refusal): GolferEdits {
  if (!holds(edits, batch.batch)) return edits
  const refused = faulty
    .filter((text) => !Object.hasOwn(edits.waiting, text))
    .map((path) => ({ path, value: batch.set[path]?.value, message }))
  return {
    waiting: withoutFaulty(edits.waiting, { batch, faulty, snapshot }),
    batches: withoutBatch(edits, batch.batch),
    refused: [...edits.refused.filter(({ path }) => !faulty.includes(path)), ...refused],
  }
}

/** The edits of the batch that a refusal is about: all of them when it names none. */
export function faultyPaths(batch: ProfileBatch, path: string | undefined): readonly string[] {
  const named = Object.keys(batch.set).filter((text) => path !== undefined && overlaps(text, path))
  return named.length > 0 ? named : Object.keys(batch.set)
}

/** Nothing of a refused batch is stored: what was edited on top of it starts from what the server has. */
function withoutFaulty(
  waiting: ProfileChanges,
  { batch, faulty, snapshot }: Pick<Refusal, 'batch' | 'faulty' | 'snapshot'>,
): ProfileChanges {
  const others = Object.fromEntries(Object.entries(batch.set).filter(([text]) => !faulty.includes(text)))
  if (!snapshot) return { ...others, ...waiting }
  const underneath = documentOf(snapshot.profile)
  return Object.entries(waiting).reduce<ProfileChanges>((changes, [text, change]) => {
    const wasRefused = Object.keys(batch.set).some((sent) => overlaps(sent, text))
    return wasRefused ? withEdit(changes, { text, value: change.value, underneath }) : { ...changes, [text]: change }
  }, others)
}
