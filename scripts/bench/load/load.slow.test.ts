import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { answersPerSecond, askUnderLoad, errorCountOf, statusesOf } from './load.ts'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const EDITS = { kind: 'edits', golferCount: 50, secret: 'a secret' } as const
const SHORT = { connectionCount: 5, seconds: 1 } as const

describe('a load', () => {
  it('sends each request with the method, cookie and body of another golfer', async () => {
    const asked: { readonly line: string; readonly cookie: string; readonly batch: string }[] = []
    const note = async (request: IncomingMessage) => {
      const { batch } = JSON.parse(await text(request))
      const { host = '', cookie = '' } = request.headers
      asked.push({ line: `${request.method} http://${host}${request.url}`, cookie, batch })
    }
    const url = await serve((request, reply) => void note(request).then(() => reply.end('{}')))
    const result = await askUnderLoad({ url, traffic: EDITS, ...SHORT, requestsPerSecond: 40 })
    expect(result.countByStatus['200']).toBe(result.requestCount)
    expect(new Set(asked.map(({ line }) => line))).toEqual(new Set([`PATCH ${url}/api/profile`]))
    expect(new Set(asked.map(({ cookie }) => cookie)).size).toBeGreaterThan(10)
    expect(new Set(asked.map(({ batch }) => batch)).size).toBe(asked.length)
  })

  it('keeps to its rate', async () => {
    const url = await serve((_request, reply) => reply.end('{}'))
    const { requestCount } = await askUnderLoad({ url, traffic: { kind: 'bare' }, ...SHORT, requestsPerSecond: 40 })
    // Two seconds' worth when the end falls right behind the next second.
    expect(requestCount).toBeLessThanOrEqual(80)
  })

  it('counts what was answered, what broke, and refusals that do not say when to come back', async () => {
    let asked = 0
    const url = await serve((request, reply) => {
      asked += 1
      if (asked % 4 === 0) return request.socket.destroy()
      if (asked % 2 === 0) reply.setHeader('Retry-After', '1')
      return reply.writeHead(asked % 4 === 1 ? 200 : 503).end('{}')
    })
    const result = await askUnderLoad({ url, traffic: { kind: 'bare' }, ...SHORT })
    const { 200: ok = 0, 503: refused = 0, broken = 0 } = result.countByStatus
    expect(ok + refused + broken).toBe(result.requestCount)
    expect(errorCountOf(result)).toBe(refused + broken)
    expect(broken).toBeGreaterThan(0)
    expect(result.refusedWithoutRetryCount).toBeGreaterThan(0)
    expect(result.refusedWithoutRetryCount).toBeLessThan(refused)
  })

  it('makes no rate of answers that are no success', async () => {
    const url = await serve((_request, reply) => reply.writeHead(500).end('{}'))
    await expect(answersPerSecond({ url, traffic: { kind: 'bare' }, ...SHORT })).rejects.toThrow(/500: \d+/)
  })
})

it('writes statuses as a list', () => {
  expect(statusesOf({ countByStatus: { 200: 912, 429: 3 } })).toBe('200: 912, 429: 3')
})
