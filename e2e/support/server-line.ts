import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { freePort } from './local-port.ts'
import type { RunningServer } from './server.ts'

/**
 * An address of its own for a running server. Once stopped nothing listens there, as if the server had stopped: a device
 * cannot tell, and the next test needs no server to start.
 */
export type ServerLine = Pick<RunningServer, 'url' | 'start' | 'stop'>

export async function startServerLine(serverUrl: string): Promise<ServerLine> {
  const serverPort = Number(new URL(serverUrl).port)
  const port = await freePort()
  const sockets = new Set<Socket>()
  const join = (device: Socket) => {
    const onward = connect(serverPort, '127.0.0.1')
    for (const [from, to] of [
      [device, onward],
      [onward, device],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      // Either end may break off: that ends the other one too.
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }
  const listener = createServer(join)
  const start = async () => {
    listener.listen(port, '127.0.0.1')
    await once(listener, 'listening')
  }
  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    start,
    stop: async () => {
      if (!listener.listening) return
      const closed = once(listener, 'close')
      listener.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
