import { DatabaseSync } from 'node:sqlite'
import { isDamage } from './database-failure.ts'

/** Prints what is wrong with the embedded database named on the command line, or "ok". */
const [file = ''] = process.argv.slice(2)
process.stdout.write(answerOf(file))

function answerOf(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return String(database.prepare('pragma quick_check(1)').get()?.['quick_check'])
  } catch (error) {
    if (error instanceof Error && isDamage(error)) return error.message
    throw error
  } finally {
    database.close()
  }
}
