import { PassThrough } from 'node:stream'
import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { AppError, answerError } from './errors.ts'

const logLine = z.object({
  level: z.number(),
  msg: z.string(),
  code: z.string().optional(),
  err: z.unknown().optional(),
})

async function logOf(error: Error) {
  const lines: string[] = []
  const stream = new PassThrough().on('data', (line: Buffer) => lines.push(line.toString()))
  const server = fastify({ logger: { level: 'warn', stream } })
  server.setErrorHandler(answerError)
  server.get('/', () => Promise.reject(error))
  const { statusCode, headers } = await server.inject('/')
  await server.close()
  return { statusCode, retryAfter: headers['retry-after'], told: lines.map((line) => logLine.parse(JSON.parse(line))) }
}

it('logs a request too many in one short line, however many there are', async () => {
  const { statusCode, told } = await logOf(new AppError('busy', 'Too much to do.'))
  expect(statusCode).toBe(503)
  expect(told).toEqual([{ level: 40, msg: 'Too much to do.', code: 'busy' }])
})

it.each([new Error('Ouch'), new AppError('busy', 'Too much to do.', { cause: new Error('Ouch') })])(
  'logs where in the code it happened when nobody meant it: %s',
  async (error) => {
    const { told } = await logOf(error)
    expect(told).toMatchObject([{ level: 50, err: { stack: expect.stringContaining('Ouch') } }])
  },
)

it('says nothing of a refusal to a golfer unless it is told to be talkative', async () => {
  expect(await logOf(new AppError('not-signed-in', 'Sign in.'))).toMatchObject({ statusCode: 401, told: [] })
})

it.each([
  ['one that knows when', new AppError('too-many-tries', 'Later.', { retryAfterSeconds: 840 }), '840'],
  ['one that does not', new AppError('too-many-tries', 'Later.'), '2'],
])('HRD-20 says in every answer of 429 when to come back: %s', async (_which, error, retryAfter) => {
  expect(await logOf(error)).toMatchObject({ statusCode: 429, retryAfter })
})
