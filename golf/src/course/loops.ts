import { yardsBetween } from './plane.ts'
import type { Place } from './plane.ts'
import type { Tags } from './reading/map-reading.ts'

type LoopedHole = {
  readonly tags: Tags
  readonly number: number | undefined
  readonly start: Place
  readonly end: Place
}

const FIRST_LETTER = 'A'

/**
 * The loop of each hole: by name where the map names one; else where a number comes twice, each next hole belongs to the
 * loop whose last one ended nearest, and the loops are A, B, C. Undefined where there is one loop only.
 */
export function loopsOf(holes: readonly LoopedHole[]): readonly (string | undefined)[] {
  const named = holes.map(({ tags }) => tags['golf:course:name'] ?? tags['golf:course'])
  if (named.some((name) => name !== undefined)) return named
  const numbers = holes.flatMap(({ number }) => (number === undefined ? [] : [number]))
  if (new Set(numbers).size === numbers.length) return holes.map(() => undefined)

  const ends: Place[] = []
  const loops = new Map<LoopedHole, number>()
  for (const number of [...new Set(numbers)].toSorted((one, other) => one - other)) {
    const free = new Set(ends.keys())
    for (const hole of byNearness(
      holes.filter((one) => one.number === number),
      ends,
    )) {
      const nearest = [...free].toSorted((one, other) => gapYards(hole, ends[one]) - gapYards(hole, ends[other]))[0]
      const loop = nearest ?? ends.length
      free.delete(loop)
      ends[loop] = hole.end
      loops.set(hole, loop)
    }
  }
  return holes.map((hole) => {
    const loop = loops.get(hole)
    return loop === undefined ? undefined : String.fromCodePoint((FIRST_LETTER.codePointAt(0) ?? 0) + loop)
  })
}

/** Those first that begin nearest to where a loop has ended. */
function byNearness(holes: readonly LoopedHole[], ends: readonly Place[]): readonly LoopedHole[] {
  const nearestYards = (hole: LoopedHole) => Math.min(Infinity, ...ends.map((end) => gapYards(hole, end)))
  return holes.toSorted((one, other) => {
    const [oneYards, otherYards] = [nearestYards(one), nearestYards(other)]
    return oneYards === otherYards ? 0 : oneYards - otherYards
  })
}

function gapYards({ start }: LoopedHole, end: Place | undefined): number {
  return end ? yardsBetween(end, start) : Infinity
}
