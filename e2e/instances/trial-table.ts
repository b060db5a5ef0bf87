import type { SharedLimits } from './shared-limits.ts'
import type { TrialCounts } from './trials.ts'

const TITLES = {
  golfers: 'golfers, two devices each',
  requests: 'requests',
  edits: 'edits',
  kills: 'kills (SIGKILL)',
  restarts: 'restarts in turn (SIGTERM)',
  cutByKills: 'requests cut by a kill',
  sentAgain: 'batches sent again',
  failedOtherwise: 'requests that failed otherwise',
  lost: 'lost edits',
  faults: 'faults: applied twice, not alike, failed',
} as const satisfies Record<keyof TrialCounts, string>

const ROWS = Object.keys(TITLES).filter((name): name is keyof TrialCounts => name in TITLES)
const COLUMN_WIDTH = 22

/** A line for each count and a column for each trial. */
export function trialTable(trials: Readonly<Record<string, TrialCounts>>): string {
  const columns = Object.entries(trials)
  const heads = columns.map(([name]) => name)
  const lines = ROWS.map((row) =>
    line(
      TITLES[row],
      columns.map(([, counts]) => counts[row].toLocaleString('en')),
    ),
  )
  return [line('', heads), ...lines].join('\n')
}

/** What got through, beside what may. */
export function limitTable(limits: SharedLimits, expected: SharedLimits): string {
  const titles = {
    wrongSignInCount: 'wrong sign-ins that were judged',
    aiCallCount: 'AI calls of a golfer',
    contactMessageCount: 'contact messages of an address',
    knewSession: 'instances that know a session',
    knewEndedSession: 'instances that know it once it is ended',
  } as const satisfies Record<keyof SharedLimits, string>
  const names = Object.keys(titles).filter((name): name is keyof SharedLimits => name in titles)
  return [
    line('', ['got through', 'allowed']),
    ...names.map((name) => line(titles[name], [String(limits[name]), String(expected[name])])),
  ].join('\n')
}

function line(title: string, cells: readonly string[]): string {
  const titleWidth = Math.max(...Object.values(TITLES).map(({ length }) => length))
  return [title.padEnd(titleWidth), ...cells.map((cell) => cell.padStart(COLUMN_WIDTH))].join('')
}
