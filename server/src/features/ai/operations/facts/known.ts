import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import type { ClubType } from '@bagwise/golf/club'
import type { BALL_FLIGHTS, Hand, PreferredUnits } from '@bagwise/golf/golfer'
import type { HazardSide } from '@bagwise/golf/shot-advice/shot'
import type { Moves } from '@bagwise/golf/swing/changes'

export type BallFlight = (typeof BALL_FLIGHTS)[number]
export type Range = { readonly from: number; readonly to: number }

type KnownClub = {
  readonly club: ClubType
  /** The golfer's own loft; undefined where the golfer has not said it. */
  readonly loftDeg: number | undefined
  /** What may be said of its carry, yards, in the air of the question. */
  readonly carryYards: Range | undefined
}

/** What an answer can be compared with. What is undefined is not known: nothing is compared with it. */
export type Known = {
  readonly units: PreferredUnits
  readonly hand: Hand | null | undefined
  /** The calendar year. */
  readonly year: number
  /** Calendar years that may be named; undefined: all but coming ones. */
  readonly years?: readonly number[]
  /** The whole bag; empty where it is not known. */
  readonly bag: readonly KnownClub[]
  /** The only clubs that may be named at all. */
  readonly onlyClubs?: ReadonlySet<ClubType>
  /** Lofts of a club that is advised, beside the golfer's own. */
  readonly loftsDeg?: Range
  readonly shot?: KnownShot
  readonly handicap: number | undefined
  /** Of the driver. */
  readonly speedMph: Range | undefined
  readonly flight: BallFlight | undefined
  /** The usual miss as the golfer sees it. */
  readonly missSide: 'left' | 'right' | undefined
  /** Prices that may be named, dollars; undefined: any, none where it is empty. */
  readonly dollars?: readonly Range[]
  readonly ball?: { readonly compression: number; readonly pieceCount: number }
  /** Every number that may be named; undefined: any. */
  readonly numbers?: ReadonlySet<number>
  /** What the rules ask the golfer to change. */
  readonly moves?: readonly Moves[]
  /** What the golfer has typed: its flight is the one that is to be changed. */
  readonly asked?: string
}

export type KnownShot = {
  /** To the pin, and what that plays like, yards. */
  readonly pinYards: readonly Range[]
  /** Every length that may be named, yards. */
  readonly lengthsYards: readonly Range[]
  readonly hazardSides: ReadonlySet<HazardSide>
  /** Where the rules aim, yards right of the pin. */
  readonly aimYards: number
  /** Clubs that may be named to play it. */
  readonly clubs: ReadonlySet<ClubType>
  readonly windMph: number
  readonly temperatureF: number | undefined
}

/** Golfers round a carry to the next five. */
export const SAID_YARDS = 3
/** About four golfers in five carry an estimated club within this of the estimate. */
const ESTIMATE_SHARE = 0.06

/** A carry as it may be said: as the golfer rounds, an estimate within its own error. */
function sayable(carryYards: number, isEstimate: boolean): Range {
  const apart = Math.max(SAID_YARDS, isEstimate ? carryYards * ESTIMATE_SHARE : 0)
  return { from: carryYards - apart, to: carryYards + apart }
}

/** What is known of a golfer. */
export function knownOf(golfer: GolferFacts, year: number): Known {
  const { hand, handicap, swingSpeed, swingSpeedPlusMinus = 0, ballFlight, missPattern, clubs = [] } = golfer
  return {
    units: golfer.units ?? 'yards',
    hand,
    year,
    bag: clubs.map(({ type, loft, carryYards, source }) => ({
      club: type,
      loftDeg: loft ?? undefined,
      carryYards: carryYards === undefined ? undefined : sayable(carryYards, source === 'estimated'),
    })),
    handicap: handicap ?? undefined,
    speedMph:
      swingSpeed == null ? undefined : { from: swingSpeed - swingSpeedPlusMinus, to: swingSpeed + swingSpeedPlusMinus },
    flight: ballFlight ?? undefined,
    missSide: missPattern === 'left' || missPattern === 'right' ? missPattern : undefined,
  }
}
