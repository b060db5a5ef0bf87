import type { PreferredUnits } from '@bagwise/golf/golfer'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { shownDistance, unitWords } from '#quantities/distance.ts'

export const notFoundTitle = 'No such hole'
export const notFound = 'This course has no hole by that number.'
export const toCourse = 'All holes'
export const previous = 'Previous hole'
export const next = 'Next hole'

export const greenNames = { front: 'Front', middle: 'Middle', back: 'Back' } as const
/** Said where the map has no green. */
export const noGreen = 'The green is not mapped. The middle is the end of the hole on the map.'
/** HOL-08 quotes it. */
export const noTees = 'place of the tees not mapped'

export const clubName = (club: ClubType) => CLUBS[club].displayName

/** '142 to clear', '118 to reach' on a plate, the number apart. */
export const reachNote = 'to reach'
export const coverNote = 'to clear'

export const numberIt = 'Which hole is this?'
export const noNumber = '?'

/** What the picture shows, for ears: 'Hole 12, par 3. Front 142, middle 155, back 166 yards. Advised: 7-iron.' */
export function sentence({
  title,
  green,
  units,
  club,
  hazardCount,
}: {
  readonly title: string
  readonly green: { readonly frontYards: number; readonly middleYards: number; readonly backYards: number } | undefined
  readonly units: PreferredUnits
  readonly club: string | undefined
  readonly hazardCount: number
}): string {
  const shown = (yards: number) => shownDistance(yards, units)
  const parts = [
    `${title}.`,
    ...(green
      ? [
          `Front ${shown(green.frontYards)}, middle ${shown(green.middleYards)}, back ${shown(green.backYards)} ${unitWords(units)}.`,
        ]
      : []),
    ...(club === undefined ? [] : [`Club: ${club}.`]),
    ...(hazardCount === 0 ? [] : [`${hazardCount} ${hazardCount === 1 ? 'hazard' : 'hazards'} on the line.`]),
  ]
  return parts.join(' ')
}
