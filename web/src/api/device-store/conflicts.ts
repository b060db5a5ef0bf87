import type { HistoryEntry, VersionedProfile } from '@bagwise/contract/profile'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { fieldOf } from '#api/local-copy.ts'
import type { LocalCopy } from '#api/local-copy.ts'
import type { ProfileValues } from './edit-rows.ts'

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
  /** Up to this version of the profile the history has been looked at; 0 when it never was on this device. */
  readonly version: number
  readonly open: readonly Conflict[]
  /** The golfer has dealt with these, here or before this device knew the profile. */
  readonly seenIds: readonly string[]
}

const NONE: readonly Conflict[] = []

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
  const listeners = new Set<() => void>()

  function keep(changed: KeptConflicts) {
    // The golfer has left meanwhile: nothing of theirs is written any more.
    if (changed.golfer !== golfer) return
    kept = changed
    copy.write(changed)
    publish()
  }

  function publish() {
    shown = kept && kept.golfer === golfer ? kept.open : NONE
    for (const listener of listeners) listener()
  }

  function ofGolfer(owner: string): KeptConflicts {
    return kept?.golfer === owner ? kept : { golfer: owner, version: 0, open: [], seenIds: [] }
  }

  /** A profile has been read: when somebody else has changed it, the history says what gave way. */
  async function noteProfile(snapshot: VersionedProfile): Promise<void> {
    newest = snapshot
    if (isReading) return
    isReading = true
    try {
      // A lower version than the one looked at is a database restored from a backup.
      while (newest && newest.profile.id === golfer && newest.version !== ofGolfer(golfer).version) {
        const read: VersionedProfile = newest
        const entries = await loadHistory()
        keep(withHistory(ofGolfer(read.profile.id), { entries, version: read.version }))
      }
    } catch (error) {
      console.warn('The history of the profile could not be read; the next load asks again', error)
    } finally {
      isReading = false
    }
  }

  /** The server has answered an edit of this device. */
  function noteAnswer(snapshot: VersionedProfile, entries: readonly HistoryEntry[]): void {
    const before = ofGolfer(snapshot.profile.id)
    const ids = new Set(entries.map(({ id }) => id))
    const own = entries.filter(({ id }) => !before.seenIds.includes(id)).map((entry) => conflictOf(entry, true))
    const isOnlyOurs = before.version > 0 && snapshot.version === before.version + 1
    const version = isOnlyOurs ? snapshot.version : before.version
    if (own.length > 0 || version !== before.version) {
      keep({ ...before, version, open: [...before.open.filter(({ id }) => !ids.has(id)), ...own] })
    }
    void noteProfile(snapshot)
  }

  function dismiss(id: string): void {
    if (!kept) return
    keep({ ...kept, open: kept.open.filter((conflict) => conflict.id !== id), seenIds: [...kept.seenIds, id] })
  }

  return {
    /** Whose conflicts are shown and kept; undefined while nobody is signed in. */
    belongTo: (signedIn: string | undefined): void => {
      golfer = signedIn
      publish()
    },
    open: (): readonly Conflict[] => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    noteProfile,
    noteAnswer,
    dismiss,
    /** Saves the value that gave way as an edit like any other. */
    takeBack: (id: string): void => {
      const conflict = kept?.open.find((open) => open.id === id)
      if (!conflict) return
      save({ [conflict.path]: conflict.value })
      dismiss(id)
    },
    /** Another tab has changed the copy. */
    followCopy: () => {
      kept = copy.read()
      publish()
    },
  }
}

function withHistory(
  { golfer, version, open, seenIds }: KeptConflicts,
  read: { readonly entries: readonly HistoryEntry[]; readonly version: number },
): KeptConflicts {
  const conflicts = read.entries.filter(({ isConflict }) => isConflict)
  const fresh = conflicts.filter(({ id }) => !seenIds.includes(id) && open.every((known) => known.id !== id))
  const isFirstLook = version === 0
  // A device that meets the profile for the first time has shown nothing that could have changed behind its back.
  const seen = isFirstLook ? fresh.map(({ id }) => id) : []
  const known = new Set(conflicts.map(({ id }) => id))
  return {
    golfer,
    version: read.version,
    open: isFirstLook ? open : [...open, ...fresh.toReversed().map((entry) => conflictOf(entry, false))],
    seenIds: [...seenIds.filter((id) => known.has(id)), ...seen],
  }
}

function conflictOf({ id, path, value, keptValue, reason, at }: HistoryEntry, isOwn: boolean): Conflict {
  return { id, path, value: value ?? null, keptValue: keptValue ?? null, reason, at, isOwn }
}

/** The copy if it has the expected form. */
export function parseConflicts(content: unknown): KeptConflicts | undefined {
  const golfer = fieldOf(content, 'golfer')
  const version = fieldOf(content, 'version')
  const open = fieldOf(content, 'open')
  const seenIds = fieldOf(content, 'seenIds')
  if (typeof golfer !== 'string' || typeof version !== 'number' || !Array.isArray(open)) return undefined
  if (!Array.isArray(seenIds) || !seenIds.every((id): id is string => typeof id === 'string')) return undefined
  const conflicts = open.map(parseConflict)
  if (!conflicts.every((conflict) => conflict !== undefined)) return undefined
  return { golfer, version, open: conflicts, seenIds }
}

function parseConflict(content: unknown): Conflict | undefined {
  const [id, path, at] = ['id', 'path', 'at'].map((name) => fieldOf(content, name))
  const reason = fieldOf(content, 'reason')
  if (typeof id !== 'string' || typeof path !== 'string' || typeof at !== 'string') return undefined
  if (!parseProfilePath(path) || (reason !== 'replaced' && reason !== 'rejected')) return undefined
  const value = fieldOf(content, 'value') ?? null
  const keptValue = fieldOf(content, 'keptValue') ?? null
  return { id, path, value, keptValue, reason, at, isOwn: fieldOf(content, 'isOwn') === true }
}
