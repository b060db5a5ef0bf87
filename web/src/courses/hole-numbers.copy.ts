import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Cover } from '@bagwise/golf/shot-advice/ground/ground'
import { unitShort } from '#quantities/distance.ts'
import { capitalized } from './courses.copy.ts'
import { coverWord } from './line.copy.ts'

export const caption = 'Distances from the ball'
export const columns = (units: PreferredUnits) =>
  ['What', `To reach (${unitShort(units)})`, `To clear (${unitShort(units)})`] as const
export const hazardRow = (
  { cover, isAssumed }: { readonly cover: Cover; readonly isAssumed: boolean },
  index: number,
) => `${index + 1}. ${capitalized(coverWord(cover))}${isAssumed ? ' (assumed)' : ''}`
export const greenRow = 'Green'
