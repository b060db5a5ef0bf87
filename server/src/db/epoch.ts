import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

export type Epoch = {
  readonly read: () => Promise<string>
  /** The next answer asks the database again. */
  readonly forget: () => void
}

/**
 * The database's epoch, remembered until a connection is opened: a restore needs a database that no server is connected
 * to, and removes the epoch, so that the next start begins a new one.
 */
export function createEpoch(db: Kysely<Tables>): Epoch {
  let known: string | undefined
  return {
    read: async () => {
      if (known !== undefined) return known
      // Not assigned at once: asking may open a connection, which forgets what was known before.
      const epoch = (await find(db)) ?? (await begin(db))
      known = epoch
      return epoch
    },
    forget: () => {
      known = undefined
    },
  }
}

async function find(db: Kysely<Tables>): Promise<string | undefined> {
  const mark = db.selectFrom('database_marks').select('value').where('what', '=', 'epoch')
  return (await mark.executeTakeFirst())?.value
}

/** Another server may begin at the same moment: the first one counts. */
async function begin(db: Kysely<Tables>): Promise<string> {
  await db
    .insertInto('database_marks')
    .values({ what: 'epoch', value: randomUUID() })
    .onConflict((conflict) => conflict.column('what').doNothing())
    .execute()
  const begun = await find(db)
  if (begun === undefined) throw new Error('An epoch that was just begun cannot be read')
  return begun
}
