import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfileValues } from '#sync/edit-state.ts'

/** What stands beside the button that takes a replaced bag back. */
export function replacedText(written: ProfileValues): string {
  return hasDistances(written)
    ? 'Your bag has been replaced, and its distances are new.'
    : 'Your bag has been replaced.'
}

/** What undoing has put back. Whatever the golfer has changed since stays changed, and is not promised. */
export function undoneText({
  undone,
  written,
}: {
  readonly undone: ProfileValues
  readonly written: ProfileValues
}): string {
  const undoneCount = Object.keys(undone).length
  if (undoneCount === 0) return 'There is nothing left to undo.'
  const isWhole = undoneCount === Object.keys(written).length
  return isWhole ? backText(undone) : `${backText(undone)} What you have changed since stays.`
}

function backText(undone: ProfileValues): string {
  if (!hasDistances(undone)) return 'Your bag is back as it was.'
  return hasClubs(undone)
    ? 'Your bag and your distances are back as they were.'
    : 'Your distances are back as they were.'
}

function hasDistances(values: ProfileValues): boolean {
  return Object.keys(values).some((path) => parseProfilePath(path)?.kind === 'distance')
}

function hasClubs(values: ProfileValues): boolean {
  return Object.keys(values).some((path) => parseProfilePath(path)?.kind !== 'distance')
}
