import type { AuthUser } from '@bagwise/contract/account'
import { MOST_OWN_COURSES } from '@bagwise/contract/own-course-limits'
import type { OwnCourse, OwnCourseAnswer } from '@bagwise/contract/own-courses'
import { AppError } from '#server/errors.ts'
import type { OwnCourseStore } from './own-course-store.ts'

type Sent = {
  readonly user: AuthUser
  readonly golfer?: string | undefined
  readonly save: string
  readonly base: string | null
  /** The id in the path. */
  readonly id: string
  readonly now: Date
}

/** Stores a golfer's mapping; the one before, changed by another device meanwhile, is in the answer. */
export async function saveOwnCourse(
  store: OwnCourseStore,
  { course, id, ...sent }: Sent & { readonly course: OwnCourse },
): Promise<OwnCourseAnswer> {
  refuseOthers(sent)
  if (course.id !== id) {
    throw new AppError('invalid-value', 'This mapping has another id than its address.', { path: 'course.id' })
  }
  const { user, save, base, now } = sent
  const answer = await store.save({ userId: user.id, save, base, course, now })
  if (answer === 'full') {
    throw new AppError(
      'too-many-courses',
      `Bagwise keeps ${MOST_OWN_COURSES} courses that you have mapped, and you have as many. Delete one to make room.`,
    )
  }
  return answer
}

export async function deleteOwnCourse(store: OwnCourseStore, { id, ...sent }: Sent): Promise<OwnCourseAnswer> {
  refuseOthers(sent)
  const { user, save, base, now } = sent
  return store.remove({ userId: user.id, save, base, id, now })
}

function refuseOthers({ user, golfer }: Pick<Sent, 'user' | 'golfer'>): void {
  if (golfer === undefined || golfer === user.id) return
  throw new AppError('other-golfer', 'Somebody else is signed in here now, so this was not saved to their account.')
}
