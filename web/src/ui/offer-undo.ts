import { notify, retract } from './notices.ts'
import * as copy from './offer-undo.copy.ts'

/** What was deleted can be brought back for so long (shot-memory §7). */
export const UNDO_MS = 10_000

type Pending = { readonly undos: readonly (() => void)[]; readonly timer: ReturnType<typeof setTimeout> }

/** By their sentences: the same one twice is one notice, which takes both back. */
const pending = new Map<string, Pending>()

/** Says what was done and offers the way back for ten seconds. */
export function offerUndo(text: string, undo: () => void): void {
  const before = pending.get(text)
  if (before) clearTimeout(before.timer)
  const undos = [undo, ...(before?.undos ?? [])]
  const timer = setTimeout(() => {
    pending.delete(text)
    retract(text)
  }, UNDO_MS)
  pending.set(text, { undos, timer })
  notify('status', text, {
    label: copy.undo,
    run: () => {
      clearTimeout(timer)
      pending.delete(text)
      for (const run of undos) run()
      notify('status', copy.undone)
    },
  })
}
