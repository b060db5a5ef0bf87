import { randomUUID } from 'node:crypto'
import * as account from '@bagwise/contract/account'
import { deletePlayedRound, getPlayedRound, savePlay } from '@bagwise/contract/play'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import { valueSchemaOf } from '@bagwise/contract/profile-fields'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { Profile } from '@bagwise/contract/profile'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import { roundBy } from '@bagwise/contract/merge-round'
import { deleteRound, getRounds, saveRound } from '@bagwise/contract/rounds'
import { deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import { importTakeout } from '@bagwise/contract/takeout'
import type { ApiRoute } from './api-routes.ts'
import type { Answer, AttackedServer } from './attacked-server.ts'
import { nameOf } from './api-routes.ts'

type Accepted = {
  readonly server: AttackedServer
  readonly cookie: string
  readonly body: unknown
  readonly answer: Answer
}

/** Expected and stored value; undefined when the call stores nothing readable. */
type ReadBack = { readonly wanted: unknown; readonly found: unknown } | undefined

/** Reads an accepted value again, as the golfer would. */
export async function readBack(route: ApiRoute, accepted: Accepted): Promise<ReadBack> {
  return READERS[nameOf(route)]?.(accepted)
}

const READERS: Readonly<Record<string, (accepted: Accepted) => Promise<ReadBack>>> = {
  'PATCH /api/profile': readProfile,
  'PUT /api/rounds': readRound,
  'DELETE /api/rounds': readDeletedRound,
  'PATCH /api/play': readPlay,
  'DELETE /api/play': readDeletedPlay,
  'PUT /api/shots': readShots,
  'DELETE /api/shots': readDeletedShots,
  'POST /api/progress': readProgress,
  'POST /api/takeout': readImport,
  'POST /api/sign-up': readAccount,
}

async function readProfile({ server, cookie, body, answer }: Accepted): Promise<ReadBack> {
  const { profile, conflicts } = patchProfile.reply.parse(JSON.parse(answer.text))
  const { set } = patchProfile.body.parse(body)
  const rejected = new Set(conflicts.filter(({ reason }) => reason === 'rejected').map(({ path }) => path))
  // In a batch with a whole club and one of its fields the field wins. A share count never falls, an e-mail stays.
  const isDecidedElsewhere = (text: string) =>
    rejected.has(text) ||
    text === 'shareCount' ||
    text === 'email' ||
    Object.keys(set).some((other) => other !== text && (other.startsWith(text) || text.startsWith(other)))
  const lost = Object.entries(set).filter(
    ([text, { value }]) => !isDecidedElsewhere(text) && !isEstimate(value) && !isStoredAt(profile, text, value),
  )
  const now = getProfile.reply.parse(JSON.parse((await server.ask(getProfile, { cookie })).text))
  return { wanted: { profile, lost: [] }, found: { profile: now.profile, lost } }
}

/** It gives way to a number of the golfer's own without a word. */
function isEstimate(value: unknown): boolean {
  return Reflect.get(Object(value), 'source') === 'estimated'
}

function isStoredAt(profile: Profile, text: string, value: unknown): boolean {
  const path = parseProfilePath(text)
  if (!path) return false
  // Names lose what cannot be seen.
  const checked = value === null ? value : valueSchemaOf(path).parse(value)
  return isSameValue(asStored(valueAt(documentOf(profile), path)), asStored(checked))
}

/** Text is stored in NFC without surrounding spaces; −0 is 0. */
function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null', (_key, entry: unknown) =>
    typeof entry === 'string' ? entry.normalize('NFC').trim() : entry,
  )
}

async function readRound({ server, cookie, body, answer }: Accepted): Promise<ReadBack> {
  const { base, round } = saveRound.body.parse(body)
  const { round: answered } = saveRound.reply.parse(JSON.parse(answer.text))
  const { rounds } = getRounds.reply.parse(JSON.parse((await server.ask(getRounds, { cookie })).text))
  // Stay below the limit of rounds.
  const save = randomUUID()
  await server.ask(deleteRound, { cookie, text: JSON.stringify({ save, base: answered, id: round.id }) })
  return {
    wanted: { round: answered, asSent: base === null ? asStored(roundBy((field) => round[field])) : answered },
    found: { round: rounds.find(({ id }) => id === round.id), asSent: answered },
  }
}

