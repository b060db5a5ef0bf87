import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { HistoryEntry, ProfileBatch, ProfileChange, VersionedProfile } from '@bagwise/contract/profile'
import { fieldOf } from '../../web/src/api/local-copy.ts'
import type { CaseCounts } from './case-counts.ts'

type Ended = {
  /** Every batch that a page handed to the network. */
  readonly batches: readonly ProfileBatch[]
  readonly start: VersionedProfile
  readonly end: VersionedProfile
  /** The golfer's history since the start. */
  readonly entries: readonly HistoryEntry[]
}

type SentValue = { readonly text: string; readonly path: ProfilePath; readonly value: unknown }

/** Looks at what the server made of the batches, without relying on how it judged them. */
export function findMergeFaults({ counts, ...ended }: Ended & { readonly counts: CaseCounts }): readonly string[] {
  const { batches, start, end, entries } = ended
  const sent = batches.flatMap(({ set }) => Object.entries(set).flatMap(sentValues))
  const document = documentOf(end.profile)
  const vanished = sent.filter(({ text, path, value }) => placeCount({ text, path, value }, document, entries) === 0)
  const twice = sent.filter((one) => isUnique(one.path) && placeCount(one, document, entries) > 1)

  counts.valuesChecked += sent.length
  counts.lostValues += vanished.length
  counts.conflictsKept += entries.filter(({ isConflict }) => isConflict).length
  const risenBy = end.version - start.version
  return [
    ...vanished.map(({ text, value }) => `${text} ${JSON.stringify(value)} vanished`),
    ...twice.map(({ text, value }) => `${text} ${JSON.stringify(value)} was applied twice`),
    ...(risenBy > batches.length ? [`${batches.length} batches raised the version by ${risenBy}`] : []),
    ...entries.flatMap((entry) => findUnseen(entry, batches)),
  ]
}

/** A whole club is looked for field by field: other devices may have edited some of them since. */
function sentValues([text, { value }]: [string, ProfileChange]): readonly SentValue[] {
  const path = pathOf(text)
  if (value === null) return []
  if (path.kind !== 'club') return [{ text, path, value }]
  return (['brand', 'loft'] as const).map((field) => ({
    text: `${text}.${field}`,
    path: { kind: 'club-field', club: path.club, field },
    value: fieldOf(value, field),
  }))
}

/** Fields of a club come back with it, and a new club's are the usual ones; all other values are given once only. */
function isUnique({ kind }: ProfilePath): boolean {
  return kind === 'scalar' || kind === 'distance'
}

/** In how many places the value is: in the profile, and in the history for the golfer to take back. */
function placeCount({ text, path, value }: SentValue, document: ProfileDocument, entries: readonly HistoryEntry[]) {
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

function pathOf(text: string): ProfilePath {
  const path = parseProfilePath(text)
  if (!path) throw new Error(`${text} is not a path of the profile`)
  return path
}
