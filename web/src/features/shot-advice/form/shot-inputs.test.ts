import { describe, expect, it } from 'vitest'
import { LIES, LIE_DETAILS, PINS, SLOPES } from '@bagwise/golf/shot-advice/shot'
import { SHOT_PRESETS, WEATHER_WORDS } from '@bagwise/golf/shot-advice/shot-presets'
import { wordedConditions } from './conditions/conditions.ts'
import { START_INPUTS, hasHazard, lieExtras, nextShotInputs, presetInputs } from './shot-inputs.ts'
import { shotOf, withHazard, withPlace } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'

/** Nothing as a new screen has it. */
const BUSY: ShotInputs = {
  distanceYards: 88,
  lie: 'cart-path',
  slope: 'sidehill-above',
  pin: 'front',
  hazards: [{ kind: 'ob', side: 'left' }],
  conditions: {
    ...wordedConditions('wet'),
    isOwn: true,
    air: { ...wordedConditions('wet').air, altitudeFeet: 5000, targetElevationFeet: -40, windFromDeg: 90 },
  },
  isTournament: false,
}

const preset = (name: string) => {
  const found = SHOT_PRESETS.find((one) => one.name === name)
  if (!found) throw new Error(`There is no quick situation ${name}`)
  return presetInputs(found, BUSY)
}

