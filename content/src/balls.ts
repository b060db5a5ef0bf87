import { BRIDGESTONE_CALLAWAY_KIRKLAND_BALLS } from './balls/bridgestone-callaway-kirkland.prose.ts'
import type { CatalogueBall } from './balls/catalogue-ball.ts'
import { MAXFLI_PINNACLE_SRIXON_BALLS } from './balls/maxfli-pinnacle-srixon.prose.ts'
import { TAYLORMADE_WILSON_BALLS } from './balls/taylormade-wilson.prose.ts'
import { TITLEIST_VICE_BALLS } from './balls/titleist-vice.prose.ts'

/** The ball catalogue of 2024. */
export const BALLS: readonly CatalogueBall[] = [
  ...BRIDGESTONE_CALLAWAY_KIRKLAND_BALLS,
  ...MAXFLI_PINNACLE_SRIXON_BALLS,
  ...TAYLORMADE_WILSON_BALLS,
  ...TITLEIST_VICE_BALLS,
]
