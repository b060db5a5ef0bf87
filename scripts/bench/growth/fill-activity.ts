import { DEFAULT_BAG } from '@bagwise/golf/bag'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { counting, idOf } from '../golfers/fill.ts'
import type { SqlDatabase } from '../golfers/sql-database.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Longer ago than anything is kept that is not among the newest of its golfer. */
const OLD_MS = 120 * DAY_MS

const LONGEST_CARRY_YARDS = 240
const BATCHES_PER_GOLFER = 2
const HISTORY_PER_GOLFER = 2
/** Every hour removes the edits of an hour of ninety days, which is one in 2,160: a bad hour. */
const ONE_OLD_BATCH_IN = 1_000
/** The first golfer has as many rows of everything as are kept. */
export const FULLEST_GOLFER = 0
/** The store keeps as many days of progress; the same for edits is a golfer who has tried everything for a season. */
export const FULLEST_ROW_COUNT = 500

/** Rows that edits have left behind, and one golfer who has as much of everything as is kept. */
export async function fillActivity(database: SqlDatabase, golferCount: number): Promise<void> {
  const recent = new Date()
  const times = [recent.toISOString(), new Date(recent.getTime() - OLD_MS).toISOString()]
  await database.run(
    `${counting(golferCount * BATCHES_PER_GOLFER)} insert into profile_batches (user_id, batch_id, created_at)
      select ${idOf(`(n / ${BATCHES_PER_GOLFER})`)}, 'batch-' || n,
        case when n % ${ONE_OLD_BATCH_IN} = 0 then $2 else $1 end from series`,
    times,
  )
  // The older half stays: it is among the newest of its golfer.
  await database.run(
    `${counting(golferCount * HISTORY_PER_GOLFER, HISTORY_PER_GOLFER)} ${INTO_HISTORY}
      select 'entry-' || n, ${idOf(`(n / ${HISTORY_PER_GOLFER})`)}, n % ${HISTORY_PER_GOLFER}, 'batch-' || n,
        'handicap', '18.2', '17.9', 'replaced', 0, case when n % 2 = 0 then $2 else $1 end from series`,
    times,
  )
  await fillFullest(database, recent)
}

const INTO_HISTORY = `insert into profile_history
  (id, user_id, position, batch_id, path, value, kept_value, reason, is_conflict, created_at)`

async function fillFullest(database: SqlDatabase, now: Date): Promise<void> {
  const golfer = idOf(String(FULLEST_GOLFER))
  const carries = Object.fromEntries(
    DEFAULT_BAG.map(({ type }, place) => [type, { distance: LONGEST_CARRY_YARDS - place, source: 'manual' }]),
  )
  await database.run(
    `${counting(FULLEST_ROW_COUNT)} ${INTO_HISTORY}
      select 'fullest-' || n, ${golfer}, n, 'batch-' || n, 'clubDistances.driver', $2, $2, 'replaced', 0, $1 from series`,
    [now.toISOString(), JSON.stringify({ distance: 255, source: 'manual' })],
  )
  await database.run(
    `${counting(FULLEST_ROW_COUNT)}
      insert into progress_entries (user_id, id, position, date, handicap, club_distances, created_at)
      select ${golfer}, ${UUID}, n, ${dayOf('n')}, 18.2, $2, $1 from series`,
    [now.toISOString(), JSON.stringify(carries)],
  )
  await database.run(
    `${counting(MOST_ROUNDS)}
      insert into rounds (user_id, id, date, course, tees, course_rating, slope_rating, adjusted_gross_score,
        playing_conditions, created_at, updated_at)
      select ${golfer}, ${UUID}, ${dayOf('n')}, 'Pinehurst No. 2', 'Blue', 73.1, 133, 88, null, $1, $1 from series`,
    [now.toISOString()],
  )
}

/** One for each row, as devices make them. */
const UUID = `'00000000-0000-4000-8000-' || (100000000000 + n)`

/** A day of its own for each, none of which is the 29th of February. */
function dayOf(index: string): string {
  const twoDigits = (number: string) => `substr(cast(100 + ${number} as text), 2)`
  return `(2000 + ${index} / 336) || '-' || ${twoDigits(`1 + ${index} / 28 % 12`)} || '-' || ${twoDigits(`1 + ${index} % 28`)}`
}
