import { randomInt } from 'node:crypto'
import pg from 'pg'
import { rowOf } from '../../../server/src/features/profile/profile-row.ts'
import { TEMPLATE_COUNT, golferEmail, golferId, profileOfGolfer } from '../golfers/bench-golfer.ts'
import { answerJobs } from '../load/job-process.ts'
import { closedLoop } from '../load/loops.ts'
import type { ClosedLoop } from '../load/loops.ts'

/** `prepared` has the database read the statement once for each connection instead of every time. */
export type BarePostgresJob = ClosedLoop & {
  readonly statement: 'select' | 'prepared select' | 'upsert'
  readonly databaseUrl: string
  readonly golferCount: number
}

/** As many as the server opens: see server/src/db/postgres.ts. */
const MAX_CONNECTIONS = 10
const MS_PER_SECOND = 1000
const SELECT = 'select * from profiles where id = $1'

type Ask = (golfer: number) => Promise<unknown>

/** The least that reading or writing a profile through the driver can take. */
answerJobs<BarePostgresJob, { readonly perSecond: number }>(
  async ({ statement, databaseUrl, golferCount, ...closed }) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS })
    try {
      const ask = askerOf(statement, pool)
      const samples = await closedLoop(closed, async () => {
        await ask(randomInt(golferCount))
        return { status: 200, hasRetryAfter: false }
      })
      const okCount = samples.filter(({ status }) => status === 200).length
      if (okCount !== samples.length) throw new Error(`${samples.length - okCount} statements failed`)
      return { perSecond: (okCount * MS_PER_SECOND) / closed.durationMs }
    } finally {
      await pool.end()
    }
  },
)

function askerOf(statement: BarePostgresJob['statement'], pool: pg.Pool): Ask {
  switch (statement) {
    case 'select':
      return (golfer) => pool.query(SELECT, [golferId(golfer)])
    case 'prepared select':
      return (golfer) => pool.query({ name: 'profile', text: SELECT, values: [golferId(golfer)] })
    case 'upsert':
      return upserterOf(pool)
  }
}

function upserterOf(pool: pg.Pool): Ask {
  const now = new Date()
  const rows = Array.from({ length: TEMPLATE_COUNT }, (_, index) =>
    rowOf({ document: profileOfGolfer(index, now), version: 2 }),
  )
  const columns = Object.keys(rows[0] ?? {})
  const places = columns.map((_, index) => `$${index + 1}`)
  const updates = columns.filter((column) => column !== 'id').map((column) => `${column} = excluded.${column}`)
  const upsert = `insert into profiles (${columns.join(', ')}) values (${places.join(', ')})
    on conflict (id) do update set ${updates.join(', ')}`
  return (golfer) => {
    const row = { ...rows[golfer % TEMPLATE_COUNT], id: golferId(golfer), email: golferEmail(golfer) }
    return pool.query(upsert, Object.values(row))
  }
}
