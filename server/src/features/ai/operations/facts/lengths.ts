import { yardsFromMetres } from '@bagwise/golf/units'
import type { ClubType } from '@bagwise/golf/club'
import type { NamedClub } from './club-names.ts'
import type { Figure } from './figures.ts'
import { SAID_YARDS } from './known.ts'
import type { Known, KnownShot, Range } from './known.ts'

/** A sentence taken apart. `text` has blanks in the place of its clubs. */
export type Reading = {
  readonly text: string
  readonly clubs: readonly NamedClub[]
  readonly figures: readonly Figure[]
}

/** A length of a sentence in yards. */
type Length = Range & { readonly index: number; readonly end: number }

/** Shorter ones are how far a ball rolls, curves or lies from something. */
const SHORTEST_YARDS = 25
/** Carries of two clubs differ by less. */
const MOST_BETWEEN_YARDS = 60
/** From carry to where the ball stops: a driver's runs out a fifth of its carry on firm ground. */
const MOST_TOTAL_SHARE = 1.2
/** The smallest swing that golfers measure. */
const LEAST_SWING_SHARE = 0.25
/** 'About 150' is said of 146. */
const ABOUT_YARDS = 5
/** Half of what is usual between two clubs: a club is still the right one. */
const HALF_GAP_YARDS = 8

