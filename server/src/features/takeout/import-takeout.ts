import { randomUUID } from 'node:crypto'
import { MOST_OWN_COURSES } from '@bagwise/contract/own-course-limits'
import type { OwnCourse } from '@bagwise/contract/own-courses'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { entriesByDay, hasProgressed } from '@bagwise/golf/progress/progress-entry'
import type { ProgressState } from '@bagwise/golf/progress/progress-entry'
import type { AuthUser } from '@bagwise/contract/account'
import type { ProfileBatch } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { Round } from '@bagwise/contract/rounds'
import type { ImportPlan, ImportProblem, ImportReply, ImportRequest } from '@bagwise/contract/takeout'
import { factOf } from '@bagwise/golf/facts'
import { AppError } from '#server/errors.ts'
import { latestDay } from '#server/latest-day.ts'
import { planImport } from './plan-import.ts'
import { LISTED_PROBLEMS } from './checked-entries.ts'
import { readImport } from './read-import.ts'
import type { ImportedContent } from './read-import.ts'
import { tooMuchPlayed } from './too-much-played.ts'
import type { Shots, TakeoutParts, WithTakeoutParts } from './takeout-parts.ts'

type Importing = {
  readonly withParts: WithTakeoutParts
  /** Counts the import; throws when there were too many. */
  readonly admit: () => Promise<void>
}

type Import = { readonly user: AuthUser; readonly request: ImportRequest; readonly now: Date }

/** Validates the whole file, then previews its changes or, once the golfer has seen them, applies them. */
export async function importTakeout({ withParts, admit }: Importing, incoming: Import): Promise<ImportReply> {
  const { user, request, now } = incoming
  if (request.golfer !== user.id) {
    throw new AppError('other-golfer', 'Somebody else is signed in here now, so nothing was imported.')
  }
  const latest = latestDay(now)
  if (request.today > latest) {
    throw new AppError('invalid-value', 'That day is still to come. Check the date of this device.', { path: 'today' })
  }
  await admit()
  const read = await readImport(request.content, { latestDay: latest })
  if ('problems' in read) return refused(read.problems)
  return withParts((parts) => planOrApply(parts, read.content, incoming))
}

async function planOrApply(
  parts: TakeoutParts,
  content: ImportedContent,
  { user, request, now }: Import,
): Promise<ImportReply> {
  await parts.lock(user.id)
  const { document, version } = await parts.profile.load(user, now)
  const [progress, rounds] = [await parts.progress.rows(user.id), await parts.rounds.all(user.id)]
  const shots = await parts.shots.all(user.id)
  const play = await parts.play.all(user.id)
  const ownCourses = await parts.ownCourses.all(user.id)
  const plan = planImport(content, { document, progress, rounds, shots, play, ownCourses })
  const tooMany = [
    ...tooManyRounds(rounds, plan),
    ...tooManyShots(shots, plan),
    ...tooMuchPlayed(play, content.play),
    ...tooManyCourses(ownCourses, plan),
  ]
  if (tooMany.length > 0) return refused(tooMany)
  // A retry after a lost answer finds nothing left to do.
  const isDone = request.seenVersion !== undefined && isEmpty(plan)
  if (!isDone && request.seenVersion !== version) return { outcome: 'preview', plan, version }

  const batch = batchOf(plan)
  const profile = plan.changes.length === 0 ? { document, version } : await parts.profile.patch(user, batch, now)
  await parts.progress.addMissing(user.id, content.progress, now)
  await parts.rounds.addMissing(user.id, content.rounds, now)
  await parts.shots.addMissing(user.id, content.shots)
  await parts.play.addMissing(user.id, content.play)
  await parts.ownCourses.addMissing(user.id, content.ownCourses, now)
  if (hasProgressed(stateOf(document), stateOf(profile.document))) {
    await recordProgress(parts, { user, state: stateOf(profile.document), today: request.today, now })
  }
  return { outcome: 'applied', plan, profile: projectProfile(profile.document), version: profile.version }
}

function isEmpty({ changes, kept: _kept, ...rows }: ImportPlan): boolean {
  return changes.length === 0 && Object.values(rows).every(({ added }) => added === 0)
}

function batchOf({ changes }: ImportPlan): ProfileBatch {
  const set = Object.fromEntries(changes.map(({ path, from, to }) => [path, { base: from, value: to }]))
  return { batch: randomUUID(), set }
}

/** Adds an entry for the day when handicap or distances have changed, unless the file has brought an equal one. */
async function recordProgress(
  { progress }: TakeoutParts,
  { user, state, today, now }: Omit<Import, 'request'> & { readonly state: ProgressState; readonly today: string },
): Promise<void> {
  const latest = entriesByDay(await progress.rows(user.id)).at(-1)
  if (latest && !hasProgressed(latest, state)) return
  const date = latest && latest.date > today ? latest.date : today
  await progress.add(user.id, { id: randomUUID(), date, ...state }, now)
}

function stateOf({ scalars, facts, distances }: ProfileDocument): ProgressState {
  return { handicap: factOf({ ...scalars, facts }, 'handicap')?.value ?? null, clubDistances: distances }
}

function refused(problems: readonly ImportProblem[]): ImportReply {
  const listed = problems.slice(0, LISTED_PROBLEMS)
  return { outcome: 'refused', problems: listed, moreCount: problems.length - listed.length }
}

function tooManyRounds({ length: presentCount }: readonly Round[], { rounds }: ImportPlan): readonly ImportProblem[] {
  if (rounds.added === 0 || presentCount + rounds.added <= MOST_ROUNDS) return []
  const message = `Bagwise keeps ${MOST_ROUNDS} rounds. You have ${presentCount} and the file adds ${rounds.added}: delete old ones to make room.`
  return [{ place: 'rounds', message }]
}

function tooManyCourses(
  { length: presentCount }: readonly OwnCourse[],
  { ownCourses: { added } }: ImportPlan,
): readonly ImportProblem[] {
  if (added === 0 || presentCount + added <= MOST_OWN_COURSES) return []
  const message = `Bagwise keeps ${MOST_OWN_COURSES} courses that you have mapped. You have ${presentCount} and the file adds ${added}: delete some to make room.`
  return [{ place: 'ownCourses', message }]
}

function tooManyShots(present: Shots, plan: ImportPlan): readonly ImportProblem[] {
  const lists = [
    {
      place: 'shotSessions',
      what: 'sessions',
      most: MOST_SHOT_SESSIONS,
      presentCount: present.sessions.length,
      addedCount: plan.shotSessions.added,
    },
    {
      place: 'shots',
      what: 'shots',
      most: MOST_KEPT_SHOTS,
      presentCount: present.shots.length,
      addedCount: plan.shots.added,
    },
  ]
  const [oldest] = present.sessions.toSorted((one, other) => (one.day < other.day ? -1 : 1))
  return lists.flatMap(({ place, what, most, presentCount, addedCount }) => {
    if (addedCount === 0 || presentCount + addedCount <= most) return []
    const counts = `Bagwise keeps ${most.toLocaleString('en-US')} ${what}. You have ${presentCount} and the file adds ${addedCount}`
    const named = oldest ? ` Your oldest session is “${oldest.source}” of ${oldest.day}.` : ''
    return [{ place, message: `${counts}: delete old ones to make room.${named}` }]
  })
}
