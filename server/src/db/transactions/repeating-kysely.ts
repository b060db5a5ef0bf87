import { Kysely } from 'kysely'
import type { TransactionBuilder } from 'kysely'
import { repeatingTakenBack } from './serialization-failure.ts'

/**
 * Every transaction begins here, the account library's too. One that the database takes back because of others at the same
 * moment runs again, whole: a task does nothing but ask the database, whose answers were taken back with it.
 */
export class RepeatingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const executeOnce = builder.execute.bind(builder)
    builder.execute = (task) => repeatingTakenBack(() => executeOnce(task))
    return builder
  }
}
