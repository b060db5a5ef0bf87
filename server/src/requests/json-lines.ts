import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'

/** Writes a line of an answer; resolves when there is room for the next. */
export type WriteLine<Line> = (line: Line) => Promise<void>

/** Writes an answer line by line. The signal fires when the client disconnects. */
export type WriteLines<Line> = (write: WriteLine<Line>, gone: AbortSignal) => Promise<void>

/** A stream of newline-delimited JSON, each line sent as soon as it is written. */
export function jsonLines<Line>(writeLines: WriteLines<Line>): Readable {
  const lines = new PassThrough()
  const gone = new AbortController()
  lines.once('close', () => gone.abort())
  const write: WriteLine<Line> = async (line) => {
    gone.signal.throwIfAborted()
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain', { signal: gone.signal })
  }
  writeLines(write, gone.signal).then(
    () => lines.end(),
    // Aborts the answer and is logged; does neither once the client is gone.
    (error: unknown) => lines.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return lines
}
