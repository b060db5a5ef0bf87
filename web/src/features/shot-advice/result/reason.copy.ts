import type { Reason } from '@bagwise/golf/shot-advice/reasons'
import type { HazardKind, HazardSide } from '@bagwise/golf/shot-advice/shot'
import type { TurningPoint } from '@bagwise/golf/shot-advice/turning-points'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, shownGap, unitShort } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import { isLayUp } from './aim-line.ts'
import { apart, beside, clubName, finishWords } from './choice.copy.ts'
import { isAroundGreen } from './shown-swing.ts'
import { lieEffect, toldReasons } from './told-reasons.ts'
import type { ReasonFacts } from './told-reasons.ts'

export const hazardWords = {
  water: 'the water',
  bunker: 'the bunker',
  ob: 'the out of bounds',
} as const satisfies Record<HazardKind, string>

const sideWords = {
  front: 'in front',
  back: 'behind',
  left: 'on the left',
  right: 'on the right',
} as const satisfies Record<HazardSide, string>

const COST_DECIMALS = 2

const lieSubjects = { 'lie-and-slope': 'Lie and slope', lie: 'The lie', slope: 'The slope' } as const

/** A golfer over the ball reads no more. */
const MOST_SENTENCES = 3

/**
 * Why this club: what tells most in at most three sentences, and the rest. Clubs that are about as good are told in one;
 * that it saves strokes goes without saying where there is something else to say.
 */
export function reasonSentences(facts: ReasonFacts): {
  readonly told: readonly string[]
  readonly more: readonly string[]
} {
  const { told, equal } = toldReasons(facts)
  const isPlain = (reason: Reason) => reason.code === 'fewest-strokes'
  const specific = told.filter((reason) => !isPlain(reason)).map((reason) => reasonSentence(reason, facts))
  const plain = told.filter(isPlain).map((reason) => reasonSentence(reason, facts))
  const ends = endSentence(facts)
  const ranked = [...specific, ...equalSentence(equal.map(clubName)), ...plain, ...ends]
  let left = MOST_SENTENCES
  const chosen = ranked.filter((text) => {
    const fits = countSentences(text) <= left
    if (fits) left -= countSentences(text)
    return fits
  })
  const inOrder = [...plain, ...ends, ...specific, ...equalSentence(equal.map(clubName))]
  return {
    told: inOrder.filter((text) => chosen.includes(text)),
    more: ranked.filter((text) => !chosen.includes(text)),
  }
}

/** 'Hit well, it stops 7 yards past the pin.' of a ball that flies there. */
function endSentence({ advice: { recommended }, shot, units }: ReasonFacts): readonly string[] {
  if (isAroundGreen(recommended) || isLayUp(recommended, shot)) return []
  return [`Hit well, it ${finishWords(recommended, shot, units)}.`]
}

function countSentences(text: string): number {
  return text.match(/[.!?](?=\s|$)/g)?.length ?? 1
}

/** 'Your splash goes 25 yd at most. From here: splash as far as it goes, 9 yd short. Clean contact would …' */
function longestSplashSentence(
  { longestYards, shortYards, cleanMishitShare }: Extract<Reason, { code: 'longest-splash' }>,
  { advice: { recommended }, units }: ReasonFacts,
): string {
  const longest = longestSplash(longestYards, units)
  const here = `From here: ${clubName(recommended.club).toLowerCase()}, splash as far as it goes, ${shownDistance(shortYards, units)} ${unitShort(units)} short.`
  if (cleanMishitShare === undefined) return `${longest} ${here}`
  return `${longest} ${here} Clean contact would reach, and goes wrong ${oneTimeIn(cleanMishitShare)}.`
}

function longestSplash(longestYards: number, units: PreferredUnits): string {
  return `Your splash goes ${shownDistance(longestYards, units)} ${unitShort(units)} at most.`
}

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

/** 'one time in four', 'every other time'. */
function oneTimeIn(share: number): string {
  const count = Math.max(2, Math.round(1 / share))
  return count === 2 ? 'every other time' : `one time in ${COUNTS[count - 2] ?? count}`
}

/** 'Laying up: leaves 56, costs .07 less.' */
function laidUpSentence(
  { yards, savedStrokes }: Extract<Reason, { layUp: 'by-choice' }>,
  units: PreferredUnits,
): string {
  const left = `Laying up: leaves ${shownDistance(yards, units)}`
  if (savedStrokes === undefined) return `${left}, costs less.`
  return `${left}, costs ${numberText(savedStrokes, COST_DECIMALS).replace(/^0/, '')} less.`
}

function equalSentence(names: readonly string[]): readonly string[] {
  const last = names.at(-1)
  if (last === undefined) return []
  if (names.length === 1) return [`The ${last} is about the same: take the one you trust.`]
  const others = names.slice(0, -1).join(', the ')
  return [`The ${others} and the ${last} are about the same: take the one you trust.`]
}

