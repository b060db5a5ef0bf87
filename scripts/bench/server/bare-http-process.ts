import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerJobs } from './job-process.ts'

export type ServedAnswer = { readonly headers: Readonly<Record<string, string>>; readonly body: string }

/** Serves the answer to everybody, or tells how long the processor has worked for that. */
export type BareHttpJob = { readonly serve: ServedAnswer } | { readonly tell: 'processor time' }
export type BareHttpReply = { readonly url: string; readonly processorMicroseconds: number }

let url = ''

answerJobs<BareHttpJob, BareHttpReply>(async (job) => {
  if ('serve' in job) url = await serve(job.serve)
  const { user, system } = process.cpuUsage()
  return { url, processorMicroseconds: user + system }
})

/** The least a server in Node does: the same bytes for everybody. */
async function serve({ headers, body }: ServedAnswer): Promise<string> {
  const bytes = Buffer.from(body)
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
