import type { AuthUser } from '@bagwise/contract/account'
import type { KeptShot, ShotChange, ShotSession } from '@bagwise/contract/shots'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { AppError } from '#server/errors.ts'
import { latestDayBegun } from '#server/latest-day.ts'
import type { ShotStore } from './shot-store.ts'
import type { Refused } from './stored-shots.ts'

type Sent = {
  readonly user: AuthUser
  readonly golfer?: string | undefined
  readonly save: string
  readonly now: Date
}

type SentShots = Sent & {
  readonly sessions: readonly ShotSession[]
  readonly shots: readonly KeptShot[]
  readonly changes: readonly ShotChange[]
}

/** Stores what is new and merges changes. Sessions of earlier days may arrive late, from a phone that was offline. */
export async function saveShots(store: ShotStore, { user, golfer, ...sent }: SentShots) {
  refuseOthers({ user, golfer })
  const latestDay = latestDayBegun(sent.now)
  const ahead = sent.sessions.findIndex(({ day }) => day > latestDay)
  if (ahead !== -1) {
    throw new AppError('invalid-value', 'That day is still to come. Check the date of the session.', {
      path: `sessions.${ahead}.day`,
    })
  }
  const answer = await store.save({ userId: user.id, ...sent })
  if ('problem' in answer) throw refusal(answer, sent.shots)
  return answer
}

type Deleted = Sent & {
  readonly sessions?: readonly string[] | undefined
  readonly shots?: readonly string[] | undefined
}

export async function deleteShots(store: ShotStore, { user, golfer, sessions = [], shots = [], ...sent }: Deleted) {
  refuseOthers({ user, golfer })
  return store.remove({ userId: user.id, sessions, shots, ...sent })
}

function refuseOthers({ user, golfer }: Pick<Sent, 'user' | 'golfer'>): void {
  if (golfer === undefined || golfer === user.id) return
  throw new AppError('other-golfer', 'Somebody else is signed in here now, so this was not saved to their account.')
}

function refusal(refused: Refused, shots: readonly KeptShot[]): AppError {
  if (refused.problem === 'no-session') {
    const index = shots.indexOf(refused.shot)
    return new AppError('invalid-value', 'The session of this shot is not kept: send it with its shots.', {
      path: `shots.${index}.session`,
    })
  }
  return new AppError('too-many-shots', noRoomSentence(refused))
}

/** The golfer decides what goes: nothing is dropped to make room. */
function noRoomSentence({ problem, oldest }: Exclude<Refused, { readonly problem: 'no-session' }>): string {
  const most =
    problem === 'too-many-shots' ? `${MOST_KEPT_SHOTS.toLocaleString('en-US')} shots` : `${MOST_SHOT_SESSIONS} sessions`
  return `Bagwise keeps ${most}, and these would be more. Delete old ones to make room: your oldest session is “${oldest.source}” of ${oldest.day}.`
}
