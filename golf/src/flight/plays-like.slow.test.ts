import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEDIUM_BAG, SAMPLE_BAGS, SLOW_BAG, TOUR_BAG } from '../../reference/sample-bags.ts'
import { CLUB_TYPES } from '../club.ts'
import type { Air } from './physics/air.ts'
import { REFERENCE_AIR, WIND_PROFILES } from './physics/air.ts'
import type { CarriedClub } from './bag-launches.ts'
import type { PlaysLike, PlaysLikeShot } from './plays-like.ts'
import { playsLike } from './plays-like.ts'
import { TRAJECTORIES } from './typical-launch.ts'

const BAGS = Object.entries(SAMPLE_BAGS).map(([name, bag]) => ({ name, bag }))
/** The solver stops within a hundredth of a yard; this allows for noise. */
const TOLERANCE_YARDS = 0.1

function answer(bag: readonly CarriedClub[], shot: PlaysLikeShot, air: Air = {}): PlaysLike {
  const found = playsLike(bag, shot, air)
  if ('problem' in found) throw new Error(`${found.problem}: ${JSON.stringify({ shot, air })}`)
  return found
}

/** Plays-like yards; infinite when no club reaches the target, minus infinite when half a wedge goes past it. */
function playsLikeYards(bag: readonly CarriedClub[], shot: PlaysLikeShot, air: Air): number {
  const found = playsLike(bag, shot, air)
  if (!('problem' in found)) return found.playsLikeYards
  if (found.problem === 'beyond-the-bag') return Infinity
  if (found.problem === 'shorter-than-the-bag') return -Infinity
  throw new Error(found.problem)
}

function longestYards(bag: readonly CarriedClub[]): number {
  return Math.max(...bag.map(({ carryYards }) => carryYards))
}

/** Distances from half the shortest wedge to a little past the longest club. */
function distancesOf(bag: readonly CarriedClub[], stepYards: number): readonly number[] {
  const flying = bag.filter(({ club }) => club !== 'putter').map(({ carryYards }) => carryYards)
  const fromYards = Math.ceil(Math.min(...flying) / 2)
  const count = Math.floor((longestYards(bag) * 1.1 - fromYards) / stepYards)
  return Array.from({ length: count }, (_, step) => fromYards + step * stepYards)
}

/** 30 mph in the face to 30 mph behind, by speed through zero. */
const BY_SPEED = Array.from({ length: 25 }, (_, step) => {
  const alongMph = -30 + 2.5 * step
  return { windSpeedMph: Math.abs(alongMph), windFromDeg: alongMph < 0 ? 0 : 180 }
})
/** The same by turning a wind of 30 mph all the way round to behind. */
const BY_TURNING = Array.from({ length: 25 }, (_, step) => ({ windSpeedMph: 30, windFromDeg: 7.5 * step }))

const anyShot = fc.record(
  {
    distanceYards: fc.double({ min: 20, max: 300, noNaN: true }),
    trajectory: fc.constantFrom(...TRAJECTORIES),
  },
  { requiredKeys: ['distanceYards'] },
)
const anyDay = fc.record(
  {
    temperatureF: fc.double({ min: 20, max: 115, noNaN: true }),
    altitudeFeet: fc.double({ min: -200, max: 9000, noNaN: true }),
    seaLevelPressureInHg: fc.double({ min: 28.5, max: 31, noNaN: true }),
    humidity: fc.double({ min: 0, max: 1, noNaN: true }),
    windSpeedMph: fc.double({ min: 0, max: 35, noNaN: true }),
    windFromDeg: fc.double({ min: -360, max: 360, noNaN: true }),
    targetElevationFeet: fc.double({ min: -120, max: 90, noNaN: true }),
    windProfile: fc.constantFrom(...WIND_PROFILES),
  },
  { requiredKeys: [] },
)
const anySampleBag = fc.constantFrom(SLOW_BAG, MEDIUM_BAG, TOUR_BAG)

