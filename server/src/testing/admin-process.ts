import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { TemporaryPlace } from './temporary-database.ts'

const ADMIN = fileURLToPath(new URL('../admin.ts', import.meta.url))

/** Runs an operator's command in the data folder; `path` is where programs are looked up. */
export async function adminProcess(
  { dataDir, databaseUrl, path = process.env.PATH }: TemporaryPlace['place'] & { readonly path?: string | undefined },
  ...args: readonly string[]
) {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: 'x'.repeat(32) }
  const child = spawn(process.execPath, [ADMIN, ...args], {
    cwd: dataDir,
    env: { PATH: path, DATA_DIR: dataDir, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...database },
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code)
  const [printed, complained, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, printed, complained }
}
