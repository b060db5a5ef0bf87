import { parseArgs } from 'node:util'
import { CLUB_TYPES, isClubType } from '../src/club.ts'
import { STANDARD_BAG } from '../src/distances/standard-carry.ts'
import type { CarriedClub } from '../src/flight/bag-launches.ts'
import type { Air } from '../src/flight/physics/air.ts'
import { feetFromMetres, yardsFromMetres } from '../src/units.ts'
import { isUsageError } from './usage-error.ts'
import type { UsageError } from './usage-error.ts'

/** The shot on the command line. */
export type Asked = {
  readonly distanceYards: number
  readonly air: Air
  readonly bag: readonly CarriedClub[]
  readonly isMetric: boolean
}

const OPTIONS = {
  wind: { type: 'string' },
  from: { type: 'string' },
  temp: { type: 'string' },
  altitude: { type: 'string' },
  uphill: { type: 'string' },
  downhill: { type: 'string' },
  bag: { type: 'string' },
  metres: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const
const NUMBER = /^-?\d+(\.\d+)?$/
const COMMAND = 'plays-like'

type Numbers = Readonly<Record<'distance' | 'wind' | 'from' | 'temp' | 'altitude' | 'uphill' | 'downhill', number>>

export function readArguments(words: readonly string[]): Asked | 'help' | UsageError {
  const parsed = parsedWords(words)
  if (isUsageError(parsed)) return parsed
  const { values, positionals } = parsed
  if (values.help || words.length === 0) return 'help'
  const [command, distance, ...more] = positionals
  if (command !== COMMAND) return { usageError: `"${command ?? ''}" is no command. There is one: ${COMMAND}.` }
  if (distance === undefined) return { usageError: `Say how far it is, such as: bagwise ${COMMAND} 150.` }
  if (more.length > 0) return { usageError: `"${more.join(' ')}" is too much: one distance at a time.` }
  if (values.uphill !== undefined && values.downhill !== undefined)
    return { usageError: 'The target lies uphill or downhill: give one of the two.' }

  const { wind = '0', from = '0', temp = '70', altitude = '0', uphill = '0', downhill = '0' } = values
  const numbers = readNumbers({ distance, wind, from, temp, altitude, uphill, downhill })
  if (isUsageError(numbers)) return numbers
  const isMetric = values.metres === true
  const yards = isMetric ? yardsFromMetres : same
  const bag = values.bag === undefined ? STANDARD_BAG : readBag(values.bag, yards)
  if (isUsageError(bag)) return bag
  return {
    distanceYards: yards(numbers.distance),
    air: airOf(numbers, isMetric ? feetFromMetres : same),
    bag,
    isMetric,
  }
}

/** A negative number after an option is its value, not another option. */
function parsedWords(words: readonly string[]) {
  const args: string[] = []
  for (const word of words) {
    const before = args.at(-1)
    if (before?.startsWith('--') && !before.includes('=') && /^-\d/.test(word))
      args[args.length - 1] = `${before}=${word}`
    else args.push(word)
  }
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { usageError: `${error.message.split('. ')[0]?.replace(/\.$/, '')}.` }
  }
}

function readNumbers(texts: Readonly<Record<keyof Numbers, string>>): Numbers | UsageError {
  for (const [name, text] of Object.entries(texts)) {
    const what = name === 'distance' ? 'The distance' : `--${name}`
    if (!NUMBER.test(text)) return { usageError: `${what} takes a number, such as 12 or 4.5: "${text}" is none.` }
    if ((name === 'uphill' || name === 'downhill') && Number(text) < 0)
      return { usageError: `${what} takes how many feet or metres without a sign; use the other of the two.` }
  }
  const read = (name: keyof Numbers) => Number(texts[name])
  return {
    distance: read('distance'),
    wind: read('wind'),
    from: read('from'),
    temp: read('temp'),
    altitude: read('altitude'),
    uphill: read('uphill'),
    downhill: read('downhill'),
  }
}

function readBag(text: string, yards: (shown: number) => number): readonly CarriedClub[] | UsageError {
  const bag: CarriedClub[] = []
  for (const part of text.split(',')) {
    const [club = '', carry = ''] = part.trim().split('=')
    if (!isClubType(club) || club === 'putter') {
      const clubs = CLUB_TYPES.filter((type) => type !== 'putter').join(', ')
      return { usageError: `"${club}" in --bag is no club with a carry. These are: ${clubs}.` }
    }
    if (bag.some((one) => one.club === club)) return { usageError: `"${club}" stands twice in --bag.` }
    if (!NUMBER.test(carry))
      return { usageError: `--bag takes clubs with carries, such as 7-iron=150: "${part}" is none.` }
    bag.push({ club, carryYards: yards(Number(carry)) })
  }
  return bag
}

function airOf({ wind, from, temp, altitude, uphill, downhill }: Numbers, feet: (shown: number) => number): Air {
  return {
    windSpeedMph: wind,
    windFromDeg: from,
    temperatureF: temp,
    altitudeFeet: feet(altitude),
    targetElevationFeet: feet(uphill - downhill),
  }
}

function same(shown: number): number {
  return shown
}
