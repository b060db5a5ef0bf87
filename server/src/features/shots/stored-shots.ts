import type { Transaction } from 'kysely'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { isSameWords, mergeShotWords, wordsOf } from '@bagwise/contract/merge-shot'
import type { KeptShot, ShotChange, ShotSession } from '@bagwise/contract/shots'
import type { Tables } from '#server/db/schema.ts'
import { sessionOf, shotOf } from './shot-rows.ts'
import { portionsOf } from './shot-writer.ts'

export type Shots = { readonly sessions: readonly ShotSession[]; readonly shots: readonly KeptShot[] }

/** A shot that another device had changed since the golfer saw it. */
export type Conflict = {
  readonly id: string
  readonly before: ReturnType<typeof wordsOf>
  readonly now: ReturnType<typeof wordsOf>
}

/** Nothing is written: no room for what is new, or a shot names a session that is neither stored nor sent. */
export type Refused =
  | { readonly problem: 'too-many-shots' | 'too-many-sessions'; readonly oldest: ShotSession }
  | { readonly problem: 'no-session'; readonly shot: KeptShot }

/** Those of the golfer whose ids are not stored. */
export async function unknownAmong(
  trx: Transaction<Tables>,
  userId: string,
  { sessions, shots }: Shots,
): Promise<Shots> {
  const [ofSessions, ofShots] = [
    await idsAmong(trx, 'shot_sessions', { userId, ids: idsOf(sessions) }),
    await idsAmong(trx, 'shots', { userId, ids: idsOf(shots) }),
  ]
  return {
    sessions: sessions.filter(({ id }) => !ofSessions.has(id)),
    shots: shots.filter(({ id }) => !ofShots.has(id)),
  }
}

/** Ids of these that were deleted. */
export function goneAmong(trx: Transaction<Tables>, userId: string, ids: readonly string[]) {
  return idsAmong(trx, 'shots_gone', { userId, ids })
}

async function idsAmong(
  trx: Transaction<Tables>,
  table: 'shot_sessions' | 'shots' | 'shots_gone',
  { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const found: string[] = []
  for (const some of portionsOf([...new Set(ids)])) {
    const rows = trx.selectFrom(table).select('id').where('user_id', '=', userId).where('id', 'in', some)
    found.push(...idsOf(await rows.execute()))
  }
  return new Set(found)
}

/** Why these cannot be added; undefined when they can. */
export async function refusalOf(trx: Transaction<Tables>, userId: string, added: Shots): Promise<Refused | undefined> {
  const { sessions, shots } = added
  const sent = new Set(idsOf(sessions))
  const named = shots.map(({ session }) => session).filter((session) => !sent.has(session))
  const stored = await idsAmong(trx, 'shot_sessions', { userId, ids: named })
  const shot = shots.find(({ session }) => !sent.has(session) && !stored.has(session))
  if (shot) return { problem: 'no-session', shot }

  const sessionCount = await countOf(trx, 'shot_sessions', userId)
  if (sessions.length > 0 && sessionCount + sessions.length > MOST_SHOT_SESSIONS) {
    return { problem: 'too-many-sessions', oldest: await oldestSession(trx, userId) }
  }
  const shotCount = shots.length > 0 ? await countOf(trx, 'shots', userId) : 0
  if (shotCount + shots.length > MOST_KEPT_SHOTS) {
    return { problem: 'too-many-shots', oldest: await oldestSession(trx, userId) }
  }
  return undefined
}

/** The changes, merged with what is stored. */
export async function mergedChanges(
  trx: Transaction<Tables>,
  userId: string,
  changes: readonly ShotChange[],
): Promise<{
  /** As they are to be stored; those that stay as they are left out. */
  readonly changed: readonly KeptShot[]
  readonly unknown: readonly string[]
  readonly conflicts: readonly Conflict[]
}> {
  const stored = new Map<string, KeptShot>()
  for (const some of portionsOf(changes)) {
    const rows = trx.selectFrom('shots').selectAll().where('user_id', '=', userId).where('id', 'in', idsOf(some))
    for (const row of await rows.execute()) stored.set(row.id, shotOf(row))
  }
  const merged = changes.flatMap(({ id, base, wanted }) => {
    const shot = stored.get(id)
    return shot ? [{ shot, base, now: mergeShotWords({ stored: shot, base, wanted }) }] : []
  })
  return {
    changed: merged.flatMap(({ shot, now }) => (isSameWords(shot, now) ? [] : [{ ...shot, ...now }])),
    unknown: idsOf(changes).filter((id) => !stored.has(id)),
    conflicts: merged.flatMap(({ shot, base, now }) =>
      isSameWords(shot, base) ? [] : [{ id: shot.id, before: wordsOf(shot), now }],
    ),
  }
}

async function oldestSession(trx: Transaction<Tables>, userId: string): Promise<ShotSession> {
  const ofGolfer = trx.selectFrom('shot_sessions').selectAll().where('user_id', '=', userId)
  return sessionOf(await ofGolfer.orderBy('day').orderBy('position').limit(1).executeTakeFirstOrThrow())
}

async function countOf(trx: Transaction<Tables>, table: 'shot_sessions' | 'shots', userId: string): Promise<number> {
  const ofGolfer = trx.selectFrom(table).where('user_id', '=', userId)
  const { count } = await ofGolfer.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

export function idsOf(entries: readonly { readonly id: string }[]): readonly string[] {
  return entries.map(({ id }) => id)
}
