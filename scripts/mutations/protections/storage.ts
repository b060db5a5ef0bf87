import type { Protection } from '../protection.ts'

const DATABASE_TEST = 'server/src/db/database.test.ts'
const SCHEMA_VERSION = 'server/src/db/schema-version.ts'
const SCHEMA_TEST = 'server/src/db/schema-version.test.ts'
const INTEGRITY = 'server/src/readiness/integrity.ts'
const INTEGRITY_TEST = 'server/src/readiness/integrity.test.ts'
const RESTORE_TEST = 'server/src/backup/after-restore.slow.test.ts'
const APPLY_LOCKED = 'server/src/features/profile/apply-locked.ts'
const UNLOCKED_TEST = 'server/src/features/profile/apply-unlocked.test.ts'
const PROFILE_TEST = 'server/src/features/profile/profile.test.ts'

/** What keeps the golfers' data whole. */
export const STORAGE: readonly Protection[] = [
  {
    name: 'batch id: applied once',
    patches: [
      {
        file: APPLY_LOCKED,
        before: 'if (before.wasApplied) return',
        after: "if (batchId === '') return",
      },
    ],
    test: { file: PROFILE_TEST, named: 'applies a batch once' },
  },
  {
    name: 'row lock of the merge',
    patches: [{ file: APPLY_LOCKED, before: 'row.forUpdate()', after: 'row' }],
    test: { file: PROFILE_TEST, named: 'loses none of many edits' },
  },
  {
    name: 'version of a merge without a lock',
    patches: [
      {
        file: 'server/src/features/profile/save-profile.ts',
        before: "and version = ${given('seenVersion')}",
        after: '',
      },
    ],
    test: { file: UNLOCKED_TEST, named: 'the profile was changed since it was read' },
  },
  {
    name: 'order of what was put aside without a lock',
    patches: [
      {
        file: 'server/src/features/profile/apply-unlocked.ts',
        before: 'if (isUniqueViolation(error)) return false',
        after: '',
      },
    ],
    test: { file: UNLOCKED_TEST, named: 'something was put aside meanwhile' },
  },
  {
    name: 'folder lock',
    patches: [{ file: 'server/src/db/folder-lock.ts', before: 'begin exclusive', after: 'begin' }],
    test: { file: DATABASE_TEST, named: 'refuses a second server on the same folder' },
  },
  {
    name: "lost connections: pool.on('error')",
    patches: [{ file: 'server/src/db/database.ts', before: `pool.on('error', reportLost)`, after: '' }],
    test: { file: 'server/src/faults/database-restart.slow.test.ts', named: 'costs nothing but 503s' },
  },
  {
    name: 'connections lost while in use',
    patches: [{ file: 'server/src/db/postgres.ts', before: `client.on('error', handleLost)`, after: '' }],
    test: { file: 'server/src/faults/database-restart.slow.test.ts', named: 'costs nothing but 503s' },
  },
  {
    name: 'statement timeout',
    patches: [{ file: 'server/src/db/postgres.ts', before: 'statement_timeout: STATEMENT_TIMEOUT_MS,', after: '' }],
    test: { file: 'server/src/db/postgres.slow.test.ts', named: 'a statement that takes too long' },
  },
  {
    name: 'query timeout',
    patches: [{ file: 'server/src/db/postgres.ts', before: 'query_timeout: QUERY_TIMEOUT_MS,', after: '' }],
    test: { file: 'server/src/db/postgres.slow.test.ts', named: 'holds nobody up for five seconds' },
  },
  {
    name: 'write-ahead log',
    patches: [{ file: 'server/src/db/sqlite.ts', before: 'journal_mode = wal;', after: 'journal_mode = delete;' }],
    test: { file: DATABASE_TEST, named: 'acknowledges nothing that is not on the disk' },
  },
  {
    name: 'full synchronisation',
    patches: [{ file: 'server/src/db/sqlite.ts', before: 'synchronous = full', after: 'synchronous = normal' }],
    test: { file: DATABASE_TEST, named: 'acknowledges nothing that is not on the disk' },
  },
  {
    name: 'full disk is told as such',
    patches: [
      { file: 'server/src/db/sqlite.ts', before: 'if (this.#database.isInTransaction()) await', after: 'await' },
    ],
    test: { file: 'server/src/faults/disk-full.slow.test.ts' },
  },
  {
    name: "migrations' lock",
    patches: [
      {
        file: 'server/src/db/database.ts',
        before: 'const { error } = await migrator.',
        after:
          'db.getExecutor().adapter.acquireMigrationLock = async () => undefined\n  const { error } = await migrator.',
      },
    ],
    test: { file: DATABASE_TEST, named: 'may start at once on an empty database' },
  },
  {
    name: 'damaged database: daily check',
    patches: [
      {
        file: INTEGRITY,
        before: 'if (checkedAtMs !== undefined && Math.abs(now().getTime() - checkedAtMs) < CHECK_EVERY_MS) return',
        after: 'if (checkedAtMs !== undefined) return',
      },
    ],
    test: { file: INTEGRITY_TEST, named: 'are found by the daily check' },
  },
  {
    name: 'damaged database: ready waits for the first check',
    patches: [{ file: INTEGRITY, before: '      await firstCheck\n', after: '' }],
    test: { file: INTEGRITY_TEST, named: 'are found at the start' },
  },
  {
    name: 'folder lock: a deleted file is put back',
    patches: [{ file: 'server/src/db/folder-lock.ts', before: 'held = keptLock(held, dataDir)', after: '' }],
    test: { file: 'server/src/main.slow.test.ts', named: 'HRD-29' },
  },
  {
    name: 'full disk: not ready',
    patches: [{ file: 'server/src/app.ts', before: 'await writeProbe.assertWritable()', after: '' }],
    test: { file: 'server/src/faults/disk-full.slow.test.ts', named: 'HRD-29 a server whose disk is full' },
  },
  {
    name: 'restore: a new epoch',
    patches: [{ file: 'server/src/backup/after-restore.ts', before: '  ...ENDING_EPOCH,\n', after: '' }],
    test: { file: RESTORE_TEST, named: 'HRD-10' },
  },
  {
    name: 'restore: sessions end',
    patches: [{ file: 'server/src/backup/after-restore.ts', before: "  'delete from session',\n", after: '' }],
    test: { file: RESTORE_TEST, named: 'HRD-13' },
  },
  {
    name: 'restore: links end',
    patches: [{ file: 'server/src/backup/after-restore.ts', before: "  'delete from verification',\n", after: '' }],
    test: { file: RESTORE_TEST, named: 'HRD-13' },
  },
  {
    name: 'restore: deleted accounts stay deleted',
    patches: [
      {
        file: 'server/src/backup/after-restore.ts',
        before: '  `delete from "user" where id ${ON_LIST}`,\n',
        after: '',
      },
    ],
    test: { file: RESTORE_TEST, named: 'HRD-14 an account that was deleted' },
  },
  {
    name: 'deletion: the list for backups',
    patches: [
      {
        file: 'server/src/db/transactions/delete-golfer.ts',
        before: 'await listDeletedAccount(transaction, { userId, deletedAt: now.toISOString() })',
        after: '',
      },
    ],
    test: { file: RESTORE_TEST, named: 'HRD-14 an account that was deleted' },
  },
  {
    name: 'newer schema: commands',
    patches: [
      {
        file: 'server/src/db/database.ts',
        before: "if ((await stateOfSchema(database.db, database.kind)) !== 'behind') return database",
        after: '',
      },
    ],
    test: { file: SCHEMA_TEST, named: 'HRD-21 is refused in one sentence' },
  },
  {
    name: 'newer schema: the mark',
    patches: [{ file: SCHEMA_VERSION, before: ' && next.oldest_schema_version <= ownSchema', after: '' }],
    test: { file: SCHEMA_TEST, named: 'HRD-22 is refused when its mark is for newer servers' },
  },
  {
    name: 'newer schema: one release ahead',
    patches: [{ file: SCHEMA_VERSION, before: 'releases.length === 1 && next?.', after: 'releases.at(-1)?.' }],
    test: { file: SCHEMA_TEST, named: 'HRD-22 is refused when it is two releases ahead' },
  },
  {
    name: 'deletion: rows with an owner',
    patches: [
      {
        file: 'server/src/db/sqlite.ts',
        before: 'enableForeignKeyConstraints: true',
        after: 'enableForeignKeyConstraints: false',
      },
    ],
    test: { file: 'server/src/features/account-settings/delete-account.test.ts', named: 'leaves no name' },
  },
  {
    name: 'deletion: messages',
    patches: [
      {
        file: 'server/src/db/transactions/delete-golfer.ts',
        before: `await transaction.deleteFrom('form_submissions').where('user_id', '=', userId).execute()`,
        after: '',
      },
      // The second of two nets: the rows go with their owner.
      {
        file: 'server/src/db/migrations.ts',
        before: `(column) => column.references('user.id').onDelete('cascade')`,
        after: '(column) => column',
      },
    ],
    test: { file: 'server/src/features/account-settings/delete-account.test.ts', named: 'takes messages along' },
  },
]
