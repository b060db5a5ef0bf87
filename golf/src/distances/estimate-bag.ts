import type { ClubType } from '../club.ts'
import { golferSpeed } from '../golfer-speed.ts'
import { SDS_OF_80_PERCENT } from '../sds-of-80-percent.ts'
import type { GolferSpeed } from '../golfer-speed.ts'
import { toCarryYards } from './club-distance.ts'
import type { ClubCarry } from './club-distance.ts'
import { golferCurve } from './like-me/golfer-curve.ts'
import type { KnownPoint } from './like-me/golfer-curve.ts'
import { levelOf } from './like-me/golfer-level.ts'
import type { KnownGolfer, Level } from './like-me/golfer-level.ts'
import { beyondLimits } from './like-me/beyond-limits.ts'
import type { BeyondLimits } from './like-me/beyond-limits.ts'
import { hasCarry, pointsOfAnswers, pointsOfReferences, pointsOfSpeed } from './like-me/known-points.ts'
import { loftEffectsIn } from './like-me/loft-effect.ts'
import type { LoftedClub } from './like-me/loft-effect.ts'
import { nonIncreasing } from './like-me/non-increasing.ts'
import { TYPICAL_BAG } from './like-me/typical-bag.ts'
import type { ClubWithCarry, TypicalBag } from './like-me/typical-bag.ts'
import type { Contradiction, Reference } from './order.ts'
import { clubsWithCarry, findContradiction } from './order.ts'
import { heldWithin, leastYards, mostYards } from './possible.ts'
import type { Limits } from './possible.ts'

/** A carry and the range that holds for about four golfers in five, in whole yards; both ends are possible carries. */
export type RangedCarry = ClubCarry & {
  /** Half the range as it spreads, at least 1; 0 for a reference. */
  readonly plusMinusYards: number
  readonly fromYards: number
  readonly toYards: number
}

export type BagEstimate =
  | {
      readonly carries: readonly RangedCarry[]
      readonly speed: GolferSpeed
      /** References that do not fit the others, or not the golfer's speed: worth a second look. */
      readonly surprising: readonly ClubType[]
      /** Of these, the ones that no full swing of this golfer can carry. They count all the same. */
      readonly beyondLimits: readonly BeyondLimits[]
    }
  | { readonly contradiction: Contradiction }

/** References farther than this from what the others suggest are surprising. */
export const SURPRISING_SDS = 2.5

/** A row of the bag: what the curve says, and between which carries it must stay. */
type Row = Limits & {
  readonly club: ClubWithCarry
  readonly yards: number
  readonly sd: number
  readonly isFixed: boolean
}

/**
 * The estimate *Like me*: a typical bag bent through the golfer's own points and corrected for loft, with a range for every
 * number and one driver speed for all. Whole yards from 1 to 400 that never rise down the bag, no farther than the speed
 * allows and no shorter than a full swing goes. References come back unchanged and count even when their club is not asked
 * for; without any, speed, answers or handicap determine the level.
 */
export function estimateBag(
  clubs: readonly LoftedClub[],
  references: readonly Reference[],
  known: KnownGolfer = {},
  bag: TypicalBag = TYPICAL_BAG,
): BagEstimate {
  const contradiction = findContradiction(references)
  if (contradiction) return { contradiction }

  const evidence = { references, known, clubs }
  const points = pointsOfReferences(references, clubs)
  const speed = golferSpeed(evidence, bag)
  const rows = rowsOf({ clubs, references, known, bag, fastestMph: fastestMph(speed, known) })
  const carriesYards = downTheBag(rows)
  const beyond = beyondLimits(evidence)
  const asked = clubs.map(({ club }) => club)
  return {
    carries: rows.flatMap((row, index) =>
      asked.includes(row.club) ? [rangedCarry(row, carriesYards[index] ?? 0)] : [],
    ),
    speed,
    surprising: clubsWithCarry([
      ...surprisingAmong(points, { level: levelOf(known, true), bag }),
      ...beyond.map(({ club }) => club),
    ]),
    beyondLimits: beyond,
  }
}

