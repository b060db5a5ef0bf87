import { DEFAULT_BAG } from '../src/bag.ts'
import { isClubType } from '../src/club.ts'
import type { ClubType } from '../src/club.ts'
import { estimateBag } from '../src/distances/estimate-bag.ts'
import type { LearningShot } from '../src/memory/kept-shot.ts'
import { learnFromShots } from '../src/memory/learn.ts'
import type { KnownClub, LearnedClub } from '../src/memory/learned-club.ts'
import { ovalReach } from '../src/memory/oval.ts'
import { mishitExposure } from '../src/memory/shot-columns.ts'
import { findOutliers } from '../src/shot-import/outliers.ts'
import { typicalCarryYards } from '../src/shot-import/summarise-shots.ts'
import { ENOUGH_SHOTS } from '../src/shot-advice/enough-shots.ts'
import { CADDIE_SET } from './caddie-set/shots.ts'
import { lnMixture, lnNormal, lnT } from './log-densities.ts'
import { seededChance } from './seeded-chance.ts'
import { MISHIT, typicalMishits, typicalSpread } from '../src/shot-advice/typical-spread.ts'

/** Of the golfers nothing is told; 18 is what the model takes an unknown handicap for. */
const HANDICAP = 18
/** How often the shots that are learnt from are drawn, and how many must be left to score. */
const DRAW_COUNT = 48
const LEAST_LEFT = 8
/** Before it, a carry was the trimmed mean of so many shots, else the estimate. */
const ENOUGH_FOR_CARRY = 3
/** A sample of alike shots has some spread all the same. */
const LEAST_SD_YARDS = 0.5

