import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

export type Epoch = {
  readonly read: () => Promise<string>
  /** When the latest change in the last restored backup was made; undefined where none was restored. */
  readonly restoredTo: () => Promise<string | undefined>
  /** The next answer asks the database again. */
  readonly forget: () => void
}

/**
 * The database's epoch, remembered until a connection is opened: a restore needs a database that no server is connected
 * to, and removes the epoch, so that the next start begins a new one.
 */
export function createEpoch(db: Kysely<Tables>): Epoch {
  let known: Known | undefined

  async function read(): Promise<Known> {
    if (known !== undefined) return known
    // Not assigned at once: asking may open a connection, which forgets what was known before.
    const epoch = (await find(db, 'epoch')) ?? (await begin(db))
    const found = { epoch, restoredTo: await find(db, 'restored-to') }
    known = found
    return found
  }

  return {
    read: async () => (await read()).epoch,
    restoredTo: async () => (await read()).restoredTo,
    forget: () => {
      known = undefined
    },
  }
}

type Known = { readonly epoch: string; readonly restoredTo: string | undefined }

async function find(db: Kysely<Tables>, what: 'epoch' | 'restored-to'): Promise<string | undefined> {
  const mark = db.selectFrom('database_marks').select('value').where('what', '=', what)
  return (await mark.executeTakeFirst())?.value
}

/**
 * Another server may begin at the same moment: the first one counts. Tokens of a backup end here: among them are those
 * that were revoked after it.
 */
async function begin(db: Kysely<Tables>): Promise<string> {
  await db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('database_marks')
      .values({ what: 'epoch', value: randomUUID() })
      .onConflict((conflict) => conflict.column('what').doNothing())
      .returning('what')
      .execute()
    if (inserted.length > 0) await transaction.deleteFrom('api_tokens').execute()
  })
  const begun = await find(db, 'epoch')
  if (begun === undefined) throw new Error('An epoch that was just begun cannot be read')
  return begun
}
