import { BRIDGESTONE_CALLAWAY_KIRKLAND_BALLS } from './bridgestone-callaway-kirkland.prose.ts'
import type { CatalogueBall } from './catalogue-ball.ts'
import { MAXFLI_PINNACLE_SRIXON_BALLS } from './maxfli-pinnacle-srixon.prose.ts'
import { TAYLORMADE_WILSON_BALLS } from './taylormade-wilson.prose.ts'
import { TITLEIST_VICE_BALLS } from './titleist-vice.prose.ts'

/** The ball catalogue of 2024 in one file: matching reads every ball. */
export const BALLS: readonly CatalogueBall[] = [
  ...BRIDGESTONE_CALLAWAY_KIRKLAND_BALLS,
  ...MAXFLI_PINNACLE_SRIXON_BALLS,
  ...TAYLORMADE_WILSON_BALLS,
  ...TITLEIST_VICE_BALLS,
]
