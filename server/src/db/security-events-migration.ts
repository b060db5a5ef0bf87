import type { Kysely } from 'kysely'

/** Marks instead of e-mails and addresses, so nothing refers to an account. */
export async function createSecurityEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('security_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('email_mark', 'text', (column) => column.notNull())
    .addColumn('network_mark', 'text')
    .addColumn('happened_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('security_events_happened_at_idx')
    .on('security_events')
    .columns(['happened_at', 'id'])
    .execute()
}
