import type { ClubType } from '@bagwise/golf/club'
import { CLUBS } from '@bagwise/golf/club'
import type { IronType } from '@bagwise/golf/fitting/iron-rules'
import { OVERLAP_BELOW_YARDS } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type {
  AddHybrid,
  AddWedges,
  AntiSliceDriver,
  ChangeShafts,
  EasierIrons,
  RemoveOverlap,
} from '@bagwise/golf/recommendations/recommendation'
import { clubList, roomText } from '#features/recommendations/golfer-advice.copy.ts'
import { capitalised, clubName, shownGapOf } from '#charts/gap-text.ts'
import { distanceApart, withArticle } from '#charts/gap.copy.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import type { OwnText } from './recommendation-text.ts'
import { degreesText } from '#quantities/club-measure.ts'

/** More clubs than this are counted, not named. */
const MOST_NAMED = 4

export function overlapText({ gap, clubType, measureFirst, missedFor }: RemoveOverlap, units: PreferredUnits): OwnText {
  const { longer, shorter } = gap
  const pair = `${clubName(longer.club)} and ${clubName(shorter.club)}`
  const apart = shownGapOf(gap, units) === 0 ? 'carry the same' : `carry ${distanceApart(gap, units)} apart`
  const limit = `${shownDistance(OVERLAP_BELOW_YARDS, units)} ${unitWords(units)}`
  const both = { because: `Your ${pair} ${apart}.`, rule: `Two neighbours less than ${limit} apart.` }
  if (measureFirst.length > 0) {
    const numbers = measureFirst.length > 1 ? 'Both numbers are estimates.' : 'One of the numbers is an estimate.'
    return {
      ...both,
      title: `Measure first: ${clubList(measureFirst)}`,
      description: `${numbers} Consider removing the ${clubName(clubType)} only if measured numbers say the same.`,
      goesAway: `Measured, they carry ${limit} apart or more, or one of them is out of the bag.`,
    }
  }
  return {
    ...both,
    title: `Consider removing the ${clubName(clubType)}${missedFor ? ', or changing its loft' : ''}`,
    description: missedFor
      ? `Your ${pair} do the same job, but without it ${missedText(clubType, missedFor)}: changing its loft is the better repair.`
      : `Your ${pair} do the same job, and this one is missed less.`,
    goesAway: `One of the two is out of the bag, or they carry ${limit} apart or more.`,
  }
}

function missedText(club: ClubType, missedFor: 'hole' | 'need'): string {
  if (missedFor === 'hole') return 'the next clubs are far apart'
  return CLUBS[club].kind === 'hybrid' ? 'there is no hybrid in your bag' : 'you carry fewer than three wedges'
}

export function hybridText({ clubType, addedClubs, leaveOut, insteadOf }: AddHybrid): OwnText {
  const [addedClub] = addedClubs
  const name = clubName(clubType)
  return {
    title:
      addedClub?.isOwned === true ? `Put your ${name} back into the bag` : `Add hybrids, starting with the ${name}`,
    description: insteadOf
      ? `Take it instead of the ${clubName(insteadOf)} that would fill your gap: one of the two is enough.`
      : hybridDescription(clubType, addedClub === undefined, leaveOut),
    because: 'Your profile says beginner, and there is no hybrid in your bag.',
    rule: 'A beginner without a hybrid in the bag.',
    goesAway: 'A hybrid is in your bag, or your profile says more than beginner.',
  }
}

/** A hybrid either fills a gap anyway, or takes the place of an iron, or finds room. */
function hybridDescription(club: ClubType, isAdvisedAlready: boolean, leaveOut: readonly ClubType[]): string {
  if (isAdvisedAlready) return `The ${clubName(club)} that fills your gap is the one: it serves both.`
  const [first, ...others] = leaveOut
  if (first !== undefined && CLUBS[first].kind === 'iron') {
    return [`It takes the place of your ${clubName(first)}, which stays at home.`, ...roomText(others)].join(' ')
  }
  return ['It becomes the longest club you hit off the ground with confidence.', ...roomText(leaveOut)].join(' ')
}

