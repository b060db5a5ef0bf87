import type { DatabaseKind } from '../../../server/src/db/migrations.ts'
import { temporaryPlace } from '../../../server/src/testing/temporary-database.ts'
import type { TemporaryPlace } from '../../../server/src/testing/temporary-database.ts'
import { fillGolfers } from './fill.ts'
import type { GolferCounts } from './fill.ts'
import { openToFill } from './sql-database.ts'
import type { SqlDatabase } from './sql-database.ts'

export type { DatabaseKind }
export const DATABASE_NAMES: Readonly<Record<DatabaseKind, string>> = { postgres: 'PostgreSQL', sqlite: 'SQLite' }

export type FilledPlace = Pick<TemporaryPlace, 'place'> & { readonly fillSeconds: number }

const MS_PER_SECOND = 1000

/** A database of its own with golfers in it, which is taken away at the end. */
export async function fillPlace(
  { kind, counts }: { readonly kind: DatabaseKind; readonly counts: GolferCounts },
  cleanUpLater: (cleanUp: () => Promise<unknown>) => void,
  fillMore: (database: SqlDatabase) => Promise<void> = async () => undefined,
): Promise<FilledPlace> {
  const { place, remove } = await temporaryPlace(kind)
  cleanUpLater(remove)
  const startedMs = performance.now()
  const database = await openToFill(place)
  cleanUpLater(database.close)
  await fillGolfers(database, counts)
  await fillMore(database)
  await database.finish()
  return { place, fillSeconds: (performance.now() - startedMs) / MS_PER_SECOND }
}
