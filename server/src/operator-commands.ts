import { writeFileSync } from 'node:fs'
import { Email } from '@bagwise/contract/account'
import { backupCommand } from './backup/backup-commands.ts'
import type { Config } from './config.ts'
import { noteBackup } from './db/last-backup.ts'
import { openWithoutLock } from './db/database.ts'
import type { Database } from './db/database.ts'
import { createOperatorActions } from './features/account/operator-actions.ts'
import type { OperatorActions } from './features/account/operator-actions.ts'
import { createContactStore } from './features/contact/contact-store.ts'
import type { ContactStore } from './features/contact/contact-store.ts'
import { courseCommand } from './features/courses/course-commands.ts'
import { createCourseStore } from './features/courses/course-store.ts'
import { submissionCsv, submissionTable } from './features/contact/submission-lists.ts'
import { createLinkStore } from './mailed-links/link-store.ts'
import { mailedLink } from './mailed-links/mailed-link.ts'
import { listSecurityEvents } from './security-events/security-events.ts'
import { StartError } from './settings/start-error.ts'

const USAGE = `The operator's commands:
  npm run admin -- contact list              what was sent through the contact form, one line each
  npm run admin -- contact export <file>     the same, whole, as a CSV file
  npm run admin -- contact delete <id>       deletes one message
  npm run admin -- account reset-link <e-mail>
                                             a link that sets a new password, once, within an hour
  npm run admin -- account lock <e-mail>     ends the golfer's sessions; nobody signs in until "unlock"
  npm run admin -- account unlock <e-mail>   lets the golfer sign in again
  npm run admin -- account remove <e-mail>   deletes the golfer and everything that belongs to them
  npm run admin -- courses list              the maps of courses that are kept, one line each
  npm run admin -- courses import <files or folders>
                                             keeps the courses of map files (.osm, .json, .geojson)
  npm run admin -- courses export <folder>   each course as GeoJSON, with the notice of its licence
  npm run admin -- courses remove <id>       removes one course
  npm run admin -- security list             failed sign-ins, lock-outs and ended sessions of 30 days
  npm run admin -- backup <file>             the whole database, while the server runs or not
  npm run admin -- restore <file>            puts a backup where no data is yet, while no server runs;
                                             with --replace also in the place of data, which is kept; accounts
                                             on the list beside the backup or in --deleted-accounts <file> go`

/** Newest first. */
const MOST_LISTED_EVENTS = 1_000
const EVENT_WIDTH = 'confirmation-failed'.length
/** Messages are for the operator's eyes. */
const OWNER_ONLY = 0o600

/** Where its lines go, and where its settings come from once it is understood. */
export type Terminal = {
  readonly print: (line: string) => void
  readonly complain: (line: string) => void
  readonly readSettings: () => Config
}

type Action = (
  beside: Pick<Terminal, 'print' | 'complain'> & { readonly database: Database; readonly config: Config },
) => Promise<void>

/** Resolves to the exit code. */
export async function runOperatorCommand(typed: readonly string[], terminal: Terminal): Promise<0 | 1> {
  try {
    await run(typed, terminal)
    return 0
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    terminal.complain(error.message)
    return 1
  }
}

async function run(typed: readonly string[], { print, complain, readSettings }: Terminal): Promise<void> {
  const backup = backupCommand(typed)
  if (backup) {
    const config = readSettings()
    print(await backup(config))
    if (typed[0] === 'backup') await noteTime(config, complain)
    return
  }
  const [topic, command = '', ...rest] = typed
  const action = actionFor(topic, command, rest)
  if (!action) throw new StartError(USAGE)
  const config = readSettings()
  const database = await openWithoutLock(config)
  try {
    await action({ print, complain, database, config })
  } finally {
    await database.close()
  }
}

/** The backup is complete whatever becomes of the note. */
async function noteTime(config: Config, complain: Terminal['complain']): Promise<void> {
  try {
    const database = await openWithoutLock(config)
    try {
      await noteBackup(database.db, new Date())
    } finally {
      await database.close()
    }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    complain(`The metric on the age of backups does not know of this one: ${why}`)
  }
}

