import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import type { Hole, HazardArea } from './hole/hole.ts'
import type { ChosenSwing, TieRule } from './scoring/choose-swing.ts'
import type { HazardKind, HazardSide, Shot } from './shot.ts'
import { carryShareOn } from './swings/flown-clubs.ts'
import type { AdvisedClub, Swing } from './swings/swing.ts'
import { LEAST_LOFT_DEG } from './swings/swings.ts'

/** Why a club is advised; the page writes the sentences. */
export type Reason =
  | { readonly code: 'fewest-strokes' }
  /** Another club is marginally cheaper, but misses are short. */
  | { readonly code: Exclude<TieRule, 'cheapest'>; readonly insteadOf: ClubType }
  /** Next to the green less loft is safer, and rough needs some to get out. */
  | { readonly code: 'least-loft' | 'loft-through-grass' }
  /** Next to the green: there is no other club, or none closer to the usual loft. */
  | { readonly code: 'only-club' | 'nearest-loft' }
  | { readonly code: 'about-equal'; readonly club: ClubType }
  /** Lie and slope reduce the club's carry by this much; negative is a gain. */
  | { readonly code: 'lie-takes'; readonly yards: number }
  | {
      readonly code: 'carries-hazard' | 'stays-short-of-hazard' | 'aims-away'
      readonly kind: HazardKind
      readonly side: HazardSide
      readonly yards: number
    }
  /** A ball laid up in front of the green leaves this distance. */
  | { readonly code: 'leaves'; readonly yards: number; readonly layUp: LayUp }

/** No club reaches the green, or one does and a shorter one costs less. */
type LayUp = 'out-of-reach' | 'by-choice'

/** A ball that stops farther from the pin was not meant to reach it. */
const OUT_OF_REACH_YARDS = 30
/** A hazard farther from where the ball stops did not influence the choice. */
const IN_PLAY_YARDS = 60
/** Choices within this are shown as about equal. */
export const ABOUT_EQUAL_STROKES = 0.03

/** Reasons for a chosen swing, the most important first. */
export function reasonsFor(
  { recommended, rule, cheapest, others }: ChosenSwing,
  { shot, hole, swings }: { readonly shot: Shot; readonly hole: Hole; readonly swings: readonly Swing[] },
): readonly Reason[] {
  const { swing, aimYards, expectedStrokes } = recommended
  const equal = others.filter(
    (other) =>
      other.swing.club !== cheapest.swing.club &&
      Math.abs(other.expectedStrokes - expectedStrokes) < ABOUT_EQUAL_STROKES,
  )
  return [
    ruleReason({ rule, insteadOf: cheapest.swing.club }),
    ...hole.areas.flatMap((area) => hazardReason(area, { swing, aimYards })),
    ...lieReason(swing, shot),
    ...leftReason(swing, { shot, swings }),
    ...equal.map(({ swing: { club } }): Reason => ({ code: 'about-equal', club })),
  ]
}

/** Why a ball next to the green is played with this club. */
export function greensideReason(
  bag: readonly AdvisedClub[],
  { club, shot }: { readonly club: ClubType; readonly shot: Shot },
): Reason {
  const loftDeg = bag.find((owned) => owned.club === club)?.loftDeg ?? CLUBS[club].loftDeg
  if (bag.length === 1) return { code: 'only-club' }
  if (shot.lie === 'rough') return { code: loftDeg >= LEAST_LOFT_DEG.partSwing ? 'loft-through-grass' : 'nearest-loft' }
  return { code: bag.some((owned) => owned.loftDeg > loftDeg) ? 'least-loft' : 'nearest-loft' }
}

function ruleReason({ rule, insteadOf }: { readonly rule: ChosenSwing['rule']; readonly insteadOf: ClubType }): Reason {
  return rule === 'cheapest' ? { code: 'fewest-strokes' } : { code: rule, insteadOf }
}

function hazardReason(
  { kind, side, nearYards, farYards }: HazardArea,
  { swing, aimYards }: { readonly swing: Swing; readonly aimYards: number },
): readonly Reason[] {
  if (side === 'left' || side === 'right') {
    const awayYards = side === 'left' ? aimYards : -aimYards
    return awayYards > 0 ? [{ code: 'aims-away', kind, side, yards: awayYards }] : []
  }
  if (side === 'front' && swing.carryTodayYards >= farYards) {
    return [{ code: 'carries-hazard', kind, side, yards: swing.carryTodayYards - farYards }]
  }
  const shortYards = nearYards - swing.finishYards
  return shortYards > 0 && shortYards <= IN_PLAY_YARDS
    ? [{ code: 'stays-short-of-hazard', kind, side, yards: shortYards }]
    : []
}

function lieReason({ club, carryTodayYards }: Swing, shot: Shot): readonly Reason[] {
  const carryShare = carryShareOn(shot, club)
  return carryShare === 1 ? [] : [{ code: 'lie-takes', yards: carryTodayYards * (1 / carryShare - 1) }]
}

function leftReason(
  { finishYards }: Swing,
  { shot: { distanceYards }, swings }: { readonly shot: Shot; readonly swings: readonly Swing[] },
): readonly Reason[] {
  const isShort = (yards: number) => distanceYards - yards > OUT_OF_REACH_YARDS
  if (!isShort(finishYards)) return []
  const isOutOfReach = swings.every((swing) => isShort(swing.finishYards))
  return [{ code: 'leaves', yards: distanceYards - finishYards, layUp: isOutOfReach ? 'out-of-reach' : 'by-choice' }]
}
