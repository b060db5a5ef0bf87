import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './local-port.ts'

export const SERVER_FILE = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url))
/** Several start at once on a busy machine; a quiet one needs a second. */
const START_WITHIN_MS = 60_000

/** The built product in its own process, on a free port and with its own database folder. */
export type RunningServer = {
  readonly url: string
  /** The folder of its database. */
  readonly dataDir: string
  /** All that it has printed: its log. */
  readonly said: () => string
  /** Stops the process, keeping the database. */
  readonly stop: () => Promise<void>
  /** Kills the process like a power cut, keeping the database. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same port and database, or another version of it. */
  readonly start: (serverFile?: string) => Promise<void>
  /** Ends it and removes its files. */
  readonly dispose: () => Promise<void>
}

export async function startServer(
  environment: Readonly<Record<string, string>> = {},
  serverFile = SERVER_FILE,
): Promise<RunningServer> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'bagwise-e2e-'))
  // None of the operator's settings, neither from the environment nor from a .env file.
  const env = {
    PATH: process.env.PATH,
    TZ: process.env.TZ,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SIGN_UP_LIMIT_PER_HOUR: '10000',
    CONTACT_LIMIT_PER_HOUR: '10000',
    CALLS_PER_MINUTE: '1000000',
    CALLS_PER_MINUTE_PER_ADDRESS: '1000000',
    LARGE_ANSWERS_PER_MINUTE: '1000000',
    TOOL_CALLS_PER_MINUTE: '1000000',
    WRITES_PER_MINUTE: '1000000',
    REFUSED_BODY_LIMIT_PER_ADDRESS: '10000',
    // Nothing listens there: tests call no outside service.
    WEATHER_URL: 'http://127.0.0.1:1',
    AI_BASE_URL: 'http://127.0.0.1:1',
    ...environment,
  }
  let child: ChildProcess | undefined
  let said = ''

  async function start(file = serverFile) {
    child = spawn(process.execPath, [file], { env, cwd: dataDir, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
    })
    await readyLine(child)
  }

  async function end(signal: NodeJS.Signals) {
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  const stop = () => end('SIGTERM')

  await start()
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    said: () => said,
    start,
    stop,
    kill: () => end('SIGKILL'),
    dispose: async () => {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function readyLine(child: ChildProcess): Promise<void> {
  const { stdout } = child
  if (!stdout) throw new Error('The server has no standard output to read')
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server was not ready in time. It said: ${printed}`)),
      START_WITHIN_MS,
    )
    stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      if (!printed.includes('Bagwise is ready on')) return
      clearTimeout(timer)
      resolve()
    })
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with ${code}. It said: ${printed}`))
    })
  })
}
