/** What happened in some histories, by case. */
export type CaseCounts = {
  histories: number
  edits: number
  roundChanges: number
  shotChanges: number
  courseChanges: number
  playChanges: number
  syncs: number
  roundSyncs: number
  shotSyncs: number
  courseSyncs: number
  playSyncs: number
  progressSyncs: number
  lostRequests: number
  lostAnswers: number
  reloads: number
  storeFailures: number
  conflictsKept: number
  valuesTyped: number
  valuesChecked: number
  roundValues: number
  shotValues: number
  courseValues: number
  playValues: number
  lostValues: number
}

const TITLES = {
  histories: 'histories',
  edits: 'edits',
  roundChanges: 'changes of rounds',
  shotChanges: 'shots logged, changed and deleted',
  courseChanges: 'changes of own courses',
  playChanges: 'taps on played rounds, new and deleted ones',
  syncs: 'batches that arrived',
  roundSyncs: 'changes of rounds that arrived',
  shotSyncs: 'messages with shots that arrived',
  courseSyncs: 'changes of own courses that arrived',
  playSyncs: 'messages of played rounds that arrived',
  progressSyncs: 'progress entries that arrived',
  lostRequests: 'lost requests',
  lostAnswers: 'lost answers',
  reloads: 'reloads',
  storeFailures: 'failures of a device to keep edits',
  conflictsKept: 'conflicts kept',
  valuesTyped: 'typed values checked',
  valuesChecked: 'sent values checked',
  roundValues: 'typed values of rounds checked',
  shotValues: 'shots and words of shots checked',
  courseValues: 'versions of own courses checked',
  playValues: 'scores and strokes of played rounds checked',
  lostValues: 'lost values',
} as const satisfies Record<keyof CaseCounts, string>

const CASES = Object.keys(TITLES).filter((name): name is keyof CaseCounts => name in TITLES)
const COLUMN_WIDTH = 12

export function noCases(): CaseCounts {
  return {
    histories: 0,
    edits: 0,
    roundChanges: 0,
    shotChanges: 0,
    courseChanges: 0,
    playChanges: 0,
    syncs: 0,
    roundSyncs: 0,
    shotSyncs: 0,
    courseSyncs: 0,
    playSyncs: 0,
    progressSyncs: 0,
    lostRequests: 0,
    lostAnswers: 0,
    reloads: 0,
    storeFailures: 0,
    conflictsKept: 0,
    valuesTyped: 0,
    valuesChecked: 0,
    roundValues: 0,
    shotValues: 0,
    courseValues: 0,
    playValues: 0,
    lostValues: 0,
  }
}

export function addCases(total: CaseCounts, more: CaseCounts): void {
  for (const name of CASES) total[name] += more[name]
}

/** A line for each case and a column for each database. */
export function tableOf(counts: Readonly<Record<string, CaseCounts>>): string {
  const columns = Object.entries(counts)
  const titleWidth = Math.max(...Object.values(TITLES).map(({ length }) => length))
  const line = (title: string, cells: readonly string[]) =>
    [title.padEnd(titleWidth), ...cells.map((cell) => cell.padStart(COLUMN_WIDTH))].join('')
  return [
    line(
      '',
      columns.map(([database]) => database),
    ),
    ...CASES.map((name) =>
      line(
        TITLES[name],
        columns.map(([, cases]) => cases[name].toLocaleString('en')),
      ),
    ),
  ].join('\n')
}
