import { HAZARD_KINDS, HAZARD_SIDES, LIES, LIE_DETAILS } from '@bagwise/golf/shot-advice/shot'
import { PINS, PIN_SIDES, SLOPES } from '@bagwise/golf/shot-advice/shot'
import type { Hazard, HazardPlace } from '@bagwise/golf/shot-advice/shot'
import { WEATHER_WORDS } from '@bagwise/golf/shot-advice/shot-presets'
import { FAIRWAY_WIDTH_YARDS, findPlaceProblem, isPlaced } from '@bagwise/golf/shot-advice/hazard-place'
import { isCarryYards } from '@bagwise/golf/distances/club-distance'
import { TYPED_RANGES } from '#quantities/typed-number.ts'
import { UNTOUCHED, wordedConditions } from './conditions/conditions.ts'
import type { Conditions, ShotAir } from './conditions/conditions.ts'
import { numberWithin } from './conditions/typed-numbers.ts'
import { START_INPUTS, lieExtras } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'

/** How the numbers of the air are called in an address, and what they may be. */
const AIR_KEYS = {
  windSpeedMph: { key: 'wind', ...TYPED_RANGES.windSpeedMph },
  windFromDeg: { key: 'from', from: 0, to: 359 },
  temperatureF: { key: 'temperature', ...TYPED_RANGES.temperatureF },
  altitudeFeet: { key: 'altitude', ...TYPED_RANGES.altitudeFeet },
  targetElevationFeet: { key: 'elevation', ...TYPED_RANGES.targetElevationFeet },
  humidity: { key: 'humidity', from: 0, to: 1 },
  seaLevelPressureInHg: { key: 'pressure', from: 25, to: 33 },
} as const satisfies Partial<Record<keyof ShotAir, { key: string; from: number; to: number }>>
const AIR_NAMES = Object.keys(AIR_KEYS) as readonly (keyof typeof AIR_KEYS)[]

const HAZARDS = HAZARD_KINDS.flatMap((kind) => HAZARD_SIDES.map((side): Hazard => ({ kind, side })))

/** In place of 'yes': whether it still is one. */
const ASKED = 'ask'

/** What no address that this screen has written leaves out. */
const ALWAYS_WRITTEN = 'lie'
const AIR_WRITTEN: readonly string[] = ['weather', 'soft', 'felt', ...Object.values(AIR_KEYS).map(({ key }) => key)]
const WRITTEN = 'distance slope pin side detail lip limbs fairway hazards tournament advice drawer'.split(' ')

/** The address of another screen, which says at most how far it is: the weather is as it was kept. */
export function isNextShotIn(query: URLSearchParams): boolean {
  return ![ALWAYS_WRITTEN, ...AIR_WRITTEN].some((key) => query.has(key))
}

/** The address says nothing of a shot. */
export function isBare(query: URLSearchParams): boolean {
  return isNextShotIn(query) && !WRITTEN.some((key) => query.has(key))
}

/** What an address brings back: a shot, and whether its advice is shown. */
export type AddressedShot = {
  readonly inputs: ShotInputs
  readonly isAdvised: boolean
  /** The tournament was switched on before a long pause: is it still one? */
  readonly isTournamentAsked?: boolean | undefined
}

/** The shot of an address. What it leaves out, or says in a way that nobody understands, is as on a new screen. */
export function shotFrom(query: URLSearchParams): AddressedShot {
  const isTournamentAsked = query.get('tournament') === ASKED
  return {
    inputs: inputsFrom(query),
    isAdvised: query.get('advice') === 'yes',
    ...(isTournamentAsked && { isTournamentAsked }),
  }
}

/** The address that brings the shot back, whatever else it says. */
export function addressOf(
  query: URLSearchParams,
  { inputs, isAdvised, isTournamentAsked = false }: AddressedShot,
): URLSearchParams {
  const { hazards, conditions, isTournament } = inputs
  const { lieDetail, hasLip = false, isUnderLimbs = false } = lieExtras(inputs)
  const next = new URLSearchParams(query)
  const write = (key: string, text: string | undefined) => {
    if (text === undefined) next.delete(key)
    else next.set(key, text)
  }
  const yes = (isSo: boolean) => (isSo ? 'yes' : undefined)

  write('distance', inputs.isDistanceGiven ? String(inputs.distanceYards) : undefined)
  for (const key of ['lie', 'slope', 'pin'] as const) write(key, inputs[key])
  write('detail', lieDetail)
  write('lip', yes(hasLip))
  write('limbs', yes(isUnderLimbs))
  write('side', inputs.pinSide)
  write('fairway', inputs.lie === 'tee' ? inputs.fairwayWidthYards?.toString() : undefined)
  write('hazards', hazards.length > 0 ? hazards.map(hazardText).join('.') : undefined)
  write('weather', conditions.isUntouched ? undefined : conditions.weather)
  for (const name of AIR_NAMES) write(AIR_KEYS[name].key, airText(conditions, name))
  write('arrow', yes(conditions.isDirectionGiven))
  write('soft', conditions.isSoft === baseOf(conditions).isSoft ? undefined : conditions.isSoft ? 'yes' : 'no')
  write('felt', yes(conditions.isFelt))
  write('own', yes(conditions.isOwn))
  write('tournament', isTournament && isTournamentAsked ? ASKED : yes(isTournament))
  write('advice', yes(isAdvised))
  return next
}

