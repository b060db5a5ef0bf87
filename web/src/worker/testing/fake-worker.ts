import { answerQuestion } from '#worker/answer-question.ts'
import type { GolfWorker } from '#worker/golf-client.ts'
import type { GolfQuestion, GolfReply } from '#worker/golf-messages.ts'

type Listener = (event: { readonly data: GolfReply }) => void

export type FakeWorker = GolfWorker & {
  /** What has reached it, in order. */
  readonly questions: readonly GolfQuestion[]
  readonly reply: (reply: GolfReply) => void
  /** Its script did not load, or threw. */
  readonly fail: () => void
  readonly isTerminated: () => boolean
}

/** A worker that says what the test lets it say. */
export function createFakeWorker(
  onQuestion: (question: GolfQuestion, worker: FakeWorker) => void = () => {},
): FakeWorker {
  const listeners = new Map<string, Listener>()
  const questions: GolfQuestion[] = []
  let isTerminated = false
  const send = (type: string, data: GolfReply) => listeners.get(type)?.({ data })
  const worker: FakeWorker = {
    questions,
    addEventListener: (type: string, listener: Listener) => {
      listeners.set(type, listener)
    },
    postMessage: (question) => {
      // As the browser sends it: what cannot be cloned throws here.
      const received = structuredClone(question)
      questions.push(received)
      onQuestion(received, worker)
    },
    terminate: () => {
      isTerminated = true
    },
    reply: (reply) => send('message', structuredClone(reply)),
    fail: () => send('error', { id: 0, kind: 'error', error: new Error('It did not load') }),
    isTerminated: () => isTerminated,
  }
  return worker
}

/** One that works out what it is asked, as the page's own does. */
export function createAnsweringWorker(): FakeWorker {
  return createFakeWorker((question, worker) => void answerQuestion(question, worker.reply))
}
