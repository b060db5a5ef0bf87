import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerError } from '#server/errors.ts'
import { createCallLimit } from '#server/rate-limit/call-limit.ts'
import { createTurns } from './one-at-a-time.ts'

describe('large answers', () => {
  let app: FastifyInstance
  let url: string
  let answers: PassThrough[]
  beforeEach(async () => {
    answers = []
    app = Fastify()
    app.setErrorHandler(answerError)
    const takeTurn = createTurns({
      countCall: createCallLimit({ callsPerMinute: 4, now: () => new Date() }),
      waitMs: 100,
      restMs: 0,
    })
    app.get<{ Params: { golfer: string } }>('/:golfer', async ({ params: { golfer } }, reply) => {
      await takeTurn(golfer, reply)
      const answer = new PassThrough()
      answers.push(answer)
      // The headers leave with the first bytes.
      answer.write('begun')
      return reply.send(answer)
    })
    url = await app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(async () => {
    for (const answer of answers) answer.end()
    await app.close()
  })

  it('HRD-03 of a golfer come one at a time: the second is refused with 429 while the first is being read', async () => {
    const first = await fetch(`${url}/ann`)
    const second = await fetch(`${url}/ann`)
    expect(second.status).toBe(429)
    expect(second.headers.get('retry-after')).toBe('3')
    expect(await second.json()).toMatchObject({
      code: 'too-many-tries',
      message: expect.stringContaining('still being sent'),
    })
    answers[0]?.end()
    expect(await first.text()).toBe('begun')
    const third = await fetch(`${url}/ann`)
    expect(third.status).toBe(200)
    answers[1]?.end()
    await third.text()
  })

  it('HRD-03 of another golfer are never refused for it', async () => {
    const first = await fetch(`${url}/ann`)
    const other = await fetch(`${url}/ben`)
    expect([first.status, other.status]).toEqual([200, 200])
    for (const answer of answers) answer.end()
    await Promise.all([first.text(), other.text()])
  })

  it('HRD-03 wait a moment for the one before: two devices that ask at once both get theirs', async () => {
    const first = await fetch(`${url}/ann`)
    const second = fetch(`${url}/ann`)
    answers[0]?.end()
    await first.text()
    expect((await second).status).toBe(200)
    answers[1]?.end()
    await (await second).text()
  })

  it('of a golfer are few in a minute, read or not', async () => {
    for (let count = 0; count < 4; count += 1) {
      const answer = await fetch(`${url}/ann`)
      answers.at(-1)?.end()
      await answer.text()
    }
    const next = await fetch(`${url}/ann`)
    expect(next.status).toBe(429)
    expect(await next.json()).toMatchObject({ message: expect.stringContaining('within a minute') })
    expect(answers).toHaveLength(4)
  })

  it('are over when the device that reads one is gone', async () => {
    const gone = new AbortController()
    await fetch(`${url}/ann`, { signal: gone.signal })
    const [first] = answers
    if (!first) throw new Error('There is no first answer')
    const closed = once(first, 'close')
    gone.abort()
    await closed
    const next = await fetch(`${url}/ann`)
    expect(next.status).toBe(200)
    answers[1]?.end()
    await next.text()
  })
})
