import type { ClubType } from '../src/club.ts'
import { SDS_OF_80_PERCENT } from '../src/sds-of-80-percent.ts'
import { STEADY_MISS_SHARE, typicalSds } from '../src/memory/belief.ts'
import { priorCarrySd } from '../src/memory/carries.ts'
import type { LearningShot } from '../src/memory/kept-shot.ts'
import { learnFromShots } from '../src/memory/learn.ts'
import { mishitExposure } from '../src/memory/shot-columns.ts'
import { priorLnVariance } from '../src/memory/spreads.ts'
import { TYPICAL_CLUBS, isWithinOval, meanOf } from './held-out-shots.ts'
import type { Chance } from './seeded-chance.ts'
import { seededChance } from './seeded-chance.ts'
import { MISHIT, MISHITS, typicalMishits } from '../src/shot-advice/typical-spread.ts'

const CLUBS = ['driver', '4-iron', '7-iron', '9-iron'] as const satisfies readonly ClubType[]
export const SYNTHETIC_SHOT_COUNTS = [3, 5, 10, 20, 40] as const
const LARGEST_TILT = 0.4
/** Further shots of each golfer, to count how many fall into an oval. */
const FURTHER_SHOTS = 60
const LEAST_CARRY_YARDS = 5

/** What was learned of a golfer who is known exactly. */
type Recovery = {
  readonly shotCount: number
  /** Share of the carry, standard deviations across, ln standard deviation. */
  readonly carryError: number
  readonly missError: number
  readonly widthError: number
  readonly isCarryWithin80: boolean
  readonly isMissWithin80: boolean
  readonly within50: number
  readonly within90: number
}

export type RecoverySummary = {
  readonly carryWithin80: number
  readonly missWithin80: number
  readonly within50: number
  readonly within90: number
  /** Root mean squares. */
  readonly errors: readonly {
    readonly shotCount: number
    readonly carry: number
    readonly miss: number
    readonly width: number
  }[]
}

/** Golfers drawn from what the model believes of golfers: what it learns of them, and how often its intervals hold. */
export function syntheticRecovery(golferCount: number): RecoverySummary {
  const chance = seededChance(42)
  const found = Array.from({ length: golferCount }, (_, index) => recover(index, chance))
  const mean = (of: (one: Recovery) => number) => meanOf(found.map(of))
  return {
    carryWithin80: mean(({ isCarryWithin80 }) => (isCarryWithin80 ? 1 : 0)),
    missWithin80: mean(({ isMissWithin80 }) => (isMissWithin80 ? 1 : 0)),
    within50: mean(({ within50 }) => within50),
    within90: mean(({ within90 }) => within90),
    errors: SYNTHETIC_SHOT_COUNTS.map((shotCount) => {
      const ofCount = found.filter((one) => one.shotCount === shotCount)
      const rms = (of: (one: Recovery) => number) => Math.sqrt(meanOf(ofCount.map((one) => of(one) ** 2)))
      return {
        shotCount,
        carry: rms(({ carryError }) => carryError),
        miss: rms(({ missError }) => missError),
        width: rms(({ widthError }) => widthError),
      }
    }),
  }
}

function recover(index: number, chance: Chance): Recovery {
  const shotCount = SYNTHETIC_SHOT_COUNTS[index % SYNTHETIC_SHOT_COUNTS.length] ?? 0
  const club = CLUBS[Math.floor(index / SYNTHETIC_SHOT_COUNTS.length) % CLUBS.length] ?? 'driver'
  const handicap = 5 + Math.floor(25 * chance.next())
  const golfer = drawGolfer({ club, handicap, chance })
  const shots = Array.from({ length: shotCount }, () => golfer.shoot().shot)
  const learned = learnFromShots({ clubs: TYPICAL_CLUBS, handicap, shots }).find((one) => one.club === club)
  if (!learned) throw new Error('The reference bag lacks a club of the synthetic golfers')
  const further = Array.from({ length: FURTHER_SHOTS }, golfer.shoot).filter(({ isSolid }) => isSolid)
  const within = (share: number) => meanOf(further.map(({ shot }) => (isWithinOval(shot, learned, share) ? 1 : 0)))
  const carryOff = learned.carryYards - golfer.carryYards
  const missOff = learned.biasYards - golfer.missYards
  return {
    shotCount,
    carryError: carryOff / golfer.carryYards,
    missError: missOff / golfer.acrossYards,
    widthError: Math.log(learned.acrossYards / golfer.acrossYards),
    isCarryWithin80: Math.abs(carryOff) < SDS_OF_80_PERCENT * learned.carrySdYards,
    isMissWithin80: Math.abs(missOff) < SDS_OF_80_PERCENT * learned.biasSdYards,
    within50: within(0.5),
    within90: within(0.9),
  }
}

export type SyntheticGolfer = ReturnType<typeof drawGolfer>

/** A golfer with a club as the model believes golfers to be. */
export function drawGolfer({
  club,
  handicap,
  chance,
}: {
  readonly club: ClubType
  readonly handicap: number
  readonly chance: Chance
}) {
  const priorYards = TYPICAL_CLUBS.find((one) => one.club === club)?.priorCarryYards ?? Number.NaN
  const carryYards = priorYards * (1 + priorCarrySd('typical') * chance.normal())
  const typical = typicalSds(handicap, carryYards)
  const sdRatio = (axis: 'across' | 'along') => {
    const { mean, variance } = priorLnVariance(axis, handicap)
    return Math.exp((mean + Math.sqrt(variance) * chance.normal()) / 2)
  }
  const acrossYards = typical.acrossYards * sdRatio('across')
  const alongYards = typical.alongYards * sdRatio('along')
  const missYards = acrossYards * Math.sqrt(STEADY_MISS_SHARE / (1 - STEADY_MISS_SHARE)) * chance.normal()
  const tilt = LARGEST_TILT * (2 * chance.next() - 1)
  const mishits = typicalMishits(handicap) * (0.5 + chance.next()) * mishitExposure(club, 'device-outdoor')

  const shoot = () => {
    const isSolid = chance.next() >= Math.min(MISHITS.most, mishits)
    const [right, long] = [chance.normal(), chance.normal()]
    const hit = isSolid
      ? {
          carryYards: carryYards + alongYards * long,
          sideYards: missYards + acrossYards * (tilt * long + Math.sqrt(1 - tilt * tilt) * right),
        }
      : {
          carryYards: carryYards * (MISHIT.carryShare + MISHIT.distanceSdShare * long),
          sideYards: missYards + MISHIT.lateralFactor * acrossYards * right,
        }
    const shot = {
      club,
      ageDays: 0,
      origin: 'device-outdoor',
      carryYards: Math.max(LEAST_CARRY_YARDS, hit.carryYards),
      sideYards: hit.sideYards,
    } as const satisfies LearningShot
    return { isSolid, shot }
  }
  return { carryYards, alongYards, acrossYards, missYards, tilt, mishits, shoot }
}