export function driverText(recommendation: AntiSliceDriver): OwnText {
  const { specifications, hasDriver, ownLoftDeg, fittedLoftDeg, leaveOut } = recommendation
  const leastDeg = specifications.loft?.fromDeg ?? 0
  const head = ownLoftDeg !== undefined && ownLoftDeg < leastDeg ? 'head with more loft' : 'head'
  return {
    title: 'An anti-slice driver',
    description: [
      hasDriver
        ? `A draw-biased ${head}, in place of yours or by setting yours.`
        : 'When a driver comes into your bag, let it be one with a draw bias.',
      ...(fittedLoftDeg !== undefined && fittedLoftDeg < leastDeg
        ? [`Your speed alone asks for ${degreesText(fittedLoftDeg)}; the slice asks for more.`]
        : []),
      ...roomText(leaveOut),
    ].join(' '),
    because: 'Your profile says that your ball slices.',
    rule: 'Ball flight slice.',
    goesAway: 'Your profile gives another ball flight.',
  }
}

export function wedgesText({ clubType, wedgeCount, addedClubs, leaveOut }: AddWedges): OwnText {
  const own = addedClubs.filter(({ isOwned }) => isOwned).map(({ club }) => club)
  const named = addedClubs.length > 0 ? addedClubs.map(({ club }) => club) : [clubType]
  const counted = ['no wedge', 'one wedge', 'two wedges'][wedgeCount] ?? 'few wedges'
  return {
    title: `Add wedges: ${clubList(named)}`,
    description: [
      addedClubs.length === 0
        ? `The ${clubName(clubType)} that fills your gap counts towards three.`
        : `With ${named.length === 1 ? 'it' : 'them'} you carry three.`,
      ...(own.length > 0
        ? [`You own ${clubList(own, 'the ')} already: put ${own.length === 1 ? 'it' : 'them'} back.`]
        : []),
      ...roomText(leaveOut),
    ].join(' '),
    because: `You play seriously, with ${counted} in the bag.`,
    rule: 'A serious player with fewer than three wedges; the pitching wedge counts.',
    goesAway: 'Three wedges are in your bag.',
  }
}

/** The fitting goes by the handicap alone. */
const FITTED_IRONS = {
  'game-improvement': [],
  'players-distance': ['By your handicap alone the fitting gives players distance irons: hit both.'],
  players: ['By your handicap alone the fitting gives players irons: hit both.'],
} as const satisfies Record<IronType, readonly string[]>

export function easierIronsText({ frequency, irons, fitted, addedClubs, leaveOut }: EasierIrons): OwnText {
  return {
    title: 'Game-improvement irons',
    description: [easierIronsStart(irons, addedClubs), ...FITTED_IRONS[fitted], ...roomText(leaveOut)].join(' '),
    because: `Your profile says that you play ${frequency === 'rarely' ? 'rarely' : 'about once a month'}.`,
    rule: 'Frequency of play rarely or monthly.',
    goesAway: 'Your profile says that you play weekly or more often. Own such irons already? Mark it as done.',
  }
}

function easierIronsStart(irons: EasierIrons['irons'], [first]: EasierIrons['addedClubs']): string {
  if (first) return `Start with ${withArticle(first.club)}: there is no iron in your bag.`
  if (irons.length === 0) return 'Let the 7-Iron that fills your gap be one: there is no iron in your bag.'
  return `Wide soles and weight at the edges, unless your ${irons.length === 1 ? `${clubList(irons)} has` : 'irons have'} them.`
}

export function shaftText({ flex, speedMph, misfits, specifications }: ChangeShafts): OwnText {
  const isGraphite = specifications.shaftType === 'graphite'
  const flexes = [...new Set(misfits.map((misfit) => misfit.flex))]
  const yours = flexes.map((own) => {
    const clubs = misfits.filter((misfit) => misfit.flex === own).map(({ club }) => club)
    const many = clubs.length > MOST_NAMED ? `${clubs.length} clubs` : clubList(clubs)
    return `${own} in ${many}`
  })
  const now = `Your steel shafts: ${yours.join('; ')}.`
  const rule = 'Steel shafts in the bag whose flex is not the one of the table for your swing speed.'
  if (speedMph === undefined) {
    return {
      title: 'Measure your swing speed before you change shafts',
      description: `Without a measured speed the table says ${flex}, and some of your steel shafts are not.`,
      because: now,
      rule,
      goesAway: 'Your swing speed is in your profile and the flex fits, or the shafts in your bag do.',
    }
  }
  return {
    title: `${capitalised(flex)} flex ${isGraphite ? 'in place of' : 'for'} your steel shafts`,
    description: [
      `At about ${Math.round(speedMph)} mph with the driver the table says ${flex}.`,
      ...(isGraphite ? ['It is sold in graphite for the most part, which is lighter too.'] : []),
    ].join(' '),
    because: now,
    rule,
    goesAway: `The steel shafts in your bag are ${isGraphite ? `${flex} or graphite` : flex}, or your swing speed changes.`,
  }
}
