import { isSpreadsheet, textOf } from './reading/file-text.ts'
import { readShotFile } from './reading/read-shot-file.ts'
import type { ReadOutcome, WorkerAnswer, WorkerRequest } from './reading/shot-file.ts'

// Runs beside the page, which stays quick meanwhile. Files are read here and nowhere else.

const UNREADABLE = 'The file cannot be opened. Has it been moved or changed? Choose it again.'
const SPREADSHEET = 'This is a spreadsheet of Excel. Open it there, save it as CSV, and choose that file.'

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  void read(data).then(answer)
})

async function read({ file, ...options }: WorkerRequest): Promise<ReadOutcome> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isSpreadsheet(bytes)) return refused(SPREADSHEET)
    return readShotFile(textOf(bytes), options, (share) => answer({ kind: 'progress', share }))
  } catch (error) {
    console.error('A file of shots could not be read', error)
    return refused(UNREADABLE)
  }
}

function refused(message: string): ReadOutcome {
  return { kind: 'refused', problem: { line: undefined, message } }
}

function answer(message: WorkerAnswer): void {
  postMessage(message)
}
