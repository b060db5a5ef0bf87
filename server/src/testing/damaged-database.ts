import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** So many that the pages which a start reads, those of the schema, are all in the first third. */
const COUNTER_COUNT = 20_000

/** Fills the embedded database, and overwrites the middle third of its file as a failing disk would. */
export function damageMiddle(file = ''): void {
  const database = new DatabaseSync(file)
  const insert = database.prepare('insert into attempt_counters (key, tries, window_ends_at) values (?, 1, ?)')
  database.exec('begin')
  for (let count = 0; count < COUNTER_COUNT; count += 1) insert.run(`counter ${count}`, '2999-01-01')
  database.exec('commit; pragma wal_checkpoint(truncate)')
  database.close()

  const third = Math.floor(statSync(file).size / 3)
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(third, 'damage '), 0, third, third)
  closeSync(descriptor)
}
