import { readConfig } from '#server/config.ts'
import { runOperatorCommand } from '#server/operator-commands.ts'
import type { TemporaryPlace } from './temporary-database.ts'

/** An operator's command as `adminProcess` runs it, without the half second that loading the code takes. */
export async function admin({ dataDir, databaseUrl }: TemporaryPlace['place'], ...args: readonly string[]) {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(32) }
  const [printed, complained]: [string[], string[]] = [[], []]
  const code = await runOperatorCommand(args, {
    print: (line) => printed.push(`${line}\n`),
    complain: (line) => complained.push(`${line}\n`),
    readSettings: () => readConfig({ DATA_DIR: dataDir, ...database }),
  })
  return { code, printed: printed.join(''), complained: complained.join('') }
}
