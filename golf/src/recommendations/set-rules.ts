import type { ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import { FEWEST_WEDGES, isBeginner, neededClubs, typesOfKind } from './needed-clubs.ts'
import type { AddedClub, PlannedBag } from './planned-bag.ts'
import { NO_ROOM_NEEDED, bringIn } from './planned-bag.ts'
import type { AddHybrid, AddWedges } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { specificationsOf } from './shop-specifications.ts'

/** The order in which missing wedges are added: full shots, bunkers, the yards between, high pitches. */
const WEDGES_BY_NEED = ['pw', 'sw', 'gw', 'lw'] as const satisfies readonly ClubType[]

/** The hybrid equivalent of each long iron, by number. */
export const HYBRID_FOR_IRON = [
  { iron: '3-iron', hybrid: '3-hybrid' },
  { iron: '4-iron', hybrid: '4-hybrid' },
  { iron: '5-iron', hybrid: '5-hybrid' },
] as const satisfies readonly { readonly iron: ClubType; readonly hybrid: ClubType }[]

/** A rule's advice, and the bag after following it. */
export type Planned<Advice> = { readonly recommendation: Advice; readonly plan: PlannedBag }

/** For beginners without a hybrid: the one that replaces the longest iron (specification 2 §9). */
export function addHybrid(golfer: RecommendedGolfer, plan: PlannedBag): Planned<AddHybrid> | undefined {
  if (!isBeginner(golfer) || typesOfKind(golfer, 'hybrid').length > 0) return undefined

  const advised = plan.added.find((club) => CLUBS[club].kind === 'hybrid')
  const brought = advised === undefined ? bringHybrid(plan, neededClubs(golfer)) : { room: NO_ROOM_NEEDED, plan }
  const clubType = advised ?? brought?.room.addedClubs[0]?.club
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
      insteadOf: plan.added.find((club) => brought.room.leaveOut.includes(club)),
      ...brought.room,
    },
    plan: brought.plan,
  }
}

/** Owned ones first: one that replaces an iron, else any other. */
function bringHybrid(plan: PlannedBag, kept: readonly ClubType[]) {
  const swaps = HYBRID_FOR_IRON.filter(({ iron }) => plan.carried.includes(iron))
  const owned = plan.shelved.filter((club) => CLUBS[club].kind === 'hybrid')
  const swap = owned.length === 0 ? swaps[0] : swaps.find(({ hybrid }) => owned.includes(hybrid))
  if (swap) return bringIn({ club: swap.hybrid, kept, insteadOf: swap.iron }, plan)
  return bringIn({ club: owned.at(-1) ?? '5-hybrid', kept }, plan)
}

/** For serious players with fewer than three wedges in the bag (specification 2 §9). */
export function addWedges(golfer: RecommendedGolfer, plan: PlannedBag): Planned<AddWedges> | undefined {
  const wedgeCount = typesOfKind(golfer, 'wedge').length
  if (golfer.playingExperience !== 'serious' || wedgeCount >= FEWEST_WEDGES) return undefined

  const brought = bringWedges(plan, neededClubs(golfer))
  const advised = plan.added.find((club) => CLUBS[club].kind === 'wedge')
  const clubType = brought.addedClubs[0]?.club ?? advised
  if (clubType === undefined) return undefined
  const { addedClubs, leaveOut } = brought
  return {
    recommendation: {
      rule: 'wedges',
      id: 'wedges',
      category: 'set-optimization',
      priority: 'medium',
      clubType,
      specifications: specificationsOf(clubType, golfer),
      trigger: [wedgeCount, ...addedClubs.map(({ club }) => club)].join(' '),
      wedgeCount,
      addedClubs,
      leaveOut,
    },
    plan: brought.plan,
  }
}

function bringWedges(start: PlannedBag, kept: readonly ClubType[]) {
  const addedClubs: AddedClub[] = []
  const leaveOut: ClubType[] = []
  let plan = start
  const isMissing = (club: ClubType) => !start.carried.includes(club) && !start.leftOut.includes(club)
  const isShelved = (club: ClubType) => Number(start.shelved.includes(club))
  for (const club of WEDGES_BY_NEED.filter(isMissing).toSorted((a, b) => isShelved(b) - isShelved(a))) {
    const wedges = plan.carried.filter((carried) => CLUBS[carried].kind === 'wedge')
    if (wedges.length >= FEWEST_WEDGES) break
    const brought = bringIn({ club, kept: [...kept, ...wedges] }, plan)
    if (!brought) break
    addedClubs.push(...brought.room.addedClubs)
    leaveOut.push(...brought.room.leaveOut)
    plan = brought.plan
  }
  return { addedClubs, leaveOut, plan }
}
