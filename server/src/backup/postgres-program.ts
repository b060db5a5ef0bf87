import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartError } from '#server/settings/start-error.ts'

export type ProgramName = 'pg_dump' | 'pg_restore' | 'psql'

type RunningProgram = {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>
  /** Rejects with the program's own message unless it exits with 0. */
  readonly succeeded: Promise<void>
}

/**
 * The address goes on the command line, which every user of the machine can read; the password into the environment.
 */
export function withoutPassword(databaseUrl: string): {
  readonly address: string
  readonly password: string | undefined
} {
  const url = new URL(databaseUrl)
  const password = url.password === '' ? url.searchParams.get('password') : decodeURIComponent(url.password)
  url.password = ''
  url.searchParams.delete('password')
  return { address: url.href, password: password ?? undefined }
}

/** Starts a program of PostgreSQL; it inherits connection settings such as PGSSLROOTCERT and PGPASSFILE. */
export function startProgram(
  name: ProgramName,
  args: readonly string[],
  { password }: { readonly password?: string | undefined } = {},
): RunningProgram {
  const secret = password === undefined ? {} : { PGPASSWORD: password }
  const child = spawn(name, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...secret } })
  return { child, succeeded: successOf(name, child, password) }
}

/** Output of a call that needs no database. */
export async function outputOf(name: ProgramName, args: readonly string[]): Promise<string> {
  const { child, succeeded } = startProgram(name, args)
  const [output] = await Promise.all([text(child.stdout), succeeded])
  return output
}

/** PostgreSQL's compatibility is by major version. */
export async function majorVersionOf(name: ProgramName): Promise<number> {
  const words = await outputOf(name, ['--version'])
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(words) ?? []
  if (major !== undefined) return Number(major)
  throw new StartError(`${name} does not say its version: install the programs of your PostgreSQL (postgresql-client).`)
}

async function successOf(name: ProgramName, child: RunningProgram['child'], password = ''): Promise<void> {
  // A program that fails stops reading; its exit code reports the failure.
  child.stdin.on('error', () => undefined)
  const complaint = text(child.stderr)
  const [code] = await once(child, 'exit').catch((cause: unknown) => {
    throw new StartError(
      `${name} was not found: install the programs of your PostgreSQL's version (on Debian and Ubuntu postgresql-client).`,
      { cause },
    )
  })
  if (code === 0) return
  const words = (await complaint).trim()
  const safe = password === '' ? words : words.replaceAll(password, '***')
  throw new StartError(`${name} could not do it:\n${safe}`)
}
