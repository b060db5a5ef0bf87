import { startServer } from '../../../server/src/testing/server-process.ts'
import { SERVER_MEMORY } from '../../setup/server-memory.mjs'
import type { TemporaryPlace } from '../../../server/src/testing/temporary-database.ts'

/** The real server in a process of its own. */
export type MeasuredServer = {
  readonly url: string
  /** What the operating system has given the process. */
  readonly memoryBytes: () => Promise<number>
  /** How long the processor has worked for it. */
  readonly processorMicroseconds: () => Promise<number>
  /** Whether the process still runs. */
  readonly isRunning: () => boolean
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/** Signs the sessions of golfers that were filled in. */
export const SECRET = 'the secret of a bench, which nobody else uses'
const METRICS_TOKEN = 'the metrics of a bench'
const MICROSECONDS_PER_SECOND = 1_000_000
/** Nothing listens there: no bench asks a service outside. */
const NOWHERE = 'http://127.0.0.1:1'

export async function startMeasuredServer(
  place: TemporaryPlace['place'],
  settings: Readonly<Record<string, string>> = {},
): Promise<MeasuredServer> {
  const {
    url: announced,
    child,
    ended,
    output,
  } = await startServer(place, {
    AUTH_SECRET: SECRET,
    METRICS_TOKEN,
    // As npm start does.
    NODE_OPTIONS: SERVER_MEMORY.join(' '),
    WEATHER_URL: NOWHERE,
    AI_BASE_URL: NOWHERE,
    ...settings,
  })
  if (announced === '') throw new Error(`The server did not start. It said: ${output()}`)
  // A name would have to be looked up for every connection.
  const url = announced.replace('localhost', '127.0.0.1')
  return {
    url,
    memoryBytes: () => metricOf(url, 'process_resident_memory_bytes'),
    processorMicroseconds: async () => (await metricOf(url, 'process_cpu_seconds_total')) * MICROSECONDS_PER_SECOND,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output,
    stop: async () => {
      child.kill()
      await ended
    },
  }
}

async function metricOf(url: string, name: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  const line = (await answer.text()).split('\n').find((text) => text.startsWith(`${name} `))
  if (line === undefined) throw new Error(`The metrics of the server do not have ${name}`)
  return Number(line.slice(name.length))
}
