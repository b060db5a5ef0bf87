import { describe, expect, it } from 'vitest'
import { keptAddress, openedShot } from './opened-shot.ts'
import { shotFrom } from './shot-address.ts'
import { START_INPUTS } from './shot-inputs.ts'

const NOW_MS = new Date(2026, 6, 4, 12).getTime()
const PAUSE_MS = 91 * 60_000
const WINDY = 'distance=162&lie=rough&slope=uphill&pin=back&weather=windy&wind=20&from=90&arrow=yes&altitude=4000'

const open = (query: string, last: string | undefined, agoMs = 0) => {
  const address = last === undefined ? undefined : keptAddress(shotFrom(new URLSearchParams(last)))
  return openedShot(
    new URLSearchParams(query),
    address === undefined ? undefined : { atMs: NOW_MS - agoMs, address, recent: [] },
    NOW_MS,
  )
}
const WIND = { windSpeedMph: 20, windFromDeg: 90, altitudeFeet: 4000 }

describe('the shot that an address opens', () => {
  it('is what a whole address says, whatever was before', () => {
    expect(open('distance=90&lie=fringe', WINDY)).toMatchObject({
      inputs: { distanceYards: 90, lie: 'fringe', conditions: { isUntouched: true } },
    })
    expect(open('', undefined).inputs).toEqual(START_INPUTS)
  })

  it('has the wind of the last shot where it says at most how far it is', () => {
    const { inputs, isAdvised } = open('distance=120&advice=yes', WINDY)
    expect(inputs).toMatchObject({ distanceYards: 120, lie: 'fairway', slope: 'flat', pin: 'middle' })
    expect(inputs.conditions).toMatchObject({ air: WIND, isDirectionGiven: false })
    expect(isAdvised).toBe(true)
    expect(open('distance=120&weather=calm', WINDY).inputs.conditions.air.windSpeedMph).toBe(0)
    expect(open('distance=120', `${WINDY}&tournament=yes`).inputs.isTournament).toBe(true)
  })

  it('is the shot that was being said where the address says nothing, and the next one after its advice', () => {
    expect(open('', WINDY).inputs).toMatchObject({ distanceYards: 162, lie: 'rough', slope: 'uphill' })
    const next = open('', `${WINDY}&advice=yes`)
    expect(next.inputs).toMatchObject({ distanceYards: 150, isDistanceGiven: false, lie: 'fairway', slope: 'flat' })
    expect(next.inputs.conditions).toMatchObject({ air: WIND, isDirectionGiven: false })
    expect(next.isAdvised).toBe(false)
  })

  it('asks for weather and tournament again after a pause, also where the page of before is opened once more', () => {
    for (const query of ['', `${WINDY}&advice=yes`]) {
      const { inputs, isAdvised, isTournamentAsked } = open(query, `${WINDY}&advice=yes`, PAUSE_MS)
      expect(inputs, query).toEqual(START_INPUTS)
      expect([isAdvised, isTournamentAsked]).toEqual([false, false])
    }
    expect(open('distance=120&advice=yes', WINDY, PAUSE_MS)).toMatchObject({
      inputs: { distanceYards: 120, conditions: START_INPUTS.conditions },
      isAdvised: true,
    })
    for (const query of ['', 'distance=120', `${WINDY}&tournament=yes`])
      expect(open(query, `${WINDY}&tournament=yes`, PAUSE_MS), query).toMatchObject({
        inputs: { isTournament: true, conditions: START_INPUTS.conditions },
        isTournamentAsked: true,
      })
    // A link is what it says.
    expect(open('distance=90&lie=fringe&weather=cold', WINDY, PAUSE_MS).inputs.conditions.air.temperatureF).toBe(45)
  })
})
