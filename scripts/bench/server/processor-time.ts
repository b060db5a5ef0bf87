import type { Figure } from '../figure.ts'
import type { Load, LoadJob } from '../load/load.ts'
import { EDITS, READS } from './stand.ts'
import type { Stand } from './stand.ts'

/** Everything that is answered counts: there is no warm-up. */
const CLOSED_LOOP = { connectionCount: 20, warmUpMs: 0, durationMs: 3_000 } as const

type Worked = {
  readonly url: string
  readonly processorMicroseconds: () => Promise<number>
}

/**
 * What the process behind the address works for one answer. Unlike a rate this is hardly moved by what else the machine
 * does; what the database works is not in it, unless it is embedded.
 */
export async function processorFigures({ servers, bareHttp, load }: Stand): Promise<readonly Figure[]> {
  const { postgres, sqlite } = servers
  const cases = [
    { what: 'a bare answer', worked: bareHttp, traffic: { kind: 'bare' } },
    { what: 'GET profile, PostgreSQL', worked: postgres.server, traffic: READS },
    { what: 'PATCH profile, PostgreSQL', worked: postgres.server, traffic: EDITS },
    { what: 'GET profile, SQLite', worked: sqlite.server, traffic: READS },
    { what: 'PATCH profile, SQLite', worked: sqlite.server, traffic: EDITS },
  ] as const
  const figures: Figure[] = []
  for (const { what, worked, traffic } of cases) {
    figures.push({
      what: `processor time of ${what}`,
      value: await microsecondsEach(worked, { load, traffic }),
      unit: 'µs',
      note: "of the process that answers, without the database's own",
    })
  }
  return figures
}

async function microsecondsEach(
  { url, processorMicroseconds }: Worked,
  { load, traffic }: { readonly load: Load; readonly traffic: LoadJob['traffic'] },
): Promise<number> {
  const before = await processorMicroseconds()
  const { requestCount } = await load.ask({ url, traffic, loop: { closed: CLOSED_LOOP } })
  return ((await processorMicroseconds()) - before) / requestCount
}
