import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { Endpoint } from '@bagwise/contract/endpoint'
import { takeFirstCall } from './first-calls.ts'

const REQUEST_TIMEOUT_MS = 10_000

/** Bad request, conflict, too large, invalid: verdicts on the content of a request. */
const REFUSALS: ReadonlySet<number> = new Set([400, 409, 413, 422])

/** What a call takes and answers, read off the contract's schemas. */
type BodyOf<Call extends Endpoint> = Call['body']['_zod']['input']
type ReplyOf<Call extends Endpoint> = Call['reply']['_zod']['output']
/** With something in the place of its parameter. */
type PathOf<Call extends Endpoint> = Call['path'] extends `/api/${infer Head}:${string}`
  ? `/api/${Head}${string}`
  : never

type ApiErrorBody = { readonly code: string; readonly message: string; readonly path?: string }

/** Too many calls: what was sent is right, and the server says when it will take it. */
const TOO_MANY = 429
/** A server names an hour at most; a proxy might name anything. */
const LONGEST_WAIT_SECONDS = 60 * 60

/** Why a call did not succeed. `code` is the server's, or `unreachable` when no proper answer came. */
export class RequestProblem extends Error {
  readonly code: string
  /** The HTTP status; 0 when no answer came. */
  readonly status: number
  readonly path: string | undefined
  /** How long the server asks to wait; undefined unless there were too many calls. */
  readonly waitSeconds: number | undefined

  constructor({
    code,
    status,
    message,
    path,
    waitSeconds,
  }: ApiErrorBody & { readonly status: number; readonly waitSeconds?: number | undefined }) {
    super(message)
    this.name = 'RequestProblem'
    this.code = code
    this.status = status
    this.path = path
    this.waitSeconds = waitSeconds
  }

  /** What was sent is wrong: sending it again unchanged cannot help. All else is about the way there or the moment. */
  get isRefusal(): boolean {
    return REFUSALS.has(this.status)
  }
}

type SendOptions = {
  readonly signal?: AbortSignal
  /** What nothing on the page waits for is asked with low priority: it comes after the parts of the page. */
  readonly priority?: RequestPriority
}

type AskOptions = { readonly signal: AbortSignal; readonly priority: RequestPriority }

/**
 * Calls the API; rejects with `RequestProblem` only. The contract types the call, its schemas stay on the server
 * (`docs/decisions/0002-schemas-run-on-the-server.md`).
 */
export async function request<Call extends Endpoint>(
  method: Call['method'],
  path: Call['path'] | PathOf<Call>,
  body: BodyOf<Call>,
  query?: Readonly<Record<string, string>>,
  priority: RequestPriority = 'auto',
): Promise<ReplyOf<Call>> {
  const asked = query ? `${path}?${new URLSearchParams(query)}` : path
  const answer = await readJson(await send(method, asked, body, { priority }))
  if (answer !== undefined) return answer
  throw unreachable(`no proper answer to ${method} ${path}`)
}

/** Sends a call whose answer is read while it comes; rejects as `request` does. */
export async function send(
  method: string,
  path: string,
  body: unknown,
  { signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS), priority = 'auto' }: SendOptions = {},
): Promise<Response> {
  const response = (await takeFirstCall(method, path)) ?? (await ask(method, path, body, { signal, priority }))
  if (response.ok) return response
  const refusal = await readJson(response)
  if (isApiError(refusal)) {
    throw new RequestProblem({ ...refusal, status: response.status, waitSeconds: waitSecondsOf(response) })
  }
  throw unreachable(`status ${response.status} without a proper answer to ${method} ${path}`)
}

let heldUntil: Promise<void> | undefined

/**
 * Keeps every call from leaving until the function that it returns is called. A call that waits longer than it may take
 * ends as if the server could not be reached.
 */
export function holdCalls(): () => void {
  let release: () => void = () => undefined
  heldUntil = new Promise((resolve) => {
    release = resolve
  })
  return () => {
    heldUntil = undefined
    release()
  }
}

async function ask(method: string, path: string, body: unknown, options: AskOptions): Promise<Response> {
  if (heldUntil) await Promise.race([heldUntil, endOf(options.signal)])
  return fetch(path, {
    method,
    ...options,
    headers: { ...PAGE_HEADERS, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw unreachable(String(error))
  })
}

function endOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function waitSecondsOf({ status, headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return status === TOO_MANY && seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : undefined
}

/** The border: a hotel's sign-in page instead of our answer is no answer. */
// oxlint-disable-next-line typescript/no-explicit-any -- what crosses the wire is typed by the contract
async function readJson(response: Response): Promise<any> {
  if (!(response.headers.get('content-type') ?? '').startsWith('application/json')) return undefined
  return response.json().catch((error: unknown) => {
    throw unreachable(String(error))
  })
}

function isApiError(answer: unknown): answer is ApiErrorBody {
  if (typeof answer !== 'object' || answer === null || !('code' in answer) || !('message' in answer)) return false
  return typeof answer.code === 'string' && typeof answer.message === 'string'
}

function unreachable(reason: string): RequestProblem {
  console.warn(`The server could not be reached: ${reason}`)
  return new RequestProblem({
    code: 'unreachable',
    status: 0,
    message: "Can't reach Bagwise. Check your connection and try again.",
  })
}
