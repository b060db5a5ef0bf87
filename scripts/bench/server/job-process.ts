import { fork } from 'node:child_process'
import { once } from 'node:events'

/** A program in a process of its own that does one job after the other. */
export type JobProcess<Job, Answer> = {
  readonly ask: (job: Job) => Promise<Answer>
  readonly stop: () => Promise<void>
}

type Reply = { readonly answer: unknown } | { readonly failure: string }

/** Starts the program at the address, which must call `answerJobs`. */
export function startJobProcess<Job extends object, Answer>(program: URL): JobProcess<Job, Answer> {
  const child = fork(program, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = once(child, 'exit')
  const asFailure = ended.then(([code]: (number | null)[]): Reply => ({
    failure: `The process ended with ${code} before it had an answer`,
  }))
  return {
    ask: async (job) => {
      const replied = once(child, 'message').then(([reply]: Reply[]) => reply)
      child.send(job)
      const reply = await Promise.race([replied, asFailure])
      if (reply && 'answer' in reply) return reply.answer as Answer
      throw new Error(`${program.pathname}: ${reply?.failure ?? 'no answer'}`)
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill()
      await ended
    },
  }
}

/** The other end. Both are ours and speak the same types, which a message does not carry. */
export function answerJobs<Job, Answer>(doJob: (job: Job) => Promise<Answer>): void {
  const send = (reply: Reply) => process.send?.(reply)
  process.on('message', (job) => {
    doJob(job as Job).then(
      (answer) => send({ answer }),
      (error: unknown) => send({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
    )
  })
  // Whoever asked is gone.
  process.on('disconnect', () => process.exit(0))
}
