import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { MEDIUM_BAG, SLOW_BAG } from '../../../reference/sample-bags.ts'
import { CLUBS } from '../../club.ts'
import { REFERENCE_FLIGHT_AIR } from '../../flight/physics/air.ts'
import { adviseShot } from '../advise.ts'
import type { Shot } from '../shot.ts'
import { flyClubs } from './flown-clubs.ts'
import { SPLASH, longestSplashYards } from './splash.ts'
import type { AdvisedClub, Swing } from './swing.ts'
import { swingsFor } from './swings.ts'

const SAND: Shot = { distanceYards: 20, lie: 'bunker', slope: 'flat', pin: 'middle', hazards: [] }
const BAGS: readonly (readonly AdvisedClub[])[] = [
  ADVISED_BAG,
  ...[MEDIUM_BAG, SLOW_BAG].map((bag) => bag.map((carried) => ({ ...carried, loftDeg: CLUBS[carried.club].loftDeg }))),
].map((bag) => bag.filter(({ club }) => club !== 'putter'))
const DISTANCES_YARDS = Array.from({ length: 46 }, (_, index) => 5 + index)

function swingsFrom(
  distanceYards: number,
  { bag = ADVISED_BAG, handicap = 15, slope = 'flat', lie = 'bunker', hasLip = false }: Asked = {},
) {
  const shot: Shot = { ...SAND, distanceYards, slope, lie, hasLip }
  const flown = flyClubs(bag, { shot, air: REFERENCE_FLIGHT_AIR, trajectory: undefined, isLeftHanded: false })
  if ('problem' in flown) throw new Error(flown.problem)
  return swingsFor(flown, { shot, handicap, windMph: 0 })
}

type Asked = Partial<Pick<Shot, 'slope' | 'lie' | 'hasLip'>> & {
  readonly bag?: readonly AdvisedClub[]
  readonly handicap?: number
}

const splashes = (all: readonly Swing[]) => all.filter(({ kind }) => kind === 'splash')

describe('splashes', () => {
  it('ADV-22 go a third of the club’s carry at most: with 54° and more as far as those go, beyond it from 44°', () => {
    for (const bag of BAGS) {
      const longestYards = Math.max(
        ...bag.filter(({ loftDeg }) => loftDeg >= 54).map((club) => longestSplashYards(club, SAND)),
      )
      for (const distanceYards of DISTANCES_YARDS) {
        const all = swingsFrom(distanceYards, { bag })
        for (const { carryTodayYards, club } of splashes(all)) {
          const fullYards = Number(bag.find((owned) => owned.club === club)?.carryYards)
          expect(carryTodayYards).toBeLessThanOrEqual(0.34 * fullYards)
        }
        const isWithinSplash = distanceYards <= longestYards
        expect(Math.min(...all.map(({ loftDeg }) => loftDeg))).toBeGreaterThanOrEqual(isWithinSplash ? 54 : 44)
        expect(all.every(({ kind }) => kind === 'splash')).toBe(isWithinSplash)
      }
    }
    // A sand wedge of 70 yards splashes 27 at most, roll included.
    const shorter = ADVISED_BAG.map((club) => ({ ...club, carryYards: club.carryYards * 0.875 }))
    const advice = adviseShot(shorter, { handicap: 15 }, { ...SAND, distanceYards: 29 })
    if ('problem' in advice) throw new Error(advice.problem)
    expect(advice.recommended).toMatchObject({ club: 'pw', kind: 'splash' })
  })

  it('ADV-25 scatter 1.2 to 2 times as long as wide from 20 to 50 yards, and so do pitches from fairway there', () => {
    for (const handicap of [0, 10, 20, 30, 40]) {
      for (let distanceYards = 20; distanceYards <= 50; distanceYards += 5) {
        for (const { scatters } of splashes(swingsFrom(distanceYards, { handicap }))) {
          const longToWide = Number(scatters[0]?.distanceSdYards) / Number(scatters[0]?.lateralSdYards)
          expect(longToWide).toBeGreaterThanOrEqual(1.2)
          expect(longToWide).toBeLessThanOrEqual(2)
        }
      }
    }
    const pitches = (distanceYards: number, handicap: number) =>
      swingsFrom(distanceYards, { handicap, lie: 'fairway' }).filter(({ kind }) => kind === 'pitch')
    expect(new Set(pitches(40, 10).map(({ club }) => club))).toEqual(new Set(['pw', 'gw', 'sw', 'lw']))
    for (const handicap of [0, 10, 20, 30, 40]) {
      for (let distanceYards = 20; distanceYards <= 50; distanceYards += 5) {
        for (const { scatters, club } of pitches(distanceYards, handicap)) {
          const longToWide = Number(scatters[0]?.distanceSdYards) / Number(scatters[0]?.lateralSdYards)
          expect(longToWide, `${club} from ${distanceYards} yd`).toBeGreaterThanOrEqual(1.2)
          expect(longToWide, `${club} from ${distanceYards} yd`).toBeLessThanOrEqual(2)
        }
      }
    }
  })

  it('stop at the pin or past it, or as far as the club goes', () => {
    for (const distanceYards of DISTANCES_YARDS) {
      for (const { finishYards, swingFraction } of splashes(swingsFrom(distanceYards)))
        expect(finishYards >= distanceYards - 1e-9 || swingFraction >= SPLASH.mostOfCarry - 1e-9).toBe(true)
    }
  })

  it('are mishit by 23 in 100 at handicap 15: half stay in the sand, half are thinned past it', () => {
    for (const { carryTodayYards, scatters } of splashes(swingsFrom(20))) {
      const [solid, staying, thinned] = scatters
      expect(solid?.share).toBeCloseTo(0.77, 9)
      expect(staying).toMatchObject({
        share: expect.closeTo(0.115, 9),
        landingYards: expect.closeTo(0.15 * carryTodayYards, 9),
        rollYards: 0,
      })
      expect(thinned).toMatchObject({
        share: expect.closeTo(0.115, 9),
        landingYards: expect.closeTo(1.6 * carryTodayYards, 9),
        rollYards: 10,
      })
    }
    const downhill = splashes(swingsFrom(20, { slope: 'downhill' }))[0]?.scatters[0]
    expect(downhill?.share).toBeCloseTo(1 - 0.23 * 1.2, 9)
  })
})

