import { Worker } from 'node:worker_threads'
import type { CalledFrom, ToolAnswer, ToolCall } from '@bagwise/assistants/call-tool'

/** What the thread is told, and what it answers. */
export type CallToAnswer = { readonly id: number; readonly call: ToolCall; readonly from: CalledFrom }
export type AnsweredCall = { readonly id: number; readonly answer: ToolAnswer }

/** Ten thousand shots take some 100. */
const MEMORY_MB = 256
/** Ten thousand shots take some 2 on a slow machine. */
const DEADLINE_MS = 20_000
/** A thread that nobody asks is given up. */
const IDLE_MS = 60_000

export type AnswerInThread = {
  readonly answer: (call: ToolCall, from: CalledFrom) => Promise<ToolAnswer>
  readonly close: () => Promise<void>
}

type Waiting = { readonly resolve: (answer: ToolAnswer) => void; readonly reject: (error: Error) => void }

/**
 * Answers tools in one thread with a limited memory, a call after the other: what a golfer with many shots asks must not
 * keep other requests waiting. It is started by the first call, and again after it has failed.
 */
export function createAnswerInThread(): AnswerInThread {
  let thread: Worker | undefined
  let lastId = 0
  const waiting = new Map<number, Waiting>()
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(new URL('./tool-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      // Neither settings nor secrets.
      env: {},
      execArgv: [],
    })
    started.on('message', ({ id, answer }: AnsweredCall) => settle(id)?.resolve(answer))
    started.on('error', (error: Error) => end(started, error))
    started.on('exit', () => end(started, new Error('The thread that answers tools has ended')))
    started.unref()
    return started
  }

  function settle(id: number): Waiting | undefined {
    const asked = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) idle = setTimeout(() => void close(), IDLE_MS).unref()
    return asked
  }

  /** Everybody who waits is told. */
  function end(ended: Worker, error: Error): void {
    if (thread !== ended) return
    thread = undefined
    const all = [...waiting.values()]
    waiting.clear()
    for (const { reject } of all) reject(error)
  }

  /** A call that comes meanwhile starts another one. */
  async function close(): Promise<void> {
    clearTimeout(idle)
    const closing = thread
    if (closing) end(closing, new Error('The server stops'))
    await closing?.terminate()
  }

  async function answer(call: ToolCall, from: CalledFrom): Promise<ToolAnswer> {
    clearTimeout(idle)
    thread ??= start()
    const asked = thread
    lastId += 1
    const id = lastId
    const { promise, resolve, reject } = Promise.withResolvers<ToolAnswer>()
    waiting.set(id, { resolve, reject })
    const timer = setTimeout(() => {
      end(asked, new Error(`The tool ${call.name} was not answered in time`))
      void asked.terminate()
    }, DEADLINE_MS)
    try {
      asked.postMessage({ id, call, from } satisfies CallToAnswer)
      return await promise
    } finally {
      clearTimeout(timer)
    }
  }

  return { answer, close }
}
