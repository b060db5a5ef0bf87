import { replaceEqualDeep } from '@tanstack/react-query'
import type { ProfileBatch, ProfileChange, VersionedProfile, Profile } from '@bagwise/contract/profile'
import { dayOf, withSaidFacts } from '@bagwise/contract/facts'
import { documentOf, isSameValue, projectProfile, valueAt, withValueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePathText, ProfilePath } from '@bagwise/contract/profile-paths'

/** Edits by path. No path lies inside another one, so that their order means nothing. */
export type ProfileChanges = Readonly<Record<string, ProfileChange>>

/** The profile as the golfer sees it: what the server last said, with the edits that it has not confirmed. */
export function shownProfile(profile: Profile, ...edits: readonly ProfileChanges[]): Profile {
  if (edits.every((changes) => Object.keys(changes).length === 0)) return profile
  const document = documentOf(profile)
  return projectProfile(withSaidFacts(document, edits.reduce(withChanges, document), dayOf(new Date().toISOString())))
}

/**
 * Lays one set of edits after another over the golfer's profile. What reads as before stays the same object, so that the
 * page draws an edit once: not again when it is sent, nor when the server has confirmed it.
 */
export function steadyOverlay() {
  let latest: Profile | undefined
  return (golfer: string | undefined, edits: readonly ProfileChanges[]): ((profile: Profile) => Profile) => {
    const known = new WeakMap<Profile, Profile>()
    return (profile) => {
      if (profile.id !== golfer) return profile
      const shown = known.get(profile) ?? asBefore(latest ?? profile, shownProfile(profile, ...edits))
      known.set(profile, shown)
      latest = shown
      return shown
    }
  }
}

function asBefore(before: Profile, after: Profile): Profile {
  // Nobody is shown when the server last stored something.
  const isSame = replaceEqualDeep(before, { ...after, updatedAt: before.updatedAt }) === before
  return isSame ? before : replaceEqualDeep(before, after)
}

export function withChanges(document: ProfileDocument, changes: ProfileChanges): ProfileDocument {
  return Object.entries(changes).reduce(
    (current, [text, { value }]) => withValueAt(current, pathOf(text), value),
    document,
  )
}

type Edit = {
  readonly text: string
  readonly value: unknown
  /** The profile that the changes are laid over now. */
  readonly underneath: ProfileDocument
  /** The one that the golfer saw when the edit began. */
  readonly seen?: ProfileDocument
}

/**
 * The changes with one edit more. A path keeps the base it was first edited from; a new base is what was seen. An edit
 * that says what stands underneath anyway goes away.
 */
export function withEdit(
  changes: ProfileChanges,
  { text, value, underneath, seen = underneath }: Edit,
): ProfileChanges {
  const path = pathOf(text)
  if (isSameValue(valueAt(withChanges(underneath, changes), path), value)) return changes

  const clubText = path.kind === 'club-field' ? `golfBag.${path.club}` : undefined
  const clubChange = clubText === undefined ? undefined : ownChange(changes, clubText)
  if (clubText !== undefined && clubChange) {
    // The whole club is an edit already: the field becomes part of it.
    const club = valueAt(withValueAt(withChanges(underneath, changes), path, value), pathOf(clubText))
    return { ...changes, [clubText]: { base: clubChange.base, value: club } }
  }

  const known = ownChange(changes, text)
  const base = known ? known.base : baseOf(changes, { text, path, seen })
  const others = Object.fromEntries(Object.entries(changes).filter(([other]) => !isWithin(other, text)))
  return isSameValue(valueAt(withChanges(underneath, others), path), value)
    ? others
    : { ...others, [text]: { base, value } }
}

/** Whether one of the two paths is the other or lies inside it: `golfBag.driver.loft` is part of `golfBag.driver`. */
export function overlaps(one: string, other: string): boolean {
  return isWithin(one, other) || isWithin(other, one)
}

/** What the golfer saw at the path before any of the changes; a whole club as it was before its fields were edited. */
function baseOf(
  changes: ProfileChanges,
  { text, path, seen }: { readonly text: string; readonly path: ProfilePath; readonly seen: ProfileDocument },
): unknown {
  if (valueAt(seen, path) === null) return null
  const before = Object.entries(changes)
    .filter(([other]) => isWithin(other, text))
    .reduce((document, [other, { base }]) => withValueAt(document, pathOf(other), base), seen)
  return valueAt(before, path)
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}.`)
}

export function ownChange(changes: ProfileChanges, text: string): ProfileChange | undefined {
  return Object.hasOwn(changes, text) ? changes[text] : undefined
}

function pathOf(text: string): ProfilePath {
  const path = parseProfilePath(text)
  if (!path) throw new Error(`${text} is not a field of the profile`)
  return path
}

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

/** All that waits becomes one batch, unless one is on its way already; `except` names edits that go on waiting. */
export function withFrozen(
  edits: GolferEdits,
  { batch, golfer }: Omit<ProfileBatch, 'set'>,
  except: ProfileChanges = {},
): GolferEdits {
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

export function holds({ batches }: GolferEdits, batch: string): boolean {
  return batches.some((other) => other.batch === batch)
}

function withoutBatch({ batches }: GolferEdits, batch: string): readonly ProfileBatch[] {
  return batches.filter((other) => other.batch !== batch)
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
