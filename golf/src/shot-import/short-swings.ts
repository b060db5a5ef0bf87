import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { MeasuredShot } from './measured-shot.ts'
import { medianOf } from './median.ts'

/** Below it lie part swings; MEM-27 in `docs/requirements.md`, a rule of thumb. */
const FULL_FROM_SHARE_OF_MEDIAN = 0.8
/** Of all shots; a duff now and then is no part swing. The same source. */
const ASKED_ABOVE_SHARE = 0.25

type ShortSwings<Shot> = {
  /** Whether the golfer has to say if they are full swings: of wedges only, which golfers practise with part swings. */
  readonly isAsked: boolean
  /** Those that carry less than 0.8 of the median. */
  readonly short: readonly Shot[]
}

/** The shots with a club that may be part swings. */
export function shortSwings<Shot extends Pick<MeasuredShot, 'carryYards'>>(
  club: ClubType,
  shots: readonly Shot[],
): ShortSwings<Shot> {
  const medianYards = medianOf(shots.map(({ carryYards }) => carryYards))
  const short = shots.filter(({ carryYards }) => carryYards < medianYards * FULL_FROM_SHARE_OF_MEDIAN)
  return { isAsked: CLUBS[club].kind === 'wedge' && short.length > shots.length * ASKED_ABOVE_SHARE, short }
}
