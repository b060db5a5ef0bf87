import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenLocally } from './listen-locally.ts'

const POSTGRES_PORT = 5432

/** Stands between us and PostgreSQL and can do what a network, or a database in trouble, does. */
export type DatabaseWire = {
  /** The database by way of the wire. */
  readonly url: string
  /** What is connected now never hears anything again, though nobody hangs up; what connects later does. */
  readonly goSilent: () => void
  /** Every answer of the database takes this much longer from now on. */
  readonly delayAnswers: (delayMs: number) => void
  /** Nobody is connected any more and nobody is let in. */
  readonly cut: () => Promise<void>
  /** Lets everybody in again, on the same port. */
  readonly mend: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function startDatabaseWire(databaseUrl: string): Promise<DatabaseWire> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let delayMs = 0

  const wire = createServer((client) => {
    const database = connect(Number(target.port || POSTGRES_PORT), target.hostname)
    pass({ from: client, to: database, delay: () => 0 })
    pass({ from: database, to: client, delay: () => delayMs })
  })

  function pass({ from, to, delay }: { from: Socket; to: Socket; delay: () => number }): void {
    sockets.add(from)
    let before: Promise<unknown> = Promise.resolve()
    from
      .on('data', (chunk: Buffer) => {
        const ms = delay()
        before = ms === 0 ? before : Promise.all([before, sleep(ms)])
        before = before.then(() => to.write(chunk))
      })
      .on('error', () => undefined)
      .on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
  }

  function hangUp(): void {
    for (const socket of sockets) socket.destroy()
  }

  async function cut(): Promise<void> {
    const closed = once(wire, 'close')
    wire.close()
    hangUp()
    await closed
  }

  const port = await listenLocally(wire)
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return {
    url: url.href,
    goSilent: () => {
      for (const socket of sockets) socket.removeAllListeners('data').pause()
    },
    delayAnswers: (ms) => {
      delayMs = ms
    },
    cut,
    mend: async () => {
      await listenLocally(wire, port)
    },
    close: async () => {
      if (wire.listening) await cut()
    },
  }
}
