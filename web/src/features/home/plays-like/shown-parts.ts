import type { PlaysLike } from '@bagwise/golf/flight/plays-like'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWord, unitWords } from '#quantities/distance.ts'

const PARTS = ['wind', 'temperature', 'altitude', 'elevation'] as const
const NAMES = { wind: 'Wind', temperature: 'Temperature', altitude: 'Air pressure', elevation: 'Elevation' } as const

/** What one condition does, as a whole number in the golfer's units; positive adds to the shot. */
export type ShownPart = { readonly name: string; readonly shown: number; readonly words: string }

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
    return { part, name: NAMES[part], shown, words: changeWords(shown, units) }
  })
    .filter(({ part, shown }) => part !== 'altitude' || shown !== 0)
    .toSorted((a, b) => Math.abs(b.shown) - Math.abs(a.shown))
    .map(({ name, shown, words }) => ({ name, shown, words }))
}

/** 'Give or take 5 yards.' */
export function bandWords(bandYards: number, units: PreferredUnits): string {
  const shown = shownDistance(bandYards, units)
  if (shown === 0) return `Give or take less than a ${unitWord(units)}.`
  return `Give or take ${shown} ${shown === 1 ? unitWord(units) : unitWords(units)}.`
}

function changeWords(shown: number, units: PreferredUnits): string {
  if (shown === 0) return 'changes nothing'
  const size = Math.abs(shown)
  const unit = size === 1 ? unitWord(units) : unitWords(units)
  return `${shown > 0 ? 'adds' : 'takes off'} ${size} ${unit}`
}
