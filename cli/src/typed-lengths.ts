import type { PreferredUnits } from '@bagwise/golf/golfer'
import { feetFromMetres, yardsFromMetres } from '@bagwise/golf/units'
import * as copy from './arguments.copy.ts'
import type { Asked } from './command.ts'
import { wrongCall } from './problem.ts'
import { readNumber } from './read-arguments.ts'

/** A typed length in yards: metres become whole yards, as on the page. */
export function typedYards(typed: number, units: PreferredUnits): number {
  return units === 'metres' ? Math.round(yardsFromMetres(typed)) : typed
}

export function typedFeet(typed: number, units: PreferredUnits): number {
  return units === 'metres' ? feetFromMetres(typed) : typed
}

/** The one distance of a call, in yards. Throws a wrong call. */
export function distanceOf({ args, units }: Asked, example: string): number {
  const [distance, ...more] = args.placed
  if (distance === undefined) throw wrongCall(copy.needed('the distance', example))
  if (more.length > 0) throw wrongCall(copy.tooMany(more, example))
  return typedYards(readNumber('The distance', distance), units)
}

/** Refuses words that a command does not take. */
export function assertNothingPlaced({ args }: Asked, example: string): void {
  if (args.placed.length > 0) throw wrongCall(copy.tooMany(args.placed, example))
}
