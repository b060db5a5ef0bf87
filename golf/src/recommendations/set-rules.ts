import { clubsInBag } from '../bag.ts'
import type { ClubKind, ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'
import type { Newcomer, PlannedBag } from './planned-bag.ts'
import { NO_ROOM_NEEDED, bringIn } from './planned-bag.ts'
import type { AddHybrid, AddWedges } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { specificationsOf } from './shop-specifications.ts'

/** A serious player carries at least so many; the pitching wedge counts (specification 2 §9). */
const FEWEST_WEDGES = 3

/** Which wedge a bag without it wants first: the full shot, the bunker, the yards between them, the high pitch. */
const WEDGES_BY_NEED = ['pw', 'sw', 'gw', 'lw'] as const satisfies readonly ClubType[]

/** The hybrid that does the work of each long iron, by its number. */
const HYBRID_FOR_IRON = [
  { iron: '3-iron', hybrid: '3-hybrid' },
  { iron: '4-iron', hybrid: '4-hybrid' },
  { iron: '5-iron', hybrid: '5-hybrid' },
] as const satisfies readonly { readonly iron: ClubType; readonly hybrid: ClubType }[]

/** A rule that has something to say, and the bag once it is followed. */
export type Planned<Advice> = { readonly recommendation: Advice; readonly plan: PlannedBag }

/** A beginner with no hybrid in the bag: the one that takes the place of the longest iron (specification 2 §9). */
export function addHybrid(golfer: RecommendedGolfer, plan: PlannedBag): Planned<AddHybrid> | undefined {
  const isBeginner = golfer.skillLevel === 'beginner' || golfer.playingExperience === 'beginner'
  if (!isBeginner || typesOfKind(golfer, 'hybrid').length > 0) return undefined

  const advised = plan.added.find((club) => CLUBS[club].kind === 'hybrid')
  const brought = advised === undefined ? bringHybrid(plan) : { room: NO_ROOM_NEEDED, plan }
  const clubType = advised ?? brought?.room.newcomers[0]?.club
  if (!brought || clubType === undefined) return undefined
  return {
    recommendation: {
      rule: 'hybrids',
      id: 'hybrids',
      category: 'beginner-essential',
      priority: 'high',
      clubType,
      specifications: specificationsOf(clubType, golfer),
      trigger: clubType,
      ...brought.room,
    },
    plan: brought.plan,
  }
}

/** Owned ones first: one that takes the place of an iron, else any other. */
function bringHybrid(plan: PlannedBag) {
  const swaps = HYBRID_FOR_IRON.filter(({ iron }) => plan.carried.includes(iron))
  const owned = plan.shelved.filter((club) => CLUBS[club].kind === 'hybrid')
  const swap = owned.length === 0 ? swaps[0] : swaps.find(({ hybrid }) => owned.includes(hybrid))
  if (swap) return bringIn({ club: swap.hybrid, insteadOf: swap.iron }, plan)
  return bringIn({ club: owned.at(-1) ?? '5-hybrid' }, plan)
}

/** A serious player with fewer than three wedges in the bag (specification 2 §9). */
export function addWedges(golfer: RecommendedGolfer, plan: PlannedBag): Planned<AddWedges> | undefined {
  const wedgeCount = typesOfKind(golfer, 'wedge').length
  if (golfer.playingExperience !== 'serious' || wedgeCount >= FEWEST_WEDGES) return undefined

  const brought = bringWedges(plan)
  const advised = plan.added.find((club) => CLUBS[club].kind === 'wedge')
  const clubType = brought.newcomers[0]?.club ?? advised
  if (clubType === undefined) return undefined
  const { newcomers, leaveOut } = brought
  return {
    recommendation: {
      rule: 'wedges',
      id: 'wedges',
      category: 'set-optimization',
      priority: 'medium',
      clubType,
      specifications: specificationsOf(clubType, golfer),
      trigger: [wedgeCount, ...newcomers.map(({ club }) => club)].join(' '),
      wedgeCount,
      newcomers,
      leaveOut,
    },
    plan: brought.plan,
  }
}

function bringWedges(start: PlannedBag) {
  const newcomers: Newcomer[] = []
  const leaveOut: ClubType[] = []
  let plan = start
  const isMissing = (club: ClubType) => !start.carried.includes(club) && !start.leftOut.includes(club)
  const isShelved = (club: ClubType) => Number(start.shelved.includes(club))
  for (const club of WEDGES_BY_NEED.filter(isMissing).toSorted((a, b) => isShelved(b) - isShelved(a))) {
    const wedges = plan.carried.filter((carried) => CLUBS[carried].kind === 'wedge')
    if (wedges.length >= FEWEST_WEDGES) break
    const brought = bringIn({ club, kept: wedges }, plan)
    if (!brought) break
    newcomers.push(...brought.room.newcomers)
    leaveOut.push(...brought.room.leaveOut)
    plan = brought.plan
  }
  return { newcomers, leaveOut, plan }
}

/** The clubs of a kind that are in the bag, longest first. */
function typesOfKind({ bag }: Pick<RecommendedGolfer, 'bag'>, kind: ClubKind): readonly ClubType[] {
  return clubsInBag(bag)
    .map(({ type }) => type)
    .filter((type) => CLUBS[type].kind === kind)
    .toSorted(byPosition)
}
