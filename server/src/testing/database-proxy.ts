import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenLocally } from './listen-locally.ts'

const POSTGRES_PORT = 5432

/** A proxy in front of PostgreSQL that simulates a bad network or a failing database. */
export type DatabaseProxy = {
  /** The database's address through the proxy. */
  readonly url: string
  /** Connections of now hang without being closed; new ones work. */
  readonly goSilent: () => void
  /** Delays every answer from now on. */
  readonly delayAnswers: (delayMs: number) => void
  /** Closes all connections and accepts no new ones. */
  readonly cut: () => Promise<void>
  /** Accepts connections again, on the same port. */
  readonly restore: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let delayMs = 0

  const proxy = createServer((client) => {
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
    const closed = once(proxy, 'close')
    proxy.close()
    hangUp()
    await closed
  }

  const port = await listenLocally(proxy)
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
    restore: async () => {
      await listenLocally(proxy, port)
    },
    close: async () => {
      if (proxy.listening) await cut()
    },
  }
}
