import type { Readable } from 'node:stream'
import { textStream } from './text-stream.ts'

/** Each resolves when there is room for the next. */
type EventWriter<Told> = {
  /** The client names the id of the last event when it connects again. */
  readonly tell: (id: string, told: Told) => Promise<void>
  /** A comment, which keeps proxies from giving the connection up. */
  readonly keepAlive: () => Promise<void>
}

/** Writes server-sent events. The signal fires when the client disconnects. */
export type WriteEvents<Told> = (writer: EventWriter<Told>, gone: AbortSignal) => Promise<void>

/** How long a browser waits before it connects again. */
const RETRY_AFTER_MS = 2000

/** A stream of server-sent events (the HTML standard, section 9.2), each sent as soon as it is written. */
export function eventStream<Told>(writeEvents: WriteEvents<Told>): Readable {
  return textStream(async (write, gone) => {
    await write(`retry: ${RETRY_AFTER_MS}\n\n`)
    const writer: EventWriter<Told> = {
      tell: (id, told) => write(`id: ${id}\ndata: ${JSON.stringify(told)}\n\n`),
      keepAlive: () => write(':\n\n'),
    }
    await writeEvents(writer, gone)
  })
}
