import { Kysely } from 'kysely'
import type { TransactionBuilder } from 'kysely'
import { retryingSerializationFailures } from './serialization-failure.ts'

/**
 * Retries every transaction, the account library's included, after a serialization failure. A task may only use the
 * database, since a retry runs all of it again.
 */
export class RetryingKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const executeOnce = builder.execute.bind(builder)
    builder.execute = (task) => retryingSerializationFailures(() => executeOnce(task))
    return builder
  }
}
