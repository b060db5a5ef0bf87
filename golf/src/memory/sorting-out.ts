import { normalShareBelow } from '../shot-advice/scoring/normal.ts'
import { measuredWorth } from './kept-shot.ts'
import { measuredDensities } from './measured-densities.ts'
import type { MeasuredShot } from './measured-densities.ts'
import type { ShotColumns } from './shot-columns.ts'
import { MISHIT, MISHITS } from '../shot-advice/typical-spread.ts'

/** Where the next shot with a club is expected. */
export type ExpectedShots = {
  readonly carryYards: number
  /** Standard deviation of what is not known of the carry. */
  readonly carrySdYards: number
  readonly biasYards: number
  /** Standard deviations of a solid shot around carry and steady miss, with what is not known of these. */
  readonly alongYards: number
  readonly acrossYards: number
  /** With a wedge from fairway. */
  readonly mishitShare: number
}

/** How likely a shot is solid, a mishit, or a reading that is neither; the three sum to 1. */
export type ShotKinds = { readonly solid: number; readonly mishit: number; readonly odd: number }

export type SortedShots = {
  /** For each shot, how likely it is solid. */
  readonly solid: Float64Array
  /** Mishits by age, and how many shots could have been one. */
  readonly mishits: number
  readonly exposure: number
  /** The share of what solid shots would say of the carry that is lost because some may be mishits, 0 to below 1. */
  readonly lostShare: number
}

/** Share of readings that are neither, and the carries within which a misread is anything. Rules of thumb. */
export const ODD = { share: 0.01, alongCarries: 1.8, acrossCarries: 1.2 } as const
/** However mixed shots are, they say something. */
const MOST_LOST = 0.8
const SOLID_BY_WORD: ShotKinds = { solid: 1, mishit: 0, odd: 0 }
const MISHIT_BY_WORD: ShotKinds = { solid: 0, mishit: 1, odd: 0 }

/**
 * Goes through a club's shots once. What is lost of the carry: Louis, Finding the observed information matrix when using
 * the EM algorithm (1982). The golfer's word on a shot goes before what it looks like.
 */
export function sortOut(columns: ShotColumns, expected: ExpectedShots): SortedShots {
  const kindsOf = kindsAmong(expected)
  const ownVariance = expected.alongYards ** 2
  const solid = new Float64Array(columns.count)
  let mishits = 0
  let exposure = 0
  let weight = 0
  let lost = 0
  for (let index = 0; index < columns.count; index += 1) {
    const carryYards = columns.carryYards[index] ?? 0
    const ofShot = columns.exposure[index] ?? 0
    const said = saidKinds({
      isSaidToCount: columns.isSaidToCount[index] === 1,
      isSaidMishit: columns.isSaidMishit[index] === 1,
    })
    const kinds = said ?? kindsOf(sortedShot(columns, index))
    const age = columns.ageWeight[index] ?? 0
    solid[index] = kinds.solid
    mishits += age * kinds.mishit
    exposure += age * ofShot * (kinds.solid + kinds.mishit)
    const worth = measuredWorth({ ownVariance, errorVariance: columns.alongError[index] ?? 0 })
    const along = (columns.alongWeight[index] ?? 0) * kinds.solid * worth
    const off = (carryYards - expected.carryYards) / expected.alongYards
    weight += along
    lost += along * (1 - kinds.solid) * (off * off) * worth
  }
  return { solid, mishits, exposure, lostShare: weight === 0 ? 0 : Math.min(MOST_LOST, lost / weight) }
}

/** By the golfer's word alone; that a shot counts takes back that it was mishit. Undefined without one. */
export function saidKinds({
  isSaidToCount,
  isSaidMishit,
}: {
  readonly isSaidToCount: boolean
  readonly isSaidMishit: boolean
}): ShotKinds | undefined {
  if (isSaidToCount) return SOLID_BY_WORD
  return isSaidMishit ? MISHIT_BY_WORD : undefined
}

