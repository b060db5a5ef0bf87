import { golferCurve } from './distances/like-me/golfer-curve.ts'
import type { Expected } from './distances/like-me/golfer-curve.ts'
import { levelOf } from './distances/like-me/golfer-level.ts'
import type { KnownGolfer } from './distances/like-me/golfer-level.ts'
import { SPEED_SD, USUAL_SHARE, pointsOfAnswers, pointsOfReferences } from './distances/like-me/known-points.ts'
import type { LoftedClub } from './distances/like-me/loft-effect.ts'
import { TYPICAL_BAG } from './distances/like-me/typical-bag.ts'
import type { TypicalBag } from './distances/like-me/typical-bag.ts'
import type { Reference } from './distances/order.ts'
import { driveExponent, speedOfMostDrive } from './distances/possible.ts'
import { SDS_OF_80_PERCENT } from './sds-of-80-percent.ts'

/**
 * A golfer's one driver speed in whole mph, with the ± that holds for about four golfers in five. `answers` stands for
 * everything but carries and a said speed, nothing at all included.
 */
export type GolferSpeed = {
  readonly mph: number
  /** At least 1. */
  readonly plusMinusMph: number
  readonly from: 'carries' | 'said' | 'carries+said' | 'answers'
}

/** A driver speed with what it may be off. */
export type SpeedWithRange = Pick<GolferSpeed, 'mph' | 'plusMinusMph'>

/** What a speed follows from. */
export type SpeedEvidence = {
  readonly references: readonly Reference[]
  readonly known: KnownGolfer
  /** With the golfer's lofts; clubs without one have the usual loft. */
  readonly clubs?: readonly LoftedClub[]
}

/** ln of a driver speed in mph, with its standard deviation. */
type LnSpeed = { readonly mean: number; readonly sd: number }

/** A said speed farther than this from the carries' is doubted. */
export const DOUBTED_SDS = 2.5

/**
 * The one speed from the golfer's own carries, turned back through what a speed can do, and from what is known besides:
 * the same that `estimateBag` gives for them. Lofts of `clubs` correct the carries.
 */
export function golferSpeed(evidence: SpeedEvidence, bag: TypicalBag = TYPICAL_BAG): GolferSpeed {
  const { references, known } = evidence
  const { mean, sd } = lnSpeedOf(evidence, bag)
  const mph = Math.exp(mean)
  const hasCarries = references.some(({ club }) => club !== 'putter')
  return {
    mph: Math.round(mph),
    plusMinusMph: Math.max(1, Math.round(SDS_OF_80_PERCENT * sd * mph)),
    from: hasCarries ? (known.speed ? 'carries+said' : 'carries') : known.speed ? 'said' : 'answers',
  }
}

/**
 * A said speed that does not go with the golfer's own carries, in whole mph: worth asking once which is right. Undefined
 * where they agree, or where there is only one of them.
 */
export function doubtedSpeed(
  evidence: SpeedEvidence,
): { readonly saidMph: number; readonly carriesMph: number } | undefined {
  const { references, known, clubs = [] } = evidence
  const points = pointsOfReferences(references, clubs)
  const said = saidSpeed(known)
  if (!said || points.length === 0) return undefined
  const byCarries = speedOfCurve(golferCurve({ points, level: levelOf(known, true), bag: TYPICAL_BAG }))
  const apart = Math.abs(said.mean - byCarries.mean)
  if (apart <= DOUBTED_SDS * Math.hypot(said.sd, byCarries.sd)) return undefined
  return { saidMph: Math.round(Math.exp(said.mean)), carriesMph: Math.round(Math.exp(byCarries.mean)) }
}

function lnSpeedOf({ references, known, clubs = [] }: SpeedEvidence, bag: TypicalBag): LnSpeed {
  const points = [...pointsOfReferences(references, clubs), ...pointsOfAnswers(known)]
  const said = saidSpeed(known)
  if (points.length === 0 && said) return said
  const byCarries = speedOfCurve(golferCurve({ points, level: levelOf(known, points.length > 0), bag }))
  return said ? joined(byCarries, said) : byCarries
}

function saidSpeed({ speed }: KnownGolfer): LnSpeed | undefined {
  return speed && { mean: Math.log(speed.mph), sd: SPEED_SD[speed.from] }
}

/** The speed from driver and 7-iron of a curve. Their shares are off together, so the pair is no surer than the better. */
function speedOfCurve(curve: (club: 'driver' | '7-iron') => Expected): LnSpeed {
  const [driver, seven] = (['driver', '7-iron'] as const).map((club) => {
    const expected = curve(club)
    const share = USUAL_SHARE[club]
    const mph = speedOfMostDrive(Math.exp(expected.mean) / share.mean)
    return { mean: Math.log(mph), sd: Math.hypot(expected.sd, share.sd) / driveExponent(mph) }
  })
  if (!driver || !seven) throw new Error('A curve has a driver and a 7-iron')
  return { mean: joined(driver, seven).mean, sd: Math.min(driver.sd, seven.sd) }
}

/** Two independent opinions, weighted by their certainty. */
function joined(a: LnSpeed, b: LnSpeed): LnSpeed {
  const [weightA, weightB] = [1 / a.sd ** 2, 1 / b.sd ** 2]
  const weight = weightA + weightB
  return { mean: (weightA * a.mean + weightB * b.mean) / weight, sd: Math.sqrt(1 / weight) }
}