describe('the inputs of a shot', () => {
  it('SHO-01 begin with 150 yards', () => {
    expect(START_INPUTS.distanceYards).toBe(150)
  })

  it('SHO-02 choose among six lies, five slopes, five kinds of weather and three pins', () => {
    expect(LIES).toEqual(['fairway', 'rough', 'bunker', 'tee', 'fringe', 'cart-path'])
    expect(SLOPES).toEqual(['flat', 'uphill', 'downhill', 'sidehill-above', 'sidehill-below'])
    expect(WEATHER_WORDS).toEqual(['calm', 'windy', 'wet', 'cold', 'hot'])
    expect(PINS).toEqual(['front', 'middle', 'back'])
  })

  it('SHO-03 have lie, slope, weather, distance, pin and a list of hazards', () => {
    expect(BUSY).toMatchObject({
      distanceYards: 88,
      lie: 'cart-path',
      slope: 'sidehill-above',
      pin: 'front',
      hazards: [{ kind: 'ob', side: 'left' }],
      conditions: { weather: 'wet' },
    })
    expect(shotOf(BUSY)).toMatchObject({ lie: 'cart-path', hazards: [{ kind: 'ob', side: 'left' }], isSoft: true })
  })

  it('SHO-04 SHO-05 are replaced by Greenside Bunker and by Uphill Rough', () => {
    expect(preset('Greenside Bunker')).toEqual({
      ...START_INPUTS,
      lie: 'bunker',
      distanceYards: 30,
      conditions: wordedConditions('calm'),
    })
    expect(preset('Uphill Rough')).toEqual({
      ...START_INPUTS,
      lie: 'rough',
      slope: 'uphill',
      distanceYards: 175,
      pin: 'back',
      conditions: wordedConditions('windy'),
    })
  })

  it('SHO-06 SHO-07 are replaced by Downhill to Water and by Windy Tee Shot', () => {
    expect(preset('Downhill to Water')).toEqual({
      ...START_INPUTS,
      slope: 'downhill',
      distanceYards: 140,
      pin: 'front',
      hazards: [{ kind: 'water', side: 'front' }],
      conditions: wordedConditions('calm'),
    })
    expect(preset('Windy Tee Shot')).toEqual({
      ...START_INPUTS,
      lie: 'tee',
      distanceYards: 280,
      fairwayWidthYards: 30,
      hazards: [
        { kind: 'water', side: 'front', toReachYards: 225, toClearYards: 240 },
        { kind: 'bunker', side: 'left', toReachYards: 185, toClearYards: 205 },
      ],
      conditions: wordedConditions('windy'),
    })
  })

  it('SHO-08 keep nothing of the shot before a quick situation, hazards and conditions included', () => {
    for (const one of SHOT_PRESETS) expect(presetInputs(one, BUSY)).toEqual(presetInputs(one, START_INPUTS))
  })

  it('stay those of a competition when a quick situation replaces them', () => {
    for (const one of SHOT_PRESETS) expect(presetInputs(one, { ...BUSY, isTournament: true }).isTournament).toBe(true)
  })

  it('take a hazard once, side by side with others, and give it back', () => {
    const water = { kind: 'water', side: 'front' } as const
    const twice = withHazard(withHazard(BUSY, water, true), water, true)
    expect(twice.hazards).toEqual([{ kind: 'ob', side: 'left' }, water])
    expect(hasHazard(twice, water)).toBe(true)
    expect(hasHazard(twice, { kind: 'water', side: 'back' })).toBe(false)
    expect(withHazard(twice, water, false).hazards).toEqual(BUSY.hazards)
  })

  it('place a hazard among the others and leave it placed until it is given back', () => {
    const water = { kind: 'water', side: 'front' } as const
    const place = { toReachYards: 115, toClearYards: 138 }
    const placed = withPlace(withHazard(BUSY, water, true), water, place)
    expect(placed.hazards).toEqual([
      { kind: 'ob', side: 'left' },
      { ...water, ...place },
    ])
    expect(hasHazard(placed, water)).toBe(true)
    expect(withHazard(withHazard(placed, water, false), water, true).hazards).toEqual([...BUSY.hazards, water])
  })

  it('have no place of a hazard for the next shot, which is played from elsewhere', () => {
    const placed = { ...BUSY, hazards: [{ kind: 'ob', side: 'left', toReachYards: 200 }] as const }
    expect(nextShotInputs(placed).hazards).toEqual([{ kind: 'ob', side: 'left' }])
  })

  it('have the width of a fairway from the tee only, and lose the side of the pin to a quick situation', () => {
    const width = { fairwayWidthYards: 28, pinSide: 'left' } as const
    expect(shotOf({ ...BUSY, ...width, lie: 'tee' })).toMatchObject(width)
    expect(shotOf({ ...BUSY, ...width })).not.toHaveProperty('fairwayWidthYards')
    for (const one of SHOT_PRESETS) expect(presetInputs(one, { ...BUSY, ...width }).pinSide).toBeUndefined()
  })

  it('have of a lie in detail, a lip and branches what belongs to the lie, and keep the rest for another lie', () => {
    const said = { lieDetail: 'deep-rough', hasLip: true, isUnderLimbs: true } as const
    const asked = (lie: ShotInputs['lie']) => lieExtras(shotOf({ ...BUSY, ...said, lie }))
    expect(asked('rough')).toEqual({ lieDetail: 'deep-rough', isUnderLimbs: true })
    expect(asked('bunker')).toEqual({ hasLip: true })
    expect(asked('tee')).toEqual({})
    for (const lie of ['fairway', 'fringe', 'cart-path'] as const) expect(asked(lie)).toEqual({ isUnderLimbs: true })
    for (const name of Object.keys(said)) expect(shotOf({ ...BUSY, ...said, lie: 'tee' })).not.toHaveProperty(name)
    for (const lie of LIES)
      for (const lieDetail of LIE_DETAILS[lie]) expect(shotOf({ ...BUSY, lie, lieDetail })).toMatchObject({ lieDetail })
  })

  it('have nothing of the lie’s detail, a lip or branches for the next shot or after a quick situation', () => {
    const said = { ...BUSY, lieDetail: 'deep-rough', hasLip: true, isUnderLimbs: true } as const
    expect(nextShotInputs(said)).toEqual(BUSY)
    for (const one of SHOT_PRESETS) expect(presetInputs(one, said)).toEqual(presetInputs(one, BUSY))
  })

  it('ask for the weather anew with the next shot, unless the golfer gave the numbers', () => {
    const measured = { ...wordedConditions('calm'), weather: 'now' as const }
    expect(nextShotInputs({ ...BUSY, conditions: measured }).conditions.isUntouched).toBe(true)
    expect(nextShotInputs({ ...BUSY, conditions: { ...measured, isOwn: true } }).conditions.isUntouched).toBe(false)
    expect(nextShotInputs(BUSY)).toEqual(BUSY)
  })
})
