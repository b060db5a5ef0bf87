import type { AuthUser } from '@bagwise/contract/account'
import type { PlayChange } from '@bagwise/contract/play'
import type { Round } from '@bagwise/contract/rounds'
import {
  MOST_PLAYED_ROUNDS,
  MOST_PLAYED_SHOTS,
  MOST_SHOTS_OF_HOLE,
  MOST_SHOTS_OF_ROUND,
} from '@bagwise/golf/play/played-record'
import { AppError } from '#server/errors.ts'
import { latestDayBegun } from '#server/latest-day.ts'
import type { PlayStore } from './play-store.ts'
import type { PlayRefusal } from './refusal.ts'

type Sent = {
  readonly user: AuthUser
  readonly golfer?: string | undefined
  readonly save: string
  readonly now: Date
}

/** Merges changes of played rounds, all or none. They may arrive late, from a phone that was offline. */
export async function savePlay(
  store: PlayStore,
  { user, golfer, save, now, changes }: Sent & { readonly changes: readonly PlayChange[] },
) {
  refuseOthers({ user, golfer })
  const latestDay = latestDayBegun(now)
  const ahead = changes.findIndex((change) => change.kind === 'round' && change.row.date > latestDay)
  if (ahead !== -1) {
    throw new AppError('invalid-value', 'That day is still to come. Check the date of the round.', {
      path: `changes.${ahead}.row.date`,
    })
  }
  const answer = await store.save({ userId: user.id, save, now, changes })
  if ('problem' in answer) throw refusal(answer)
  return answer
}

type Removal = Sent & {
  readonly id: string
  readonly base: string | null
  readonly indexRound?: Round | undefined
}

export async function deletePlayedRound(store: PlayStore, { user, golfer, ...removal }: Removal) {
  refuseOthers({ user, golfer })
  return store.remove({ userId: user.id, ...removal })
}

function refuseOthers({ user, golfer }: Pick<Sent, 'user' | 'golfer'>): void {
  if (golfer === undefined || golfer === user.id) return
  throw new AppError('other-golfer', 'Somebody else is signed in here now, so this was not saved to their account.')
}

function refusal({ problem, index }: PlayRefusal): AppError {
  const at = `changes.${index}.row`
  switch (problem) {
    case 'gone-round':
      return new AppError('unknown-round', 'This round is no longer kept: send all of it.', { path: `${at}.id` })
    case 'unknown-round':
      return new AppError('unknown-round', 'The round of this is not kept: send it as well.', { path: `${at}.round` })
    case 'unknown-hole':
      return new AppError('unknown-hole', 'The round does not have this hole: send it as well.', { path: `${at}.hole` })
    case 'other-round':
      return new AppError('invalid-value', 'This shot is one of another round.', { path: `${at}.round` })
    case 'too-many-rounds':
      return new AppError(
        'too-many-rounds',
        `Bagwise keeps ${MOST_PLAYED_ROUNDS} rounds that you have played, and you have as many. Delete an old one to make room.`,
        { path: at },
      )
    case 'too-many-shots-of-hole':
      return new AppError('too-many-shots', `A hole has ${MOST_SHOTS_OF_HOLE} shots at most.`, { path: at })
    case 'too-many-shots-of-round':
      return new AppError('too-many-shots', `A round has ${MOST_SHOTS_OF_ROUND} shots at most.`, { path: at })
    case 'too-many-shots':
      return new AppError(
        'too-many-shots',
        `Bagwise keeps ${MOST_PLAYED_SHOTS.toLocaleString('en-US')} shots that you have played, and these would be more. Delete an old round to make room.`,
        { path: at },
      )
  }
}
