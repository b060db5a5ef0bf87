import { recordDistance } from '@bagwise/golf/distances/club-distance'
import { isSameValue, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { StoredDistance } from '@bagwise/contract/profile-fields'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { Round } from '@bagwise/contract/rounds'
import type { ImportPlan } from '@bagwise/contract/takeout'
import type { ImportedContent } from './read-import.ts'
import type { ProgressRow } from './takeout-parts.ts'

type Present = {
  readonly document: ProfileDocument
  readonly progress: readonly ProgressRow[]
  readonly rounds: readonly Round[]
}

/** What an import would change. It adds and replaces; it never deletes what the file does not name. */
export function planImport({ values, progress, rounds }: ImportedContent, present: Present): ImportPlan {
  const changes = values.map(([path, value]) => plannedChange(path, value, present.document))
  return {
    changes: changes.flatMap((change) => ('to' in change ? [change] : [])),
    kept: changes.flatMap((change) => ('estimate' in change ? [change] : [])),
    progress: addedTo(
      present.progress.map(({ date }) => date),
      progress.map(({ date }) => date),
    ),
    rounds: addedTo(
      present.rounds.map(({ id }) => id),
      rounds.map(({ id }) => id),
    ),
  }
}

function addedTo(present: readonly string[], imported: readonly string[]): ImportPlan['rounds'] {
  const known = new Set(present)
  const names = [...new Set(imported)]
  const addedCount = names.filter((name) => !known.has(name)).length
  return { added: addedCount, present: names.length - addedCount }
}

type PlannedChange = ImportPlan['changes'][number] | ImportPlan['kept'][number] | { readonly path: string }

function plannedChange(text: string, value: unknown, document: ProfileDocument): PlannedChange {
  const path = parseProfilePath(text)
  if (!path) throw new Error(`An import names ${text}, which is no path of a profile`)
  const current = valueAt(document, path)
  if (isSameValue(current, value)) return { path: text }
  // Counts only rise.
  if (text === 'shareCount' && Number(value) < Number(current)) return { path: text }
  if (path.kind === 'distance' && current !== null) {
    const [proposed, stored] = [StoredDistance.parse(value), StoredDistance.parse(current)]
    // A file without shots keeps those of the same number.
    if (!proposed.shots && isSameValue({ ...stored, shots: undefined }, { ...proposed, shots: undefined })) {
      return { path: text }
    }
    const kept = recordDistance({ stored, proposed })
    if (kept !== proposed) return { path: text, own: current, estimate: value }
  }
  return { path: text, from: current, to: value }
}
