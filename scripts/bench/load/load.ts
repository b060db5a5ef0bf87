import { startJobProcess } from './job-process.ts'
import type { JobProcess } from './job-process.ts'
import type { LoadResult } from './latencies.ts'
import type { ClosedLoop, OpenLoop } from './loops.ts'
import type { Traffic } from './traffic.ts'

export type LoadJob = {
  readonly url: string
  readonly traffic: Traffic
  readonly loop: { readonly open: OpenLoop } | { readonly closed: ClosedLoop }
}

/** Golfers in a process of their own, so that the server's time is not theirs. */
export type Load = JobProcess<LoadJob, LoadResult>

const MS_PER_SECOND = 1000

export function startLoad(): Load {
  return startJobProcess(new URL('load-process.ts', import.meta.url))
}

/** Requests answered in a second, as many as the server can. Any error makes that a meaningless number. */
export async function answersPerSecond(
  load: Load,
  { url, traffic, ...closed }: Pick<LoadJob, 'url' | 'traffic'> & ClosedLoop,
): Promise<number> {
  const result = await load.ask({ url, traffic, loop: { closed } })
  const okCount = result.countByStatus['200'] ?? 0
  if (okCount !== result.requestCount) {
    throw new Error(`Not everything was answered with success: ${JSON.stringify(result.countByStatus)}`)
  }
  return (okCount * MS_PER_SECOND) / closed.durationMs
}
