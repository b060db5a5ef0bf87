import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { Readable } from 'node:stream'

/** Writes a piece of an answer; resolves when there is room for the next. */
type WriteText = (text: string) => Promise<void>

/** An answer that is sent piece by piece. The signal fires when the client disconnects. */
export function textStream(writeAll: (write: WriteText, gone: AbortSignal) => Promise<void>): Readable {
  const pieces = new PassThrough()
  const gone = new AbortController()
  pieces.once('close', () => gone.abort())
  const write: WriteText = async (text) => {
    gone.signal.throwIfAborted()
    if (!pieces.write(text)) await once(pieces, 'drain', { signal: gone.signal })
  }
  writeAll(write, gone.signal).then(
    () => pieces.end(),
    // Aborts the answer and is logged; does neither once the client is gone.
    (error: unknown) => pieces.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return pieces
}
