import { randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { prepareBalancer } from './balancer.ts'
import type { Balancer } from './balancer.ts'

const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
const SECRET_BYTES = 32
const OUR_BALANCER = '127.0.0.1'
/** As docs/operations.md tells operators. */
const DRAIN_SECONDS = '3'

/** Several servers on one database behind one address, or one server on the embedded database. */
export type Fleet = {
  /** Where golfers go. */
  readonly url: string
  readonly instances: readonly RunningServer[]
  /** What stands before the instances. */
  readonly balancer: Balancer['kind'] | 'none'
  /** Restarts an instance as an update does, so that no golfer notices. */
  readonly restart: (instance: RunningServer) => Promise<void>
  /** Resolves when golfers get answers without this instance; at once when there is no other. */
  readonly othersAnswer: (instance: RunningServer) => Promise<void>
  /** The migrations that the database has noted, one row each. */
  readonly migrations: () => Promise<readonly string[]>
  readonly dispose: () => Promise<void>
}

type Settings = Readonly<Record<string, string>>

/** One server on the embedded database, which takes no second one. */
export async function startAlone(settings: Settings = {}): Promise<Fleet> {
  const server = await startServer({ LOG_LEVEL: 'fatal', ...settings })
  return {
    url: server.url,
    instances: [server],
    balancer: 'none',
    restart: restartAlone,
    othersAnswer: async () => undefined,
    migrations: async () => [],
    dispose: server.dispose,
  }
}

/** All at once on a PostgreSQL database that is empty. */
export async function startFleet(instanceCount: number, settings: Settings = {}): Promise<Fleet> {
  const name = `bagwise_instances_${randomUUID().replaceAll('-', '')}`
  await ask(POSTGRES_URL, `create database ${name}`)
  const databaseUrl = new URL(POSTGRES_URL)
  databaseUrl.pathname = `/${name}`
  const prepared = await prepareBalancer()
  const environment = {
    DATABASE_URL: databaseUrl.href,
    PUBLIC_URL: prepared.url,
    AUTH_SECRET: randomBytes(SECRET_BYTES).toString('hex'),
    TRUST_PROXY: OUR_BALANCER,
    DRAIN_SECONDS,
    // An instance that is killed breaks connections of the others' database, which is no news here.
    LOG_LEVEL: 'fatal',
    ...settings,
  }
  const started = await Promise.allSettled(Array.from({ length: instanceCount }, () => startServer(environment)))
  const instances = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const dispose = async () => {
    await Promise.all(instances.map((instance) => instance.dispose()))
    await ask(POSTGRES_URL, `drop database ${name} with (force)`)
  }
  const failed = started.find((start) => start.status === 'rejected')
  if (failed) {
    await dispose()
    throw failed.reason
  }
  const balancer = await prepared.start(instances.map(portOf))
  return {
    url: prepared.url,
    instances,
    balancer: balancer.kind,
    restart: (instance) => balancer.restart(portOf(instance), () => restartAlone(instance)),
    othersAnswer: (instance) => balancer.othersAnswer(portOf(instance)),
    migrations: async () => {
      const rows = await ask(databaseUrl.href, 'select name from kysely_migration order by name')
      return rows.map((row) => String(row.name))
    },
    dispose: async () => {
      await balancer.close()
      await dispose()
    },
  }
}

async function restartAlone({ stop, start }: RunningServer): Promise<void> {
  await stop()
  await start()
}

function portOf({ url }: RunningServer): number {
  return Number(new URL(url).port)
}

async function ask(connectionString: string, statement: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
