import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { fahrenheitFromCelsius, mphFromKmh } from '@bagwise/golf/units'
import type { NamedClub } from './club-names.ts'
import { figuresIn } from './figures.ts'
import type { Figure } from './figures.ts'
import type { Known, Range } from './known.ts'
import { misstatesBall } from './named-balls.ts'
import { HYPOTHETICAL } from './lengths.ts'
import type { Reading } from './lengths.ts'

/** Makers give lofts to half a degree. */
const LOFT_APART_DEG = 0.6
/** Sets differ by this from the usual loft of a club. */
const USUAL_APART_DEG = 4
/** As far as golfers round these: a handicap, a speed in mph, a wind in mph, a temperature in °F. */
const APART = { handicap: 1, speedMph: 2, windMph: 2, temperatureF: 3, compression: 2, dollars: 1 } as const
/** The standard of every carry, °F. */
const REFERENCE_F = 70
const FIRST_YEAR = 1900
const LAST_YEAR = 2100
const NEAR_LETTERS = 24

const EACH =
  /\b(?:every|each|per|for an?|another|extra|more|less|faster|slower|colder|warmer|gain\w*|add\w*|by|within|than|above|below|over|under|up to|at least|gust\w*)\W*(?:about )?$/i
const CHANGED =
  /^\W*(?:more|less|faster|slower|strong(?:er)?|weak(?:er)?|higher|lower|colder|warmer|of bounce|bounce|open\w*|closed?|up|down|upright|flat|left|right|to the|launch|from|apart|or (?:more|less|higher|lower|below|above)|and (?:up|under|below|above|over)|range)\b/i
const YOURS = /\byou(?:r|rs|[’']re|[’']ve)?\b/i

/** Whether a sentence names a loft, a speed, a price … that is another. */
export function hasWrongFigure(sentence: string, reading: Reading, known: Known): boolean {
  return CHECKS.some((isWrong) => isWrong(reading, known, sentence))
}

type Check = (reading: Reading, known: Known, sentence: string) => boolean

const CHECKS: readonly Check[] = [
  (reading, { ball }, sentence) => ball === undefined && misstatesBall(sentence, reading.figures),
  hasWrongLoft,
  namesStrangeClub,
  hasWrongSpeed,
  hasWrongWeather,
  hasWrongHandicap,
  hasWrongPrice,
  hasWrongYear,
  hasWrongBall,
  hasUnknownNumber,
  hasWrongClubCount,
]

function hasWrongLoft({ text, clubs, figures }: Reading, known: Known): boolean {
  const named = clubs.flatMap((club) => (club.loftDeg === undefined ? [] : [{ ...club, loftDeg: club.loftDeg }]))
  if (named.some((club) => isWrongLoft(club.loftDeg, club, text.slice(0, club.index), known))) return true
  return figures.filter(isSaid(text)).some(({ unit, index, end, from }) => {
    if (unit !== 'degrees' || !(/\bloft/i.test(text) || OF_A_CLUB.test(text.slice(0, index)))) return false
    const club = clubs.findLast((one) => one.end <= index) ?? clubs.find((one) => one.index >= end)
    return isWrongLoft(from, club, text.slice(0, index), known)
  })
}

function isWrongLoft(loftDeg: number, named: NamedClub | undefined, before: string, known: Known): boolean {
  const isNear = (own: number, apart = LOFT_APART_DEG) => Math.abs(own - loftDeg) <= apart
  const { loftsDeg, bag } = known
  const club = named?.club
  const own = bag.find((one) => one.club === club)?.loftDeg
  if (loftsDeg && (club === undefined || club === 'driver'))
    return !isIn(loftDeg, loftsDeg, LOFT_APART_DEG) && !(own !== undefined && isNear(own))
  if (!named || !/\byour\b[^.,;]*$/i.test(before) || HYPOTHETICAL.test(before)) return false
  if (club !== undefined) return own === undefined ? !isNear(CLUBS[club].loftDeg, USUAL_APART_DEG) : !isNear(own)
  const wedges = bag.filter((one) => CLUBS[one.club].kind === 'wedge')
  return wedges.length > 0 && wedges.every((wedge) => wedge.loftDeg !== undefined && !isNear(wedge.loftDeg, 1))
}

