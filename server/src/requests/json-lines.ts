import type { Readable } from 'node:stream'
import { textStream } from './text-stream.ts'

/** Writes a line of an answer; resolves when there is room for the next. */
export type WriteLine<Line> = (line: Line) => Promise<void>

/** Writes an answer line by line. The signal fires when the client disconnects. */
export type WriteLines<Line> = (write: WriteLine<Line>, gone: AbortSignal) => Promise<void>

/** A stream of newline-delimited JSON, each line sent as soon as it is written. */
export function jsonLines<Line>(writeLines: WriteLines<Line>): Readable {
  return textStream((write, gone) => writeLines((line) => write(`${JSON.stringify(line)}\n`), gone))
}
