import { once } from 'node:events'
import type { Server } from 'node:net'

/** Has a server listen to this machine alone, on any port unless it is told one, and answers on which. */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port')
  return address.port
}
