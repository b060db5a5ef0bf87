import type { GolfAnswer, GolfArguments, GolfFunctionName } from './golf-functions.ts'
import type { GolfQuestion, GolfReply } from './golf-messages.ts'

/** The parts of a `Worker` that are used here. */
export type GolfWorker = {
  readonly postMessage: (question: GolfQuestion) => void
  readonly terminate: () => void
  readonly addEventListener: {
    (type: 'message', listener: (event: { readonly data: GolfReply }) => void): void
    (type: 'error' | 'messageerror', listener: (event: object) => void): void
  }
}

export type GolfClientPorts = {
  /** May throw. */
  readonly startWorker: () => GolfWorker
  /** Works it out on the page, when there is no worker to do it. */
  readonly workOutHere: (
    question: Pick<GolfQuestion, 'name' | 'args'>,
    options: { readonly report: (share: number) => void; readonly isTriedOnce: boolean },
  ) => Promise<unknown>
}

export type AskOptions = {
  /** The answer is not wanted any more: the promise rejects with the reason. */
  readonly signal?: AbortSignal
  /** Hears how much is done, 0 to 1. */
  readonly onProgress?: (share: number) => void
  /** Takes so long that the worker is ended when the answer is not wanted any more. */
  readonly isLong?: boolean
  /** Rejects where the function cannot be loaded, instead of trying until it can. */
  readonly isTriedOnce?: boolean
}

type Job = {
  readonly id: number
  readonly name: GolfFunctionName
  readonly args: readonly unknown[]
  readonly options: AskOptions
  readonly settle: (reply: GolfReply) => void
}

/** Far more than any answer takes on a slow phone: a worker that is silent for so long is dead. No event says so. */
export const SILENT_FOR_MS = 10_000
/** A worker that failed so often is not started again while the page is open. */
const MOST_FAILURES = 2

export type GolfClient = {
  /** What the function of this name answers; rejects with what it throws. */
  readonly ask: <Name extends GolfFunctionName>(
    name: Name,
    args: GolfArguments<Name>,
    options?: AskOptions,
  ) => Promise<GolfAnswer<Name>>
}

/**
 * Asks one worker, started for the first question, one question after the other. A question that is not wanted any more
 * while it waits never reaches it. Where the worker cannot be started, fails or falls silent, the page works the answer
 * out itself.
 */
export function createGolfClient({ startWorker, workOutHere }: GolfClientPorts): GolfClient {
  const waiting: Job[] = []
  let current: Job | undefined
  let worker: GolfWorker | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined
  let failureCount = 0
  let lastId = 0

  function askNext(): void {
    if (current) return
    current = waiting.shift()
    if (!current) return
    if (failureCount >= MOST_FAILURES) return void workOnPage(current)
    try {
      worker ??= startListening()
      const { id, name, args } = current
      worker.postMessage({ id, name, args })
      awaitSignOfLife()
    } catch (error) {
      fail(error)
    }
  }

  function startListening(): GolfWorker {
    const started = startWorker()
    // What a worker says after its end, which may be on its way already, is not heard.
    started.addEventListener('message', ({ data }) => started === worker && hear(data))
    started.addEventListener('error', (event) => started === worker && fail(event))
    started.addEventListener('messageerror', (event) => started === worker && fail(event))
    return started
  }

  function hear(reply: GolfReply): void {
    if (!current || reply.id !== current.id) return
    if (reply.kind === 'progress') {
      awaitSignOfLife()
      current.options.onProgress?.(reply.share)
    } else if (reply.kind === 'not-loaded') {
      // The worker is well, and may get it the next time.
      console.warn('A part of the worker could not be loaded, so the page works it out', reply.error)
      clearTimeout(deadline)
      void workOnPage(current)
    } else {
      end(current, reply)
    }
  }

  function end(job: Job, reply: GolfReply): void {
    clearTimeout(deadline)
    current = undefined
    job.settle(reply)
    askNext()
  }

  function awaitSignOfLife(): void {
    clearTimeout(deadline)
    deadline = setTimeout(() => fail('It is silent'), SILENT_FOR_MS)
  }

  function fail(reason: unknown): void {
    console.warn('The worker failed, so the page works it out', reason)
    failureCount += 1
    stop()
    if (current?.options.signal?.aborted) current = undefined
    if (current) void workOnPage(current)
    else askNext()
  }

  function stop(): void {
    clearTimeout(deadline)
    worker?.terminate()
    worker = undefined
  }

  async function workOnPage(job: Job): Promise<void> {
    const { id, name, args, options } = job
    const { isTriedOnce = false, onProgress: report = () => {} } = options
    let reply: GolfReply
    try {
      reply = { id, kind: 'answer', answer: await workOutHere({ name, args }, { report, isTriedOnce }) }
    } catch (error) {
      reply = { id, kind: 'error', error }
    }
    if (current === job) end(job, reply)
  }

  function drop(job: Job): void {
    const index = waiting.indexOf(job)
    if (index >= 0) waiting.splice(index, 1)
    // On the page nothing can be ended.
    if (job !== current || !job.options.isLong || !worker) return
    stop()
    current = undefined
    askNext()
  }

  function ask<Name extends GolfFunctionName>(
    name: Name,
    args: GolfArguments<Name>,
    options: AskOptions = {},
  ): Promise<GolfAnswer<Name>> {
    const { signal } = options
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      lastId += 1
      const job: Job = { id: lastId, name, args, options, settle }
      signal?.addEventListener('abort', onAbort, { once: true })
      waiting.push(job)
      askNext()

      function settle(reply: GolfReply): void {
        signal?.removeEventListener('abort', onAbort)
        // The table that both sides share says what a function of this name answers.
        if (reply.kind === 'answer') resolve(reply.answer as GolfAnswer<Name>)
        else reject('error' in reply ? reply.error : new Error(`${name} was not answered`))
      }
      function onAbort(): void {
        reject(signal?.reason)
        drop(job)
      }
    })
  }

  return { ask }
}
