import { writeFileSync } from 'node:fs'
import { openBesideServer } from './db/database.ts'
import { createContactStore } from './features/contact/contact-store.ts'
import type { ContactStore } from './features/contact/contact-store.ts'
import { submissionCsv, submissionTable } from './features/contact/submission-lists.ts'
import { loadConfig } from './load-config.ts'
import { StartProblem } from './start-problem.ts'

const USAGE = `The operator's commands:
  npm run admin -- contact list              what was sent through the contact form, one line each
  npm run admin -- contact export <file>     the same, whole, as a CSV file
  npm run admin -- contact delete <id>       deletes one message`

/** Messages are for the operator's eyes. */
const OWNER_ONLY = 0o600

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run([topic, command = '', ...rest]: readonly string[]): Promise<void> {
  const action = topic === 'contact' ? contactAction(command, rest) : undefined
  if (!action) throw new StartProblem(USAGE)
  const database = await openBesideServer(loadConfig())
  try {
    await action(createContactStore(database.db))
  } finally {
    await database.close()
  }
}

function contactAction(
  command: string,
  [name, ...more]: readonly string[],
): ((store: ContactStore) => Promise<void>) | undefined {
  if (command === 'list' && name === undefined) return list
  if (name === undefined || more.length > 0) return undefined
  if (command === 'export') return (store) => exportTo(store, name)
  if (command === 'delete') return (store) => deleteOne(store, name)
  return undefined
}

async function list(store: ContactStore): Promise<void> {
  const submissions = await store.all()
  if (submissions.length === 0) console.log('No messages yet.')
  else process.stdout.write(submissionTable(submissions))
}

async function exportTo(store: ContactStore, file: string): Promise<void> {
  const submissions = await store.all()
  try {
    writeFileSync(file, submissionCsv(submissions), { flag: 'wx', mode: OWNER_ONLY })
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
    const why = isThere ? 'there is such a file already' : 'it cannot be written there'
    throw new StartProblem(`${file} was not written, ${why}: name another file.`, { cause })
  }
  console.log(`Messages written to ${file}: ${submissions.length}.`)
}

async function deleteOne(store: ContactStore, submission: string): Promise<void> {
  if (!(await store.remove(submission))) {
    throw new StartProblem(`There is no message with the id "${submission}": "contact list" shows the ids.`)
  }
  console.log('The message is deleted.')
}
