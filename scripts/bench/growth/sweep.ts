import { createApp } from '../../../server/src/app.ts'
import { readConfig } from '../../../server/src/config.ts'
import { openDatabase } from '../../../server/src/db/database.ts'
import { noteClock } from '../../../server/src/db/sweep-marks.ts'
import type { Figure } from '../figure.ts'
import type { FilledPlace } from '../golfers/filled-place.ts'
import { SECRET } from '../load/measured-server.ts'
import { createLongestStatement } from './longest-statement.ts'

const MS_PER_SECOND = 1000
const HOUR_MS = 60 * 60 * MS_PER_SECOND
/** PostgreSQL is told to end any statement after this long: see server/src/db/postgres.ts. */
const STATEMENT_SECONDS = 3

/**
 * How long the hourly sweep takes, pauses between its portions included, and the longest of its statements: others are
 * answered between two portions, so that the whole may take its time.
 */
export async function sweepFigures(
  { place }: Pick<FilledPlace, 'place'>,
  { what }: { readonly what: string },
): Promise<readonly Figure[]> {
  const database = await openDatabase(place)
  const longest = createLongestStatement()
  const { server, sweep } = await createApp({
    config: readConfig({}),
    secret: SECRET,
    database: { ...database, db: database.db.withPlugin(longest.plugin) },
    webDist: place.dataDir,
  })
  try {
    await noteClock(database.db, new Date(Date.now() - HOUR_MS))
    const startedMs = performance.now()
    const failure = await sweep().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    return [
      {
        what: `sweep ${what}`,
        value: (performance.now() - startedMs) / MS_PER_SECOND,
        unit: 's',
        note: failure === undefined ? 'nothing was left out' : `given up: ${failure}`,
      },
      {
        what: `longest statement of the sweep ${what}`,
        value: longest.ms() / MS_PER_SECOND,
        unit: 's',
        budget: STATEMENT_SECONDS,
      },
      { what: `sweeps given up ${what}`, value: failure === undefined ? 0 : 1, unit: 'times', budget: 0 },
    ]
  } finally {
    await server.close()
    await database.close()
  }
}
