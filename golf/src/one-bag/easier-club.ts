import { aboutDollars } from './price.ts'
import type { BagAction, JoinBag } from './bag-action.ts'
import type { BagClubCarry, BagGolfer } from './bag-golfer.ts'
import { carryBesideClub, clubPlace } from './club-place.ts'
import { newClubRangeYards } from './fill-hole.ts'
import { isKept } from './leaving.ts'
import { purchasableClubs } from './suitable-clubs.ts'

/** Strokes a round that a hybrid saves a beginner over the iron at its place: the least worth buying. Ours. */
const EASIER_STROKES = 0.03

/** The hybrid that a beginner without one plays instead of the longest iron. */
export function easierClub(
  clubs: readonly BagClubCarry[],
  golfer: BagGolfer,
  actions: readonly BagAction[],
): JoinBag | undefined {
  const joining = actions.flatMap((action) => ('club' in action && typeof action.club === 'object' ? action.club : []))
  const leaving = actions.flatMap((action) => ('leaveOut' in action ? (action.leaveOut ?? []) : []))
  if ([...golfer.clubs, ...joining].some(({ kind }) => kind === 'hybrid')) return undefined
  const iron = clubs.find((club) => club.kind === 'iron' && !isKept(club, golfer) && !leaving.includes(club.type))
  if (!iron) return undefined

  const [club] = purchasableClubs(golfer, [...golfer.clubs, ...joining])
    .filter(({ kind }) => kind === 'hybrid')
    .toSorted((a, b) => Math.abs(clubPlace(a) - clubPlace(iron)) - Math.abs(clubPlace(b) - clubPlace(iron)))
  if (!club) return undefined
  const carryYards = carryBesideClub(club, iron)
  return {
    kind: 'buy',
    reason: 'easier',
    iron,
    club,
    expectedCarryYards: Math.round(carryYards),
    plusMinusYards: newClubRangeYards(club, carryYards),
    priceDollars: aboutDollars(club.type),
    strokes: EASIER_STROKES,
    leaveOut: iron.type,
  }
}