it('plays longer into the wind, in the cold and uphill, shorter with the wind, in the heat, high up and downhill', () => {
  const plays = (air: Air) => answer(MEDIUM_BAG, { distanceYards: 150 }, air).playsLikeYards
  expect(plays({ windSpeedMph: 10, windFromDeg: 0 })).toBeGreaterThan(158)
  expect(plays({ temperatureF: 40 })).toBeGreaterThan(151)
  expect(plays({ targetElevationFeet: 30 })).toBeGreaterThan(158)
  expect(plays({ windSpeedMph: 10, windFromDeg: 180 })).toBeLessThan(147)
  expect(plays({ temperatureF: 100 })).toBeLessThan(149)
  expect(plays({ altitudeFeet: 5280 })).toBeLessThan(145)
  expect(plays({ targetElevationFeet: -30 })).toBeLessThan(143)
})

it('says which condition does how much', () => {
  const cold = answer(MEDIUM_BAG, { distanceYards: 150 }, { temperatureF: 40 }).partsYards
  expect(cold).toEqual({ wind: 0, temperature: expect.any(Number), altitude: 0, elevation: 0 })
  const all = answer(
    MEDIUM_BAG,
    { distanceYards: 150 },
    { windSpeedMph: 10, windFromDeg: 180, temperatureF: 45, altitudeFeet: 4000, targetElevationFeet: 24 },
  ).partsYards
  expect(all.wind).toBeLessThan(0)
  expect(all.temperature).toBeGreaterThan(0)
  expect(all.altitude).toBeLessThan(0)
  expect(all.elevation).toBeGreaterThan(0)
})

it('has parts that sum to the difference, for any bag, shot and day', () => {
  fc.assert(
    fc.property(anySampleBag, anyShot, anyDay, (bag, shot, air) => {
      const found = playsLike(bag, shot, air)
      if ('problem' in found) return
      const { wind, temperature, altitude, elevation } = found.partsYards
      const differenceYards = found.playsLikeYards - shot.distanceYards
      expect(Math.abs(wind + temperature + altitude + elevation - differenceYards)).toBeLessThan(1e-9)
    }),
    { numRuns: 1000 },
  )
})

it('is the carry in the reference air of a swing that the bag has', () => {
  fc.assert(
    fc.property(anySampleBag, anyShot, anyDay, (bag, shot, air) => {
      const found = playsLike(bag, shot, air)
      if ('problem' in found) return
      // Between two clubs the swing's own carry differs a little from the carry it represents.
      expect(found.playsLikeYards).toBeGreaterThan(0)
      expect(found.playsLikeYards).toBeLessThan(longestYards(bag) * 1.05 + 1)
    }),
    { numRuns: 500 },
  )
})

it('is exactly the distance in the reference air, for any bag and shot', () => {
  fc.assert(
    fc.property(anySampleBag, anyShot, fc.constantFrom({}, REFERENCE_AIR), (bag, shot, air) => {
      const found = playsLike(bag, shot, air)
      if ('problem' in found) return
      expect(found.playsLikeYards).toBe(shot.distanceYards)
      expect(Object.values(found.partsYards).map(Math.abs)).toEqual([0, 0, 0, 0])
      expect(found.bandYards).toBe(0)
    }),
    { numRuns: 500 },
  )
})

