import { rapsodoFile } from '../../e2e/support/shot-files.ts'
import type { Shot } from '../../e2e/support/shot-files.ts'

/** A little less than the ten thousand lines an import takes. */
export const SHOT_COUNT = 9_990
const CLUBS = ['d', '3w', '5w', '4h', '5i', '6i', '7i', '8i', '9i', 'pw', 'gw', 'sw', 'lw']

/** Evenly spread over thirteen clubs, with a duffed shot now and then: the same at every run. */
export function largestShotFile(): string {
  return rapsodoFile(
    Array.from({ length: SHOT_COUNT }, (_, index): Shot => {
      const clubIndex = index % CLUBS.length
      const carryYards = 230 - clubIndex * 12 + ((index * 7) % 17) - 8
      return [CLUBS[clubIndex] ?? 'd', index % 40 === 0 ? carryYards / 3 : carryYards, ((index * 5) % 31) - 15]
    }),
  )
}