/** 'Your 7-iron is': the club's letters are blanks. */
const OF_A_CLUB = /~\W*(?:is|has|at|of|measures)?\W*$/i
const PLAYED =
  /\b(?:hit|take|use|play|choose|pull|grab|swing|go with|reach for|select|trust)\W+(?:(?:the|a|an|your|one|smooth|easy|full|soft|controlled|three-quarter|hard|normal|instead|with)\W+){0,3}$/i
const NOT_OWNED =
  /\b(?:add|buy|get|consider|need|missing|lack|without|new|replac\w*|swap|instead of|rather than|than|not|no|never|if|try|borrow|rent|like)\b|n[’']t\b/i

/** A golfer's club that is not in the bag, or one to play that the rules keep away from. */
function namesStrangeClub({ text, clubs }: Reading, { bag, onlyClubs, shot }: Known): boolean {
  const owned = new Set<ClubType>(bag.map(({ club }) => club))
  return clubs.some(({ club, index }, place) => {
    if (club === undefined) return false
    if (onlyClubs) return !onlyClubs.has(club)
    const before = text.slice(clubs[place - 1]?.end ?? 0, index)
    if (owned.size === 0 || NOT_OWNED.test(before)) return false
    if (/\byour\W+(?:\w+\W+)?$/i.test(before) && !owned.has(club)) return true
    return shot !== undefined && PLAYED.test(before) && !shot.clubs.has(club)
  })
}

function hasWrongSpeed({ text, figures }: Reading, { speedMph }: Known): boolean {
  if (!speedMph || !/\b(?:swing|club ?head|speed)\b/i.test(text) || /\bball speed\b/i.test(text)) return false
  if (!YOURS.test(text) || /\bwind/i.test(text)) return false
  return speedsIn(figures.filter(isSaid(text))).some((mph) => !isIn(mph, speedMph, APART.speedMph))
}

function hasWrongWeather({ text, figures }: Reading, { shot }: Known): boolean {
  if (!shot) return false
  const said = figures.filter(isSaid(text))
  const isWrongWind =
    /\b(?:wind|breeze|headwind|tailwind|crosswind)\b/i.test(text) &&
    speedsIn(said).some((mph) => Math.abs(mph - shot.windMph) > APART.windMph)
  const { temperatureF } = shot
  if (temperatureF === undefined) return isWrongWind
  return (
    isWrongWind ||
    temperaturesIn(said, text).some(
      (degrees) => degrees !== REFERENCE_F && Math.abs(degrees - temperatureF) > APART.temperatureF,
    )
  )
}

function speedsIn(figures: readonly Figure[]): readonly number[] {
  return figures.flatMap(({ unit, from, to }) => {
    const middle = (from + to) / 2
    if (unit === 'mph') return [middle]
    return unit === 'kmh' ? [mphFromKmh(middle)] : []
  })
}

function temperaturesIn(figures: readonly Figure[], text: string): readonly number[] {
  const isWeather = /\b(?:temperature|air|warm|cold|cool|hot|heat|weather|today|day|outside)\b/i.test(text)
  return figures.flatMap(({ unit, from }) => {
    if (unit === 'celsius') return [fahrenheitFromCelsius(from)]
    return unit === 'fahrenheit' || (unit === 'degrees' && isWeather && from > LEAST_WEATHER_DEG) ? [from] : []
  })
}

/** Fewer degrees in a sentence about the day are of a slope or a loft. */
const LEAST_WEATHER_DEG = 25

const HANDICAP =
  /\b(?:handicap|index)\b(?: of| is| at| around| about|:)*\W(\d+(?:\.\d+)?)|\b(\d+(?:\.\d+)?)[- ](?:handicap|handicapper)\b/gi

function hasWrongHandicap({ text }: Reading, { handicap }: Known): boolean {
  if (handicap === undefined || !YOURS.test(text)) return false
  return [...text.matchAll(HANDICAP)].some(
    ({ 1: first, 2: second, index }) =>
      !EACH.test(text.slice(0, index)) &&
      !HYPOTHETICAL.test(text.slice(0, index)) &&
      Math.abs(Number(first ?? second) - handicap) > APART.handicap,
  )
}

function hasWrongPrice({ text, figures }: Reading, { dollars }: Known): boolean {
  if (!dollars) return false
  if (dollars.length === 0) return figures.some(({ unit }) => unit === 'dollars')
  return figures
    .filter(({ unit }) => unit === 'dollars')
    .some(
      ({ from, to, index, end }) =>
        !/\b(?:save|saves|saving|cheaper|less|off|budget|under|below|more)\b/i.test(
          text.slice(Math.max(0, index - NEAR_LETTERS), end + NEAR_LETTERS),
        ) && !dollars.some((range) => isIn(from, range, APART.dollars) || isIn(to, range, APART.dollars)),
    )
}

function hasWrongYear({ text, figures }: Reading, { year, years }: Known): boolean {
  return figures.some(({ unit, from, index }) => {
    const isYear =
      unit === 'none' &&
      Number.isInteger(from) &&
      from >= FIRST_YEAR &&
      from < LAST_YEAR &&
      !/[$,]$/.test(text.slice(0, index))
    return isYear && (years ? !years.includes(from) : from > year && !PLANNED.test(text.slice(0, index)))
  })
}

const PLANNED = /\b(?:from|until|by|starting(?: in)?|beginning(?: in)?|as of)\s*$/i
const COMPRESSION =
  /\bcompression\b(?: rating)?(?: of| is| at| around| about| near|:)*\W(\d+)|\b(\d+)[- ]compression\b/gi

function hasWrongBall({ text }: Reading, { ball }: Known): boolean {
  if (!ball) return false
  const isOther = [...text.matchAll(COMPRESSION)].some(
    ({ 1: first, 2: second }) => Math.abs(Number(first ?? second) - ball.compression) > APART.compression,
  )
  return isOther || [...text.matchAll(/\b(\d)[- ]piece\b/gi)].some(({ 1: count }) => Number(count) !== ball.pieceCount)
}

function hasUnknownNumber(_reading: Reading, { numbers }: Known, sentence: string): boolean {
  if (!numbers) return false
  return figuresIn(sentence).some(({ from, to }) => !numbers.has(from) || !numbers.has(to))
}

const CLUB_COUNT =
  /\b(?:rules?|allow\w*|limit|maximum|at most|no more than)\b[^.;]{0,40}\b(\d+) clubs\b|\b(\d+) clubs\b[^.;]{0,40}\b(?:rules?|allowed|limit|maximum)\b/i

/** Rules of Golf, Rule 4.1b(1). */
function hasWrongClubCount({ text }: Reading): boolean {
  const [, first, second] = CLUB_COUNT.exec(text) ?? []
  const count = first ?? second
  return count !== undefined && Number(count) !== MAX_CLUBS_IN_BAG
}

const FAMILY = { slice: 'away', fade: 'away', hook: 'towards', draw: 'towards', straight: undefined } as const

/** 'Your hook' of a golfer who slices. */
export function namesOtherFlight(sentence: string, { flight }: Known): boolean {
  const named = /\byour(?: (?:natural|usual|typical|normal|big|nasty|current))? (slice|hook|fade|draw)\b/i.exec(
    sentence,
  )?.[1]
  const own = flight && FAMILY[flight]
  return own !== undefined && named !== undefined && FAMILY[named.toLowerCase() as keyof typeof FAMILY] !== own
}

/** Figures that are said of this golfer or day, and are no difference. */
function isSaid(text: string) {
  return ({ index, end }: Figure): boolean => {
    const before = text.slice(0, index)
    return !EACH.test(before) && !CHANGED.test(text.slice(end)) && !HYPOTHETICAL.test(before)
  }
}

function isIn(figure: number, { from, to }: Range, apart: number): boolean {
  return figure >= from - apart && figure <= to + apart
}
