import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenLocally } from './local-port.ts'

/**
 * good: all gets through. none: calls of the API are cut off. slow: they are not passed on until reception is better.
 * no-answers: they reach the server, its answers are cut off. late-answers: its answers wait until reception is better.
 * patchy: of ten calls three get lost, and three answers.
 */
type Reception = 'good' | 'none' | 'slow' | 'no-answers' | 'late-answers' | 'patchy'

const PATCHES: readonly Reception[] = [
  ...(['none', 'good', 'no-answers', 'good', 'none'] as const),
  ...(['good', 'no-answers', 'none', 'good', 'no-answers'] as const),
]

/** What stands between a phone and the server, over real HTTP. The pages themselves always get through. */
export type Way = {
  readonly url: string
  /** How it is from now on; calls that wait go on when it is good. */
  readonly set: (reception: Reception) => void
  /** Bodies of the edits that came this way, whether they got through or not. */
  readonly edits: () => readonly Edit[]
  /** Calls that wait for better reception. */
  readonly heldCount: () => number
  readonly dispose: () => Promise<void>
}

type Edit = { readonly batch: string; readonly set: Readonly<Record<string, unknown>> }

export async function openWay(serverUrl: string): Promise<Way> {
  let reception: Reception = 'good'
  const edits: Edit[] = []
  let patchyCount = 0
  const waiting = new Set<() => void>()
  /** Until reception is better, or the page that called is gone. */
  const better = (response: ServerResponse) =>
    new Promise<void>((resolve) => {
      waiting.add(resolve)
      response.once('close', () => {
        waiting.delete(resolve)
        resolve()
      })
    })

  const proxy = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  })

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request)
    const isCall = request.url?.startsWith('/api/') === true
    const patch = isCall && reception === 'patchy' ? PATCHES[patchyCount++ % PATCHES.length] : undefined
    if (request.method === 'PATCH') edits.push(JSON.parse(body.toString()))
    if (isCall && (patch ?? reception) === 'none') {
      response.destroy()
      return
    }
    if (isCall && reception === 'slow') await better(response)
    // The phone was put away meanwhile.
    if (response.destroyed) return
    const answer = await forward(request, body)
    const content = await bodyOf(answer)
    if (isCall && (patch ?? reception) === 'no-answers') {
      response.destroy()
      return
    }
    if (isCall && reception === 'late-answers') await better(response)
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

  const port = await listenLocally(proxy)
  return {
    url: `http://127.0.0.1:${port}`,
    set: (changed) => {
      reception = changed
      if (reception !== 'good' && reception !== 'none') return
      for (const goOn of waiting) goOn()
      waiting.clear()
    },
    edits: () => edits,
    heldCount: () => waiting.size,
    dispose: async () => {
      for (const goOn of waiting) goOn()
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part)
  return Buffer.concat(parts)
}
