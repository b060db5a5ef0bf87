import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createAnswerReader, openConnection } from './connection.ts'

const GET = 'GET / HTTP/1.1\r\nhost: bench\r\n\r\n'

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

describe('a connection', () => {
  it('asks again and again, and reads each answer whole', async () => {
    let asked = 0
    const url = await serve((_request, reply) => {
      asked += 1
      const body = 'x'.repeat(asked * 100_000)
      reply.setHeader('content-length', body.length)
      if (asked === 2) reply.setHeader('retry-after', '2')
      reply.writeHead(asked === 2 ? 503 : 200).end(body)
    })
    const connection = openConnection(url)
    expect(await connection.ask(GET)).toMatchObject({ status: 200, hasRetryAfter: false })
    expect(await connection.ask(GET)).toMatchObject({ status: 503, hasRetryAfter: true })
    expect(await connection.ask(GET)).toMatchObject({ status: 200 })
    connection.close()
  })

  it('says so when the server goes away before the answer', async () => {
    const url = await serve((request) => request.socket.destroy())
    const connection = openConnection(url)
    await expect(connection.ask(GET)).rejects.toThrow('closed before the answer')
    expect(connection.isOpen()).toBe(false)
    await expect(connection.ask(GET)).rejects.toThrow('has ended')
  })

  it('is over after an answer that closes it', async () => {
    const url = await serve((_request, reply) =>
      reply.writeHead(200, { connection: 'close', 'content-length': 2 }).end('{}'),
    )
    const connection = openConnection(url)
    expect(await connection.ask(GET)).toMatchObject({ status: 200 })
    expect(connection.isOpen()).toBe(false)
  })

  it('does not wait for ever on an answer whose length it is not told', async () => {
    const url = await serve((_request, reply) => {
      reply.write('one')
      reply.end('two')
    })
    await expect(openConnection(url).ask(GET)).rejects.toThrow('does not say how long it is')
  })
})

it('puts an answer together wherever it is cut', () => {
  const whole = Buffer.from('HTTP/1.1 429 Too Many Requests\r\nContent-Length: 4\r\nRetry-After: 60\r\n\r\n{"a"')
  for (let cut = 1; cut < whole.length; cut += 1) {
    const { read } = createAnswerReader()
    expect(read(whole.subarray(0, cut))).toBeUndefined()
    expect(read(whole.subarray(cut))).toEqual({ status: 429, hasRetryAfter: true, isLast: false })
  }
})
