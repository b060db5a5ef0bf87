import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIES, LIE_DETAILS, PINS, SLOPES } from '@bagwise/golf/shot-advice/shot'
import { SHOT_PRESETS, WEATHER_WORDS } from '@bagwise/golf/shot-advice/shot-presets'
import { withNumber, wordedConditions } from './conditions/conditions.ts'
import { START_INPUTS, hasHazard, lieExtras, nextShotInputs } from './shot-inputs.ts'
import { shotOf, withHazard, withPlace } from './shot-inputs.ts'
import type { ShotInputs, ShotTurn } from './shot-inputs.ts'

/** Nothing as a new screen has it. */
const BUSY: ShotInputs = {
  distanceYards: 88,
  isDistanceGiven: true,
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

/** What is said of a lie. */
const DETAILS = { lieDetail: 'deep-rough', hasLip: true, isUnderLimbs: true } as const

const presetInputs = (preset: (typeof SHOT_PRESETS)[number], before: ShotInputs) =>
  nextShotInputs(before, { turn: 'preset', preset })

const preset = (name: string) => {
  const found = SHOT_PRESETS.find((one) => one.name === name)
  if (!found) throw new Error(`There is no quick situation ${name}`)
  return presetInputs(found, BUSY)
}

const FRESH = {
  distanceYards: 150,
  isDistanceGiven: false,
  lie: 'fairway',
  slope: 'flat',
  pin: 'middle',
  hazards: [],
} as const

/** The table of what is kept for the next shot, row by row. */
function expectedAfter(turn: ShotTurn, { conditions, distanceYards, lie, isTournament }: ShotInputs) {
  const { windSpeedMph, windFromDeg, temperatureF, altitudeFeet } = conditions.air
  const kept = { windSpeedMph, windFromDeg, temperatureF, altitudeFeet }
  const today = { isSoft: conditions.isSoft, isDirectionGiven: false }
  switch (turn.turn) {
    case 'new-shot':
      return { ...FRESH, conditions: { ...today, air: { ...kept, targetElevationFeet: 0 } }, isTournament }
    case 'pause':
      return { ...FRESH, conditions: START_INPUTS.conditions, isTournament }
    case 'preset':
      return { ...turn.preset.shot, conditions: wordedConditions(turn.preset.weather), isTournament }
    case 'recent': {
      const { slope, pin, hazards } = turn.shot
      const { targetElevationFeet } = turn.shot.conditions.air
      return { slope, pin, hazards, conditions: { ...today, air: { ...kept, targetElevationFeet } }, isTournament }
    }
    case 'tournament': {
      const hole = { slope: 'flat', pin: 'middle', hazards: [] }
      return {
        ...hole,
        distanceYards,
        lie,
        conditions: { air: { ...kept, targetElevationFeet: 0 } },
        isTournament: true,
      }
    }
  }
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
      isDistanceGiven: true,
      conditions: wordedConditions('calm'),
    })
    expect(preset('Uphill Rough')).toEqual({
      ...START_INPUTS,
      lie: 'rough',
      slope: 'uphill',
      distanceYards: 175,
      isDistanceGiven: true,
      pin: 'back',
      conditions: wordedConditions('windy'),
    })
  })

  it('SHO-06 SHO-07 are replaced by Downhill to Water and by Windy Tee Shot', () => {
    expect(preset('Downhill to Water')).toEqual({
      ...START_INPUTS,
      slope: 'downhill',
      distanceYards: 140,
      isDistanceGiven: true,
      pin: 'front',
      hazards: [{ kind: 'water', side: 'front' }],
      conditions: wordedConditions('calm'),
    })
    expect(preset('Windy Tee Shot')).toEqual({
      ...START_INPUTS,
      lie: 'tee',
      distanceYards: 280,
      isDistanceGiven: true,
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

  it('ACT-37 begin the next shot at 150 on the fairway in the weather and the tournament of before', () => {
    const wind = { ...BUSY.conditions, isFelt: true, isDirectionGiven: true }
    for (const isTournament of [false, true]) {
      const next = nextShotInputs({ ...BUSY, conditions: wind, isTournament, ...DETAILS }, { turn: 'new-shot' })
      expect(next).toEqual({
        ...START_INPUTS,
        conditions: { ...wind, isDirectionGiven: false, air: { ...wind.air, targetElevationFeet: 0 } },
        isTournament,
      })
      expect(next.conditions.air).toMatchObject({
        windSpeedMph: 5,
        windFromDeg: 90,
        temperatureF: 60,
        altitudeFeet: 5000,
      })
      expect(next.conditions.isSoft).toBe(true)
    }
  })

  it('begin with the weather asked for again after a pause, and a tournament stays one until it is asked about', () => {
    const paused = nextShotInputs({ ...BUSY, isTournament: true }, { turn: 'pause' })
    expect(paused).toEqual({ ...START_INPUTS, isTournament: true })
    expect(paused.conditions.isUntouched).toBe(true)
  })

  it('are a shot of today once more in the weather of now', () => {
    const before: ShotInputs = {
      ...START_INPUTS,
      distanceYards: 40,
      isDistanceGiven: true,
      lie: 'bunker',
      slope: 'uphill',
      pin: 'back',
      hazards: [{ kind: 'water', side: 'left' }],
      conditions: { ...wordedConditions('hot'), air: { ...wordedConditions('hot').air, targetElevationFeet: 25 } },
    }
    const again = nextShotInputs(BUSY, { turn: 'recent', shot: before })
    expect(again).toMatchObject({ ...before, conditions: again.conditions })
    expect(again.conditions.air).toEqual({ ...BUSY.conditions.air, targetElevationFeet: 25 })
    expect(again.conditions).toMatchObject({ isSoft: true, isDirectionGiven: false })
  })

  it('keep distance, lie and wind when a tournament is switched on, and nothing of the hole', () => {
    const on = nextShotInputs({ ...BUSY, ...DETAILS, pinSide: 'left' }, { turn: 'tournament' })
    expect(on).toEqual({
      ...START_INPUTS,
      distanceYards: 88,
      isDistanceGiven: true,
      lie: 'cart-path',
      isUnderLimbs: true,
      conditions: { ...BUSY.conditions, air: { ...BUSY.conditions.air, targetElevationFeet: 0 } },
      isTournament: true,
    })
  })

  it('follow the table in 40 random walks through shots, presets, recent shots, pauses and a tournament', () => {
    const turns: fc.Arbitrary<ShotTurn> = fc.oneof(
      fc.constant<ShotTurn>({ turn: 'new-shot' }),
      fc.constant<ShotTurn>({ turn: 'pause' }),
      fc.constant<ShotTurn>({ turn: 'tournament' }),
      fc.constantFrom(...SHOT_PRESETS).map((preset): ShotTurn => ({ turn: 'preset', preset })),
      fc.constant<ShotTurn>({ turn: 'recent', shot: { ...BUSY, isTournament: false } }),
    )
    const said = fc.record({
      distanceYards: fc.integer({ min: 1, max: 400 }),
      lie: fc.constantFrom(...LIES),
      slope: fc.constantFrom(...SLOPES),
      windFromDeg: fc.integer({ min: 0, max: 23 }).map((step) => step * 15),
      isTournament: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(said, turns), { minLength: 1, maxLength: 12 }), (walk) => {
        walk.reduce((inputs, [{ windFromDeg, isTournament, ...shot }, turn]) => {
          const before: ShotInputs = {
            ...inputs,
            ...shot,
            isDistanceGiven: true,
            isTournament,
            conditions: withNumber(inputs.conditions, 'windFromDeg', windFromDeg),
          }
          const after = nextShotInputs(before, turn)
          expect(after).toMatchObject(expectedAfter(turn, before))
          return after
        }, BUSY)
      }),
      { seed: 39, numRuns: 40 },
    )
  })
})