describe.each(BAGS)('over the $name bag', ({ bag }) => {
  const winds = [
    { windSpeedMph: 30, windFromDeg: 0 },
    { windSpeedMph: 10, windFromDeg: 45 },
    { windSpeedMph: 0, windFromDeg: 0 },
    { windSpeedMph: 10, windFromDeg: 180 },
    { windSpeedMph: 20, windFromDeg: 150 },
    { windSpeedMph: 30, windFromDeg: 180 },
  ]

  it.each(TRAJECTORIES)('rises with the distance of a %s shot, in any wind', (trajectory) => {
    const misses: string[] = []
    for (const wind of winds) {
      let nearerYards = -Infinity
      for (const distanceYards of distancesOf(bag, 5)) {
        const yards = playsLikeYards(bag, { distanceYards, trajectory }, wind)
        if (yards < nearerYards - TOLERANCE_YARDS) misses.push(`${distanceYards} ${wind.windSpeedMph}`)
        nearerYards = yards
      }
    }
    expect(misses).toEqual([])
  })

  it.each([
    ['speed', BY_SPEED],
    ['turning', BY_TURNING],
  ])('falls as the wind goes from 30 mph in the face to 30 mph behind by %s', (_way, turns) => {
    const misses: string[] = []
    for (const distanceYards of distancesOf(bag, 8)) {
      let lessHelpYards = Infinity
      for (const wind of turns) {
        const yards = playsLikeYards(bag, { distanceYards }, wind)
        if (yards > lessHelpYards + TOLERANCE_YARDS) {
          misses.push(`${distanceYards} yards, ${wind.windSpeedMph} mph from ${wind.windFromDeg}: ${yards}`)
        }
        lessHelpYards = yards
      }
    }
    expect(misses).toEqual([])
  })

  it('never plays longer with more wind behind, up to 60 mph', () => {
    const misses: string[] = []
    for (const distanceYards of distancesOf(bag, 25)) {
      for (const windFromDeg of [180, 135]) {
        let gentlerYards = Infinity
        for (let windSpeedMph = 0; windSpeedMph <= 60; windSpeedMph += 4) {
          const yards = playsLikeYards(bag, { distanceYards }, { windSpeedMph, windFromDeg })
          // In a hurricane the gentler wind that helps a wedge most blows mostly across, and no more than 56 mph.
          const toleranceYards = windSpeedMph > 56 ? 0.15 : TOLERANCE_YARDS
          if (yards > gentlerYards + toleranceYards) misses.push(`${distanceYards} ${windSpeedMph} ${windFromDeg}`)
          gentlerYards = yards
        }
      }
    }
    expect(misses).toEqual([])
  })
})

it('plays the same whether the wind comes from the right or the left', () => {
  fc.assert(
    fc.property(anySampleBag, anyShot, anyDay, (bag, shot, air) => {
      const mirrored = playsLike(bag, shot, { ...air, windFromDeg: -(air.windFromDeg ?? 0) })
      expect(mirrored).toEqual(playsLike(bag, shot, air))
    }),
    { numRuns: 300 },
  )
})

it('says how far the longest club reaches when no club reaches the target', () => {
  // The driver carries 205 yards, and a good one 5 % more.
  const calm = playsLike(MEDIUM_BAG, { distanceYards: 260 })
  expect(calm).toEqual({ problem: 'beyond-the-bag', reachYards: expect.closeTo(215.25, 1) })
  const windy = playsLike(MEDIUM_BAG, { distanceYards: 205 }, { windSpeedMph: 20, windFromDeg: 0 })
  if (!('problem' in windy) || windy.problem !== 'beyond-the-bag') throw new Error('205 yards were reached')
  expect(windy.reachYards).toBeGreaterThan(150)
  expect(windy.reachYards).toBeLessThan(195)
})

it('reaches what it says it reaches and no more, on any day over level ground', () => {
  fc.assert(
    fc.property(anySampleBag, anyDay, (bag, day) => {
      const air = { ...day, targetElevationFeet: 0 }
      const far = playsLike(bag, { distanceYards: 600 }, air)
      if (!('problem' in far) || far.problem !== 'beyond-the-bag') throw new Error('600 yards were reached')
      if (far.reachYards < 50) return
      expect(playsLike(bag, { distanceYards: far.reachYards - 1 }, air)).not.toHaveProperty('problem')
      expect(playsLike(bag, { distanceYards: far.reachYards + 1 }, air)).toMatchObject({ problem: 'beyond-the-bag' })
    }),
    { numRuns: 200 },
  )
})

