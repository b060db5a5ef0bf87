import { ShowNumbers } from '#charts/show-numbers.tsx'
import { holeNumbers } from '#courses/hole-numbers.ts'
import type { DrawnNumbers } from '#courses/hole-numbers.ts'

/** What the drawing says, as a table. */
export function HoleNumbers(drawn: DrawnNumbers) {
  return <ShowNumbers {...holeNumbers(drawn)} />
}
