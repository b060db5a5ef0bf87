import type { PlaysLike } from '@bagwise/golf/flight/plays-like'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from './plays-like.copy.ts'

const PARTS = ['wind', 'temperature', 'altitude', 'elevation'] as const

/** What one condition does, as a whole number in the golfer's units; positive adds to the shot. */
export type ShownPart = {
  readonly part: (typeof PARTS)[number]
  readonly name: string
  readonly shown: number
  readonly words: string
}

/**
 * The parts as whole numbers that add up to the difference of the two numbers on screen, the largest first. What the
 * card does not ask about is left out as long as it does nothing.
 */
export function shownParts(
  distanceYards: number,
  { partsYards }: Pick<PlaysLike, 'partsYards'>,
  units: PreferredUnits,
): readonly ShownPart[] {
  let soFarYards = distanceYards
  return PARTS.map((part) => {
    const before = shownDistance(soFarYards, units)
    soFarYards += partsYards[part]
    const shown = shownDistance(soFarYards, units) - before
    return { part, name: copy.partNames[part], shown, words: copy.changeWords(shown, units) }
  })
    .filter(({ part, shown }) => part !== 'altitude' || shown !== 0)
    .toSorted((a, b) => Math.abs(b.shown) - Math.abs(a.shown))
}

/** Whether wind and height both change the number: what each does depends on the other. */
export function isShared(parts: readonly ShownPart[]): boolean {
  return (['wind', 'elevation'] as const).every((part) => parts.some((one) => one.part === part && one.shown !== 0))
}
