import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { picturedAdvice } from '@bagwise/golf/shot-advice/pictured-advice'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import { CLUBS } from '@bagwise/golf/club'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { FlightSideView } from './flight-side-view.tsx'
import { hasFlight } from './has-flight.ts'
import { holeInView } from './hole-in-view.ts'
import { LandingTopView } from './landing-top-view.tsx'
import { PlaysLikeRows } from './plays-like-rows.tsx'

const clubs = STANDARD_BAG.map((carried) => ({ ...carried, loftDeg: CLUBS[carried.club].loftDeg }))
const handicap = 15
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const WINDY: Air = { windSpeedMph: 17, windFromDeg: 0, targetElevationFeet: 30, temperatureF: 50, altitudeFeet: 620 }

function pictured(shot: Shot, air: Air) {
  const answer = picturedAdvice(clubs, { handicap }, shot, air)
  if (!('advice' in answer)) throw new Error('There is no advice to draw')
  return answer
}

function pictures(shot: Shot, air: Air) {
  const given = { ...pictured(shot, air), shot, air, units: 'yards' } as const
  return {
    playsLike: renderToStaticMarkup(createElement(PlaysLikeRows, given)),
    flight: renderToStaticMarkup(createElement(FlightSideView, given)),
    landing: renderToStaticMarkup(
      createElement(LandingTopView, { ...given, whose: { whose: 'typical' }, whoseText: 'typical' }),
    ),
  }
}

describe('the pictures of a shot', () => {
  it('SHO-15 show the plays-like distance with wind, temperature, altitude, elevation and lie', () => {
    const { playsLike } = pictures({ ...FAIRWAY, lie: 'rough' }, WINDY)
    const rows = ['Wind', 'Temperature', 'Altitude and air', 'Height', 'Lie']
    const facts = ['17 mph, into', '50°F', '620 ft', '30 ft up', 'rough']
    for (const words of [...rows, ...facts]) expect(playsLike).toContain(`>${words}<`)
  })

  it('are left out for a chip, of which neither flight nor spread is worked out', () => {
    const chip = { ...FAIRWAY, distanceYards: 12 }
    expect(hasFlight(pictured(chip, {}))).toBe(false)
    expect(hasFlight(pictured(FAIRWAY, {}))).toBe(true)
    expect(pictures(chip, {})).toMatchObject({ flight: '', landing: '' })
  })

  it('show a chip or bump-and-run only where its launch is known and its flight was worked out', () => {
    const { advice, flown } = pictured(FAIRWAY, {})
    const { launch: _launch, ...rest } = advice.recommended
    const launch = { ballSpeedMph: 40, launchDeg: 20, spinRpm: 2000 }
    for (const kind of ['chip', 'bump-and-run'] as const) {
      const landing = { ...rest, kind, carryTodayYards: 4, finishYards: 12 }
      expect(hasFlight({ advice: { ...advice, recommended: landing }, flown })).toBe(false)
      const launched = { ...advice, recommended: { ...landing, launch } }
      expect([hasFlight({ advice: launched, flown }), hasFlight({ advice: launched, flown: [] })]).toEqual([
        true,
        false,
      ])
    }
  })

  it('let water run along a hole that no club reaches the pin of', () => {
    const water: Shot = { ...FAIRWAY, lie: 'tee', hazards: [{ kind: 'water', side: 'left' }] }
    const far = { ...water, distanceYards: 480 }
    expect(holeInView(pictured(far, {}).advice, far).areas.map(({ nearYards }) => nearYards)).toEqual([-Infinity])
    expect(holeInView(pictured(water, {}).advice, water).areas.every(({ nearYards }) => nearYards > 0)).toBe(true)
  })
})