function actionFor(topic: string | undefined, command: string, rest: readonly string[]): Action | undefined {
  if (topic === 'account') return accountAction(command, rest)
  if (topic === 'security' && command === 'list' && rest.length === 0) return listEvents
  if (topic === 'courses') {
    const courses = courseCommand(command, rest)
    return courses && (({ database, print }) => courses(createCourseStore(database.db), print))
  }
  const action = topic === 'contact' ? contactAction(command, rest) : undefined
  return action && (({ database, print }) => action(createContactStore(database.db), print))
}

function accountAction(command: string, [email, ...more]: readonly string[]): Action | undefined {
  if (email === undefined || more.length > 0) return undefined
  if (command === 'reset-link') return (beside) => printResetLink(beside, email)
  const change = accountChange(command)
  return (
    change &&
    (async ({ database, print }) => print(await changeAccount(change, createOperatorActions(database), email)))
  )
}

type AccountChange = {
  readonly make: (actions: OperatorActions, email: string) => Promise<boolean>
  readonly done: string
}

function accountChange(command: string): AccountChange | undefined {
  switch (command) {
    case 'lock':
      return {
        make: (actions, email) => actions.lock(email, new Date()),
        done: 'The account is locked. Nobody is signed in to it any longer.',
      }
    case 'unlock':
      return { make: (actions, email) => actions.unlock(email), done: 'The golfer can sign in again.' }
    case 'remove':
      return { make: (actions, email) => actions.remove(email, new Date()), done: 'The account is deleted.' }
    default:
      return undefined
  }
}

/** Resolves to the line that says so. */
async function changeAccount({ make, done }: AccountChange, actions: OperatorActions, typed: string): Promise<string> {
  const { data: email } = Email.safeParse(typed)
  if (email === undefined || !(await make(actions, email))) throw noAccount(typed)
  return done
}

function noAccount(typed: string): StartError {
  return new StartError(`There is no account with the e-mail "${typed}".`)
}

function contactAction(
  command: string,
  [name, ...more]: readonly string[],
): ((store: ContactStore, print: Terminal['print']) => Promise<void>) | undefined {
  if (command === 'list' && name === undefined) return list
  if (name === undefined || more.length > 0) return undefined
  if (command === 'export') return async (store, print) => print(await exportTo(store, name))
  if (command === 'delete') return async (store, print) => print(await deleteOne(store, name))
  return undefined
}

async function listEvents({ database, print }: Parameters<Action>[0]): Promise<void> {
  const events = await listSecurityEvents(database.db, MOST_LISTED_EVENTS)
  if (events.length === 0) return print('Nothing yet.')
  for (const { happenedAt, event, emailMark, networkMark } of events) {
    print(`${happenedAt}  ${event.padEnd(EVENT_WIDTH)}  e-mail ${emailMark}  network ${networkMark ?? 'unknown'}`)
  }
}

async function printResetLink(
  { database, config, print, complain }: Parameters<Action>[0],
  typed: string,
): Promise<void> {
  const store = createLinkStore(database, 'reset-password')
  const { data: email } = Email.safeParse(typed)
  const token = email === undefined ? undefined : await store.createToken(email, new Date())
  if (token === undefined) throw noAccount(typed)
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`
  print(mailedLink(origin, { purpose: 'reset-password', token }))
  complain('It works once, within an hour. Give it to nobody but the golfer.')
  if (config.publicOrigin === undefined) {
    complain('PUBLIC_URL is not set: put the address of your server in place of the first part.')
  }
}

async function list(store: ContactStore, print: Terminal['print']): Promise<void> {
  const submissions = await store.all()
  print(submissions.length === 0 ? 'No messages yet.' : submissionTable(submissions).trimEnd())
}

async function exportTo(store: ContactStore, file: string): Promise<string> {
  const submissions = await store.all()
  try {
    writeFileSync(file, submissionCsv(submissions), { flag: 'wx', mode: OWNER_ONLY })
  } catch (cause) {
    const isThere = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
    const why = isThere ? 'there is such a file already' : 'it cannot be written there'
    throw new StartError(`${file} was not written, ${why}: name another file.`, { cause })
  }
  return `Messages written to ${file}: ${submissions.length}.`
}

async function deleteOne(store: ContactStore, submission: string): Promise<string> {
  if (!(await store.remove(submission))) {
    throw new StartError(`There is no message with the id "${submission}": "contact list" shows the ids.`)
  }
  return 'The message is deleted.'
}
