import { replaceEqualDeep } from '@tanstack/react-query'
import { documentOf, isSameValue, projectProfile, valueAt, withValueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { Profile, ProfileChange } from '@bagwise/contract/profile'

/** Edits by path. No path lies inside another one, so that their order means nothing. */
export type ProfileChanges = Readonly<Record<string, ProfileChange>>

/** The profile as the golfer sees it: what the server last said, with the edits that it has not confirmed. */
export function shownProfile(profile: Profile, ...edits: readonly ProfileChanges[]): Profile {
  if (edits.every((changes) => Object.keys(changes).length === 0)) return profile
  return projectProfile(edits.reduce(withChanges, documentOf(profile)))
}

type Unconfirmed = { readonly golfer: string | undefined; readonly edits: readonly ProfileChanges[] }

/**
 * Lays one set of edits after another over the golfer's profile. What reads as before stays the same object, so that the
 * page draws an edit once: not again when it is sent, nor when the server has confirmed it.
 */
export function steadyOverlay(): (unconfirmed: Unconfirmed) => (profile: Profile) => Profile {
  let latest: Profile | undefined
  return ({ golfer, edits }) => {
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
  const clubChange = clubText === undefined ? undefined : own(changes, clubText)
  if (clubText !== undefined && clubChange) {
    // The whole club is an edit already: the field becomes part of it.
    const club = valueAt(withValueAt(withChanges(underneath, changes), path, value), pathOf(clubText))
    return { ...changes, [clubText]: { base: clubChange.base, value: club } }
  }

  const known = own(changes, text)
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

function own(changes: ProfileChanges, text: string): ProfileChange | undefined {
  return Object.hasOwn(changes, text) ? changes[text] : undefined
}

function pathOf(text: string): ProfilePath {
  const path = parseProfilePath(text)
  if (!path) throw new Error(`${text} is not a field of the profile`)
  return path
}
