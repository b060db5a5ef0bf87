import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, LIE_DETAILS } from '@bagwise/golf/shot-advice/shot'
import { PINS, PIN_SIDES, SLOPES } from '@bagwise/golf/shot-advice/shot'
import { WEATHER_WORDS } from '@bagwise/golf/shot-advice/shot-presets'
import { UNTOUCHED, measuredConditions, wordedConditions } from './conditions/conditions.ts'
import { addressOf, hasUnreadDistance, isDrawerIn, shotFrom, withDrawer } from './shot-address.ts'
import { START_INPUTS, lieExtras } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'

const HAZARDS = HAZARD_KINDS.flatMap((kind) => HAZARD_SIDES.map((side) => ({ kind, side })))
const read = (text: string) => shotFrom(new URLSearchParams(text))

const readings = fc.record({
  temperatureF: fc.double({ min: -20, max: 120, noNaN: true }),
  windSpeedMph: fc.double({ min: 0, max: 40, noNaN: true }),
  windDirection: fc.constant('SW' as const),
  windFromDeg: fc.constant(225),
  humidityPercent: fc.double({ min: 0, max: 100, noNaN: true }),
  seaLevelPressureInHg: fc.double({ min: 27, max: 32, noNaN: true }),
})
const bases = fc.oneof(fc.constantFrom(...WEATHER_WORDS).map(wordedConditions), readings.map(measuredConditions))
const conditions = fc.oneof(
  fc.constant(UNTOUCHED),
  fc
    .record({
      base: bases,
      windSpeedMph: fc.integer({ min: 0, max: 60 }),
      windFromDeg: fc.integer({ min: 0, max: 23 }).map((step) => step * 15),
      temperatureF: fc.integer({ min: -40, max: 130 }),
      altitudeFeet: fc.integer({ min: 0, max: 9000 }),
      targetElevationFeet: fc.integer({ min: -300, max: 300 }),
      isFelt: fc.boolean(),
      isSoft: fc.boolean(),
      isOwn: fc.boolean(),
      isDirectionGiven: fc.boolean(),
    })
    .map(({ base, isFelt, isSoft, isOwn, isDirectionGiven, ...air }) => ({
      ...base,
      air: { ...base.air, ...air },
      isFelt,
      isSoft,
      isOwn,
      isDirectionGiven,
    })),
)
const place = fc.oneof(
  fc.constant({}),
  fc.record({ toReachYards: fc.integer({ min: 0, max: 600 }) }),
  fc.record({ toClearYards: fc.integer({ min: 1, max: 600 }) }),
  fc
    .record({ toReachYards: fc.integer({ min: 0, max: 500 }), deepYards: fc.integer({ min: 1, max: 100 }) })
    .map(({ toReachYards, deepYards }) => ({ toReachYards, toClearYards: toReachYards + deepYards })),
)
const hazards = fc
  .tuple(fc.subarray(HAZARDS), fc.array(place, { minLength: HAZARDS.length, maxLength: HAZARDS.length }))
  .map(([chosen, places]) => chosen.map((hazard, index) => ({ ...hazard, ...places[index] })))
const shots: fc.Arbitrary<ShotInputs> = fc
  .record({
    distanceYards: fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }),
    lie: fc.constantFrom(...LIES),
    lieDetail: fc.constantFrom(undefined, ...Object.values(LIE_DETAILS).flat()),
    hasLip: fc.boolean(),
    isUnderLimbs: fc.boolean(),
    slope: fc.constantFrom(...SLOPES),
    pin: fc.constantFrom(...PINS),
    pinSide: fc.constantFrom(...PIN_SIDES, undefined),
    fairwayWidthYards: fc.option(fc.integer({ min: 10, max: 100 }), { nil: undefined }),
    hazards,
    conditions,
    isTournament: fc.boolean(),
  })
  // Each is asked for only where it belongs.
  .map(({ distanceYards, lieDetail, hasLip, isUnderLimbs, fairwayWidthYards, ...shot }) => ({
    ...shot,
    distanceYards: distanceYards ?? START_INPUTS.distanceYards,
    isDistanceGiven: distanceYards !== undefined,
    ...lieExtras({ lie: shot.lie, lieDetail, hasLip, isUnderLimbs }),
    fairwayWidthYards: shot.lie === 'tee' ? fairwayWidthYards : undefined,
  }))

