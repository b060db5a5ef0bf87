import type { ExpressionBuilder, Kysely } from 'kysely'
import { PAGE_BYTES, PAGE_ROWS } from '@bagwise/contract/shots'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { Tables } from '#server/db/schema.ts'
import { sessionOf, shotOf } from './shot-rows.ts'

export type ShotPage = {
  readonly sessions: readonly ShotSession[]
  readonly shots: readonly KeptShot[]
  readonly gone: readonly string[]
  readonly position: number
  readonly isLast: boolean
}

type Entry = { readonly position: number } & (
  | { readonly session: ShotSession }
  | { readonly shot: KeptShot }
  | { readonly gone: string }
)

/**
 * What came or changed after a position. The latest position is read first: what is written meanwhile has a later one,
 * moves there and comes with a later page, so that no row is missed however the reads fall.
 */
export async function shotPage(db: Kysely<Tables>, userId: string, after: number): Promise<ShotPage> {
  const latest = await latestPosition(db, userId)
  const entries = await entriesBetween(db, { userId, after, latest })
  const shown = entries.slice(0, fittingCount(entries))
  const isLast = shown.length === entries.length
  return {
    sessions: shown.flatMap((entry) => ('session' in entry ? [entry.session] : [])),
    shots: shown.flatMap((entry) => ('shot' in entry ? [entry.shot] : [])),
    gone: shown.flatMap((entry) => ('gone' in entry ? [entry.gone] : [])),
    position: isLast ? latest : (shown.at(-1)?.position ?? after),
    isLast,
  }
}

export async function latestPosition(db: Kysely<Tables>, userId: string): Promise<number> {
  const row = await db.selectFrom('shot_positions').select('position').where('user_id', '=', userId).executeTakeFirst()
  return row?.position ?? 0
}

type Between = { readonly userId: string; readonly after: number; readonly latest: number }

/** In the order of their positions: one more than a page has, where there are more. */
async function entriesBetween(db: Kysely<Tables>, { userId, after, latest }: Between): Promise<readonly Entry[]> {
  const isBetween = (eb: ExpressionBuilder<Tables, 'shot_sessions' | 'shots' | 'shots_gone'>) =>
    eb.and([eb('user_id', '=', userId), eb('position', '>', after), eb('position', '<=', latest)])
  const most = PAGE_ROWS + 1
  const sessions = db.selectFrom('shot_sessions').selectAll().where(isBetween).orderBy('position').limit(most)
  const shots = db.selectFrom('shots').selectAll().where(isBetween).orderBy('position').limit(most)
  const gone = db.selectFrom('shots_gone').selectAll().where(isBetween).orderBy('position').limit(most)
  const entries: readonly Entry[] = [
    ...(await sessions.execute()).map((row) => ({ position: row.position, session: sessionOf(row) })),
    ...(await shots.execute()).map((row) => ({ position: row.position, shot: shotOf(row) })),
    ...(await gone.execute()).map(({ position, id }) => ({ position, gone: id })),
  ]
  return entries.toSorted((one, other) => one.position - other.position).slice(0, most)
}

/** As many as a page may have: at least one. */
function fittingCount(entries: readonly Entry[]): number {
  let bytes = 0
  const tooMany = entries.findIndex((entry, index) => {
    bytes += Buffer.byteLength(JSON.stringify(entry))
    return index === PAGE_ROWS || (bytes > PAGE_BYTES && index > 0)
  })
  return tooMany === -1 ? entries.length : tooMany
}
