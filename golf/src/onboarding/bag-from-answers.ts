import type { BagClub } from '../bag.ts'
import { newBagClub, usualShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import type { GolfProfileAnswers } from './answers.ts'
import { OWN_BRAND, STARTER_BRAND, isTypicalClub, isUnnamedClub } from './sample-club.ts'
import { typicalBagWith } from './typical-clubs.ts'

/** Every starter set contains these clubs, at any price (specification 1 §4). */
export const STARTER_SET_CLUBS = [
  'driver',
  '5-wood',
  '6-iron',
  '7-iron',
  '8-iron',
  '9-iron',
  'pw',
  'sw',
  'putter',
] as const satisfies readonly ClubType[]

/** The changes that give a bag the clubs of the answers. Types that stay are unchanged. */
export type BagChange = {
  readonly joining: readonly BagClub[]
  /** Owned and on the shelf until now. */
  readonly returning: readonly ClubType[]
  readonly leaving: readonly ClubType[]
  /** In the bag without a name until now: the golfer has said that they are there. */
  readonly named?: readonly ClubType[]
}

const NO_CHANGE: BagChange = { joining: [], returning: [], leaving: [] }

type BagAnswers = Pick<GolfProfileAnswers, 'hasExistingClubs' | 'selectedClubs' | 'starterSetId'>

/** Clubs on the shelf stay there unless chosen. */
export function bagChange(answers: BagAnswers, bag: readonly BagClub[]): BagChange {
  const wanted = wantedClubs(answers)
  if (!wanted) return NO_CHANGE
  const change = bagChangeTo(
    wanted.types.map((type) => questionnaireClub(type, wanted.brand)),
    bag,
  )
  const unnamed = bag.filter((club) => isUnnamedClub(club)).map(({ type }) => type)
  const named = wanted.brand === OWN_BRAND ? wanted.types.filter((type) => unnamed.includes(type)) : []
  return named.length === 0 ? change : { ...change, named }
}

/** A golfer without a bag who has named one club at the most gets the usual clubs of this driver speed, and that one. */
export function typicalBagChange(speedMph: number, bag: readonly BagClub[], named?: ClubType): BagChange {
  return bag.length > 0 ? NO_CHANGE : bagChangeTo(typicalBagWith(speedMph, named), bag)
}

/** The clubs in the bag after a change. */
export function clubsAfter({ joining, returning, leaving }: BagChange, bag: readonly BagClub[]): readonly BagClub[] {
  const stayed = bag
    .filter(({ type }) => !leaving.includes(type))
    .map((club) => (returning.includes(club.type) ? { ...club, isInBag: true } : club))
  return [...stayed, ...joining]
}

/** The changes that give the bag exactly the types of these clubs. Owned clubs are used where there are any. */
export function bagChangeTo(wanted: readonly BagClub[], bag: readonly BagClub[]): BagChange {
  const owned = new Map(bag.map((club) => [club.type, club]))
  const types = wanted.map(({ type }) => type)
  return {
    joining: wanted.filter(({ type }) => !owned.has(type)),
    returning: types.filter((type) => owned.get(type)?.isInBag === false),
    leaving: bag.filter(({ type, isInBag }) => isInBag && !types.includes(type)).map(({ type }) => type),
  }
}

/** Whether clubs would leave the golfer's bag, or others would join them. A typical bag is nobody's. */
export function isReplacement({ joining, returning, leaving }: BagChange, bag: readonly BagClub[]): boolean {
  const hasBag = bag.some((club) => club.isInBag && !isTypicalClub(club))
  return hasBag && joining.length + returning.length + leaving.length > 0
}

/** The clubs named by the answers, longest first: the golfer's own, else the starter set's. */
function wantedClubs({ hasExistingClubs, selectedClubs, starterSetId }: BagAnswers) {
  const own = hasExistingClubs === 'no' ? [] : [...new Set(selectedClubs)].toSorted(byPosition)
  if (own.length > 0) return { types: own, brand: OWN_BRAND }
  return starterSetId === undefined ? undefined : { types: [...STARTER_SET_CLUBS], brand: STARTER_BRAND }
}

function questionnaireClub(type: ClubType, brand: string): BagClub {
  return { ...newBagClub(type), brand, shaftType: usualShaftType(type) }
}