describe('sand beyond the longest splash', () => {
  const advised = (distanceYards: number, handicap: number, hasLip = false) => {
    const advice = adviseShot(ADVISED_BAG, { handicap }, { ...SAND, distanceYards, hasLip })
    if ('problem' in advice) throw new Error(advice.problem)
    return advice
  }

  it('takes a longer club’s splash that reaches before one that stops short and is hardly better', () => {
    const { recommended, reasons } = advised(34, 15)
    expect(recommended).toMatchObject({ club: 'pw', kind: 'splash', finishYards: expect.closeTo(34, 6) })
    expect(reasons[0]).toEqual({ code: 'longer-club', insteadOf: 'sw' })
  })

  it('ADV-23 has splash and ball off the sand scored side by side, and with a lip named only the splash is left', () => {
    for (let distanceYards = 36; distanceYards <= 50; distanceYards += 1) {
      const kinds = (hasLip: boolean) => new Set(swingsFrom(distanceYards, { hasLip }).map(({ kind }) => kind))
      expect(kinds(false)).toEqual(new Set(['splash', 'pitch']))
      expect(kinds(true)).toEqual(new Set(['splash']))
    }
    // Both are told: a splash with what the other would do, the ball off the sand with how far a splash goes.
    expect(advised(44, 15, true).reasons).toContainEqual({
      code: 'longest-splash',
      longestYards: expect.closeTo(30.7, 1),
      shortYards: expect.closeTo(4, 6),
      cleanMishitShare: undefined,
    })
    const off = advised(50, 2)
    expect(off.recommended.kind).toBe('pitch')
    expect(off.reasons).toContainEqual({
      code: 'beyond-splash',
      longestYards: expect.closeTo(30.7, 1),
      mishitShare: expect.closeTo((0.005 + 0.0153 * 2) * 1.5, 6),
    })
  })

  it('takes only lofted clubs over a lip from a bunker farther away', () => {
    for (const distanceYards of [80, 120, 160, 220]) {
      const { recommended, alternatives } = advised(distanceYards, 15, true)
      const lofts = [recommended, ...alternatives].map(
        ({ club }) => ADVISED_BAG.find((own) => own.club === club)?.loftDeg,
      )
      expect(Math.min(...lofts.map(Number))).toBeGreaterThanOrEqual(44)
    }
  })

  it('ADV-23 says how far a splash goes where it stops short on purpose, and stops short in no other way', () => {
    expect(advised(44, 15).reasons).toContainEqual({
      code: 'longest-splash',
      longestYards: expect.closeTo(30.7, 1),
      shortYards: expect.closeTo(4, 6),
      cleanMishitShare: expect.closeTo((0.005 + 0.0153 * 15) * 1.5, 6),
    })
    for (const handicap of [0, 5, 10, 15, 20, 28, 36]) {
      for (const distanceYards of DISTANCES_YARDS) {
        const { recommended, reasons } = advised(distanceYards, handicap)
        const isSaid = reasons.some(({ code }) => code === 'longest-splash')
        expect(isSaid).toBe(distanceYards - recommended.finishYards >= 1)
      }
    }
  })
})
