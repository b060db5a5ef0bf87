import { describe, expect, it } from 'vitest'
import { findHazardProblem } from './hazard-place.ts'
import { SHOT_PRESETS, WEATHER_WORDS, WIND_FROM_DEG, WORDED_WEATHER } from './shot-presets.ts'

describe('the presets', () => {
  it('are the four quick situations, each with every input', () => {
    const inputs = SHOT_PRESETS.map(({ name, weather, shot: { distanceYards, lie, slope, pin, hazards } }) => [
      name,
      lie,
      slope,
      weather,
      distanceYards,
      pin,
      ...hazards.map(({ kind, side }) => `${kind} ${side}`),
    ])
    expect(inputs).toEqual([
      ['Greenside Bunker', 'bunker', 'flat', 'calm', 30, 'middle'],
      ['Uphill Rough', 'rough', 'uphill', 'windy', 175, 'back'],
      ['Downhill to Water', 'fairway', 'downhill', 'calm', 140, 'front', 'water front'],
      ['Windy Tee Shot', 'tee', 'flat', 'windy', 280, 'middle', 'water front', 'bunker left'],
    ])
  })

  it('ADV-34 have the width of the fairway and hazards with their places for a tee shot, and for no other', () => {
    for (const { shot } of SHOT_PRESETS) {
      const isTee = shot.lie === 'tee'
      expect(shot.fairwayWidthYards !== undefined).toBe(isTee)
      for (const { toReachYards, toClearYards } of shot.hazards)
        expect(toReachYards !== undefined && toClearYards !== undefined).toBe(isTee)
      expect(findHazardProblem(shot)).toBeUndefined()
    }
    const sides = SHOT_PRESETS.flatMap(({ shot }) => (shot.lie === 'tee' ? shot.hazards.map(({ side }) => side) : []))
    expect(sides).toEqual(['front', 'left'])
  })
})

describe('a word of the weather', () => {
  it('SHO-18 sets default numbers, with a windy day into the face and a soft landing in the wet', () => {
    const numbers = WEATHER_WORDS.map((word) => {
      const { air, isSoft } = WORDED_WEATHER[word]
      return [word, air.windSpeedMph, air.temperatureF, air.windFromDeg, isSoft]
    })
    expect(numbers).toEqual([
      ['calm', 0, 70, 0, false],
      ['windy', 15, 70, 0, false],
      ['wet', 5, 60, 0, true],
      ['cold', 0, 45, 0, false],
      ['hot', 0, 90, 0, false],
    ])
    expect(WIND_FROM_DEG).toEqual({ into: 0, helping: 180, left: 270, right: 90 })
  })
})
