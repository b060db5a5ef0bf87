import { NO_PLACES } from '@bagwise/golf/play/hole-places'
import type { HolePlaces } from '@bagwise/golf/play/hole-places'
import { rowsFromPlaces } from '@bagwise/golf/play/rows-from-places'
import type { RoundNotes } from '#data/play/round-notes.ts'
import { inTurn } from '#features/play/note-tap.ts'
import { play } from '#sync/played/play.ts'
import { frameOf, logOf } from './hole-rows.ts'

type Taking = {
  readonly round: string
  readonly hole: number
  /** What this phone knows of the round. */
  readonly notes: Pick<RoundNotes, 'state' | 'changePlaces'>
  /** *Keep pictures for my other devices*. */
  readonly arePicturesKept: boolean
}

/**
 * Keeps what a place adds to the hole, and what follows from all its places in the rows: no coordinate is in them. The place
 * of a stroke settles seconds after its tap, so it is joined with what is known by then, not with what was drawn.
 */
export async function takePlaces(
  { round, hole, notes, arePicturesKept }: Taking,
  changed: (before: HolePlaces) => HolePlaces,
): Promise<void> {
  void notes.changePlaces(hole, changed)
  // After the taps that are still being kept, an Undo among them.
  await inTurn(() => changeRows({ round, hole, notes, arePicturesKept }))
}

async function changeRows({ round, hole, notes, arePicturesKept }: Taking): Promise<void> {
  const log = logOf(round, hole)
  if (!log) return
  const { places, marks } = notes.state()
  const now = places[hole] ?? NO_PLACES
  const frame = arePicturesKept ? frameOf(now, { log, marks: marks[hole] }) : undefined
  const changes = rowsFromPlaces(log, now, { frame })
  if (changes.length > 0) await play.change(round, changes)
}
