import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** An outside service in this process, over real HTTP. */
export type StubService = {
  readonly url: string
  /** The address of every call, in order. */
  readonly calls: readonly URL[]
  readonly close: () => Promise<void>
}

export type StubCall = { readonly url: URL; readonly request: IncomingMessage; readonly response: ServerResponse }

/** Nothing listens there, and a test never leaves this machine. */
export const NO_SERVICE_URL = 'http://127.0.0.1:1'

export async function startStubService(answer: (call: StubCall) => void): Promise<StubService> {
  const calls: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub')
    calls.push(url)
    answer({ url, request, response })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The stub listens on no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
