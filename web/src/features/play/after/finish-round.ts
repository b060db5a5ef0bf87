import { indexRounds } from '#data/play/index-rounds.ts'
import { noteGoingOn } from '#features/play/round-going-on.ts'
import { play } from '#sync/played/play.ts'
import { roundNow } from '#features/play/card/keep-tap.ts'
import { inTurn } from '#features/play/note-tap.ts'
import { indexRoundOf } from '#features/play/round-card.ts'
import type { PlayedWithRows } from '#features/play/round-card.ts'
import { offerUndo } from '#ui/offer-undo.ts'
import * as copy from './finish.copy.ts'

/**
 * Ends a round that is played. A finished one that counts becomes a round of the index, with the same id. Undo takes both
 * back.
 */
export async function finishRound({ round: { id } }: Pick<PlayedWithRows, 'round'>): Promise<void> {
  const rounds = await indexRounds()
  // After the scores that are still being kept.
  await inTurn(() => finish(id, rounds))
}

async function finish(id: string, rounds: Awaited<ReturnType<typeof indexRounds>>): Promise<void> {
  const played = roundNow(id)
  // A second tap.
  if (played?.round.state !== 'playing') return
  const counting = indexRoundOf(played)
  await play.changeRound(id, { state: 'finished' })
  const posted = counting?.kind === 'counts' ? counting.round : undefined
  // A round that was finished before and gone on with has one.
  const before = rounds.state().rounds.find((round) => round.id === id)
  if (posted) rounds.save(posted, before)
  offerUndo(posted ? copy.finishedAndPosted : copy.finished, () => {
    void goOnWith(id)
    if (posted && before) rounds.save(before)
    else if (posted) rounds.remove(posted)
  })
}

/** Ends it without a result: nothing goes to the index. */
export async function leaveRound({ round: { id } }: Pick<PlayedWithRows, 'round'>): Promise<void> {
  await play.changeRound(id, { state: 'left' })
  offerUndo(copy.left, () => void goOnWith(id))
}

export async function continueRound({ round: { id } }: Pick<PlayedWithRows, 'round'>): Promise<void> {
  await goOnWith(id)
}

/** Whatever its day: who has just said so is not asked whether it was left open. */
async function goOnWith(id: string): Promise<void> {
  noteGoingOn(id)
  await play.changeRound(id, { state: 'playing' })
}