export const HELD_OUT_CLUBS = {
  driver: ['driver'],
  irons: ['4-iron', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron'],
} as const satisfies Record<string, readonly ClubType[]>

export type HeldOutScore = {
  /** Shots with the club that were learnt from. */
  readonly shotCount: number
  /** Golfers and clubs with enough shots for it. */
  readonly cellCount: number
  /** Log score of a shot that was not learnt from, carry and side together, in nats: higher is better. */
  readonly before: number
  readonly raw: number
  readonly model: number
  /** Shares of those shots in the ovals for 50 and 90 %. */
  readonly within50: number
  readonly within90: number
}

type SeenShot = LearningShot & { readonly sideYards: number }
type Cell = { readonly seed: number; readonly own: readonly SeenShot[]; readonly others: readonly SeenShot[] }
/** ln density of where a shot comes down. */
type Forecast = (shot: SeenShot) => number

/** The typical bag of the handicap, of which nothing is known but that. */
export const TYPICAL_CLUBS: readonly KnownClub[] = typicalClubs()

/** How well shots are foretold from so many others with the club, every golfer and club counted alike. */
export function heldOutScores({
  clubs,
  withOtherClubs,
  shotCounts,
}: {
  readonly clubs: readonly ClubType[]
  /** Whether the golfer's shots with other clubs are learnt from too. */
  readonly withOtherClubs: boolean
  readonly shotCounts: readonly number[]
}): readonly HeldOutScore[] {
  const cells = CADDIE_SET.flatMap(({ golfer, shots }) => {
    const seen = shots.flatMap(([club, carryYards, sideYards]): SeenShot[] =>
      isClubType(club) ? [{ club, carryYards, sideYards, ageDays: 0, origin: 'device-indoor' }] : [],
    )
    return clubs.map((club): Cell => ({
      seed: golfer,
      own: seen.filter((shot) => shot.club === club),
      others: withOtherClubs ? seen.filter((shot) => shot.club !== club) : [],
    }))
  })
  return shotCounts.flatMap((shotCount) => {
    const enough = cells.filter(({ own }) => own.length >= shotCount + LEAST_LEFT)
    if (enough.length === 0) return []
    const scores = enough.map((cell) => scoreOf(cell, shotCount))
    const mean = (of: (score: (typeof scores)[number]) => number) => meanOf(scores.map(of))
    return [
      {
        shotCount,
        cellCount: enough.length,
        before: mean(({ before }) => before),
        raw: mean(({ raw }) => raw),
        model: mean(({ model }) => model),
        within50: mean(({ within50 }) => within50),
        within90: mean(({ within90 }) => within90),
      },
    ]
  })
}

function scoreOf({ seed, own, others }: Cell, shotCount: number) {
  const chance = seededChance(7919 * seed + shotCount)
  const draws = Array.from({ length: DRAW_COUNT }, () => {
    const shuffled = chance.shuffled(own)
    const known = shuffled.slice(0, shotCount)
    const left = shuffled.slice(shotCount)
    const learned = learnedOf(known, others)
    const score = (forecast: Forecast) => meanOf(left.map(forecast))
    const within = (share: number) => meanOf(left.map((shot) => (isWithinOval(shot, learned, share) ? 1 : 0)))
    return {
      before: score(forecastBefore(known)),
      raw: score(rawForecast(known)),
      model: score(modelForecast(learned)),
      within50: within(0.5),
      within90: within(0.9),
    }
  })
  const mean = (of: (draw: (typeof draws)[number]) => number) => meanOf(draws.map(of))
  return {
    before: mean(({ before }) => before),
    raw: mean(({ raw }) => raw),
    model: mean(({ model }) => model),
    within50: mean(({ within50 }) => within50),
    within90: mean(({ within90 }) => within90),
  }
}

function learnedOf(known: readonly SeenShot[], others: readonly SeenShot[]): LearnedClub {
  const learned = learnFromShots({ clubs: TYPICAL_CLUBS, handicap: undefined, shots: [...known, ...others] })
  const found = learned.find(({ club }) => club === known[0]?.club)
  if (!found) throw new Error('The reference bag lacks a club of the reference shots')
  return found
}

/** Bagwise before it kept shots: outliers out, a trimmed mean, typical spread up to 20 shots, no steady miss. */
function forecastBefore(known: readonly SeenShot[]): Forecast {
  const [first] = known
  const kinds = findOutliers(known.map(({ carryYards, sideYards }) => ({ carryYards, sideYards })))
  const counted = known.filter((_, index) => kinds[index] === undefined)
  const carriesYards = counted.map(({ carryYards }) => carryYards)
  const prior = TYPICAL_CLUBS.find(({ club }) => club === first?.club)?.priorCarryYards ?? Number.NaN
  const carryYards = counted.length >= ENOUGH_FOR_CARRY ? Math.round(typicalCarryYards(carriesYards)) : prior
  const typical = typicalSpread({ handicap: HANDICAP, carryYards })
  const isOwn = counted.length >= ENOUGH_SHOTS
  const along = isOwn ? sdOf(carriesYards) : typical.distanceSdYards
  const across = isOwn ? sdOf(counted.map(({ sideYards }) => sideYards)) : typical.lateralSdYards
  return (shot) =>
    lnMixture(typicalMishits(HANDICAP) * mishitExposure(shot.club, shot.origin), [
      lnNormal(shot.carryYards - carryYards, along),
      lnMishitCarry(shot, carryYards),
    ]) +
    lnMixture(typicalMishits(HANDICAP) * mishitExposure(shot.club, shot.origin), [
      lnNormal(shot.sideYards, across),
      lnNormal(shot.sideYards, MISHIT.lateralFactor * across),
    ])
}

/** Mean and standard deviation as they are. */
function rawForecast(known: readonly SeenShot[]): Forecast {
  const carriesYards = known.map(({ carryYards }) => carryYards)
  const sidesYards = known.map(({ sideYards }) => sideYards)
  const [carry, side] = [meanOf(carriesYards), meanOf(sidesYards)]
  const along = Math.max(LEAST_SD_YARDS, sdOf(carriesYards))
  const across = Math.max(LEAST_SD_YARDS, sdOf(sidesYards))
  return (shot) => lnNormal(shot.carryYards - carry, along) + lnNormal(shot.sideYards - side, across)
}

function modelForecast({
  carryYards,
  biasYards,
  mishitShare,
  acrossYards,
  alongYards,
  degrees,
}: LearnedClub): Forecast {
  return (shot) => {
    const share = mishitShare * mishitExposure(shot.club, shot.origin)
    const right = shot.sideYards - biasYards
    return (
      lnMixture(share, [
        lnT(shot.carryYards - carryYards, { scale: alongYards, degrees }),
        lnMishitCarry(shot, carryYards),
      ]) +
      lnMixture(share, [
        lnT(right, { scale: acrossYards, degrees }),
        lnT(right, { scale: MISHIT.lateralFactor * acrossYards, degrees }),
      ])
    )
  }
}

function lnMishitCarry(shot: SeenShot, carryYards: number): number {
  return lnNormal(shot.carryYards - MISHIT.carryShare * carryYards, MISHIT.distanceSdShare * carryYards)
}

/** Whether a shot came down in the oval that is to hold this share of the golfer's shots. */
export function isWithinOval(
  shot: { readonly carryYards: number; readonly sideYards: number },
  { carryYards, biasYards, acrossYards, alongYards, degrees, pattern: { tilt } }: LearnedClub,
  share: number,
): boolean {
  const x = (shot.sideYards - biasYards) / acrossYards
  const y = (shot.carryYards - carryYards) / alongYards
  return (x * x - 2 * tilt * x * y + y * y) / (1 - tilt * tilt) <= ovalReach(share, degrees) ** 2
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function sdOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

function typicalClubs(): readonly KnownClub[] {
  const estimate = estimateBag(
    DEFAULT_BAG.map(({ type }) => ({ club: type })),
    [],
    { handicap: HANDICAP },
  )
  if ('contradiction' in estimate) throw new Error('Without references nothing contradicts')
  return estimate.carries.map(({ club, carryYards }) => ({ club, priorCarryYards: carryYards, priorFrom: 'typical' }))
}
