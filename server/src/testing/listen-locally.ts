import { once } from 'node:events'
import type { Server } from 'node:net'

/** Listens on this machine only, on any port by default, and returns the port. */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port')
  return address.port
}
