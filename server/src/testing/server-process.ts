import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { TemporaryPlace } from './temporary-database.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Tests ask as fast as they can. */
export const RAISED_LIMITS = {
  CALLS_PER_MINUTE: '1000000',
  CALLS_PER_MINUTE_PER_ADDRESS: '1000000',
  LARGE_ANSWERS_PER_MINUTE: '1000000',
  TOOL_CALLS_PER_MINUTE: '1000000',
  WRITES_PER_MINUTE: '1000000',
}

export function databaseSettings(databaseUrl: string | undefined): Readonly<Record<string, string>> {
  return databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl, AUTH_SECRET: 'the same secret for every server' }
}

const running = new Set<ChildProcess>()

/** Kills servers that a test has left running. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

/** Starts the server as an operator does; resolves when it is ready or has exited. */
export async function startServer(
  { dataDir, databaseUrl }: TemporaryPlace['place'],
  settings: Readonly<Record<string, string>> = {},
) {
  const child = spawn(process.execPath, [MAIN], {
    cwd: dataDir,
    env: {
      PORT: '0',
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...RAISED_LIMITS,
      ...databaseSettings(databaseUrl),
      ...settings,
    },
  })
  running.add(child)
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => {
    running.delete(child)
    return code
  })
  let output = ''
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const url = /^Bagwise is ready on (http:\S+)$/m.exec(output)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const url = await Promise.race([ready, ended.then(() => '')])
  return { url, child, ended, output: () => output }
}

/** Calls over a socket, as a browser does. */
export async function call(
  url: string,
  { method, path }: { readonly method: string; readonly path: string },
  options: { readonly body?: unknown; readonly cookie?: string } = {},
) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: { ...PAGE_HEADERS, origin: url, 'content-type': 'application/json', cookie: options.cookie ?? '' },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  return {
    status: answer.status,
    body: await answer.json(),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}
