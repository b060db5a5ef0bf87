import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { HistoryEntry, ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { fieldOf } from '../../web/src/storage/local-copy.ts'
import type { CaseCounts } from './case-counts.ts'
import { pathOf, singleValues } from './typed-values.ts'
import type { SingleValue } from './typed-values.ts'

type Ended = {
  /** Every batch that a page handed to the network. */
  readonly batches: readonly ProfileBatch[]
  readonly start: VersionedProfile
  readonly end: VersionedProfile
  /** The golfer's history since the start. */
  readonly entries: readonly HistoryEntry[]
  /** What golfers typed and no device may have forgotten. */
  readonly typed: readonly SingleValue[]
  /** What went with pages that would have asked before they closed. */
  readonly gone: readonly SingleValue[]
}

/** Looks at what the server made of the batches, without relying on how it judged them. */
export function findMergeFaults({ counts, ...ended }: Ended & { readonly counts: CaseCounts }): readonly string[] {
  const { batches, start, end, entries, typed, gone } = ended
  const sent = batches.flatMap(({ set }) =>
    Object.entries(set).flatMap(([text, { value }]) => singleValues(text, value)),
  )
  const document = documentOf(end.profile)
  const vanished = sent.filter((one) => !isAmong(gone, one) && placeCount(one, document, entries) === 0)
  const twice = sent.filter((one) => isUnique(one.path) && placeCount(one, document, entries) > 1)

  const isSent = (one: SingleValue) =>
    sent.some(({ text, value }) => text === one.text && isSameValue(value, one.value))
  const unsent = typed.filter((one) => !isSent(one) && placeCount(one, document, entries) === 0)

  counts.valuesTyped += typed.length
  counts.valuesChecked += sent.length
  counts.lostValues += vanished.length + unsent.length
  counts.conflictsKept += entries.filter(({ isConflict }) => isConflict).length
  const risenBy = end.version - start.version
  return [
    ...vanished.map(({ text, value }) => `${text} ${JSON.stringify(value)} vanished`),
    ...unsent.map(({ text, value }) => `${text} ${JSON.stringify(value)} was typed and never left its device`),
    ...twice.map(({ text, value }) => `${text} ${JSON.stringify(value)} was applied twice`),
    ...(risenBy > batches.length ? [`${batches.length} batches raised the version by ${risenBy}`] : []),
    ...entries.flatMap((entry) => findUnseen(entry, batches)),
  ]
}

function isAmong(values: readonly SingleValue[], one: SingleValue): boolean {
  return values.some(({ text, value }) => text === one.text && isSameValue(value, one.value))
}

/** Fields of a club come back with it, and a new club's are the usual ones; all other values are given once only. */
function isUnique({ kind }: ProfilePath): boolean {
  return kind === 'scalar' || kind === 'distance'
}

/** In how many places the value is: in the profile, and in the history for the golfer to take back. */
function placeCount({ text, path, value }: SingleValue, document: ProfileDocument, entries: readonly HistoryEntry[]) {
  const kept = entries.filter((entry) => {
    if (entry.path === text) return isSameValue(entry.value, value)
    if (path.kind !== 'club-field' || entry.path !== `golfBag.${path.club}`) return false
    return isSameValue(fieldOf(entry.value, path.field), value)
  })
  return kept.length + (isSameValue(valueAt(document, path), value) ? 1 : 0)
}

/** A deletion, and an estimate over the golfer's own number, count only when the device had seen what they took away. */
function findUnseen({ path: text, value, keptValue, reason }: HistoryEntry, batches: readonly ProfileBatch[]) {
  const path = pathOf(text)
  if (reason !== 'replaced' || (path.kind !== 'distance' && path.kind !== 'club')) return []
  const isDeleted = keptValue === null
  const isRecalculated = path.kind === 'distance' && isEstimate(keptValue) && !isEstimate(value)
  if (!isDeleted && !isRecalculated) return []

  const wasSeen = batches.some(({ set }) => {
    const change = Object.hasOwn(set, text) ? set[text] : undefined
    return change !== undefined && isSameValue(change.value, keptValue) && isSameValue(change.base, value)
  })
  const what = isDeleted ? 'A deletion' : 'An estimate'
  return wasSeen ? [] : [`${what} took away ${text} ${JSON.stringify(value)}, which its device had not seen`]
}

function isEstimate(value: unknown): boolean {
  return fieldOf(value, 'source') === 'estimated'
}
