import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BagAction, JoinBag } from '@bagwise/golf/one-bag/bag-action'
import type { LoftedType } from '@bagwise/golf/one-bag/bag-golfer'
import { lengthText, wholeLength } from '../in-units.ts'

export const bagNeeded = 'Give the bag, such as: bagwise better-bag --bag takeout.json.'
export const tooFewClubs = 'The bag has fewer than two clubs with a carry: there is nothing to plan.'
export const nothing = 'The bag is set. No change is worth the money.'

const name = (club: ClubType) => CLUBS[club].displayName
const percent = (share: number) => `${Math.round(share * 100)}%`

/** A wedge is bought by its loft. */
const wanted = ({ type, kind, loftDeg }: LoftedType) => (kind === 'wedge' ? `${loftDeg}° wedge` : name(type))

/** One thing to do, as a sentence. */
export function actionText(action: BagAction, units: PreferredUnits): string {
  switch (action.kind) {
    case 'buy':
    case 'later':
    case 'put-back':
      return joinText(action, units)
    case 'measure':
      return `Measure first: ${action.clubs.map(name).join(', ')}.`
    case 'normal':
      return `${between(action.hole)}: normal for your speed, nothing to buy.`
    case 'grip-down':
      return `Grip down on the ${name(action.hole.longer.type)} for the gap above the ${name(action.hole.shorter.type)}.`
    case 'part-swing':
      return `Swing the ${name(action.hole.longer.type)} in part for the gap above the ${name(action.hole.shorter.type)}.`
    case 'leave-out':
      return `Leave out the ${name(action.club)}.`
    case 'bend':
      return `Check the lofts: ${between(action.gap)}.`
    case 'keep-both':
      return `Keep both: ${between(action.gap)}.`
  }
}

function joinText(action: JoinBag, units: PreferredUnits): string {
  const { kind, club, expectedCarryYards, plusMinusYards, priceDollars, leaveOut } = action
  const verbs = { buy: 'Buy', later: 'Later, buy', 'put-back': 'Put back' }
  const carry = `about ${lengthText(expectedCarryYards, units)}, give or take ${wholeLength(plusMinusYards, units)}`
  const price = priceDollars === 0 ? '' : `, about $${priceDollars}`
  const room = leaveOut === undefined ? '' : ` Leave out the ${name(leaveOut)} for it.`
  return `${verbs[kind]}: ${wanted(club)}, ${carry}${price}.${room}`
}

function between({
  longer,
  shorter,
}: {
  readonly longer: { readonly type: ClubType }
  readonly shorter: { readonly type: ClubType }
}): string {
  return `${name(longer.type)} and ${name(shorter.type)}`
}

export const coverageText = ({ before, after }: { readonly before: number; readonly after: number }) =>
  before === after ? `Covered: ${percent(before)}.` : `Covered: ${percent(before)} now, ${percent(after)} then.`
export const priceText = (dollars: number) => `Price: about $${dollars}.`
