import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Reason } from '@bagwise/golf/shot-advice/reasons'
import type { HazardKind, HazardSide, Shot } from '@bagwise/golf/shot-advice/shot'
import { LIE_EFFECTS } from '@bagwise/golf/shot-advice/swings/lie-effects'
import type { TurningPoint } from '@bagwise/golf/shot-advice/turning-points'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownParts } from '#features/shot-advice/pictures/plays-like/shown-parts.ts'
import { shownDistance } from '#quantities/distance.ts'
import { apart, clubName } from './choice-text.ts'

export const HAZARD_WORDS = {
  water: 'the water',
  bunker: 'the bunker',
  ob: 'the out of bounds',
} as const satisfies Record<HazardKind, string>

const SIDE_WORDS = {
  front: 'in front',
  back: 'behind',
  left: 'on the left',
  right: 'on the right',
} as const satisfies Record<HazardSide, string>

/** What the sentences about reasons are made from. */
export type ReasonFacts = { readonly advice: Advice; readonly shot: Shot; readonly units: PreferredUnits }

/**
 * Why this club, a sentence for each reason; clubs that are about as good stand in one. What lie and slope take is a
 * plays-like number in other words, and left out in a tournament.
 */
export function reasonSentences(facts: ReasonFacts): readonly string[] {
  const { reasons } = facts.advice
  const equal = reasons.flatMap((reason) => (reason.code === 'about-equal' ? [clubName(reason.club)] : []))
  const told = reasons.filter(
    ({ code }) => code !== 'about-equal' && !(code === 'lie-takes' && facts.shot.isTournament),
  )
  return [...told.map((reason) => reasonSentence(reason, facts)), ...equalSentence(equal)]
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
      return 'Over all your good and bad swings it costs the fewest strokes.'
    case 'longer-club':
      return `The ${clubName(reason.insteadOf)} is about the same on paper, but most misses are short: take the longer one.`
    case 'fuller-swing':
      return `About the same as the ${clubName(reason.insteadOf)}, with a fuller swing that is easier to judge.`
    case 'sand-wedge':
      return `About the same as the ${clubName(reason.insteadOf)}, and its sole is made for sand.`
    case 'most-loft':
      return `About the same as the ${clubName(reason.insteadOf)}, with more loft to get over the lip.`
    case 'no-wood-from-rough':
      return `About the same as the ${clubName(reason.insteadOf)}, and it gets through the grass better than a wood.`
    case 'only-club':
      return 'It is the only club of yours with a distance.'
    case 'nearest-loft':
      return 'Of your clubs its loft comes nearest to the usual one for this chip.'
    case 'least-loft':
      return 'Beside the green less loft is safer: the ball soon rolls like a putt.'
    case 'loft-through-grass':
      return 'Rough beside the green takes loft to come out of.'
    case 'about-equal':
      return `The ${clubName(reason.club)} is about the same: take the one you trust.`
    case 'lie-takes':
      return lieSentence(reason.yards, facts)
    case 'carries-hazard':
      return `It carries ${HAZARD_WORDS[reason.kind]} ${SIDE_WORDS[reason.side]} by ${apart(reason.yards, units)}.`
    case 'stays-short-of-hazard':
      return `It stops ${apart(reason.yards, units)} before ${HAZARD_WORDS[reason.kind]} ${SIDE_WORDS[reason.side]}.`
    case 'aims-away':
      return `The ball should finish ${apart(reason.yards, units)} ${reason.side === 'left' ? 'right' : 'left'} of the pin line, away from ${HAZARD_WORDS[reason.kind]} ${SIDE_WORDS[reason.side]}.`
    case 'leaves':
      return reason.layUp === 'out-of-reach'
        ? `The green is out of reach: it leaves ${apart(reason.yards, units)}.`
        : `Laying up is cheaper here: it leaves ${apart(reason.yards, units)}.`
  }
}

/** What the lie takes of this club's carry is not what it puts on the plays-like number: both are said. */
function lieSentence(yards: number, { advice: { playsLike }, shot, units }: ReasonFacts): string {
  const isLie = LIE_EFFECTS[shot.lie].carry.wedge !== 1
  const subject = isLie && shot.slope !== 'flat' ? 'Lie and slope' : isLie ? 'The lie' : 'The slope'
  const s = subject === 'Lie and slope' ? '' : 's'
  const onCarry = yards > 0 ? `take${s} ${apart(yards, units)} of` : `add${s} ${apart(yards, units)} to`
  const found = playsLike === undefined || 'problem' in playsLike ? undefined : playsLike
  const shown = found && shownParts(shot.distanceYards, found, units).parts.find(({ part }) => part === 'lie')?.shown
  if (shown === undefined || shown === 0 || shown === shownDistance(yards, units))
    return `${subject} ${onCarry} its carry.`
  const onNumber = shown > 0 ? `puts ${shown} on` : `takes ${-shown} off`
  return `${subject} ${onCarry} its carry, which ${onNumber} the plays-like number.`
}

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