type SortedShot = {
  readonly carryYards: number
  /** NaN where nobody saw the direction. */
  readonly sideYards: number
  readonly exposure: number
  /** The same shot, where it was measured with an error. */
  readonly measured?: MeasuredShot | undefined
}

function sortedShot(columns: ShotColumns, index: number): SortedShot {
  const carryYards = columns.carryYards[index] ?? 0
  const sideYards = columns.sideYards[index] ?? Number.NaN
  const exposure = columns.exposure[index] ?? 0
  const alongError = columns.alongError[index] ?? 0
  const acrossError = columns.acrossError[index] ?? 0
  const isSideOnly = columns.isSideOnly[index] === 1
  if (alongError === 0 && acrossError === 0 && !isSideOnly) return { carryYards, sideYards, exposure }
  return { carryYards, sideYards, exposure, measured: { carryYards, sideYards, alongError, acrossError, isSideOnly } }
}

/** Sorts single shots with a club, by the densities of the three kinds. */
export function kindsAmong({
  carryYards,
  carrySdYards,
  biasYards,
  alongYards,
  acrossYards,
  mishitShare,
}: ExpectedShots): (shot: SortedShot) => ShotKinds {
  const solidDensity = normalDensity({ alongYards, acrossYards })
  const mishitCarryYards = MISHIT.carryShare * carryYards
  const mishitSdYards = Math.hypot(MISHIT.distanceSdShare * carryYards, MISHIT.carryShare * carrySdYards)
  // No mishit goes farther than a good shot: all of them are within it.
  const within = normalShareBelow((carryYards - mishitCarryYards) / mishitSdYards)
  const mishitDensity = normalDensity({
    alongYards: mishitSdYards,
    acrossYards: MISHIT.lateralFactor * acrossYards,
  })
  const oddAlong = ODD.share / (ODD.alongCarries * carryYards)
  const oddAlongAndAcross = oddAlong / (ODD.acrossCarries * carryYards)
  const oddAcross = ODD.share / (ODD.acrossCarries * carryYards)

  const spreads = { carryYards, biasYards, alongYards, acrossYards, mishitCarryYards, mishitSdYards }

  return (shot) => {
    const share = Math.min(MISHITS.most, mishitShare * shot.exposure)
    const side = shot.sideYards - biasYards
    const odd = shot.measured?.isSideOnly ? oddAcross : Number.isNaN(side) ? oddAlong : oddAlongAndAcross
    if (shot.measured) {
      const seen = measuredDensities(shot.measured, { ...spreads, mishitsWithin: within })
      return asShares({ solid: (1 - share) * seen.solid, mishit: share * seen.mishit, odd })
    }
    const solid = (1 - share) * solidDensity(shot.carryYards - carryYards, side)
    const mishit =
      shot.carryYards > carryYards ? 0 : (share / within) * mishitDensity(shot.carryYards - mishitCarryYards, side)
    return asShares({ solid, mishit, odd })
  }
}

function asShares({ solid, mishit, odd }: ShotKinds): ShotKinds {
  const all = solid + mishit + odd
  return { solid: solid / all, mishit: mishit / all, odd: odd / all }
}

/** Density of a normal along and across; along alone where `side` is NaN. */
function normalDensity({
  alongYards,
  acrossYards,
}: {
  readonly alongYards: number
  readonly acrossYards: number
}): (long: number, side: number) => number {
  const peakAlong = 1 / (alongYards * Math.sqrt(2 * Math.PI))
  const peak = peakAlong / (acrossYards * Math.sqrt(2 * Math.PI))
  return (long, side) => {
    const along = long / alongYards
    if (Number.isNaN(side)) return peakAlong * Math.exp(-(along * along) / 2)
    const across = side / acrossYards
    return peak * Math.exp(-(along * along + across * across) / 2)
  }
}
