import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type {
  BagAction,
  JoinBag,
  KeepPair,
  LeaveOut,
  LiveWithHole,
  MeasureClubs,
} from '@bagwise/golf/one-bag/bag-action'
import type { LoftedType } from '@bagwise/golf/one-bag/bag-golfer'
import type { SwingGap } from '@bagwise/golf/one-bag/holes'
import { degreesText } from '#quantities/club-measure.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { dollars } from '#quantities/dollars.ts'
import { capitalised, clubName } from '#charts/gap-text.ts'
import { clubList } from '#charts/gap.copy.ts'

/** What a golfer reads of an action, the same on every screen: at most six words, why, and what else to know. */
export type ActionText = { readonly title: string; readonly reason: string; readonly detail: string }

export const nothingToBuy = 'Nothing to buy.'

/** One stroke in fifty rounds: less is no figure to plan by. */
const WORTH_A_FIGURE_STROKES = 0.02

/** '48° wedge', '7-Wood', '6-Iron': a wedge is asked for by its loft. */
export function clubToBuy({ type, kind, loftDeg }: LoftedType): string {
  return kind === 'wedge' ? `${degreesText(loftDeg)} wedge` : clubName(type)
}

/** The one sentence of a club that joins: '48° wedge, fills 130-96, saves about 1 stroke in 6 rounds.' */
export function joinSentence(action: JoinBag, units: PreferredUnits): string {
  return `${clubToBuy(action.club)}, ${joinReason(action, units)}`
}

export function actionText(action: BagAction, units: PreferredUnits): ActionText {
  switch (action.kind) {
    case 'buy':
    case 'later':
    case 'put-back':
      return joinText(action, units)
    case 'measure':
      return measureText(action)
    case 'normal':
    case 'grip-down':
    case 'part-swing':
      return liveWithText(action, units)
    case 'leave-out':
      return leaveOutText(action)
    case 'bend':
    case 'keep-both':
      return keepPairText(action)
  }
}

function joinText(action: JoinBag, units: PreferredUnits): ActionText {
  const { kind, club, expectedCarryYards, plusMinusYards, leaveOut, reason } = action
  const name = clubToBuy(club)
  const titles = { buy: capitalised(name), later: `Later: ${name}`, 'put-back': `Put back your ${clubName(club.type)}` }
  const carries = kind === 'put-back' ? 'It carries' : 'It would carry'
  const carry = `${carries} about ${shownDistance(expectedCarryYards, units)} ${unitWords(units)}, give or take ${shownDistance(plusMinusYards, units)}.`
  const price = action.priceDollars === 0 ? '' : `About ${dollars(action.priceDollars)} new.`
  const room =
    leaveOut === undefined || reason === 'easier' ? '' : `The bag is full: leave out the ${clubName(leaveOut)} for it.`
  return {
    title: titles[kind],
    reason: capitalised(joinReason(action, units)),
    detail: [carry, price, room, loftHint(action)].filter((part) => part !== '').join(' '),
  }
}

/** 'fills 130-96, saves about 1 stroke in 6 rounds.' */
function joinReason(action: JoinBag, units: PreferredUnits): string {
  switch (action.reason) {
    case 'hole':
      return fillsText({ ...action.hole, strokes: action.strokes }, units)
    case 'sand':
      return `your first club for sand, ${savedText(action.strokes)}.`
    case 'easier':
      return `in place of your ${clubName(action.iron.type)}: easier to hit, and it goes as far.`
  }
}

type Filled = Pick<SwingGap, 'longer' | 'shorter'> & { readonly strokes: number }

/** 'fills 130-96, saves about 1 stroke in 6 rounds.' */
export function fillsText({ longer, shorter, strokes }: Filled, units: PreferredUnits): string {
  const filled = [longer, shorter].map(({ carryYards }) => shownDistance(carryYards, units)).join('-')
  return strokes < WORTH_A_FIGURE_STROKES ? `fills ${filled}.` : `fills ${filled}, ${savedText(strokes)}.`
}

function savedText(strokes: number): string {
  return `saves about ${strokesText(strokes)}`
}

/** 'costs about 1 stroke in 4 rounds': what living with a hole costs. */
export function costText(strokes: number): string {
  return strokes < WORTH_A_FIGURE_STROKES
    ? 'costs less than 1 stroke in 50 rounds'
    : `costs about ${strokesText(strokes)}`
}

function strokesText(strokes: number): string {
  const rounds = Math.round(1 / strokes)
  return rounds <= 1 ? '1 stroke a round' : `1 stroke in ${rounds} rounds`
}

