import { DATABASE_NAMES, fillPlace } from '../golfers/filled-place.ts'
import type { DatabaseKind, FilledPlace } from '../golfers/filled-place.ts'
import { SECRET, startMeasuredServer } from '../load/measured-server.ts'
import type { MeasuredServer } from '../load/measured-server.ts'
import { startBareHttp } from './bare-http.ts'
import type { BareHttp } from './bare-http.ts'

/** Many golfers, of whom a few are signed in. */
const GOLFER_COUNT = 10_000
const SESSION_COUNT = 2_000

/** What the server's settings would keep from being measured: golfers sign in from everywhere, see `anyAddress`. */
const SETTINGS = { TRUST_PROXY: '127.0.0.1' }

export const READS = { kind: 'reads', golferCount: SESSION_COUNT, secret: SECRET } as const
export const EDITS = { kind: 'edits', golferCount: SESSION_COUNT, secret: SECRET } as const
export const MIX = { kind: 'mix', golferCount: SESSION_COUNT, secret: SECRET } as const
export const SIGN_INS = { kind: 'sign-ins', golferCount: GOLFER_COUNT } as const
export const WRONG_SIGN_INS = { kind: 'wrong-sign-ins', golferCount: GOLFER_COUNT } as const

/** The real server on one of the databases. */
export type ServerOn = {
  readonly name: string
  readonly place: FilledPlace['place']
  readonly server: MeasuredServer
  readonly url: string
}

/** Everything that is measured, each in a process of its own. */
export type Stand = {
  readonly servers: Readonly<Record<DatabaseKind, ServerOn>>
  /** The least that a server in Node does. */
  readonly bareHttp: BareHttp
}

export async function buildStand(cleanUpLater: (cleanUp: () => Promise<unknown>) => void): Promise<Stand> {
  const stopLater = <Program extends { readonly stop: () => Promise<void> }>(program: Program): Program => {
    cleanUpLater(program.stop)
    return program
  }
  const serverOn = async (kind: DatabaseKind): Promise<ServerOn> => {
    const counts = { golferCount: GOLFER_COUNT, sessionCount: SESSION_COUNT }
    const { place } = await fillPlace({ kind, counts }, cleanUpLater)
    const server = stopLater(await startMeasuredServer(place, SETTINGS))
    return { name: DATABASE_NAMES[kind], place, server, url: server.url }
  }
  const servers = { postgres: await serverOn('postgres'), sqlite: await serverOn('sqlite') }
  return { servers, bareHttp: stopLater(await startBareHttp(servers.postgres.url)) }
}
