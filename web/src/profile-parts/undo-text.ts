import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfileValues } from '#sync/edit-state.ts'
import * as copy from './profile-parts.copy.ts'

/** What stands beside the button that takes a replaced bag back. */
export function replacedText(written: ProfileValues): string {
  return hasDistances(written) ? copy.bagAndDistancesReplaced : copy.bagReplaced
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
  if (undoneCount === 0) return copy.nothingToUndo
  const isWhole = undoneCount === Object.keys(written).length
  return isWhole ? backText(undone) : `${backText(undone)} ${copy.laterChangesStay}`
}

function backText(undone: ProfileValues): string {
  if (!hasDistances(undone)) return copy.bagBack
  return hasClubs(undone) ? copy.bagAndDistancesBack : copy.distancesBack
}

function hasDistances(values: ProfileValues): boolean {
  return Object.keys(values).some((path) => parseProfilePath(path)?.kind === 'distance')
}

function hasClubs(values: ProfileValues): boolean {
  return Object.keys(values).some((path) => parseProfilePath(path)?.kind !== 'distance')
}
