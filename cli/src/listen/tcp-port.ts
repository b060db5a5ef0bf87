import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { noAnswer } from '../problem.ts'
import type { DeviceConnection } from './device-connection.ts'
import * as copy from './listen.copy.ts'

/** Launch monitors run on the same machine; nothing listens for others. */
const THIS_MACHINE = '127.0.0.1'
/** A launch monitor, its second connection before the first has ended, and a camera for putts. */
const MOST_CONNECTIONS = 8
/** An answer that nobody reads is given up. */
const MOST_UNREAD_BYTES = 64 * 1024

export type TcpPort = { readonly port: number; readonly close: () => Promise<void> }

/** Listens on a port of this machine; 0 is any that is free. Throws a `CommandProblem` where the port cannot be had. */
export async function openTcpPort(
  port: number,
  connect: (answer: (text: string) => void) => DeviceConnection,
): Promise<TcpPort> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    const { push, end } = connect((text) => {
      if (!socket.writable) return
      if (socket.writableLength > MOST_UNREAD_BYTES) socket.destroy()
      else socket.write(text)
    })
    socket.setNoDelay(true)
    socket.on('data', push)
    socket.on('end', end)
    // A device that is switched off ends its connection like this.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  })
  server.maxConnections = MOST_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, port)))
    server.listen({ port, host: THIS_MACHINE }, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function portProblem(error: Error, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return noAnswer(copy.portInUse(port))
  return code === 'EACCES' ? noAnswer(copy.portNotAllowed(port)) : error
}
