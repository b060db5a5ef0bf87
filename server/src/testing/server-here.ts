import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import { readAuthSecret } from '#server/settings/auth-secret.ts'
import { RAISED_LIMITS, databaseSettings } from './server-process.ts'
import type { TemporaryPlace } from './temporary-database.ts'
import { CHEAP_HASH } from './test-app.ts'

const STOP_WITHIN_MS = 20_000

const running = new Set<() => Promise<void>>()

/** Stops servers that a test has left running. */
export async function stopServersHere(): Promise<void> {
  for (const stop of running) await stop()
}

/**
 * A server as `startServer` starts one, for sockets and on data that stays: in the process of the test and with cheap
 * hashes, since a process takes a second and a half to load. A start that is refused throws its `StartError`.
 */
export async function startServerHere(
  { dataDir, databaseUrl }: TemporaryPlace['place'],
  settings: Readonly<Record<string, string>> = {},
) {
  const config = readConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    ...RAISED_LIMITS,
    ...databaseSettings(databaseUrl),
    ...settings,
  })
  const log: string[] = []
  const database = await openDatabase(config)
  const { server, finishWork, flushMail } = await createApp({
    config,
    secret: readAuthSecret(config),
    database,
    webDist: '/nowhere',
    hashCost: CHEAP_HASH,
    logTo: { write: (line) => log.push(line) },
  })
  const url = (await server.listen({ host: '127.0.0.1', port: config.port })).replace('127.0.0.1', 'localhost')
  const stop = async () => {
    if (!running.delete(stop)) return
    const stopNow = AbortSignal.timeout(STOP_WITHIN_MS)
    await server.close()
    await finishWork(stopNow)
    await flushMail(stopNow)
    await database.close()
  }
  running.add(stop)
  return { url, stop, output: () => log.join('') }
}
