import { sessionCookie } from '../golfers/bench-golfer.ts'
import { startJobProcess } from './job-process.ts'
import { SECRET } from '../load/measured-server.ts'
import type { BareHttpJob, BareHttpReply, ServedAnswer } from './bare-http-process.ts'

export type BareHttp = {
  readonly url: string
  readonly processorMicroseconds: () => Promise<number>
  readonly stop: () => Promise<void>
}

const WRITTEN_BY_NODE = ['date', 'connection', 'keep-alive', 'content-length']

/** Bare Node in a process of its own, which answers everything with the profile that the server answered. */
export async function startBareHttp(serverUrl: string): Promise<BareHttp> {
  const { ask, stop } = startJobProcess<BareHttpJob, BareHttpReply>(new URL('bare-http-process.ts', import.meta.url))
  const { url } = await ask({ serve: await profileOf(serverUrl) })
  const processorMicroseconds = async () => (await ask({ tell: 'processor time' })).processorMicroseconds
  return { url, processorMicroseconds, stop }
}

async function profileOf(serverUrl: string): Promise<ServedAnswer> {
  const answer = await fetch(`${serverUrl}/api/profile`, { headers: { cookie: sessionCookie(0, SECRET) } })
  if (!answer.ok) throw new Error(`The profile was answered with ${answer.status}`)
  const headers = [...answer.headers].filter(([name]) => !WRITTEN_BY_NODE.includes(name))
  return { headers: Object.fromEntries(headers), body: await answer.text() }
}
