import { lieDetailOf } from '@bagwise/golf/shot-advice/shot'
import type { Lie, Shot, Slope } from '@bagwise/golf/shot-advice/shot'
import { REFERENCE_AIR } from '@bagwise/golf/flight/physics/air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { valueText } from '#features/shot-advice/form/conditions/typed-numbers.ts'
import { lieName } from '#features/shot-advice/form/shot-form.copy.ts'
import { windFact } from '#features/shot-advice/wind.copy.ts'
import { unitWord, unitWords } from '#quantities/distance.ts'
import type { Part, ShownParts } from './shown-parts.ts'
import { quantityText } from '#quantities/quantity.ts'

const partNames = {
  wind: 'Wind',
  elevation: 'Height',
  temperature: 'Temperature',
  altitude: 'Altitude and air',
  lie: 'Lie and slope',
} as const satisfies Record<Part, string>

/** 'Wind', 'Lie and slope'; on level ground the slope is not named. */
export function partName(part: Part, { slope }: Pick<Shot, 'slope'>): string {
  return part === 'lie' && slope === 'flat' ? 'Lie' : partNames[part]
}

const lieWords = {
  fairway: 'fairway',
  rough: 'rough',
  bunker: 'sand',
  tee: 'tee',
  fringe: 'fringe',
  'cart-path': 'cart path',
} as const satisfies Record<Lie, string>

const slopeWords = {
  uphill: 'uphill',
  downhill: 'downhill',
  'sidehill-above': 'ball above feet',
  'sidehill-below': 'ball below feet',
} as const satisfies Record<Exclude<Slope, 'flat'>, string>

/** The condition behind a part: '11 mph, into', '12 ft up', '64°F'. */
export function partFact(
  part: Part,
  { shot, air, units }: { readonly shot: Shot; readonly air: Air; readonly units: PreferredUnits },
): string {
  switch (part) {
    case 'wind':
      return windFact(air, units)
    case 'elevation':
      return elevationFact(air.targetElevationFeet ?? 0, units)
    case 'temperature':
      return valueText('temperatureF', air.temperatureF ?? REFERENCE_AIR.temperatureF, units)
    case 'altitude':
      return heightWords(air.altitudeFeet ?? 0, units)
    case 'lie':
      return shot.slope === 'flat' ? lieFact(shot) : `${lieFact(shot)}, ${slopeWords[shot.slope]}`
  }
}

/** 'rough', 'deep rough', 'fairway, divot'. */
function lieFact(shot: Shot): string {
  return lieDetailOf(shot) === undefined ? lieWords[shot.lie] : lieName(shot).toLowerCase()
}

/** '+10', '−1', '0'. */
export function signedNumber(shown: number): string {
  if (shown === 0) return '0'
  return shown > 0 ? `+${shown}` : `−${-shown}`
}

/** 'adds 10 yards', 'takes off 1 yard', 'changes nothing'; of two things together 'add 10 yards'. */
export function changeWords(shown: number, { name, units }: { readonly name: string; readonly units: PreferredUnits }) {
  const s = name.includes(' and ') ? '' : 's'
  if (shown === 0) return `change${s} nothing`
  const size = Math.abs(shown)
  const does = shown > 0 ? `add${s}` : `take${s} off`
  return `${does} ${size} ${size === 1 ? unitWord(units) : unitWords(units)}`
}

/** The whole figure in one breath: '143 yards plays like 158: wind adds 10 yards.' */
export function playsLikeSentence(
  { distanceShown, totalShown, parts }: ShownParts,
  { shot, units }: { readonly shot: Pick<Shot, 'slope'>; readonly units: PreferredUnits },
): string {
  const telling = parts.filter(({ shown }) => shown !== 0)
  const changes = telling.map(({ part, shown }) => {
    const name = partName(part, shot)
    return `${name.toLowerCase()} ${changeWords(shown, { name, units })}`
  })
  const why = changes.length > 0 ? changes.join(', ') : 'nothing changes it'
  return `${distanceShown} ${distanceShown === 1 ? unitWord(units) : unitWords(units)} plays like ${totalShown}: ${why}.`
}

/** 'Height, temperature and altitude add nothing.': what the rows leave out. */
export function addNothing(names: readonly string[]): string {
  // 'Altitude and air' is one thing among several.
  const [first = '', ...rest] = names.map((name) => name.replace(/ and air$/, '').toLowerCase())
  const all = [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest]
  const last = all.at(-1) ?? ''
  const isOne = all.length === 1 && !last.includes(' and ')
  const list = all.length === 1 ? last : `${all.slice(0, -1).join(', ')} and ${last}`
  return `${list} add${isOne ? 's' : ''} nothing.`
}

function elevationFact(heightFeet: number, units: PreferredUnits): string {
  if (heightFeet === 0) return 'level'
  return `${heightWords(Math.abs(heightFeet), units)} ${heightFeet > 0 ? 'up' : 'down'}`
}

/** '60 ft', '18.3 m' */
export function heightWords(heightFeet: number, units: PreferredUnits): string {
  return quantityText('rise', heightFeet, units, 1)
}
