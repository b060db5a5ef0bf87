import { isSpreadsheet, textOf } from './file-text.ts'
import { readShotFile } from './read-shot-file.ts'
import type { ReadingOptions, ReadOutcome } from './shot-file.ts'
import * as copy from './shot-files.copy.ts'

/** Reads a launch monitor's file. Never throws, whatever the file is. */
export async function readShots(
  file: Blob,
  options: ReadingOptions,
  onProgress: (share: number) => void,
): Promise<ReadOutcome> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isSpreadsheet(bytes)) return refused(copy.spreadsheet)
    return readShotFile(textOf(bytes), options, onProgress)
  } catch (error) {
    console.error('A file of shots could not be read', error)
    return refused(copy.unreadable)
  }
}

function refused(message: string): ReadOutcome {
  return { kind: 'refused', problem: { line: undefined, message } }
}
