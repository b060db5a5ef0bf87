import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import type { ShownSession } from '#sync/policies/shots.ts'

/** Why no more can be kept, with the session that makes room when it is deleted. */
export type NoRoom = { readonly limit: 'shots' | 'sessions'; readonly oldest: ShownSession | undefined }

/** Undefined where there is room for so many more. */
export function noRoomFor(
  { shotCount, sessionCount }: { readonly shotCount: number; readonly sessionCount: number },
  sessions: readonly ShownSession[],
): NoRoom | undefined {
  const keptCount = sessions.reduce((sum, { shots }) => sum + shots.length, 0)
  const isOverShots = keptCount + shotCount > MOST_KEPT_SHOTS
  if (!isOverShots && sessions.length + sessionCount <= MOST_SHOT_SESSIONS) return undefined
  const [oldest] = sessions.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  return { limit: isOverShots ? 'shots' : 'sessions', oldest }
}
