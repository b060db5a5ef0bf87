import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import { readAuthSecret } from './auth-secret.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { loadConfig } from './load-config.ts'
import { StartProblem } from './start-problem.ts'
import { areStartPagesBuilt } from './start-pages.ts'
import { PAGES_MISSING } from './web-pages.ts'

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url))
const SWEEP_EVERY_MS = 60 * 60 * 1000
/** Requests and mails under way get this long to finish after a signal to stop. */
const CLOSE_WITHIN_MS = 4_500
const CLOSE_IDLE_EVERY_MS = 50

try {
  await start()
} catch (error) {
  if (!(error instanceof StartProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function start(): Promise<void> {
  const config = loadConfig()
  const database = await openDatabase(config)
  const secret = readAuthSecret(config)
  const { server, sweep, finishMails } = await createApp({ config, secret, database, webDist: WEB_DIST })

  const sweepLogged = () =>
    sweep().catch((err: unknown) => server.log.error({ err }, 'What is kept no longer could not be removed'))
  // One after the other; nobody waits for them but the end.
  let sweeping = Promise.resolve()
  const sweepNext = () => {
    sweeping = sweeping.then(sweepLogged)
  }
  const everyHour = setInterval(sweepNext, SWEEP_EVERY_MS).unref()

  let isStopping = false
  const stop = async () => {
    // A terminal and a service manager may both say so; a second signal must not cut the first one's work short.
    if (isStopping) return
    isStopping = true
    clearInterval(everyHour)
    // A connection whose request has been answered would stay open for the browser's next one.
    setInterval(() => server.server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS).unref()
    const stopNow = AbortSignal.timeout(CLOSE_WITHIN_MS)
    stopNow.addEventListener('abort', () => server.server.closeAllConnections())
    await server.close()
    await finishMails(stopNow)
    await sweeping
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  try {
    const port = await listen(server, config)
    if (!areStartPagesBuilt(WEB_DIST)) console.warn(PAGES_MISSING)
    console.log(`Bagwise is ready on ${addressOf(config.host, port)}`)
    if (!isStopping) sweepNext()
  } catch (error) {
    await database.close()
    throw error
  }
}

async function listen(server: FastifyInstance, { host, port }: Config): Promise<number> {
  try {
    await server.listen({ host, port })
  } catch (error) {
    throw startProblemOf(error, { host, port })
  }
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : port
}

function startProblemOf(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartProblem(`Port ${port} is taken: set PORT to another one.`)
  if (code === 'EACCES') return new StartProblem(`Port ${port} is not allowed: set PORT to one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartProblem(`HOST must be an address of this machine, but it is "${host}".`)
  }
  return error
}

/** Where a browser on this machine finds the server. */
function addressOf(host: string, port: number): string {
  const isThisMachine = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  if (isThisMachine) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
