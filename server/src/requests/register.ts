import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, Method } from '@bagwise/contract/endpoint'
import { ANSWER_TIMEOUT_MS, withinDeadline } from '#server/stopping/answer-deadline.ts'
import { answerLines } from './answer-lines.ts'
import type { SayLines } from './answer-lines.ts'
import { refusalFor, issueToTell } from './explain-issue.ts'
import type { WorkUnderWay } from '#server/stopping/work-under-way.ts'

type Call<Body, Query> = {
  readonly body: Body
  readonly query: Query
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type RouteOptions = { readonly bodyLimitBytes?: number; readonly answerTimeoutMs?: number }

/** Lets a handler answer an endpoint of the contract: it gets what was checked and owes the contract's reply. */
export type Register = <Body extends z.ZodMiniType, Reply extends z.ZodMiniType, Query extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply, Method, `/api/${string}`, Query>,
  handler: (call: Call<z.output<Body>, z.output<Query>>) => Promise<z.output<Reply>>,
  options?: RouteOptions,
) => void

/** The same for an answer that is sent line by line: the handler checks what it must and returns what says the lines. */
export type RegisterLines = <Body extends z.ZodMiniType, Line extends z.ZodMiniType, Query extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Line, Method, `/api/${string}`, Query>,
  handler: (call: Call<z.output<Body>, z.output<Query>>) => Promise<SayLines<z.output<Line>>>,
  options?: RouteOptions,
) => void

type Registering = {
  /** For tests: an answer that breaks the contract becomes an error. */
  readonly checksReplies: boolean
  readonly work: WorkUnderWay
}

export function createRegister(app: FastifyInstance, { checksReplies, work }: Registering): Register {
  return (endpoint, handler, options) => {
    app.route({
      ...routeOf(endpoint, options),
      handler: async (request, reply) => {
        const answer = await inTime(work.track(handler(callOf(endpoint, request, reply))), request, options)
        return checksReplies ? endpoint.reply.parse(answer) : answer
      },
    })
  }
}

export function createRegisterLines(app: FastifyInstance, { checksReplies, work }: Registering): RegisterLines {
  return (endpoint, handler, options) => {
    app.route({
      ...routeOf(endpoint, options),
      handler: async (request, reply) => {
        const sayLines = await inTime(work.track(handler(callOf(endpoint, request, reply))), request, options)
        const lines = answerLines<z.output<typeof endpoint.reply>>((say, gone) =>
          work.track(sayLines(async (line) => say(checksReplies ? endpoint.reply.parse(line) : line), gone)),
        )
        // A proxy such as nginx would keep the lines back until there are many.
        return reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(lines)
      },
    })
  }
}

function inTime<Answer>(
  answer: Promise<Answer>,
  { log }: FastifyRequest,
  { answerTimeoutMs = ANSWER_TIMEOUT_MS }: RouteOptions = {},
): Promise<Answer> {
  return withinDeadline(answer, { timeoutMs: answerTimeoutMs, log })
}

function routeOf({ method, path }: Pick<Endpoint, 'method' | 'path'>, options: RouteOptions = {}) {
  const { bodyLimitBytes } = options
  return {
    method,
    url: path,
    ...(bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes }),
  }
}

function callOf<Body extends z.ZodMiniType, Query extends z.ZodMiniType>(
  { query, body }: { readonly query: Query; readonly body: Body },
  request: FastifyRequest,
  reply: FastifyReply,
): Call<z.output<Body>, z.output<Query>> {
  return { query: checked(query, request.query, ['query']), body: checked(body, request.body, []), request, reply }
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, at: readonly string[]) {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const issue = issueToTell(error.issues, value)
  throw issue ? refusalFor(issue, { value, at }) : error
}