describe('the address of a shot', () => {
  it('brings every shot back as it was, with or without its advice', () => {
    fc.assert(
      fc.property(shots, fc.boolean(), (inputs, isAdvised) => {
        const address = addressOf(
          new URLSearchParams('stale=1&hazards=ob-left&wind=9&felt=yes&detail=divot&lip=yes&limbs=yes'),
          { inputs, isAdvised },
        )
        expect(address.get('stale')).toBe('1')
        expect(read(String(address))).toEqual({ inputs, isAdvised })
      }),
      { seed: 150, numRuns: 300 },
    )
  })

  it('opens a new shot where it says nothing', () => {
    expect(read('')).toEqual({ inputs: START_INPUTS, isAdvised: false })
  })

  it('falls back to a new shot for what nobody understands', () => {
    for (const distance of ['NaN', '0', '-5', '401', '1e9', '150.5', 'far', '']) {
      expect(read(`distance=${distance}`).inputs.distanceYards, distance).toBe(150)
    }
    const odd = 'lie=lava&slope=steep&pin=gone&weather=storm&hazards=lava-left.water-up&tournament=maybe&advice=1'
    expect(read(odd)).toEqual({ inputs: START_INPUTS, isAdvised: false })
    const { air } = read('weather=windy&wind=900&from=NaN&temperature=&altitude=1e4&elevation=-301').inputs.conditions
    expect(air).toEqual(wordedConditions('windy').air)
    expect(read('weather=now').inputs.conditions).toEqual(UNTOUCHED)
  })

  it('reads hazards of old addresses, which have no place, and those with one or both ends', () => {
    expect(read('hazards=water-front.ob-left').inputs.hazards).toEqual([
      { kind: 'water', side: 'front' },
      { kind: 'ob', side: 'left' },
    ])
    const hazards = 'water-front-115-138.bunker-left-200-.ob-right--90'
    const { inputs } = read(`lie=tee&fairway=28&side=left&pin=back&hazards=${hazards}`)
    expect(inputs).toMatchObject({
      pinSide: 'left',
      fairwayWidthYards: 28,
      hazards: [
        { kind: 'water', side: 'front', toReachYards: 115, toClearYards: 138 },
        { kind: 'bunker', side: 'left', toReachYards: 200 },
        { kind: 'ob', side: 'right', toClearYards: 90 },
      ],
    })
    expect(addressOf(new URLSearchParams(), { inputs, isAdvised: false }).get('hazards')).toBe(hazards)
  })

  it('puts a hazard whose place cannot be at its usual one, and leaves out a fairway that cannot be', () => {
    for (const odd of ['138-115', '138-138', '-0', '0-0', '601-', '1,5-9', 'far-9', '1e9-', '--'])
      expect(read(`hazards=water-front-${odd}`).inputs.hazards, odd).toEqual([{ kind: 'water', side: 'front' }])
    for (const fairway of ['9', '101', 'wide', ''])
      expect(read(`lie=tee&fairway=${fairway}&side=up`).inputs, fairway).toEqual({ ...START_INPUTS, lie: 'tee' })
  })

  it('takes the lie’s detail, a lip and branches only where they belong, and a felt wind with any weather', () => {
    const extras = (text: string) => lieExtras(read(text).inputs)
    const all = 'detail=plugged&lip=yes&limbs=yes'
    expect(extras(`lie=bunker&${all}`)).toEqual({ lieDetail: 'plugged', hasLip: true })
    expect(extras(`lie=rough&${all}`)).toEqual({ isUnderLimbs: true })
    expect(read(`lie=tee&${all}`).inputs).toEqual({ ...START_INPUTS, lie: 'tee' })
    expect(read('lie=fairway&detail=lava&lip=1&limbs=no').inputs).toEqual(START_INPUTS)
    expect(read('weather=windy&felt=yes').inputs.conditions).toMatchObject({ isFelt: true, isUntouched: false })
    expect(read('felt=yes').inputs.conditions.isUntouched).toBe(false)
    expect(read('weather=windy&felt=1').inputs.conditions).toEqual(wordedConditions('windy'))
  })

  it('forgets what does not belong to the lie that was chosen instead', () => {
    const { inputs } = read('lie=rough&detail=deep-rough&limbs=yes')
    const write = (lie: ShotInputs['lie']) =>
      addressOf(new URLSearchParams(), { inputs: { ...inputs, lie }, isAdvised: false })
    expect([write('rough').get('detail'), write('rough').get('limbs')]).toEqual(['deep-rough', 'yes'])
    expect([write('fairway').get('detail'), write('fairway').get('limbs')]).toEqual([null, 'yes'])
    expect([write('bunker').get('detail'), write('bunker').get('limbs')]).toEqual([null, null])
  })

  it('says when it asks for a distance that no shot has', () => {
    const isUnread = (query: string) => hasUnreadDistance(new URLSearchParams(query))
    for (const distance of ['9999', '0', 'far', '']) expect(isUnread(`distance=${distance}`), distance).toBe(true)
    for (const query of ['', 'lie=rough', 'distance=150']) expect(isUnread(query), query).toBe(false)
  })

  it('brings a pressure back only with measured weather: no field shows it beside a weather word', () => {
    expect(read('weather=windy&pressure=26&humidity=0.1').inputs.conditions.air).toEqual(wordedConditions('windy').air)
    expect(read('pressure=26').inputs.conditions).toEqual(UNTOUCHED)
    expect(read('weather=now&wind=4&temperature=60&pressure=29.5').inputs.conditions.air.seaLevelPressureInHg).toBe(
      29.5,
    )
  })

  it('opens and closes More and leaves the shot alone', () => {
    const shot = new URLSearchParams('distance=162&lie=rough')
    const open = withDrawer(shot, true)
    expect([isDrawerIn(shot), isDrawerIn(open)]).toEqual([false, true])
    expect(String(withDrawer(open, false))).toBe(String(shot))
    expect(shotFrom(open)).toEqual(shotFrom(shot))
  })

  it('never breaks, whatever it says', () => {
    const keys = fc.constantFrom(
      'distance',
      'lie',
      'hazards',
      'weather',
      'wind',
      'from',
      'elevation',
      'soft',
      'felt',
      'detail',
      'pressure',
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string())), (pairs) => {
        const { inputs } = shotFrom(new URLSearchParams(pairs))
        for (const number of Object.values(inputs.conditions.air)) expect(Number.isFinite(number)).toBe(true)
        expect(inputs.distanceYards).toBeGreaterThanOrEqual(1)
      }),
      { seed: 151, numRuns: 200 },
    )
  })
})