it('says so when the target is nearer than half a swing of the shortest club', () => {
  expect(playsLike(MEDIUM_BAG, { distanceYards: 30 })).toEqual({ problem: 'shorter-than-the-bag' })
  expect(playsLike(MEDIUM_BAG, { distanceYards: 31.1 })).not.toHaveProperty('problem')
})

it('says so when there is nothing to hit with', () => {
  expect(playsLike([], { distanceYards: 150 })).toEqual({ problem: 'empty-bag' })
  expect(playsLike([{ club: 'putter', carryYards: 20 }], { distanceYards: 15 })).toEqual({ problem: 'empty-bag' })
})

it('leaves the putter out, whatever carry it has', () => {
  const air = { windSpeedMph: 12, windFromDeg: 30 }
  const withoutPutter = MEDIUM_BAG.filter(({ club }) => club !== 'putter')
  for (const carryYards of [0, 20, 300, Number.NaN]) {
    const bag = [...withoutPutter, { club: 'putter', carryYards } as const]
    expect(playsLike(bag, { distanceYards: 150 }, air)).toEqual(playsLike(withoutPutter, { distanceYards: 150 }, air))
  }
})

it('names the club whose carry is not possible', () => {
  const bag = [...MEDIUM_BAG, { club: 'gw', carryYards: 330 } as const]
  expect(playsLike(bag, { distanceYards: 150 })).toEqual({ problem: 'carry-not-possible', club: 'gw' })
})

it('does not mind the order of the clubs', () => {
  const air = { windSpeedMph: 12, windFromDeg: 30, targetElevationFeet: 20 }
  fc.assert(
    fc.property(fc.shuffledSubarray([...TOUR_BAG], { minLength: TOUR_BAG.length }), (shuffled) => {
      expect(playsLike(shuffled, { distanceYards: 165 }, air)).toEqual(playsLike(TOUR_BAG, { distanceYards: 165 }, air))
    }),
    { numRuns: 30 },
  )
})

it('takes the last of clubs with the same carry, at either end of the bag and between', () => {
  const air = { windSpeedMph: 12, windFromDeg: 0, temperatureF: 50 }
  const bag = [
    { club: 'driver', carryYards: 200 },
    { club: '7-iron', carryYards: 130 },
    { club: 'sw', carryYards: 70 },
  ] as const
  const twins = [
    { club: '3-wood', carryYards: 200 },
    { club: '5-hybrid', carryYards: 130 },
    { club: '9-iron', carryYards: 70 },
  ] as const
  for (const distanceYards of [40, 60, 100, 160, 175]) {
    expect(playsLike([...twins, ...bag], { distanceYards }, air)).toEqual(playsLike(bag, { distanceYards }, air))
  }
})

it('plays with a single club', () => {
  const bag = [{ club: '7-iron', carryYards: 140 }] as const
  expect(answer(bag, { distanceYards: 120 }, { windSpeedMph: 10, windFromDeg: 0 }).playsLikeYards).toBeGreaterThan(125)
})

it('plays an uphill shot longer the higher it goes, until no ball gets that far up the hill', () => {
  const bag = [{ club: 'driver', carryYards: 140 }] as const
  const answers = Array.from({ length: 121 }, (_, targetElevationFeet) =>
    playsLike(bag, { distanceYards: 100 }, { targetElevationFeet }),
  )
  const reached = answers.flatMap((each) => ('problem' in each ? [] : [each]))
  expect(reached.length).toBeGreaterThan(40)
  expect(reached.length).toBeLessThan(answers.length)
  expect(answers.slice(0, reached.length)).toEqual(reached)
  let reachYards = 100
  for (const tooFar of answers.slice(reached.length)) {
    if (!('problem' in tooFar) || tooFar.problem !== 'beyond-the-bag') throw new Error('The hill was climbed')
    expect(tooFar.reachYards).toBeLessThan(reachYards)
    ;({ reachYards } = tooFar)
  }
  expect(reachYards).toBeGreaterThan(20)
  let lowerYards = 0
  for (const { playsLikeYards: yards, partsYards } of reached) {
    const { elevation, ...others } = partsYards
    expect(Object.values(others).map(Math.abs)).toEqual([0, 0, 0])
    expect(elevation).toBeCloseTo(yards - 100, 9)
    expect(yards).toBeGreaterThanOrEqual(lowerYards - TOLERANCE_YARDS)
    lowerYards = yards
  }
})

