import { spawn } from 'node:child_process'
import type { ChildProcessByStdio } from 'node:child_process'
import { once } from 'node:events'
import type { Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { StartProblem } from '#server/settings/start-problem.ts'

export type ProgramName = 'pg_dump' | 'pg_restore' | 'psql'

type RunningProgram = {
  readonly child: ChildProcessByStdio<Writable, Readable, Readable>
  /** Ends with a problem in the program's own words unless the program ended with 0. */
  readonly succeeded: Promise<void>
}

/** An address for the command line, which everybody on the machine can read, and its password, for the environment. */
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

/** Starts a program of PostgreSQL. What the environment says of connections (PGSSLROOTCERT, PGPASSFILE …) holds for it too. */
export function startProgram(
  name: ProgramName,
  args: readonly string[],
  { password }: { readonly password?: string | undefined } = {},
): RunningProgram {
  const secret = password === undefined ? {} : { PGPASSWORD: password }
  const child = spawn(name, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...secret } })
  return { child, succeeded: successOf(name, child, password) }
}

/** What a program prints that needs no database. */
export async function outputOf(name: ProgramName, args: readonly string[]): Promise<string> {
  const { child, succeeded } = startProgram(name, args)
  const [output] = await Promise.all([text(child.stdout), succeeded])
  return output
}

/** The major version, by which PostgreSQL counts what fits together. */
export async function majorVersionOf(name: ProgramName): Promise<number> {
  const words = await outputOf(name, ['--version'])
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(words) ?? []
  if (major !== undefined) return Number(major)
  throw new StartProblem(
    `${name} does not say its version: install the programs of your PostgreSQL (postgresql-client).`,
  )
}

async function successOf(name: ProgramName, child: RunningProgram['child'], password = ''): Promise<void> {
  // A program that gave up reads no further; its exit code says so.
  child.stdin.on('error', () => undefined)
  const complaint = text(child.stderr)
  const [code] = await once(child, 'exit').catch((cause: unknown) => {
    throw new StartProblem(
      `${name} was not found: install the programs of your PostgreSQL's version (on Debian and Ubuntu postgresql-client).`,
      { cause },
    )
  })
  if (code === 0) return
  const words = (await complaint).trim()
  const safe = password === '' ? words : words.replaceAll(password, '***')
  throw new StartProblem(`${name} could not do it:\n${safe}`)
}
