/** What pages say whose device is told to fail, or whose requests get lost. */
const EXPECTED: ReadonlySet<unknown> = new Set([
  'Error saving user profile',
  'The edits on this device could not be read',
  'The edits of other golfers on this device could not be counted',
  'Error loading rounds',
  'Error loading progress',
  'Error loading shots',
  'Error loading own courses',
  'Error loading played rounds',
  'The rows on this device could not be read or written',
])

/** Leaves those lines out of the log of this process, thousands of them; all others stay. */
export function hushFailingDevices(): void {
  for (const level of ['error', 'warn'] as const) {
    const log = console[level].bind(console)
    console[level] = (...words: readonly unknown[]) => {
      if (!EXPECTED.has(words[0])) log(...words)
    }
  }
}
