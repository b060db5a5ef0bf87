import { isSameValue, valueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfileValues } from '../../web/src/sync/edit-state.ts'
import { fieldOf } from '../../web/src/storage/local-copy.ts'
import { overlaps } from '../../web/src/sync/edit-state.ts'
import type { Page } from './device.ts'

/** A value that stands in one place of the profile. */
export type SingleValue = { readonly text: string; readonly path: ProfilePath; readonly value: unknown }

type Typed = SingleValue & { readonly page: Page; isKept: boolean; isReplaced: boolean; isGone: boolean }

/** Remembers what the golfer types on one device. */
export type TypedValues = {
  /** Saves the values and remembers those that change what is shown. */
  readonly save: (page: Page, values: ProfileValues) => void
  /** Nothing moves: what the pages say is kept has to survive them from now on. */
  readonly look: () => void
  /** What a page has not kept goes with it. */
  readonly noteKilled: (page: Page) => void
  /** What was neither typed over on this device nor gone with its page. */
  readonly owed: () => readonly SingleValue[]
  /** What went with pages that had said so. */
  readonly gone: () => readonly SingleValue[]
}

export function createTypedValues(): TypedValues {
  const typed: Typed[] = []

  function look() {
    for (const one of typed) one.isKept ||= one.page.isKept()
  }

  return {
    save: (page, values) => {
      const before = page.shown()
      page.save(values)
      const after = page.shown()
      for (const [text, value] of Object.entries(values)) {
        // Also where nothing is typed but taken away.
        const isChange = !isSameValue(valueAt(before, pathOf(text)), value)
        if (isChange) for (const one of typed) one.isReplaced ||= overlaps(one.text, text) && !isShown(one)
      }
      const single = Object.entries(values).flatMap(([text, value]) => singleValues(text, value))
      for (const one of single) {
        // A field of a club that is not there shows nothing.
        const isChange = !isSameValue(valueAt(before, one.path), one.value) && isShown(one)
        typed.push({ ...one, page, isKept: false, isReplaced: !isChange, isGone: false })
      }

      function isShown({ path, value }: SingleValue): boolean {
        return isSameValue(valueAt(after, path), value)
      }
    },
    look,
    noteKilled: (page) => {
      look()
      for (const one of typed) if (one.page === page && !one.isKept) one.isGone = true
    },
    owed: () => typed.filter(({ isReplaced, isGone }) => !isReplaced && !isGone),
    gone: () => typed.filter(({ isGone }) => isGone),
  }
}

/**
 * A whole club is looked for field by field: other devices may have edited some of them since. The usual loft of a new
 * one is no value: no history keeps it.
 */
export function singleValues(text: string, value: unknown): readonly SingleValue[] {
  const path = pathOf(text)
  if (value === null) return []
  if (path.kind !== 'club') return [{ text, path, value }]
  return (['brand', 'loft'] as const).flatMap((field): readonly SingleValue[] => {
    const typed = fieldOf(value, field)
    const place: ProfilePath = { kind: 'club-field', club: path.club, field }
    return typed === null ? [] : [{ text: `${text}.${field}`, path: place, value: typed }]
  })
}

export function pathOf(text: string): ProfilePath {
  const path = parseProfilePath(text)
  if (!path) throw new Error(`${text} is not a path of the profile`)
  return path
}
