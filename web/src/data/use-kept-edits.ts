import { useQuery } from '@tanstack/react-query'

/**
 * Whether edits of a golfer who has not signed out, or of several, wait on this device; undefined until the device has been
 * asked. Pass false where it does not matter.
 */
export function useKeptEdits(matters: boolean): boolean | undefined {
  return useQuery({ queryKey: ['kept-edits'], queryFn: holdsKeptEdits, staleTime: 0, gcTime: 0, enabled: matters }).data
}

// A device where nobody has edited anything has no database: it does not load the code that reads one.
export async function holdsKeptEdits(): Promise<boolean> {
  try {
    if ((await indexedDB.databases()).length === 0) return false
    return await (await import('#sync/outbox-database.ts')).holdsEdits()
  } catch (error) {
    console.warn('The edits on this device could not be looked for', error)
    return false
  }
}
