import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'

/** Listens on this machine only and returns the port. */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A free port, for programs that must be told one. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listenLocally(probe)
  probe.close()
  await once(probe, 'close')
  return port
}
