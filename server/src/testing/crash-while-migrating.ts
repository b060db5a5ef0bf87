import { parseArgs } from 'node:util'
import { bringUpToDate } from './older-database.ts'

/** A process that migrates a database and is killed after some statements. */
const { values } = parseArgs({
  options: { dataDir: { type: 'string' }, databaseUrl: { type: 'string' }, statementCount: { type: 'string' } },
})
const { dataDir = '.', databaseUrl } = values
let remaining = Number(values.statementCount)

await bringUpToDate({ dataDir, databaseUrl }, () => {
  remaining -= 1
  if (remaining === 0) process.kill(process.pid, 'SIGKILL')
})
