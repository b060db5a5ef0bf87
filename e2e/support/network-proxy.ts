import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenLocally } from './local-port.ts'

/**
 * good: everything passes. none: API calls are cut off. slow: API calls are held until the network is better.
 * no-answers: calls reach the server, answers are cut off. late-answers: answers are held until the network is better.
 * patchy: of ten calls, three are lost and so are three answers.
 */
type NetworkQuality = 'good' | 'none' | 'slow' | 'no-answers' | 'late-answers' | 'patchy'

const PATCHES: readonly NetworkQuality[] = [
  ...(['none', 'good', 'no-answers', 'good', 'none'] as const),
  ...(['good', 'no-answers', 'none', 'good', 'no-answers'] as const),
]

/** The network between a device and the server, over real HTTP. Pages always get through. */
export type NetworkProxy = {
  readonly url: string
  /** Changes the quality; held calls continue when it is good. */
  readonly set: (quality: NetworkQuality) => void
  /** Bodies of all edits sent through the proxy, delivered or not. */
  readonly edits: () => readonly Edit[]
  /** Calls held until the network is better. */
  readonly heldCount: () => number
  readonly dispose: () => Promise<void>
}

type Edit = { readonly batch: string; readonly set: Readonly<Record<string, unknown>> }

export async function startProxy(serverUrl: string): Promise<NetworkProxy> {
  let quality: NetworkQuality = 'good'
  const edits: Edit[] = []
  let patchyCount = 0
  const waiting = new Set<() => void>()
  /** Resolves when the network is better or the calling page is gone. */
  const untilBetter = (response: ServerResponse) =>
    new Promise<void>((resolve) => {
      waiting.add(resolve)
      response.once('close', () => {
        waiting.delete(resolve)
        resolve()
      })
    })

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const isCall = request.url?.startsWith('/api/') === true
    const patch = isCall && quality === 'patchy' ? PATCHES[patchyCount++ % PATCHES.length] : undefined
    if (request.method === 'PATCH') edits.push(JSON.parse(body.toString()))
    if (isCall && (patch ?? quality) === 'none') {
      response.destroy()
      return
    }
    if (isCall && quality === 'slow') await untilBetter(response)
    // The page was closed meanwhile.
    if (response.destroyed) return
    const answer = await forward(request, body)
    const content = await bodyOf(answer)
    if (isCall && (patch ?? quality) === 'no-answers') {
      response.destroy()
      return
    }
    if (isCall && quality === 'late-answers') await untilBetter(response)
    if (response.destroyed) return
    response.writeHead(answer.statusCode ?? 500, answer.rawHeaders).end(content)
  }

  async function forward(request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { method, headers } = request
    const call = httpRequest(new URL(request.url ?? '/', serverUrl), { method, headers })
    const answered = once(call, 'response')
    call.end(body)
    const [answer] = (await answered) as [IncomingMessage]
    return answer
  }

  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    set: (changed) => {
      quality = changed
      if (quality !== 'good' && quality !== 'none') return
      for (const goOn of waiting) goOn()
      waiting.clear()
    },
    edits: () => edits,
    heldCount: () => waiting.size,
    dispose: async () => {
      for (const goOn of waiting) goOn()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts)
}
