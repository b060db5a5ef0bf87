import { lazyPart } from '#ui/lazy-part.tsx'

const importResult = async () => (await import('./swing-result.tsx')).SwingResult
const importDoubt = async () => (await import('./swing-doubt.tsx')).SwingDoubt

const WAITING = <div className="h-90 rounded-sheet bg-sunk" />

/** Likely causes, corrections and drills for the answers. */
export const SwingResult = lazyPart(importResult, WAITING)
/** Asks what tells two answers apart that do not go together. */
export const SwingDoubt = lazyPart(importDoubt, WAITING)

/** Fetches both. Where that fails the part that is missing says so itself and tries again. */
export async function loadAnalysis(): Promise<void> {
  try {
    await Promise.all([importResult(), importDoubt()])
  } catch (error) {
    console.warn('The analysis could not be loaded yet', error)
  }
}
