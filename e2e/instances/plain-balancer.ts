import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Balancer } from './balancer.ts'

/** As nginx. What Node.js has, five seconds, ends connections that a busy golfer is just about to use. */
const KEEPS_IDLE_MS = 75_000

/** Takes the instances in turn and passes over one that refuses connections, as nginx does. */
export async function startPlainBalancer(ownPort: number, ports: readonly number[]): Promise<Balancer> {
  let turn = 0
  const leaving = new Set<number>()
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const taken = ports.filter((port) => !leaving.has(port))
    const inTurn = taken.map((_, index) => taken[(turn + index) % taken.length] ?? 0)
    void buffer(incoming).then(
      (body) => pass({ incoming, outgoing, body, ports: inTurn }),
      () => outgoing.destroy(),
    )
  })
  server.keepAliveTimeout = KEEPS_IDLE_MS
  server.listen(ownPort, '127.0.0.1')
  await once(server, 'listening')
  return {
    kind: 'plain',
    restart: async (port, restart) => {
      leaving.add(port)
      await restart()
      leaving.delete(port)
    },
    // It forgets at once that an instance was away.
    othersAnswer: async () => undefined,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

type Passing = {
  readonly incoming: IncomingMessage
  readonly outgoing: ServerResponse
  readonly body: Buffer
  readonly ports: readonly number[]
}

function pass({ incoming, outgoing, body, ports }: Passing): void {
  const [port, ...others] = ports
  if (port === undefined) {
    outgoing.writeHead(502).end()
    return
  }
  const { method, url, headers, socket } = incoming
  const passed = { ...headers, 'x-forwarded-for': socket.remoteAddress, connection: 'close' }
  const going = ask({ host: '127.0.0.1', port, method, path: url, headers: passed })
  going.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 0, answer.headers)
    answer.pipe(outgoing)
    answer.once('error', () => outgoing.destroy())
  })
  going.once('error', (error) => {
    const isRefused = 'code' in error && error.code === 'ECONNREFUSED'
    if (isRefused) pass({ incoming, outgoing, body, ports: others })
    else if (outgoing.headersSent) outgoing.destroy()
    else outgoing.writeHead(502).end()
  })
  going.end(body)
}
