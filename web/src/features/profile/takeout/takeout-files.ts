import { readImportedPart } from './read-portions.ts'

/** Nothing that Bagwise writes is as large; it is not even read. */
const LARGEST_FILE_BYTES = 32 * 1024 * 1024
/** Parts of a takeout that are there to be read. They may be large, and nothing of them is imported. */
const ONLY_TO_READ: readonly string[] = [
  'account',
  'signInMethods',
  'sessions',
  'passwordResets',
  'emailVerifications',
  'history',
  'batches',
  'messages',
]

export function isTooLarge({ size: sizeBytes }: Pick<File, 'size'>): boolean {
  return sizeBytes > LARGEST_FILE_BYTES
}

/** `bagwise-2026-11-21.json` */
export function takeoutName(day: string): string {
  return `bagwise-${day}.json`
}

/** `bagwise-distances-2026-11-21.csv` */
export function distancesName(day: string): string {
  return `bagwise-distances-${day}.csv`
}

/** What of a file has to be sent to import it; undefined when that is more than can be sent. */
export function importedPart(file: Blob): Promise<string | undefined> {
  return readImportedPart(file, ONLY_TO_READ)
}
