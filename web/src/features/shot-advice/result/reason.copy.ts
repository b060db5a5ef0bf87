import type { Reason } from '@bagwise/golf/shot-advice/reasons'
import type { HazardKind, HazardSide } from '@bagwise/golf/shot-advice/shot'
import type { TurningPoint } from '@bagwise/golf/shot-advice/turning-points'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { apart, clubName } from './choice.copy.ts'
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

const lieSubjects = { 'lie-and-slope': 'Lie and slope', lie: 'The lie', slope: 'The slope' } as const

/** Why this club, a sentence for each reason; clubs that are about as good stand in one. */
export function reasonSentences(facts: ReasonFacts): readonly string[] {
  const { told, equal } = toldReasons(facts)
  return [...told.map((reason) => reasonSentence(reason, facts)), ...equalSentence(equal.map(clubName))]
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
      return `It carries ${hazardWords[reason.kind]} ${sideWords[reason.side]} by ${apart(reason.yards, units)}.`
    case 'stays-short-of-hazard':
      return `It stops ${apart(reason.yards, units)} before ${hazardWords[reason.kind]} ${sideWords[reason.side]}.`
    case 'aims-away':
      return `The ball should finish ${apart(reason.yards, units)} ${reason.side === 'left' ? 'right' : 'left'} of the pin line, away from ${hazardWords[reason.kind]} ${sideWords[reason.side]}.`
    case 'leaves':
      return reason.layUp === 'out-of-reach'
        ? `The green is out of reach: it leaves ${apart(reason.yards, units)}.`
        : `Laying up is cheaper here: it leaves ${apart(reason.yards, units)}.`
  }
}

function lieSentence(yards: number, facts: ReasonFacts): string {
  const { subject, onNumberShown } = lieEffect(yards, facts)
  const distance = apart(yards, facts.units)
  const s = subject === 'lie-and-slope' ? '' : 's'
  const onCarry = yards > 0 ? `take${s} ${distance} of` : `add${s} ${distance} to`
  const sentence = `${lieSubjects[subject]} ${onCarry} its carry`
  if (onNumberShown === undefined) return `${sentence}.`
  const onNumber = onNumberShown > 0 ? `puts ${onNumberShown} on` : `takes ${-onNumberShown} off`
  return `${sentence}, which ${onNumber} the plays-like number.`
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
