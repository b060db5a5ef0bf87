/** Nothing that Bagwise writes is as large; it is not even read. */
const LARGEST_FILE_BYTES = 10 * 1024 * 1024
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

/** What of a file has to be sent to import it. */
export function importedPart(text: string): string {
  const value = jsonIn(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return text
  return JSON.stringify(Object.fromEntries(Object.entries(value).filter(([part]) => !ONLY_TO_READ.includes(part))))
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A CSV, or half a file: the server says in which line it breaks off.
    return undefined
  }
}
