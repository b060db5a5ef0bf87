import { answerJobs } from './job-process.ts'
import { openConnections } from './connections.ts'
import { resultOf } from './latencies.ts'
import type { LoadResult } from './latencies.ts'
import type { LoadJob } from './load.ts'
import { closedLoop, openLoop } from './loops.ts'
import { requestsOf } from './traffic.ts'
import type { Handicaps } from './traffic.ts'

const handicaps: Handicaps = new Map()

answerJobs<LoadJob, LoadResult>(async ({ url, traffic, loop }) => {
  const { ask, closeAll } = openConnections(url)
  const { next } = requestsOf(traffic, url, handicaps)
  const askNext = () => ask(next())
  try {
    return resultOf(await ('open' in loop ? openLoop(loop.open, askNext) : closedLoop(loop.closed, askNext)))
  } finally {
    closeAll()
  }
})
