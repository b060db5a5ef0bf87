import { parentPort } from 'node:worker_threads'
import { callTool } from '@bagwise/assistants/call-tool'
import type { AnsweredCall, CallToAnswer } from './answer-in-thread.ts'

parentPort?.on('message', ({ id, call, from }: CallToAnswer) => {
  parentPort?.postMessage({ id, answer: callTool(call, from) } satisfies AnsweredCall)
})
