import type { AuthUser } from '@bagwise/contract/account'
import type { Round, RoundAnswer } from '@bagwise/contract/rounds'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { AppError } from '#server/errors.ts'
import { latestDayBegun } from '#server/latest-day.ts'
import type { RoundStore } from './round-store.ts'

type Sent = {
  readonly user: AuthUser
  readonly golfer?: string | undefined
  readonly save: string
  readonly base: Round | null
  readonly now: Date
}

/** Stores or merges a round. Rounds of earlier days may arrive late, from a phone that was offline. */
export async function saveRound(
  store: RoundStore,
  { round, ...sent }: Sent & { readonly round: Round },
): Promise<RoundAnswer> {
  refuseOthers(sent)
  const { user, save, base, now } = sent
  if (round.date > latestDayBegun(now)) {
    throw new AppError('invalid-value', 'That day is still to come. Check the date of the round.', { path: 'date' })
  }
  const answer = await store.save({ userId: user.id, save, base, round, now })
  if (answer === 'full') {
    throw new AppError(
      'too-many-rounds',
      `Bagwise keeps ${MOST_ROUNDS} rounds, and you have as many. Delete an old one to make room.`,
    )
  }
  if ('misfit' in answer) {
    const path = `round.${answer.misfit.field}`
    throw new AppError('invalid-body', `${path} ${answer.misfit.problem}.`, { path })
  }
  return answer
}

export async function deleteRound(
  store: RoundStore,
  { id, ...sent }: Sent & { readonly id: string },
): Promise<RoundAnswer> {
  refuseOthers(sent)
  const { user, save, base, now } = sent
  return store.remove({ userId: user.id, save, base, id, now })
}

function refuseOthers({ user, golfer }: Pick<Sent, 'user' | 'golfer'>): void {
  if (golfer === undefined || golfer === user.id) return
  throw new AppError('other-golfer', 'Somebody else is signed in here now, so this was not saved to their account.')
}