/** The speed that limits estimates: what was said while no carry is known, else the upper end of the one speed. */
export function fastestMph({ mph, plusMinusMph, from }: GolferSpeed, known: KnownGolfer): number {
  return from === 'said' && known.speed ? known.speed.mph : mph + plusMinusMph
}

function rowsOf({
  clubs,
  references,
  known,
  bag,
  fastestMph: mph,
}: {
  readonly clubs: readonly LoftedClub[]
  readonly references: readonly Reference[]
  readonly known: KnownGolfer
  readonly bag: TypicalBag
  readonly fastestMph: number
}): readonly Row[] {
  const effectOf = loftEffectsIn(clubs)
  const points = [...pointsOfReferences(references, clubs), ...pointsOfAnswers(known), ...pointsOfSpeed(known)]
  const curve = golferCurve({ points, level: levelOf(known, points.length > 0), bag })
  const most = (club: ClubWithCarry) => mostYards({ club, mph }) * Math.exp(Math.max(0, effectOf(club)))
  const expected = (club: ClubWithCarry) => Math.exp(curve(club).mean + effectOf(club))
  const own = (club: ClubType) => references.find((one) => one.club === club)?.carryYards
  const sevenYards = own('7-iron') ?? Math.min(most('7-iron'), expected('7-iron'))

  const all = clubsWithCarry([...clubs, ...references].map(({ club }) => club)).filter(hasCarry)
  return all.map((club, index) => {
    const ownOfShorter = all.slice(index).flatMap((shorter) => own(shorter) ?? [])
    const least = leastYards(sevenYards)
    // Where the golfer's own number of a shorter club is beyond the limit, an estimate goes as far.
    const limits = { leastYards: least, mostYards: Math.max(most(club), least, ...ownOfShorter) }
    const ownYards = own(club)
    const { sd } = curve(club)
    return {
      club,
      sd,
      isFixed: ownYards !== undefined,
      yards: ownYards ?? heldWithin(expected(club), limits),
      ...limits,
    }
  })
}

/** Carries that never rise, each within its limits; references stay. */
function downTheBag(rows: readonly Row[]): readonly number[] {
  let aboveYards = Infinity
  return nonIncreasing(rows).map((yards, index) => {
    const row = rows[index]
    if (row && !row.isFixed) aboveYards = Math.min(aboveYards, yards, row.mostYards)
    else aboveYards = yards
    return aboveYards
  })
}

function rangedCarry({ club, sd, isFixed, leastYards: least, mostYards: most }: Row, yards: number): RangedCarry {
  const carryYards = toCarryYards(yards)
  if (isFixed) return { club, carryYards, plusMinusYards: 0, fromYards: carryYards, toYards: carryYards }
  const halfYards = Math.max(1, SDS_OF_80_PERCENT * sd * carryYards)
  return {
    club,
    carryYards,
    plusMinusYards: Math.round(halfYards),
    fromYards: toCarryYards(Math.max(Math.min(carryYards, least), carryYards - halfYards)),
    toYards: toCarryYards(Math.max(carryYards, Math.min(most, carryYards + halfYards))),
  }
}

/** Points that are far from what the others lead one to expect. */
function surprisingAmong(
  points: readonly KnownPoint[],
  { level, bag }: { readonly level: Level; readonly bag: TypicalBag },
): readonly ClubType[] {
  return points.flatMap((point) => {
    const others = points.filter((other) => other !== point)
    if (others.length === 0) return []
    const { mean, sd } = golferCurve({ points: others, level, bag })(point.club)
    return Math.abs(point.lnCarry - mean) > SURPRISING_SDS * Math.hypot(sd, Math.sqrt(point.noiseVariance))
      ? [point.club]
      : []
  })
}
