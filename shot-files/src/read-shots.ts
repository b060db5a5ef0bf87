import { fileShotIds } from '@bagwise/golf/memory/file-shot-ids'
import { kindOf, textOf } from './file-text.ts'
import { identifyFile } from './identify-file.ts'
import { readShotFile } from './read-shot-file.ts'
import { refused } from './refused.ts'
import type { IdentifiedFile, ReadingOptions, ReadOutcome, ShotFile } from './shot-file.ts'
import * as copy from './shot-files.copy.ts'

/** What one of several files gives, by its place among them; `sheet` where a workbook has several sheets of shots. */
export type FileOutcome = {
  readonly file: number
  readonly sheet?: string
  readonly outcome: ReadOutcome<IdentifiedFile>
}

/** How files are to be read, and whose shots they are. */
export type ShotReading = ReadingOptions & { readonly golfer: string }

type Reading = {
  readonly options: ShotReading
  readonly seen: Set<string>
  /** Ids of the sessions so far: a file that is chosen twice is read once. */
  readonly sessions: Set<string>
  readonly onProgress: (share: number) => void
}

/**
 * Reads launch monitors' files, CSV or .xlsx, one after the other: a line that stood in an earlier one is a copy. Never
 * throws, whatever the files are.
 */
export async function readShots(
  files: readonly Blob[],
  options: ShotReading,
  onProgress: (share: number) => void,
): Promise<readonly FileOutcome[]> {
  const seen = new Set<string>()
  const sessions = new Set<string>()
  const outcomes: FileOutcome[] = []
  for (const [index, file] of files.entries()) {
    const reading = {
      options,
      seen,
      sessions,
      onProgress: (share: number) => onProgress((index + share) / files.length),
    }
    const found = await readOne(file, reading)
    outcomes.push(...found.map((outcome) => ({ file: index, ...outcome })))
  }
  return outcomes
}

async function readOne(file: Blob, reading: Reading): Promise<readonly Omit<FileOutcome, 'file'>[]> {
  const { options, seen, onProgress } = reading
  const identified = (bytes: Uint8Array, outcome: ReadOutcome, sheet?: string) => ({
    ...(sheet === undefined ? {} : { sheet }),
    outcome: withIds(outcome, { content: contentOf(bytes, sheet), reading }),
  })
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    switch (kindOf(bytes)) {
      case 'old-workbook':
        return [{ outcome: refused(undefined, copy.oldWorkbook) }]
      case 'encrypted-workbook':
        return [{ outcome: refused(undefined, copy.encrypted) }]
      case 'workbook': {
        const reader = await loadWorkbookReader()
        if (!reader) return [{ outcome: refused(undefined, copy.noReader) }]
        return reader.readWorkbook(bytes, options, seen).map(({ outcome, sheet }) => identified(bytes, outcome, sheet))
      }
      case 'text':
        return [identified(bytes, readShotFile(textOf(bytes), options, onProgress, seen))]
    }
  } catch (error) {
    console.error('A file of shots could not be read', error)
    return [{ outcome: refused(undefined, copy.unreadable) }]
  }
}

function withIds(
  outcome: ReadOutcome,
  { content, reading: { options, sessions } }: { readonly content: Uint8Array; readonly reading: Reading },
): ReadOutcome<IdentifiedFile> {
  if (outcome.kind !== 'shots') return outcome
  const ids = fileShotIds({ golfer: options.golfer, content })
  if (sessions.has(ids.session)) return { kind: 'no-shots', leftOut: copiesIn(outcome.file) }
  sessions.add(ids.session)
  return { kind: 'shots', file: identifyFile(outcome.file, ids) }
}

function copiesIn({ shots, leftOut }: ShotFile) {
  return [...leftOut, ...shots.map(({ line }) => ({ line, reason: 'duplicate' as const }))].toSorted(
    (a, b) => a.line - b.line,
  )
}

/** Sheets count their lines alike: of several ones each has its name in it. */
function contentOf(bytes: Uint8Array, sheet: string | undefined): Uint8Array {
  if (sheet === undefined) return bytes
  const name = new TextEncoder().encode(sheet)
  const content = new Uint8Array(bytes.length + name.length)
  content.set(bytes)
  content.set(name, bytes.length)
  return content
}

/** Undefined without reception on a device that has never read a workbook. */
async function loadWorkbookReader() {
  try {
    return await import('./workbook/read-workbook.ts')
  } catch (error) {
    console.error('The reader of workbooks could not be loaded', error)
    return undefined
  }
}
