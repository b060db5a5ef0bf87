import type { HistoryEntry, VersionedProfile } from '@bagwise/contract/profile'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { isOtherEpoch } from '#storage/epochs.ts'
import { createListeners } from '#storage/listeners.ts'
import { fieldOf } from '#storage/local-copy.ts'
import type { LocalCopy } from '#storage/local-copy.ts'
import { anything, fields, finiteNumber, listOf, oneOf, only, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'
import type { ProfileValues } from './edit-state.ts'

const NONE: readonly Conflict[] = []
const DAY_MS = 24 * 60 * 60 * 1000
/** A device that meets the profile cannot know what the golfer has seen elsewhere: it shows the conflicts of two weeks. */
const FIRST_LOOK_MS = 14 * DAY_MS

type Ports = {
  readonly copy: LocalCopy<KeptConflicts>
  readonly loadHistory: () => Promise<readonly HistoryEntry[]>
  readonly save: (values: ProfileValues) => void
}

/** Collects the conflicts of the golfer's profile until the golfer has taken each back or dismissed it. */
export function createConflicts({ copy, loadHistory, save }: Ports) {
  let kept = copy.read()
  let golfer: string | undefined
  let newest: VersionedProfile | undefined
  let isReading = false
  let shown = NONE
  const listeners = createListeners()

  function keep(changed: KeptConflicts) {
    // The golfer has left meanwhile: nothing of theirs is written any more.
    if (changed.golfer !== golfer) return
    kept = changed
    copy.write(changed)
    publish()
  }

  function publish() {
    const profile = profileNow()
    const open = kept && kept.golfer === golfer ? kept.open : NONE
    shown = profile ? open.map((conflict) => ({ ...conflict, keptValue: valueNow(conflict, profile) })) : open
    listeners.tell()
  }

  function ofGolfer({ profile, epoch }: VersionedProfile): KeptConflicts {
    if (kept?.golfer !== profile.id) return { golfer: profile.id, epoch, version: 0, open: [], seenIds: [] }
    // The versions of an epoch that is over say nothing.
    return isOtherEpoch(kept, { epoch }) ? { ...kept, epoch, version: 0 } : { ...kept, epoch: epoch ?? kept.epoch }
  }

  /** As the server last said it. */
  function profileNow(): ProfileDocument | undefined {
    return newest && newest.profile.id === golfer ? documentOf(newest.profile) : undefined
  }

  /** What is open is looked at again beside the profile as it stands by now. */
  function settle(): void {
    const profile = profileNow()
    if (!profile || !kept || kept.golfer !== golfer || kept.open.length === 0) return
    // The copy that the page starts with may be older than what the conflicts are about.
    const isOlder = newest !== undefined && newest.version < ofGolfer(newest).version
    const changed = isOlder ? kept : withoutSettled(kept, profile)
    if (changed === kept) publish()
    else keep(changed)
  }

  /** A profile has been read: when somebody else has changed it, the history says what gave way. */
  async function noteProfile(snapshot: VersionedProfile): Promise<void> {
    newest = snapshot
    settle()
    if (isReading) return
    isReading = true
    try {
      // A lower version than the one looked at is a database that went back without a new epoch.
      while (newest && newest.profile.id === golfer && newest.version !== ofGolfer(newest).version) {
        const read: VersionedProfile = newest
        const entries = await loadHistory()
        const before = ofGolfer(read)
        keep(withHistory(before, { entries, read }))
        if (read.version > before.version) settle()
      }
    } catch (error) {
      console.warn('The history of the profile could not be read; the next load asks again', error)
    } finally {
      isReading = false
    }
  }

  /** The server has answered an edit of this device. */
  function noteAnswer(snapshot: VersionedProfile, entries: readonly HistoryEntry[]): void {
    newest = snapshot
    const before = ofGolfer(snapshot)
    const ids = new Set(entries.map(({ id }) => id))
    const own = entries
      .filter((entry) => isQuestion(entry) && !before.seenIds.includes(entry.id))
      .map((entry) => conflictOf(entry, true))
    const isOnlyOurs = before.version > 0 && snapshot.version === before.version + 1
    const version = isOnlyOurs ? snapshot.version : before.version
    if (own.length > 0 || version !== before.version) {
      keep({ ...before, version, open: [...before.open.filter(({ id }) => !ids.has(id)), ...own] })
    }
    void noteProfile(snapshot)
  }

  function close(isClosed: (conflict: Conflict) => boolean): void {
    if (!kept) return
    const changed = withoutConflicts(kept, isClosed)
    if (changed !== kept) keep(changed)
  }

  /** The golfer edits on this device: the fields that change are settled by that. */
  function noteEdit(values: ProfileValues): void {
    const profile = profileNow()
    const changed = Object.entries(values).flatMap(([text, value]) => {
      const path = parseProfilePath(text)
      return path && profile && isSameValue(valueAt(profile, path), value) ? [] : [text]
    })
    close(({ path }) => changed.some((text) => path === text || path.startsWith(`${text}.`)))
  }

  return {
    /** Whose conflicts are shown and kept; undefined while nobody is signed in. */
    belongTo: (signedIn: string | undefined): void => {
      golfer = signedIn
      publish()
      // The profile may have been read before it was known who is signed in.
      if (newest && newest.profile.id === golfer) void noteProfile(newest)
    },
    open: (): readonly Conflict[] => shown,
    subscribe: listeners.subscribe,
    noteProfile,
    noteAnswer,
    noteEdit,
    dismiss: (dismissedId: string): void => close(({ id }) => id === dismissedId),
    dismissAll: (): void => close(() => true),
    /** Saves the value that gave way as an edit like any other. */
    takeBack: (takenId: string): void => {
      const conflict = kept?.open.find(({ id }) => id === takenId)
      if (!conflict) return
      save({ [conflict.path]: conflict.value })
      close(({ id }) => id === takenId)
    },
    /** Another tab has changed the copy. */
    followCopy: () => {
      kept = copy.read()
      publish()
    },
  }
}

function withHistory(
  { golfer, epoch, version, open, seenIds }: KeptConflicts,
  { entries, read }: { readonly entries: readonly HistoryEntry[]; readonly read: VersionedProfile },
): KeptConflicts {
  const conflicts = entries.filter((entry) => entry.isConflict && isQuestion(entry))
  const fresh = conflicts.filter(({ id }) => !seenIds.includes(id) && open.every((known) => known.id !== id))
  // By the server's clock alone: that of the device may be wrong.
  const sinceMs = version === 0 ? Date.parse(read.profile.updatedAt) - FIRST_LOOK_MS : -Infinity
  const isSince = ({ at }: HistoryEntry) => Date.parse(at) >= sinceMs
  const [shown, past] = [fresh.filter(isSince), fresh.filter((entry) => !isSince(entry))]
  const known = new Set(conflicts.map(({ id }) => id))
  return {
    golfer,
    epoch,
    version: read.version,
    open: [...open, ...shown.toReversed().map((entry) => conflictOf(entry, false))],
    seenIds: [...seenIds.filter((id) => known.has(id)), ...past.map(({ id }) => id)],
  }
}

/** Nobody has typed an estimate: two of them are no question for the golfer, and the history has both. */
function isQuestion({ value, keptValue }: HistoryEntry): boolean {
  return [value, keptValue].some((distance) => fieldOf(distance, 'source') !== 'estimated')
}

function conflictOf({ id, path, value, keptValue, reason, at }: HistoryEntry, isOwn: boolean): Conflict {
  return { id, path, value: value ?? null, keptValue: keptValue ?? null, reason, at, isOwn }
}

/** Two devices edited the same field without knowing of each other; the golfer has not said yet which value is right. */
export type Conflict = {
  readonly id: string
  readonly path: string
  /** The value that gave way. */
  readonly value: unknown
  readonly keptValue: unknown
  readonly reason: HistoryEntry['reason']
  readonly at: string
  /** Whether the edit that met the conflict was sent from this device. */
  readonly isOwn: boolean
}

export type KeptConflicts = {
  readonly golfer: string
  /** Undefined where it is not known. */
  readonly epoch?: string | undefined
  /** Up to this version of the profile the history has been looked at; 0 when it never was on this device. */
  readonly version: number
  readonly open: readonly Conflict[]
  /** The golfer has dealt with these, here or before this device knew the profile. */
  readonly seenIds: readonly string[]
}

/** Closes for good those of which the test says so. The same object when there is none. */
function withoutConflicts(kept: KeptConflicts, isClosed: (conflict: Conflict) => boolean): KeptConflicts {
  const closedIds = kept.open.filter(isClosed).map(({ id }) => id)
  if (closedIds.length === 0) return kept
  const open = kept.open.filter(({ id }) => !closedIds.includes(id))
  return { ...kept, open, seenIds: [...kept.seenIds, ...closedIds] }
}

/** Of each field only the newest conflict is left, and none where both values are the same by now. */
function withoutSettled(kept: KeptConflicts, profile: ProfileDocument): KeptConflicts {
  // Of two of the same moment the later one in the list.
  const inOrder = kept.open.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const newestIds = new Set(new Map(inOrder.map(({ path, id }) => [path, id])).values())
  return withoutConflicts(kept, (conflict) => !newestIds.has(conflict.id) || isSettled(conflict, profile))
}

/** A distance in the same yards is the same to the golfer, wherever it comes from. */
function isSettled(conflict: Conflict, profile: ProfileDocument): boolean {
  const now = valueNow(conflict, profile)
  const yards = fieldOf(conflict.value, 'distance')
  return isSameValue(conflict.value, now) || (yards !== undefined && yards === fieldOf(now, 'distance'))
}

function valueNow({ path: text, keptValue }: Conflict, profile: ProfileDocument): unknown {
  const path = parseProfilePath(text)
  return path ? valueAt(profile, path) : keptValue
}

const parseConflict: Parser<Conflict> = fields({
  id: text,
  path: only(text, (path) => parseProfilePath(path) !== undefined),
  value: anything,
  keptValue: anything,
  reason: oneOf(['replaced', 'rejected']),
  at: text,
  isOwn: (content) => content === true,
})

export const parseConflicts: Parser<KeptConflicts> = fields(
  { golfer: text, version: finiteNumber, open: listOf(parseConflict), seenIds: listOf(text) },
  { epoch: text },
)
