import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Endpoint, Method } from '@bagwise/contract/endpoint'
import { ANSWER_TIMEOUT_MS, withinDeadline } from '#server/stopping/answer-deadline.ts'
import { BODY_LIMIT_BYTES } from './json-body.ts'
import { eventStream } from './event-stream.ts'
import type { WriteEvents } from './event-stream.ts'
import { jsonLines } from './json-lines.ts'
import type { WriteLines } from './json-lines.ts'
import { jsonPortions } from './json-portions.ts'
import { issueToReport, refusalFor } from './explain-issue.ts'
import type { InFlightWork } from '#server/stopping/in-flight-work.ts'

type Call<Body, Query> = {
  readonly body: Body
  readonly query: Query
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

type RouteOptions = {
  readonly bodyLimitBytes?: number
  readonly answerTimeoutMs?: number
  /** Throws where a body that may have megabytes is not to be read. */
  readonly beforeBody?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>
  /** An answer that may have megabytes is sent in portions, as fast as it is read. */
  readonly sendsPortions?: boolean
}

/** Connects a handler to an endpoint of the contract: it receives validated input and returns the contract's reply. */
export type Register = <Body extends z.ZodMiniType, Reply extends z.ZodMiniType, Query extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Reply, Method, `/api/${string}`, Query>,
  handler: (call: Call<z.output<Body>, z.output<Query>>) => Promise<z.output<Reply>>,
  options?: RouteOptions,
) => void

/** The same for a streamed answer: the handler validates, then returns a function that writes the lines. */
export type RegisterLines = <Body extends z.ZodMiniType, Line extends z.ZodMiniType, Query extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Line, Method, `/api/${string}`, Query>,
  handler: (call: Call<z.output<Body>, z.output<Query>>) => Promise<WriteLines<z.output<Line>>>,
  options?: RouteOptions,
) => void

/** The same for server-sent events. */
export type RegisterEvents = <Body extends z.ZodMiniType, Told extends z.ZodMiniType, Query extends z.ZodMiniType>(
  endpoint: Endpoint<Body, Told, Method, `/api/${string}`, Query>,
  handler: (call: Call<z.output<Body>, z.output<Query>>) => Promise<WriteEvents<z.output<Told>>>,
  options?: RouteOptions,
) => void

/** A call as the server answers it. */
export type ApiCall = { readonly endpoint: Endpoint; readonly bodyLimitBytes: number }

type Registering = {
  /** For tests: replies that break the contract become errors. */
  readonly checksReplies: boolean
  readonly work: InFlightWork
  /** Gets every call that is registered. */
  readonly calls: ApiCall[]
}

export function createRegister(app: FastifyInstance, { checksReplies, work, calls }: Registering): Register {
  return (endpoint, handler, options) => {
    calls.push({ endpoint, bodyLimitBytes: options?.bodyLimitBytes ?? BODY_LIMIT_BYTES })
    app.route({
      ...routeOf(endpoint, options),
      handler: async (request, reply) => {
        const answer = await inTime(work.track(handler(callOf(endpoint, request, reply))), request, options)
        if (reply.sent) return reply
        const checked = checksReplies ? endpoint.reply.parse(answer) : answer
        return options?.sendsPortions ? sendPortions(reply, checked) : checked
      },
    })
  }
}

export function createRegisterLines(app: FastifyInstance, { checksReplies, work, calls }: Registering): RegisterLines {
  return (endpoint, handler, options) => {
    calls.push({ endpoint, bodyLimitBytes: options?.bodyLimitBytes ?? BODY_LIMIT_BYTES })
    app.route({
      ...routeOf(endpoint, options),
      handler: async (request, reply) => {
        const writeLines = await inTime(work.track(handler(callOf(endpoint, request, reply))), request, options)
        const lines = jsonLines<z.output<typeof endpoint.reply>>((write, gone) =>
          work.track(writeLines(async (line) => write(checksReplies ? endpoint.reply.parse(line) : line), gone)),
        )
        // Keeps proxies such as nginx from buffering the lines.
        return reply.type('application/x-ndjson').header('x-accel-buffering', 'no').send(lines)
      },
    })
  }
}

export function createRegisterEvents(
  app: FastifyInstance,
  { checksReplies, work, calls }: Registering,
): RegisterEvents {
  return (endpoint, handler, options) => {
    calls.push({ endpoint, bodyLimitBytes: options?.bodyLimitBytes ?? BODY_LIMIT_BYTES })
    app.route({
      ...routeOf(endpoint, options),
      handler: async (request, reply) => {
        const writeEvents = await inTime(work.track(handler(callOf(endpoint, request, reply))), request, options)
        const events = eventStream<z.output<typeof endpoint.reply>>(({ tell, keepAlive }, gone) => {
          const tellChecked = (id: string, told: z.output<typeof endpoint.reply>) =>
            tell(id, checksReplies ? endpoint.reply.parse(told) : told)
          return work.track(writeEvents({ tell: tellChecked, keepAlive }, gone))
        })
        return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(events)
      },
    })
  }
}

function sendPortions(reply: FastifyReply, answer: unknown): FastifyReply {
  if (typeof answer !== 'object' || answer === null) throw new TypeError('Only an object is sent in portions')
  const portions = Readable.from(jsonPortions(answer), { highWaterMark: 1 })
  return reply.type('application/json; charset=utf-8').send(portions)
}

function inTime<Answer>(
  answer: Promise<Answer>,
  { log }: FastifyRequest,
  { answerTimeoutMs = ANSWER_TIMEOUT_MS }: RouteOptions = {},
): Promise<Answer> {
  return withinDeadline(answer, { timeoutMs: answerTimeoutMs, log })
}

function routeOf({ method, path, access }: Pick<Endpoint, 'method' | 'path' | 'access'>, options: RouteOptions = {}) {
  const { bodyLimitBytes, beforeBody } = options
  return {
    method,
    url: path,
    config: { isForTokens: access === 'token' },
    ...(bodyLimitBytes === undefined ? {} : { bodyLimit: bodyLimitBytes }),
    ...(beforeBody === undefined ? {} : { onRequest: beforeBody }),
  }
}

function callOf<Body extends z.ZodMiniType, Query extends z.ZodMiniType>(
  { query, body }: { readonly query: Query; readonly body: Body },
  request: FastifyRequest,
  reply: FastifyReply,
): Call<z.output<Body>, z.output<Query>> {
  return { query: checked(query, sentIn(request), ['query']), body: checked(body, request.body, []), request, reply }
}

/** What the path names, such as `:id`; of a path that names nothing the query string. */
function sentIn({ query, params }: FastifyRequest): unknown {
  return Object.keys(Object(params)).length === 0 ? query : params
}

function checked<Schema extends z.ZodMiniType>(schema: Schema, value: unknown, at: readonly string[]) {
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  const issue = issueToReport(error.issues, value)
  throw issue ? refusalFor(issue, { value, at }) : error
}
