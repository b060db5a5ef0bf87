import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'

/** Says one line of an answer; resolves when there is room for the next. */
export type Say<Line> = (line: Line) => Promise<void>

/** Says an answer line by line. The signal comes when nobody is there to hear the rest. */
export type SayLines<Line> = (say: Say<Line>, gone: AbortSignal) => Promise<void>

/** Lines of JSON, each written as soon as it is said. */
export function answerLines<Line>(sayLines: SayLines<Line>): Readable {
  const lines = new PassThrough()
  const gone = new AbortController()
  lines.once('close', () => gone.abort())
  const say: Say<Line> = async (line) => {
    gone.signal.throwIfAborted()
    if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain', { signal: gone.signal })
  }
  sayLines(say, gone.signal).then(
    () => lines.end(),
    // Breaks the answer off and is logged; after the golfer has left it does neither.
    (error: unknown) => lines.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return lines
}
