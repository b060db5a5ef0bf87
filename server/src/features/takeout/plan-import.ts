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

/** What an import would change. It adds and replaces; nothing is taken away because a file does not name it. */
export function planImport({ values, progress, rounds }: ImportedContent, present: Present): ImportPlan {
  const wishes = values.map(([path, value]) => wishFor(path, value, present.document))
  return {
    changes: wishes.flatMap((wish) => ('to' in wish ? [wish] : [])),
    kept: wishes.flatMap((wish) => ('estimate' in wish ? [wish] : [])),
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

type Wish = ImportPlan['changes'][number] | ImportPlan['kept'][number] | { readonly path: string }

function wishFor(text: string, value: unknown, document: ProfileDocument): Wish {
  const path = parseProfilePath(text)
  if (!path) throw new Error(`An import names ${text}, which is no path of a profile`)
  const current = valueAt(document, path)
  if (isSameValue(current, value)) return { path: text }
  // A count only rises.
  if (text === 'shareCount' && Number(value) < Number(current)) return { path: text }
  if (path.kind === 'distance' && current !== null) {
    const [proposed, stored] = [StoredDistance.parse(value), StoredDistance.parse(current)]
    // A file that says nothing about the shots does not take them away from the same number.
    if (!proposed.shots && isSameValue({ ...stored, shots: undefined }, { ...proposed, shots: undefined })) {
      return { path: text }
    }
    const stands = recordDistance({ stored, proposed })
    if (stands !== proposed) return { path: text, own: current, estimate: value }
  }
  return { path: text, from: current, to: value }
}
