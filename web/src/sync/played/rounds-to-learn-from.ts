import type { RoundRows } from '@bagwise/golf/play/memory-of-rounds'
import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'

/** Finished rounds with strokes whose rows are here; those of `before`, and `before` itself, where nothing has changed. */
export function roundsToLearnFrom(
  rounds: readonly ShownPlayedRound[],
  before: readonly RoundRows[],
): readonly RoundRows[] {
  const known = new Map(before.map((one) => [one.round.id, one]))
  const next = rounds.flatMap(({ round: { id, date, state }, holes, shots }) => {
    if (state !== 'finished' || !holes || !shots || shots.length === 0) return []
    const old = known.get(id)
    const isOld = old?.round.date === date && areSame(old.holes, holes) && areSame(old.shots, shots)
    return [isOld ? old : { round: { id, date, state }, holes, shots }]
  })
  return areSame(next, before) ? before : next
}

/** Rows are the same objects until something of them changes; lists of them are not. */
function areSame<Row>(one: readonly Row[], other: readonly Row[]): boolean {
  return one === other || (one.length === other.length && one.every((row, index) => row === other[index]))
}
