import { startPackagedDatabase } from './packaged-database.ts'
import type { TestDatabase } from './packaged-database.ts'
import { problemOfDatabase } from './problem-of-database.ts'

const USUAL_URL = 'postgres://postgres@127.0.0.1:5432/test'

/** The PostgreSQL named by TEST_DATABASE_URL, else the machine's own, else one that is started for these tests. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const named = process.env.TEST_DATABASE_URL
  if (named) {
    const problem = await problemOfDatabase(named)
    if (problem) throw new Error(`The PostgreSQL of TEST_DATABASE_URL does not answer: ${problem}`)
    return { url: named, close: async () => {} }
  }
  if (!(await problemOfDatabase(USUAL_URL))) return { url: USUAL_URL, close: async () => {} }
  return startPackagedDatabase()
}