function reasonSentence(reason: Reason, facts: ReasonFacts): string {
  const { units } = facts
  switch (reason.code) {
    case 'fewest-strokes':
      return 'On average it saves you the most strokes.'
    case 'longer-club':
      return `The ${clubName(reason.insteadOf)} is just as good on paper. Most misses come up short, so take more club.`
    case 'fuller-swing':
      return `Same result as the ${clubName(reason.insteadOf)}, with a fuller swing you can trust.`
    case 'lower-flight':
      return 'A low ball loses less to this wind and holds its line.'
    case 'runs-to-pin':
      return `Same result as the ${clubName(reason.insteadOf)}, and a rolling ball goes wrong less often.`
    case 'steady':
      return `Same result as the ${clubName(reason.insteadOf)}, and still right a little either way.`
    case 'no-lob-wedge':
      return `Same result as the ${clubName(reason.insteadOf)}, which goes wrong more often.`
    case 'no-lay-up':
      return `Same result as laying up with the ${clubName(reason.insteadOf)}, and your next shot is shorter.`
    case 'sand-wedge':
      return `Same result as the ${clubName(reason.insteadOf)}, and it's built for sand.`
    case 'most-loft':
      return `Same result as the ${clubName(reason.insteadOf)}, with more loft to clear the lip.`
    case 'no-wood-from-rough':
      return `Same result as the ${clubName(reason.insteadOf)}, and it cuts through rough better.`
    case 'only-club':
      return "It's the only club with a number."
    case 'nearest-loft':
      return 'The right loft for this chip.'
    case 'least-loft':
      return 'Less loft is safer here. Get it rolling.'
    case 'loft-through-grass':
      return 'You need loft out of this rough.'
    case 'about-equal':
      return `The ${clubName(reason.club)} is about the same: take the one you trust.`
    case 'lie-takes':
      return lieSentence(reason.yards, facts)
    case 'carries-hazard':
      if (reason.toClearYards !== undefined)
        return clearedSentence({ ...reason, toClearYards: reason.toClearYards }, units)
      return `It carries ${hazardWords[reason.kind]} ${sideWords[reason.side]} by ${apart(reason.yards, units)}.`
    case 'stays-short-of-hazard':
      if (reason.toReachYards !== undefined)
        return `It stops ${apart(reason.yards, units)} before ${hazardWords[reason.kind]} (you said ${shownDistance(reason.toReachYards, units)} to reach).`
      return `It stops ${apart(reason.yards, units)} before ${hazardWords[reason.kind]} ${sideWords[reason.side]}.`
    case 'aims-away':
      return `Favor the ${reason.side === 'left' ? 'right' : 'left'} side, ${apart(reason.yards, units)} off the pin, away from ${hazardWords[reason.kind]} ${sideWords[reason.side]}.`
    case 'favors-middle':
      return `Favor the middle of the green, ${beside(reason.yards, 'the pin line', units)}.`
    case 'own-miss':
      return `The aim allows for your usual miss, ${beside(reason.yards, 'target', units)}.`
    case 'longest-splash':
      return longestSplashSentence(reason, facts)
    case 'beyond-splash':
      return `${longestSplash(reason.longestYards, units)} Hit the ball before the sand instead: that goes wrong ${oneTimeIn(reason.mishitShare)}.`
    case 'first-get-out':
      return 'Get out of the deep rough first. Loft before distance.'
    case 'low-under-limbs':
      return 'Only a low ball stays under the branches.'
    case 'leaves':
      return reason.layUp === 'out-of-reach'
        ? `You can't get there. It leaves ${apart(reason.yards, units)}.`
        : laidUpSentence(reason, units)
  }
}

/** The golfer's own subtraction agrees with what the club is said to carry. */
function clearedSentence(
  {
    kind,
    yards,
    toClearYards,
    isClose,
  }: Extract<Reason, { code: 'carries-hazard' }> & { readonly toClearYards: number },
  units: PreferredUnits,
): string {
  const by = shownGap({ longerYards: toClearYards + yards, shorterYards: toClearYards }, units)
  const numbers = `${hazardWords[kind]} by ${by} (you said ${shownDistance(toClearYards, units)} to carry).`
  return isClose ? `Hit well, it carries ${numbers} Not every one will.` : `It carries ${numbers}`
}

function lieSentence(yards: number, facts: ReasonFacts): string {
  const { subject, onNumberShown } = lieEffect(yards, facts)
  const distance = apart(yards, facts.units)
  const s = subject === 'lie-and-slope' ? '' : 's'
  const sentence = `${lieSubjects[subject]} ${yards > 0 ? 'cost' : 'add'}${s} ${distance} of carry`
  if (onNumberShown === undefined) return `${sentence}.`
  const plays = onNumberShown > 0 ? `${onNumberShown} longer` : `${-onNumberShown} shorter`
  return `${sentence}, so it plays ${plays}.`
}

/** For hazards that the golfer has given no yards for. */
export const usualPlaces = 'Hazards without a distance: we assume the usual place.'
/** For a lie in detail. */
export const lieByRuleOfThumb = 'What this lie changes is a rule of thumb.'

/** What would make another club the right one: '5 yards longer: 5-Iron.' */
export function turningPointSentence(turningPoint: TurningPoint, units: PreferredUnits): string {
  return `${changeWords(turningPoint, units)}: ${clubName(turningPoint.club)}.`
}

function changeWords(turningPoint: TurningPoint, units: PreferredUnits): string {
  switch (turningPoint.change) {
    case 'shorter':
      return `${apart(turningPoint.yards, units)} shorter`
    case 'longer':
      return `${apart(turningPoint.yards, units)} longer`
    case 'no-wind':
      return 'Without the wind'
    case 'no-hazards':
      return 'Without the hazards'
    case 'from-level':
      return 'From level ground'
    // The style sheet would take the last code for the name of a class.
    default:
      return 'From the fairway'
  }
}