it('reaches as far up a steep hill as the club that carries farthest there, which need not be the longest', () => {
  const low = { club: '3-wood', carryYards: 190 } as const
  const high = { club: 'sw', carryYards: 90 } as const
  const reachOf = (bag: readonly CarriedClub[]) => {
    const far = playsLike(bag, { distanceYards: 200 }, { targetElevationFeet: 280 })
    if (!('problem' in far) || far.problem !== 'beyond-the-bag') throw new Error('The hill was climbed')
    return far.reachYards
  }
  expect(reachOf([low, high])).toBeGreaterThan(reachOf([low]) + 1)
})

it('names what is outside its range', () => {
  for (const distanceYards of [0, 601, Number.NaN, Infinity, -Infinity]) {
    const problem = { problem: 'distance-out-of-range', from: 1, to: 600 }
    expect(playsLike(MEDIUM_BAG, { distanceYards })).toEqual(problem)
  }
  for (const carryYards of [0, 501, Number.NaN, Infinity, -Infinity]) {
    const problem = { problem: 'carry-out-of-range', from: 1, to: 500 }
    expect(playsLike([{ club: 'driver', carryYards }], { distanceYards: 150 })).toEqual(problem)
  }
  for (const windSpeedMph of [-1, 61, Number.NaN, Infinity]) {
    const problem = { problem: 'wind-out-of-range', from: 0, to: 60 }
    expect(playsLike(MEDIUM_BAG, { distanceYards: 150 }, { windSpeedMph })).toEqual(problem)
  }
})

it('answers any bag, shot and air with numbers or a named problem', () => {
  const wild = (min: number, max: number) =>
    fc.oneof(
      { weight: 60, arbitrary: fc.double({ min, max, noNaN: true }) },
      { weight: 1, arbitrary: fc.double() },
      { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity) },
    )
  const wildBag = fc.array(fc.record({ club: fc.constantFrom(...CLUB_TYPES), carryYards: wild(1, 260) }), {
    maxLength: 5,
  })
  const wildShot = fc.record(
    { distanceYards: wild(1, 320), trajectory: fc.constantFrom(...TRAJECTORIES) },
    { requiredKeys: ['distanceYards'] },
  )
  const wildAir = fc.record(
    {
      temperatureF: wild(-40, 130),
      altitudeFeet: wild(-1500, 15_000),
      stationPressurePa: wild(50_000, 115_000),
      seaLevelPressureInHg: wild(25, 33),
      humidity: wild(0, 1),
      windSpeedMph: wild(0, 60),
      windFromDeg: wild(-360, 360),
      targetElevationFeet: wild(-1500, 1500),
      windProfile: fc.constantFrom(...WIND_PROFILES),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(wildBag, wildShot, wildAir, (bag, shot, air) => {
      expect(isNumbersOrNamed(playsLike(bag, shot, air))).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

const PROBLEMS =
  /^(empty-bag|beyond-the-bag|shorter-than-the-bag|club-does-not-fly|carry-not-possible|.+-out-of-range)$/u

function isNumbersOrNamed(found: ReturnType<typeof playsLike>): boolean {
  if (!('problem' in found)) {
    const { playsLikeYards: yards, partsYards, bandYards } = found
    return [yards, bandYards, ...Object.values(partsYards)].every(Number.isFinite)
  }
  return PROBLEMS.test(found.problem) && (found.problem !== 'beyond-the-bag' || Number.isFinite(found.reachYards))
}
