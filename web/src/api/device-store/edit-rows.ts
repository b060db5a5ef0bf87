import { documentOf } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import { overlaps, withChanges, withEdit } from '#api/profile-changes.ts'
import type { ProfileChanges } from '#api/profile-changes.ts'

export type ProfileValues = Readonly<Partial<Record<ProfilePathText, unknown>>>

/** An edit the server refused: it is not stored, and the golfer is told why. */
export type RefusedEdit = { readonly path: string; readonly value: unknown; readonly message: string }

/** What one golfer has edited and the server has not confirmed. */
export type GolferEdits = {
  /** Edits that no batch holds yet, by path. */
  readonly waiting: ProfileChanges
  /** The batch on its way; frozen, so that sending it again is the same batch. */
  readonly inflight: ProfileBatch | undefined
  readonly refused: readonly RefusedEdit[]
}

export const NO_EDITS: GolferEdits = { waiting: {}, inflight: undefined, refused: [] }

/** Whether the server has yet to confirm something. */
export function hasEdits({ inflight, waiting }: Pick<GolferEdits, 'inflight' | 'waiting'>): boolean {
  return inflight !== undefined || Object.keys(waiting).length > 0
}

/** The edits with the values that differ from what is shown. `seen` is what stood under the waiting ones. */
export function withSaved(edits: GolferEdits, values: ProfileValues, seen: ProfileDocument): GolferEdits {
  const underneath = withChanges(seen, edits.inflight?.set ?? {})
  const waiting = Object.entries(values).reduce(
    (changes, [text, value]) => withEdit(changes, { text, value, underneath }),
    edits.waiting,
  )
  const refused = edits.refused.filter(({ path }) => !Object.hasOwn(values, path))
  const isSame = waiting === edits.waiting && refused.length === edits.refused.length
  return isSame ? edits : { ...edits, waiting, refused }
}

/** All that waits becomes one batch, unless one is on its way already. */
export function withFrozen(edits: GolferEdits, { batch, golfer }: { batch: string; golfer: string }): GolferEdits {
  if (edits.inflight !== undefined || !hasEdits(edits)) return edits
  return { ...edits, waiting: {}, inflight: { batch, golfer, set: edits.waiting } }
}

export function withConfirmed(edits: GolferEdits, batch: string): GolferEdits {
  return edits.inflight?.batch === batch ? { ...edits, inflight: undefined } : edits
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
  if (edits.inflight?.batch !== batch.batch) return edits
  const refused = faulty
    .filter((text) => !Object.hasOwn(edits.waiting, text))
    .map((path) => ({ path, value: batch.set[path]?.value, message }))
  return {
    waiting: withoutFaulty(edits.waiting, { batch, faulty, snapshot }),
    inflight: undefined,
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
