import type { PlayedHole, PlayedRound } from '@bagwise/contract/play'
import type { NotedTap, RowChange } from '@bagwise/golf/play/hole-taps'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import type { Kept } from '#sync/policies/played-rounds.ts'

const { ask, askUndoable, golfer, load, state, subscribe } = playedRounds

/** What keeps them, for whoever asks: nothing is done for another golfer who has signed in while its code was on its way. */
async function keeping(): ReturnType<typeof load> {
  const asking = golfer()
  const kept = await load()
  if (golfer() !== asking) throw new Error('Another golfer has signed in since')
  return kept
}

/** The golfer's played rounds as screens see and change them: what a golfer does shows once it is kept, and is sent. */
export const play = {
  state,
  subscribe,
  /** A new round with its holes, in one step. */
  start: async (round: PlayedRound, holes: readonly PlayedHole[]): Promise<Kept> =>
    (await keeping()).start(round, holes),
  /** What a tap changes, with the tap itself; or without the last one of the hole. Resolves when it is shown. */
  tap: async (round: string, hole: number, changes: readonly RowChange[], noted: NotedTap | 'undo'): Promise<Kept> =>
    (await keeping()).tap(round, hole, changes, noted),
  /** What follows from places and is no tap: Undo does not take it back. */
  change: async (round: string, changes: readonly RowChange[]): Promise<Kept> =>
    (await keeping()).change(round, changes),
  /** Changes of a round's own row. */
  changeRound: async (id: string, changed: Partial<Omit<PlayedRound, 'id'>>): Promise<Kept> =>
    (await keeping()).changeRound(id, changed),
  /** The taps of a hole that Undo takes back, of a round that is being played; for `resumed` after a reload. */
  notedOf: (round: string, hole: number): readonly NotedTap[] =>
    state().taps.flatMap((tap) => (tap.round === round && tap.hole === hole ? [tap.noted] : [])),
  /** Has the rows of an older round read and kept. */
  open: (id: string): void => ask((kept) => kept.open(id)),
  /**
   * Hides it at once; it is deleted after ten seconds, or with the page, unless the golfer undoes it. One that another
   * device has changed meanwhile comes back with news of that. Its round of the index goes too where that is wanted.
   */
  remove: (id: string, how: { readonly withIndexRound: boolean }): { readonly undo: () => void } =>
    askUndoable((kept) => kept.remove(id, how)),
  /** The golfer knows what another device has done to it. */
  noteSeen: (id: string): void => ask((kept) => kept.noteSeen(id)),
}