/** Says that More stands open: Back closes it. */
const DRAWER = { key: 'drawer', more: 'more' } as const

export function isDrawerIn(query: URLSearchParams): boolean {
  return query.get(DRAWER.key) === DRAWER.more
}

export function withDrawer(query: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(query)
  if (isOpen) next.set(DRAWER.key, DRAWER.more)
  else next.delete(DRAWER.key)
  return next
}

/** The address asks for a distance that no shot has. */
export function hasUnreadDistance(query: URLSearchParams): boolean {
  const asked = query.get('distance')
  return asked !== null && !isCarryYards(Number(asked))
}

function inputsFrom(query: URLSearchParams): ShotInputs {
  const distanceYards = Number(query.get('distance'))
  const lie = LIES.find((one) => one === query.get('lie')) ?? START_INPUTS.lie
  const pinSide = PIN_SIDES.find((side) => side === query.get('side'))
  const fairwayWidthYards = lie === 'tee' ? numberWithin(query.get('fairway'), FAIRWAY_WIDTH_YARDS) : undefined
  return {
    distanceYards: isCarryYards(distanceYards) ? distanceYards : START_INPUTS.distanceYards,
    isDistanceGiven: isCarryYards(distanceYards),
    lie,
    ...lieExtras({
      lie,
      lieDetail: LIE_DETAILS[lie].find((detail) => detail === query.get('detail')),
      hasLip: query.get('lip') === 'yes',
      isUnderLimbs: query.get('limbs') === 'yes',
    }),
    slope: SLOPES.find((slope) => slope === query.get('slope')) ?? START_INPUTS.slope,
    pin: PINS.find((pin) => pin === query.get('pin')) ?? START_INPUTS.pin,
    ...(pinSide === undefined ? {} : { pinSide }),
    ...(fairwayWidthYards === undefined ? {} : { fairwayWidthYards }),
    hazards: hazardsFrom(query.get('hazards') ?? ''),
    conditions: conditionsFrom(query),
    isTournament: query.get('tournament') === 'yes' || query.get('tournament') === ASKED,
  }
}

function conditionsFrom(query: URLSearchParams): Conditions {
  const base = namedConditions(query)
  const given = Object.fromEntries(
    AIR_NAMES.flatMap((name) => {
      // Only measured weather has numbers that no field shows.
      if (base.weather !== 'now' && (name === 'humidity' || name === 'seaLevelPressureInHg')) return []
      const number = numberWithin(query.get(AIR_KEYS[name].key), AIR_KEYS[name])
      return number === undefined ? [] : [[name, number]]
    }),
  )
  const soft = query.get('soft')
  const isFelt = query.get('felt') === 'yes'
  return {
    ...base,
    air: { ...base.air, ...given },
    isSoft: soft === 'yes' || (soft !== 'no' && base.isSoft),
    isFelt,
    isDirectionGiven: query.get('arrow') === 'yes',
    isOwn: query.get('own') === 'yes',
    isUntouched: base.isUntouched && !isFelt && Object.keys(given).length === 0,
  }
}

function namedConditions(query: URLSearchParams): Conditions {
  const named = query.get('weather')
  const word = WEATHER_WORDS.find((one) => one === named)
  if (word) return wordedConditions(word)
  // Weather that was measured comes with its numbers.
  const isMeasured = named === 'now' && query.has('wind') && query.has('temperature')
  return isMeasured ? { ...wordedConditions('calm'), weather: 'now' } : UNTOUCHED
}

/** What the address need not say. */
function baseOf({ weather }: Conditions): Conditions {
  return wordedConditions(weather === 'now' ? 'calm' : weather)
}

function airText(conditions: Conditions, name: keyof typeof AIR_KEYS): string | undefined {
  const number = conditions.air[name]
  const isSaid = conditions.weather === 'now' && (name === 'windSpeedMph' || name === 'temperatureF')
  return number === undefined || (!isSaid && number === baseOf(conditions).air[name]) ? undefined : String(number)
}

/** 'water-front', with a place 'water-front-115-138'; an end that was not said is left out. */
function hazardText({ kind, side, toReachYards, toClearYards }: Hazard): string {
  const name = `${kind}-${side}`
  return isPlaced({ toReachYards, toClearYards }) ? `${name}-${toReachYards ?? ''}-${toClearYards ?? ''}` : name
}

/** Each once, in their usual order. A hazard whose place cannot be stands at its usual one. */
function hazardsFrom(text: string): readonly Hazard[] {
  const said = text.split('.').map((one) => one.split('-'))
  return HAZARDS.flatMap((hazard) => {
    const found = said.find(([kind, side]) => kind === hazard.kind && side === hazard.side)
    return found ? [{ ...hazard, ...placeFrom(found) }] : []
  })
}

function placeFrom([, , reach = '', clear = '']: readonly string[]): HazardPlace {
  const place = {
    ...(reach === '' ? {} : { toReachYards: Number(reach) }),
    ...(clear === '' ? {} : { toClearYards: Number(clear) }),
  }
  const isWhole = Object.values(place).every((yards) => Number.isInteger(yards))
  return isWhole && !findPlaceProblem(place) ? place : {}
}
