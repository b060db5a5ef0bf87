import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenLocally } from '#server/testing/listen-locally.ts'

/** A stub of an outside service, over real HTTP. */
export type StubService = {
  readonly url: string
  /** The URL of every call, in order. */
  readonly calls: readonly URL[]
  readonly close: () => Promise<void>
}

export type StubCall = { readonly url: URL; readonly request: IncomingMessage; readonly response: ServerResponse }

/** Nothing listens there: tests never leave this machine. */
export const NO_SERVICE_URL = 'http://127.0.0.1:1'

export async function startStubService(answer: (call: StubCall) => void): Promise<StubService> {
  const calls: URL[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://stub')
    calls.push(url)
    answer({ url, request, response })
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
