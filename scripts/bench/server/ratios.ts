import { answersPerSecond } from '../load/load.ts'
import type { Figure } from '../figure.ts'
import type { LoadJob } from '../load/load.ts'
import { measureInRounds, medianRatio } from '../load/rate-rounds.ts'
import type { RateCase } from '../load/rate-rounds.ts'
import { medianOf } from '../rounds.ts'
import type { BarePostgresJob } from './bare-postgres-process.ts'
import { EDITS, READS, SESSION_COUNT } from './stand.ts'
import type { Stand } from './stand.ts'

const ROUND_COUNT = 7
/** Enough to keep ten connections to the database busy. */
const CLOSED_LOOP = { connectionCount: 20, warmUpMs: 500, durationMs: 2_000 } as const
const READS_TO_HTTP_FLOOR = 0.3
const READS_TO_SELECT_FLOOR = 0.45
const EDITS_TO_UPSERT_FLOOR = 0.6

type CaseName =
  | 'reads on PostgreSQL'
  | 'reads on SQLite'
  | 'bare HTTP'
  | 'bare select'
  | 'bare prepared select'
  | 'edits on PostgreSQL'
  | 'edits on SQLite'
  | 'bare upsert'

/** What the server makes of the machine, compared with the least that the same machine needs for the same bytes and rows. */
export async function ratioFigures(stand: Stand): Promise<readonly Figure[]> {
  const ratesOf = await measureInRounds(casesOf(stand), ROUND_COUNT)
  const ratioOf = (of: CaseName, to: CaseName) => medianRatio({ of: ratesOf(of), to: ratesOf(to) })
  const note = (of: CaseName, to: CaseName) =>
    `${perSecond(ratesOf(of))} against ${perSecond(ratesOf(to))}, medians of ${ROUND_COUNT} rounds`
  const ratio = (what: string, [of, to]: readonly [CaseName, CaseName], floor?: number): Figure => ({
    what,
    value: ratioOf(of, to),
    unit: 'times',
    ...(floor === undefined ? {} : { floor }),
    note: note(of, to),
  })
  return [
    ratio('GET profile, PostgreSQL / bare node:http', ['reads on PostgreSQL', 'bare HTTP'], READS_TO_HTTP_FLOOR),
    ratio('GET profile, PostgreSQL / bare SELECT', ['reads on PostgreSQL', 'bare select'], READS_TO_SELECT_FLOOR),
    ratio('the same / bare prepared SELECT', ['reads on PostgreSQL', 'bare prepared select']),
    ratio('PATCH profile, PostgreSQL / bare upsert', ['edits on PostgreSQL', 'bare upsert'], EDITS_TO_UPSERT_FLOOR),
    ratio('GET profile, SQLite / bare node:http', ['reads on SQLite', 'bare HTTP'], READS_TO_HTTP_FLOOR),
    {
      what: 'PATCH profile, SQLite',
      value: medianOf(ratesOf('edits on SQLite')),
      unit: 'a second',
      note: 'each is on the disk before it is answered',
    },
  ]
}

function casesOf({ servers, load, bareHttp, barePostgres }: Stand): readonly RateCase<CaseName>[] {
  const { postgres, sqlite } = servers
  const served = (name: CaseName, url: string, traffic: LoadJob['traffic']): RateCase<CaseName> => ({
    name,
    measure: () => answersPerSecond(load, { url, traffic, ...CLOSED_LOOP }),
  })
  const driven = (name: CaseName, statement: BarePostgresJob['statement']): RateCase<CaseName> => ({
    name,
    measure: async () => {
      const databaseUrl = postgres.place.databaseUrl ?? ''
      const job = { statement, databaseUrl, golferCount: SESSION_COUNT, ...CLOSED_LOOP }
      return (await barePostgres.ask(job)).perSecond
    },
  })
  return [
    served('reads on PostgreSQL', postgres.url, READS),
    served('bare HTTP', bareHttp.url, { kind: 'bare' }),
    driven('bare select', 'select'),
    driven('bare prepared select', 'prepared select'),
    served('edits on PostgreSQL', postgres.url, EDITS),
    driven('bare upsert', 'upsert'),
    served('reads on SQLite', sqlite.url, READS),
    served('edits on SQLite', sqlite.url, EDITS),
  ]
}

function perSecond(rates: readonly number[]): string {
  return `${Math.round(medianOf(rates))}/s`
}
