import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { readAuthSecret } from './settings/auth-secret.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { loadConfig } from './settings/load-config.ts'
import { StartError } from './settings/start-error.ts'
import { ANSWER_TIMEOUT_MS } from './stopping/answer-deadline.ts'
import { areStartPagesBuilt } from './pages/start-pages.ts'
import { PAGES_MISSING } from './pages/web-pages.ts'

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
const SWEEP_EVERY_MS = 60 * 60 * 1000
/** Live shots are kept for ten minutes, not for an hour. */
const SWEEP_LIVE_SHOTS_EVERY_MS = 60 * 1000
/** Time to finish requests and mails after draining: more than a request has for its answer. */
const CLOSE_WITHIN_MS = ANSWER_TIMEOUT_MS + 2_000
const CLOSE_IDLE_EVERY_MS = 50
/** A terminal and a service manager may both deliver the signal. */
const SAME_SIGNAL_WITHIN_MS = 500

try {
  await start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function start(): Promise<void> {
  const config = loadConfig()
  const database = await openDatabase(config)
  const secret = readAuthSecret(config)
  const { server, startDraining, finishWork, sweep, sweepLiveShots, flushMail } = await createApp({
    config,
    secret,
    database,
    webDist: WEB_DIST,
  })

  const sweepLogged = () =>
    sweep().catch((err: unknown) => server.log.error({ err }, 'What is kept no longer could not be removed'))
  // Sweeps run one after the other; the shutdown waits for the current one, like for all work.
  let sweeping = Promise.resolve()
  const sweepNext = () => {
    sweeping = sweeping.then(sweepLogged)
  }
  const sweepLiveShotsLogged = () =>
    sweepLiveShots().catch((err: unknown) => server.log.error({ err }, 'Old live shots could not be removed'))
  const everyMinute = setInterval(() => void sweepLiveShotsLogged(), SWEEP_LIVE_SHOTS_EVERY_MS).unref()
  const everyHour = setInterval(sweepNext, SWEEP_EVERY_MS).unref()

  let stoppingSinceMs: number | undefined
  const stop = async () => {
    if (stoppingSinceMs !== undefined) {
      if (performance.now() - stoppingSinceMs > SAME_SIGNAL_WITHIN_MS) process.exit(1)
      return
    }
    stoppingSinceMs = performance.now()
    clearInterval(everyHour)
    clearInterval(everyMinute)
    startDraining()
    if (config.drainSeconds > 0) await sleep(config.drainSeconds * 1000)
    // Keep-alive would hold connections open for the browser's next request.
    setInterval(() => server.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref()
    const stopNow = AbortSignal.timeout(CLOSE_WITHIN_MS)
    stopNow.addEventListener('abort', () => server.server.closeAllConnections())
    await server.close()
    const isDone = await finishWork(stopNow)
    await flushMail(stopNow)
    // Work in flight must not meet a closed database; ending the process harms neither.
    if (isDone) await database.close()
    else server.log.warn('The server ended before all its work was done: the database takes back what was half done')
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  try {
    const port = await listen(server, config)
    if (!areStartPagesBuilt(WEB_DIST)) console.warn(PAGES_MISSING)
    console.log(`Bagwise is ready on ${addressOf(config.host, port)}`)
    if (stoppingSinceMs === undefined) sweepNext()
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw startErrorFrom(error, { host, port })
  }
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : port
}

function startErrorFrom(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is taken: set PORT to another one.`)
  if (code === 'EACCES') return new StartError(`Port ${port} is not allowed: set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`HOST must be an address of this machine, but it is "${host}".`)
  }
  return error
}

/** The address for a browser on this machine. */
function addressOf(host: string, port: number): string {
  const isThisMachine = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  if (isThisMachine) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
