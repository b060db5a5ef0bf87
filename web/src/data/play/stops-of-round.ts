import type { PlayedRound } from '@bagwise/contract/play'
import { NO_PLACES, yardsApart } from '@bagwise/golf/play/hole-places'
import { rememberedPin } from '@bagwise/golf/play/own-course-marks'
import { stopsOnHole } from '@bagwise/golf/play/trail'
import { roundNotesOf } from './use-round-notes.ts'

type RoundOfGolfer = { readonly golfer: string; readonly round: PlayedRound }

/**
 * Where this phone stood still on each hole of a round, in yards to the pin where its place is known. Empty once the round
 * is over: its trail is gone.
 */
export async function stopsOfRound(of: RoundOfGolfer): Promise<ReadonlyMap<number, readonly number[]>> {
  const notes = roundNotesOf(of)
  await notes.done()
  const { trail, places, marks } = notes.state()
  const holes = new Set(trail.map(({ hole }) => hole))
  return new Map(
    [...holes].map((hole) => {
      const ofHole = places[hole] ?? NO_PLACES
      const marked = marks[hole]
      const pin = ofHole.pin ?? (marked && rememberedPin(marked))
      return [hole, pin ? stopsOnHole(trail, hole, ofHole).map(({ at }) => yardsApart(at, pin.at)) : []]
    }),
  )
}
