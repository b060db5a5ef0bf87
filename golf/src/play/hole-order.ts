import { EIGHTEEN_HOLES, NINE_HOLES } from '../handicap/round.ts'
import type { HoleCount } from '../handicap/round.ts'
import type { PlayedHole } from './played-rows.ts'

type Loop = {
  readonly holeCount: HoleCount
  /** 1 to 18; of nine holes it says which nine. */
  readonly firstHole: number
}

/**
 * The numbers of the holes as they are played: round again to the hole before the first one, of nine holes within their nine.
 */
export function holeOrder({ holeCount, firstHole }: Loop): readonly number[] {
  const lowest = holeCount === EIGHTEEN_HOLES || firstHole <= NINE_HOLES ? 1 : NINE_HOLES + 1
  return Array.from({ length: holeCount }, (_, step) => lowest + ((firstHole - lowest + step) % holeCount))
}

type Played = Loop & { readonly holes: readonly PlayedHole[] }

/** The number of the hole to go on with: the first one that is not done; undefined when all are. A round of one hole has one row. */
export function openHole({ holes, ...loop }: Played): number | undefined {
  return inPlay({ holes, ...loop }).find(({ finish }) => finish === null)?.number
}

/**
 * The hole after this one that is not done, past the last one from the first again; undefined when all others are. In a
 * shotgun start, or where a hole was skipped, it is not the next number.
 */
export function nextHole(played: Played, after: number): number | undefined {
  const holes = inPlay(played)
  const at = holes.findIndex(({ number }) => number === after)
  return [...holes.slice(at + 1), ...holes.slice(0, Math.max(0, at))].find(({ finish }) => finish === null)?.number
}

/** Holes that are done. */
export function throughCount({ holes }: Pick<Played, 'holes'>): number {
  return holes.filter(({ finish }) => finish !== null && finish !== 'not-played').length
}

function inPlay({ holes, ...loop }: Played): readonly PlayedHole[] {
  const byNumber = new Map(holes.map((hole) => [hole.number, hole]))
  return holeOrder(loop).flatMap((number) => byNumber.get(number) ?? [])
}