async function readDeletedRound({ server, cookie, body }: Accepted): Promise<ReadBack> {
  const { id } = deleteRound.body.parse(body)
  const { rounds } = getRounds.reply.parse(JSON.parse((await server.ask(getRounds, { cookie })).text))
  return { wanted: undefined, found: rounds.find((round) => round.id === id) }
}

/** Ids are made up for each message, so that none is known or gone. */
async function readShots({ server, cookie, body }: Accepted): Promise<ReadBack> {
  const { sessions, shots } = saveShots.body.parse(body)
  const found = getShots.reply.parse(JSON.parse((await server.ask(getShots, { cookie })).text))
  // One page holds it all.
  const ids = { sessions: sessions.map(({ id }) => id), shots: shots.map(({ id }) => id) }
  await server.ask(deleteShots, { cookie, text: JSON.stringify({ save: randomUUID(), ...ids }) })
  return {
    wanted: { sessions, shots },
    found: {
      sessions: found.sessions.filter(({ id }) => ids.sessions.includes(id)),
      shots: found.shots.filter(({ id }) => ids.shots.includes(id)),
    },
  }
}

async function readDeletedShots({ server, cookie, body }: Accepted): Promise<ReadBack> {
  const { sessions = [], shots = [] } = deleteShots.body.parse(body)
  const found = getShots.reply.parse(JSON.parse((await server.ask(getShots, { cookie })).text))
  const stored = [...found.sessions, ...found.shots].map(({ id }) => id)
  return { wanted: [], found: stored.filter((id) => [...sessions, ...shots].includes(id)) }
}

/** Rows are new: their ids are made up for each message. */
async function readPlay({ server, cookie, body, answer }: Accepted): Promise<ReadBack> {
  const { changes } = savePlay.body.parse(body)
  const { rows, versions } = savePlay.reply.parse(JSON.parse(answer.text))
  const wanted = changes.map(({ kind, base, row }) => ({
    kind,
    row: asStored(row),
    before: null,
    ...(kind !== 'round' && { isBack: base !== null && row !== null }),
  }))
  const found: unknown[] = []
  for (const { round, now } of versions) {
    const path = `/api/play/round?id=${round}` as const
    const read = getPlayedRound.reply.parse(
      JSON.parse((await server.ask({ ...getPlayedRound, path }, { cookie })).text),
    )
    found.push(read.round, ...read.holes, ...read.shots)
    // Stay below the limit of rounds.
    await server.ask(deletePlayedRound, { cookie, text: JSON.stringify({ save: randomUUID(), id: round, base: now }) })
  }
  const missing = rows.filter(({ row }) => row !== null && !found.some((one) => isSameValue(one, row)))
  return { wanted: { rows: wanted, missing: [] }, found: { rows, missing } }
}

async function readDeletedPlay({ server, cookie, body, answer }: Accepted): Promise<ReadBack> {
  const { id } = deletePlayedRound.body.parse(body)
  const { round } = deletePlayedRound.reply.parse(JSON.parse(answer.text))
  const path = `/api/play/round?id=${id}` as const
  const read = getPlayedRound.reply.parse(JSON.parse((await server.ask({ ...getPlayedRound, path }, { cookie })).text))
  return { wanted: round, found: read.round }
}

async function readProgress({ server, cookie, body }: Accepted): Promise<ReadBack> {
  const { date, handicap, clubDistances } = addProgressEntry.body.parse(body)
  const { entries } = getProgress.reply.parse(JSON.parse((await server.ask(getProgress, { cookie })).text))
  return { wanted: { date, handicap, clubDistances }, found: entries.find((entry) => entry.date === date) }
}

async function readImport({ server, cookie, answer }: Accepted): Promise<ReadBack> {
  const reply = importTakeout.reply.parse(JSON.parse(answer.text))
  if (reply.outcome !== 'applied') return undefined
  const { profile } = getProfile.reply.parse(JSON.parse((await server.ask(getProfile, { cookie })).text))
  return { wanted: reply.profile, found: profile }
}

async function readAccount({ server, body, answer }: Accepted): Promise<ReadBack> {
  const { firstName, lastName, email } = account.signUp.body.parse(body)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { user } = account.getSession.reply.parse(JSON.parse((await server.ask(account.getSession, { cookie })).text))
  return {
    wanted: { firstName, lastName, email },
    found: user && { firstName: user.firstName, lastName: user.lastName, email: user.email },
  }
}