/** For lofts that nobody told: the number is stamped on the club. */
function loftHint(action: JoinBag): string {
  if (action.kind === 'put-back' || action.club.kind !== 'wedge' || action.reason === 'easier') return ''
  const beside = action.reason === 'hole' ? [action.hole.longer, action.hole.shorter] : [action.pitchingWedge]
  if (!beside.some(({ isLoftAssumed }) => isLoftAssumed)) return ''
  const aim = action.reason === 'hole' ? 'halfway between the two' : 'about 12° more than your Pitching Wedge'
  const about = degreesText(action.club.loftDeg)
  return `Read the number on your wedges first: you want ${aim}, about ${about} if they have the usual lofts.`
}

function measureText({ clubs, gap }: MeasureClubs): ActionText {
  const title = `Measure first: ${clubsToMeasure(clubs)}`
  if (!clubs.some((club) => [gap.longer.type, gap.shorter.type].includes(club))) {
    const [sits, has] = clubs.length === 1 ? ['It sits', 'has'] : ['They sit', 'have']
    const between = `${clubName(gap.longer.type)} and ${clubName(gap.shorter.type)}`
    return {
      title,
      reason: 'The gap may not be real.',
      detail: `${sits} between ${between}, but ${has} no distance yet.`,
    }
  }
  const [reason, shots] =
    clubs.length === 1
      ? ['Its number is an estimate.', 'Ten shots tell']
      : ['Their numbers are estimates.', 'Ten shots with each tell']
  const question = gap.verdict === 'too-large' ? 'if the gap is real' : 'if you need both'
  return { title, reason, detail: `${shots} ${question}.` }
}

/** Of several clubs no more than fit into a title. */
function clubsToMeasure(clubs: readonly ClubType[]): string {
  const [first, second] = clubs
  if (first === undefined || second === undefined) return `your ${clubList(clubs)}`
  if (clubs.length > 2) return `${clubs.length} clubs`
  const areWedges = [first, second].every((club) => CLUBS[club].kind === 'wedge')
  return areWedges ? 'both wedges' : clubList(clubs)
}

function liveWithText({ kind, hole, isBagFull }: LiveWithHole, units: PreferredUnits): ActionText {
  const [longer, shorter] = [clubName(hole.longer.type), clubName(hole.shorter.type)]
  if (kind === 'normal') {
    return { ...normalGapText(hole), detail: 'No club between the two would be easy enough to hit.' }
  }
  const why = isBagFull ? 'Your bag is full, and a swap would gain too little.' : 'No other club fits there.'
  const reason = `Covers the gap above your ${shorter}.`
  return kind === 'grip-down'
    ? {
        title: `Grip down on the ${longer}`,
        reason,
        detail: `${why} Hold it ${units === 'yards' ? 'an inch' : '2 or 3 cm'} shorter for the distances between.`,
      }
    : {
        title: `Part swing with the ${longer}`,
        reason,
        detail: `${why} Practice a three-quarter swing for the distances between.`,
      }
}

/** A wide gap that golfers of this speed have. */
export function normalGapText({ longer, shorter }: Pick<SwingGap, 'longer' | 'shorter'>): ActionText {
  return {
    title: `${clubName(longer.type)} to ${clubName(shorter.type)}`,
    reason: 'Normal for your speed, nothing to buy.',
    detail: 'With your swing there is no gap to close.',
  }
}

function leaveOutText({ club, reason, gap }: LeaveOut): ActionText {
  if (reason === 'too-many' || !gap) {
    return {
      title: `Leave out the ${clubName(club)}`,
      reason: 'You would miss it least.',
      detail: 'The Rules allow 14 clubs, the putter included.',
    }
  }
  const other = gap.longer.type === club ? gap.shorter : gap.longer
  return {
    title: `Do without the ${clubName(club)}`,
    reason: `It goes ${asFarAs(gap)} your ${clubName(other.type)}.`,
    detail: 'One club does for both, and no gap opens.',
  }
}

function keepPairText({ kind, gap }: KeepPair): ActionText {
  const [longer, shorter] = [clubName(gap.longer.type), clubName(gap.shorter.type)]
  const reason = `The ${shorter} goes ${asFarAs(gap)} the ${longer}.`
  return kind === 'bend'
    ? {
        title: `Check lofts: ${longer}, ${shorter}`,
        reason,
        detail: 'If they are as stamped, have one of them bent a degree or two.',
      }
    : { title: `Keep both: ${longer}, ${shorter}`, reason, detail: 'Without either a larger gap would open.' }
}

/** The yards between two clubs are said once, where the gap is listed. */
function asFarAs({ gapYards }: SwingGap): string {
  return gapYards === 0 ? 'as far as' : 'nearly as far as'
}

/** Beside the offer to undo it. */
export function followedText(action: BagAction): string {
  switch (action.kind) {
    case 'buy':
    case 'later':
      return `${capitalised(clubToBuy(action.club))} is in your bag. Its carry is an estimate until you measure it.`
    case 'put-back':
      return `${clubName(action.club.type)} is back in your bag.`
    case 'leave-out':
      return `${clubName(action.club)} stays at home.`
    default:
      return ''
  }
}
