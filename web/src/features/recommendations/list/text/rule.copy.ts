import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { IronType } from '@bagwise/golf/fitting/iron-rules'
import type { AntiSliceDriver, ChangeShafts, EasierIrons } from '@bagwise/golf/recommendations/recommendation'
import { clubList, goesAwayTitle, ruleTitle } from '#features/recommendations/golfer-advice.copy.ts'
import { driverTitle, ironsTitle, measureSpeedTitle, shaftsTitle } from '#profile-parts/to-do/to-do.copy.ts'
import { sourcedSpeed, speedText } from '#profile-parts/golfer-speed.copy.ts'
import type { Fact, OwnText } from './recommendation-text.ts'
import { degreesText } from '#quantities/club-measure.ts'

/** More clubs than this are counted, not named. */
const MOST_NAMED = 4

export function driverText(recommendation: AntiSliceDriver): OwnText {
  const { specifications, hasDriver, ownLoftDeg, fittedLoftDeg } = recommendation
  const leastDeg = specifications.loft?.fromDeg ?? 0
  const head = ownLoftDeg !== undefined && ownLoftDeg < leastDeg ? 'head with more loft' : 'head'
  return {
    title: driverTitle,
    description: [
      hasDriver ? `A draw-biased ${head}, or set yours to draw.` : 'When you buy a driver, pick one with draw bias.',
      ...(fittedLoftDeg < leastDeg
        ? [`Your speed alone needs ${degreesText(fittedLoftDeg)}; the slice needs more.`]
        : []),
    ].join(' '),
    because: 'You slice it.',
    facts: ruleFacts('Ball flight slice.', 'Your profile gives another ball flight.'),
  }
}

/** The fitting goes by the handicap alone. */
const FITTED_IRONS = {
  'game-improvement': [],
  'players-distance': ['By your handicap alone the fitting gives players distance irons: hit both.'],
  players: ['By your handicap alone the fitting gives players irons: hit both.'],
} as const satisfies Record<IronType, readonly string[]>

export function easierIronsText({ frequency, irons, fitted }: EasierIrons): OwnText {
  return {
    title: ironsTitle,
    description: [easierIronsStart(irons), ...FITTED_IRONS[fitted]].join(' '),
    because: `You play ${frequency === 'rarely' ? 'rarely' : 'about once a month'}.`,
    facts: ruleFacts(
      'Frequency of play rarely or monthly.',
      'You play weekly or more often. Own such irons already? Mark it as done.',
    ),
  }
}

function easierIronsStart(irons: EasierIrons['irons']): string {
  if (irons.length === 0) return 'When you buy irons, pick one of these. Your bag has no irons.'
  return `Wide soles and weight at the edges, unless your ${irons.length === 1 ? `${clubList(irons)} has` : 'irons have'} them.`
}

export function shaftText(
  { flex, orFlex, speed, misfits, specifications }: ChangeShafts,
  units: PreferredUnits,
): OwnText {
  const isGraphite = specifications.shaftType === 'graphite'
  const flexes = [...new Set(misfits.map((misfit) => misfit.flex))]
  const yours = flexes.map((own) => {
    const clubs = misfits.filter((misfit) => misfit.flex === own).map(({ club }) => club)
    const many = clubs.length > MOST_NAMED ? `${clubs.length} clubs` : clubList(clubs)
    return `${own} in ${many}`
  })
  const now = `Your steel shafts: ${yours.join('; ')}.`
  const rule = 'Steel shafts in the bag whose flex does not suit your swing speed.'
  const table = orFlex === undefined ? flex : `${orFlex}, try ${flex} first`
  if (speed.from === 'answers') {
    return {
      title: measureSpeedTitle,
      description: `We only guess ${speedText(speed, units)}. For that the table says ${table}, and some of your steel shafts do not fit.`,
      because: now,
      facts: ruleFacts(rule, 'You give a carry or your swing speed and the flex fits, or you change the shafts.'),
    }
  }
  return {
    title: shaftsTitle({ flex, specifications }),
    description: [
      `Your driver speed: ${sourcedSpeed(speed, units)}. The table says ${table}.`,
      ...(isGraphite ? ['It is sold in graphite for the most part, which is lighter too.'] : []),
    ].join(' '),
    because: now,
    facts: ruleFacts(
      rule,
      `The steel shafts in your bag are ${[flex, ...(orFlex === undefined ? [] : [orFlex]), ...(isGraphite ? ['graphite'] : [])].join(' or ')}, or your swing speed changes.`,
    ),
  }
}

/** Which rule fired, and what would make the card go away. */
export function ruleFacts(rule: string, goesAway: string): readonly Fact[] {
  return [
    { name: ruleTitle, text: rule },
    { name: goesAwayTitle, text: goesAway },
  ]
}
