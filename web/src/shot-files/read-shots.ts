import { isSpreadsheet, textOf } from './file-text.ts'
import { readShotFile } from './read-shot-file.ts'
import type { ReadingOptions, ReadOutcome } from './shot-file.ts'

const UNREADABLE = 'The file cannot be opened. Has it been moved or changed? Choose it again.'
const SPREADSHEET = 'This is a spreadsheet of Excel. Open it there, save it as CSV, and choose that file.'

/** Reads a launch monitor's file. Never throws, whatever the file is. */
export async function readShots(
  file: Blob,
  options: ReadingOptions,
  onProgress: (share: number) => void,
): Promise<ReadOutcome> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isSpreadsheet(bytes)) return refused(SPREADSHEET)
    return readShotFile(textOf(bytes), options, onProgress)
  } catch (error) {
    console.error('A file of shots could not be read', error)
    return refused(UNREADABLE)
  }
}

function refused(message: string): ReadOutcome {
  return { kind: 'refused', problem: { line: undefined, message } }
}
