import { aboutDollars } from './price.ts'
import type { JoinBag } from './bag-action.ts'
import type { BagClubCarry, BagGolfer } from './bag-golfer.ts'
import { carryBesideClub } from './club-place.ts'
import { newClubRangeYards } from './fill-hole.ts'

/** A loft from here on gets a ball out of sand. */
const SAND_FROM_DEG = 53
/** The sand wedge that two steps of six degrees reach from the pitching wedge, as it is sold. */
const TWO_STEPS_DEG = 12
const SOLD_DEG = { stronger: 54, weaker: 56, betweenDeg: 55 } as const
/** Strokes a round that a club for sand saves a golfer who has none: about one bunker a round. Ours. */
const SAND_STROKES = 0.3

/** The loft to buy of a first sand wedge below this pitching wedge, degrees. */
export function sandWedgeDeg(pitchingWedgeDeg: number): number {
  return pitchingWedgeDeg + TWO_STEPS_DEG < SOLD_DEG.betweenDeg ? SOLD_DEG.stronger : SOLD_DEG.weaker
}

/** The first club for sand of a bag that ends with its pitching wedge: from the shelf, else bought. */
export function firstSandWedge(clubs: readonly BagClubCarry[], golfer: BagGolfer): JoinBag | undefined {
  const pitchingWedge = clubs.at(-1)
  if (pitchingWedge?.type !== 'pw') return undefined
  const forSand = golfer.clubs.filter(({ kind, loftDeg }) => kind === 'wedge' && loftDeg >= SAND_FROM_DEG)
  const shelved = forSand.find(({ isInBag }) => !isInBag)
  if (forSand.length > 0 && !shelved) return undefined
  if (!shelved && golfer.clubs.some(({ type }) => type === 'sw')) return undefined

  const club = shelved
    ? { type: shelved.type, kind: shelved.kind, loftDeg: shelved.loftDeg }
    : ({ type: 'sw', kind: 'wedge', loftDeg: sandWedgeDeg(pitchingWedge.loftDeg) } as const)
  const carryYards = shelved?.carry?.carryYards ?? carryBesideClub(club, pitchingWedge)
  return {
    kind: shelved ? 'put-back' : 'buy',
    reason: 'sand',
    pitchingWedge,
    club,
    expectedCarryYards: Math.round(carryYards),
    plusMinusYards: newClubRangeYards(club, carryYards),
    priceDollars: shelved ? 0 : aboutDollars(club.type),
    strokes: SAND_STROKES,
    leaveOut: undefined,
  }
}