/** Of what a clause says that is not so, or not yet. */
export const HYPOTHETICAL =
  /\b(?:if|unless|suppose|imagine|were to|once you|until you|goal|work towards?|as if|used to|hope|instead of|rather than|not|never|whether|would have|could)\b|n[’']t\b/i
/** Of what another swing would do. */
const CHANGED_SWING =
  /\b(?:if|with|once|as|when|gain\w*|add\w*)\b[^.;]*\b(?:faster|slower|quicker|more speed|harder|stronger|longer swing|extra|better contact|flush\w*|mishit\w*|hit it (?:thin|fat|off)|thin|fat|off[- ]cent(?:er|re)|toe|heel)\b/i
const OTHERS =
  /\b(?:tour|pros?|professionals?|average|typical(?:ly)?|most|many|some|other|players|golfers|men|women|beginners|amateurs|seniors|juniors|people|scratch|standard|usual(?:ly)? for)\b/i
const YOURS = /\byou(?:r|rs|[’']ll|[’']re|[’']ve)?\b/i

/** What is before, or behind, a length that is a difference or an offset. */
const DIFFERENCE_BEFORE =
  /(?:\b(?:by|within|every|each|per|add|adds|adding|lose|loses|losing|gain|gains|gaining|costs?|extra|another|plus|minus|gap of|gaps? (?:are|is)|differ\w*|margin of|leaves?|leaving|off|rolls?|runs?|curves?|drifts?|moves?|apart)|[±+−])[\s~]*(?:you )?(?:about|around|roughly|some|up to|only|just|another|out|it)?[\s~]*$/i
const DIFFERENCE_BEHIND =
  /^[\s-]*(?:too )?(?:short(?:er)?|long(?:er)?|farther|further|more|less|fewer|apart|gaps?|differen\w+|margin|of (?:roll|run|room|gap|margin|trouble|space|carry lost)|each side|either side|closer|wide|deep|behind|in front|between|of green|per)\b/i
const OFFSET_BEHIND =
  /^[\s-]*(?:to the )?(?:left|right|past|over|beyond|off|above|below|higher|lower|up|down|inside|outside)\b/i
/** Farther than that it is a length all the same: '165 yards uphill'. */
const LONGEST_OFFSET_YARDS = 45

const TRUE_LENGTH_BEHIND =
  /^[\s-]*(?:\w+ ){0,2}?(?:to|from|of) (?:the |your )?(?:pin|flag|hole|green|target|middle|cent(?:er|re)|front|back|cup|stick)\b|^[\s-]*(?:out|away|left to go|shot|approach|par|hole|in\b|uphill|downhill|into the wind|against the wind|downwind)/i
const TRUE_LENGTH_BEFORE =
  /\b(?:plays?|playing|you have|you[’']re|you are|you face|facing|shot of|distance (?:is|of)|it[’']s|it is|this is|pin (?:is|at)|hole (?:is|at)|flag (?:is|at)|green (?:is|at)|effective|adjusted)\b[\s\w,]{0,14}$/i
/** Of a hazard, or of what has to be carried. */
const HAZARD =
  /\b(?:water|bunkers?|hazards?|creek|pond|lake|burn|ditch|trees?|out of bounds|ob|sand|lip|ridge|corner|dogleg|(?:carry|clear|cover|reach) (?:the|that|it)|lay ?up|needs? to|need|must|have to)\b/i
const TOTAL = /\b(?:total|rolls?|runs?|finish\w*|stops?|ends? up|all in all|in all|with the run)\b/i
const PART =
  /\b(?:half|three[- ]quarters?|quarter|partial|part|pitch|chip|choke\w*|grip\w* down|easy|smooth|soft|easier|shorter|punch\w*|knock[- ]?down|controlled|little|bump|3\/4|1\/2|down to|as (?:short|little) as|o[’']clock)\b/i
const ABOUT =
  /\b(?:about|around|roughly|approximately|approx|nearly|almost|some|close to|just (?:over|under))\W*$|~\s*$/i
const CARRY =
  /\b(?:carr(?:y|ies|ied|ying)|fl(?:y|ies|ying|own)|go(?:es|ing)?|travels?|hits?|reach(?:es)?|covers?|is|at|of|=|flight|number|distance|good for|for|lands?|from|with)\b|[(:]/i
const FARTHER = /\b(?:farther|further|longer|more) than\b/i
const SHORTER = /\b(?:shorter|less) than\b/i
const THAN = /^\W*(?:longer|shorter|farther|further|more|less) than\b/i
const GAP = /\b(?:gap|between|apart|difference)\b/i
const SIDE_BEHIND = /^[^.;,]{0,28}\b(?:left|right)\b/i
const BETWEEN = /\b(?:between|gap|apart|difference|longer|shorter|farther|further|more|less)\b/i

/** Whether a sentence gives a club another carry than it has, or the shot another length. */
export function hasWrongLength(reading: Reading, known: Known): boolean {
  const lengths = lengthsIn(reading, known)
  return (
    isWrongOrder(reading, known) ||
    isWrongGap(reading, known) ||
    lengths.some((length, index) => isWrong(length, { before: lengths[index - 1], reading, known }))
  )
}

type Context = { readonly before: Length | undefined; readonly reading: Reading; readonly known: Known }

function isWrong(length: Length, { before, reading, known }: Context): boolean {
  const { text, clubs } = reading
  const start = clauseStart(text, length.index)
  const clause = text.slice(start, length.index)
  const behind = text.slice(length.end)
  if (isDifference(length, text)) return false
  if (HYPOTHETICAL.test(clause) || CHANGED_SWING.test(text)) return false
  if (OTHERS.test(clause) && !YOURS.test(clause)) return false
  const named = clubsOf(length, { text, clubs, after: before?.end ?? 0 })
  const isOfShot = TRUE_LENGTH_BEHIND.test(behind) || TRUE_LENGTH_BEFORE.test(clause)
  if (named.length > 0 && !isOfShot) return isWrongCarry(length, { named, reading, known })
  return known.shot !== undefined && isWrongOfShot(length, { shot: known.shot, clause, behind, isOfShot })
}

function isWrongOfShot(
  length: Length,
  {
    shot,
    clause,
    behind,
    isOfShot,
  }: {
    readonly shot: KnownShot
    readonly clause: string
    readonly behind: string
    readonly isOfShot: boolean
  },
): boolean {
  const nextWords = behind.slice(0, NEAR_LETTERS)
  if (HAZARD.test(clause) || HAZARD.test(nextWords)) return false
  const apart = ABOUT.test(clause) ? ABOUT_YARDS : SAID_YARDS
  const lengths = isOfShot ? shot.pinYards : shot.lengthsYards
  return !lengths.some((range) => meets(length, widened(range, apart)))
}

const NEAR_LETTERS = 28

function isWrongCarry(
  length: Length,
  {
    named,
    reading: { text },
    known,
  }: { readonly named: readonly ClubType[]; readonly reading: Reading; readonly known: Known },
): boolean {
  const carries = known.bag.flatMap(({ club, carryYards }) => (named.includes(club) && carryYards ? [carryYards] : []))
  if (carries.length < named.length) return false
  const clause = text.slice(clauseStart(text, length.index), length.index)
  const around = `${clause}#${text.slice(length.end, length.end + NEAR_LETTERS)}`
  if (!CARRY.test(around) && !/~\W*$/.test(clause)) return false
  if (HAZARD.test(around) && !/\b(?:carr(?:y|ies)|goes|flies|travels)\b[^#]{0,16}#/i.test(around)) return false
  const from = Math.min(...carries.map((carry) => carry.from))
  const to = Math.max(...carries.map((carry) => carry.to))
  const isFromPlace = /\b(?:from|for|at)\W*(?:about |around )?$/i.test(clause)
  const apart = isFromPlace ? HALF_GAP_YARDS : ABOUT.test(clause) ? ABOUT_YARDS - SAID_YARDS : 0
  return !meets(length, {
    from: (PART.test(around) ? from * LEAST_SWING_SHARE : from) - apart,
    to: (TOTAL.test(around) ? to * MOST_TOTAL_SHARE : to) + apart,
  })
}

/** 'Your 8-iron goes farther than your 7-iron.' */
function isWrongOrder({ text, clubs }: Reading, { bag }: Known): boolean {
  const [first, second] = clubs.map(({ club }) => club)
  const carryOf = (club: ClubType | undefined) => bag.find((known) => known.club === club)?.carryYards
  const [one, other] = [carryOf(first), carryOf(second)]
  const [left, right] = clubs
  if (!one || !other || !left || !right || clubs.length > 2) return false
  const between = text.slice(left.end, right.index)
  if (HYPOTHETICAL.test(between)) return false
  return FARTHER.test(between) ? one.to < other.from : SHORTER.test(between) && one.from > other.to
}

/** Two clubs with a difference that is not theirs. */
function isWrongGap(reading: Reading, known: Known): boolean {
  const { text, clubs } = reading
  const carries = [...new Set(clubs.map(({ club }) => club))].map(
    (club) => known.bag.find((one) => one.club === club)?.carryYards,
  )
  const [one, other] = carries
  if (carries.length !== 2 || !one || !other || !BETWEEN.test(text) || HYPOTHETICAL.test(text)) return false
  const apart = Math.abs(middleOf(one) - middleOf(other))
  const isSaid = ({ from, end }: Length) =>
    THAN.test(text.slice(end)) || (from <= MOST_BETWEEN_YARDS && GAP.test(text) && !SIDE_BEHIND.test(text.slice(end)))
  return allLengths(reading, known).some(
    (length) => isSaid(length) && !meets(length, { from: apart - SAID_YARDS, to: apart + SAID_YARDS }),
  )
}

function middleOf({ from, to }: Range): number {
  return (from + to) / 2
}

function isDifference({ index, end, from }: Length, text: string): boolean {
  if (from < SHORTEST_YARDS) return true
  const behind = text.slice(end)
  if (DIFFERENCE_BEFORE.test(text.slice(Math.max(0, index - NEAR_LETTERS), index)) || DIFFERENCE_BEHIND.test(behind))
    return true
  return from <= LONGEST_OFFSET_YARDS && OFFSET_BEHIND.test(behind)
}

/** The club of a length: the one it is 'with' or 'for', else the ones last named before it, else the next one. */
function clubsOf(
  { index, end }: Length,
  { text, clubs, after }: { readonly text: string; readonly clubs: readonly NamedClub[]; readonly after: number },
): readonly ClubType[] {
  const next = clubs.find((club) => club.index >= end)
  const isNext =
    next &&
    /^\W*(?:\w+ )?(?:with|using|for|is|=|from)?\W*(?:the |your |a |an |my )?$/i.test(text.slice(end, next.index))
  const isWith =
    next && /^\W*(?:with|using|for|from|is|=)\W*(?:the |your |a |an |my )?$/i.test(text.slice(end, next.index))
  if (isWith) return typesOf([next])
  const run = clubs.filter((club) => club.end <= index && club.index >= after)
  const last = run.at(-1)
  if (!last) return isNext ? typesOf([next]) : []
  const joined = run.filter((club, place) =>
    run
      .slice(place + 1)
      .every((later, offset) =>
        /^(?:\W|and|or|to|your|the|a|than)*$/i.test(text.slice((run[place + offset] ?? club).end, later.index)),
      ),
  )
  return typesOf(joined)
}

function typesOf(clubs: readonly NamedClub[]): readonly ClubType[] {
  return [...new Set(clubs.flatMap(({ club }) => (club === undefined ? [] : [club])))]
}

/** Lengths in the golfer's units, and numbers without one where a club is named. */
function lengthsIn(reading: Reading, known: Known): readonly Length[] {
  if (/\brespectively\b/i.test(reading.text)) return []
  return allLengths(reading, known)
}

function allLengths({ figures, clubs, text }: Reading, { units }: Known): readonly Length[] {
  const toYards = units === 'metres' ? yardsFromMetres : (yards: number) => yards
  const isLength = ({ unit, index, from }: Figure) =>
    unit === units ||
    (unit === 'none' && from >= SHORTEST_YARDS && (clubs.length > 0 || TRUE_LENGTH_BEFORE.test(text.slice(0, index))))
  return figures.filter(isLength).map(({ from, to, index, end }) => ({
    from: toYards(Math.min(from, to)),
    to: toYards(Math.max(from, to)),
    index,
    end,
  }))
}

function clauseStart(text: string, index: number): number {
  const before = text.slice(0, index)
  return Math.max(before.lastIndexOf(';'), before.lastIndexOf(': '), before.search(/,[^,]*$/), 0)
}

function meets(one: Range, other: Range): boolean {
  return one.from <= other.to && one.to >= other.from
}

function widened({ from, to }: Range, by: number): Range {
  return { from: from - by, to: to + by }
}
