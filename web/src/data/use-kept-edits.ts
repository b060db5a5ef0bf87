import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#http/query-client.ts'
import { pageLoaded } from '#http/page-loaded.ts'
import { useSession } from '#session/session.ts'
import { BEFORE_RESTORE_KEY, ROUNDS_KEY } from '#storage/copy-keys.ts'
import { readPreference } from '#storage/preferences.ts'
import type { KeptEdits } from '#sync/waiting-edits.ts'

const NONE: KeptEdits = { isWaiting: false, hasGolfer: false, gone: [] }
const KEPT_EDITS = 'kept-edits'

/**
 * What golfers who are not signed in here have left on this device; undefined until device and server have been asked.
 * Pass false where it does not matter.
 */
export function useKeptEdits(matters: boolean): KeptEdits | undefined {
  const session = useSession()
  const golfer = session.status === 'signed-in' ? session.user.id : undefined
  const queryKey = [KEPT_EDITS, golfer ?? null]
  const queryFn = async () => keptEdits(golfer)
  return useQuery({ queryKey, queryFn, staleTime: 0, gcTime: 0, enabled: matters }).data
}

/** The golfer has said what becomes of them. */
export function lookForKeptEditsAgain(): void {
  // A look that is under way began before they did.
  void queryClient.resetQueries({ queryKey: [KEPT_EDITS] })
}

// A device where nobody has edited anything has no database: it does not load the code that reads one.
export async function keptEdits(signedIn?: string): Promise<KeptEdits> {
  try {
    const areRowsKept = [ROUNDS_KEY, BEFORE_RESTORE_KEY].some((key) => readPreference('localStorage', key) !== null)
    if ((await indexedDB.databases()).length === 0 && !areRowsKept) return NONE
    await pageLoaded()
    return await (await import('#sync/waiting-edits.ts')).findKeptEdits(signedIn)
  } catch (error) {
    console.warn('The edits on this device could not be looked for', error)
    return NONE
  }
}
