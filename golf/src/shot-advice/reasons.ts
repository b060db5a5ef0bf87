import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import { ABOUT_EQUAL_STROKES } from './about-equal.ts'
import { isPlaced } from './hazard-place.ts'
import { isForGreen } from './hole/hole.ts'
import type { Hole, HazardArea } from './hole/hole.ts'
import { OWN_MISS_YARDS } from './own-miss.ts'
import { LAID_UP_YARDS } from './scoring/score-swings.ts'
import type { ChosenSwing, TieRule } from './scoring/choose-swing.ts'
import type { ScoredSwing } from './scoring/score-swings.ts'
import { lieDetailOf } from './shot.ts'
import type { HazardKind, HazardSide, Shot } from './shot.ts'
import { carryShareOn } from './swings/carry-share.ts'
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
  | (HazardReason & {
      readonly code: 'carries-hazard'
      /** What the golfer said. */
      readonly toClearYards?: number | undefined
      /** Only a good one clears it: of nine in ten it cannot be said. */
      readonly isClose?: true
    })
  | (HazardReason & { readonly code: 'stays-short-of-hazard'; readonly toReachYards?: number | undefined })
  | (HazardReason & { readonly code: 'aims-away' })
  /** The ball should finish nearer to the middle of the green than a pin on one of its sides. */
  | { readonly code: 'favors-middle'; readonly yards: number }
  /** The golfer's steady miss to the right, negative to the left, which the start line allows for. */
  | { readonly code: 'own-miss'; readonly yards: number }
  /** Sand takes two thirds of a swing: no splash of the sand wedges goes farther, so this one stops short of the pin. */
  | {
      readonly code: 'longest-splash'
      readonly longestYards: number
      readonly shortYards: number
      /** Of a ball struck off the sand that reaches the pin; undefined when none does. */
      readonly cleanMishitShare: number | undefined
    }
  /** No splash reaches the pin, so the ball is struck off the sand, which goes wrong this often. */
  | { readonly code: 'beyond-splash'; readonly longestYards: number; readonly mishitShare: number }
  /** Out of deep rough the club is the one that gets out. */
  | { readonly code: 'first-get-out' }
  /** A low ball loses less to the wind. */
  | { readonly code: 'lower-flight' }
  /** The branches over the line leave only low balls. */
  | { readonly code: 'low-under-limbs' }
  /** A ball laid up in front of the green leaves this distance. */
  | { readonly code: 'leaves'; readonly yards: number; readonly layUp: 'out-of-reach' }
  | {
      readonly code: 'leaves'
      readonly yards: number
      readonly layUp: 'by-choice'
      /** Less than the best swing that reaches; undefined when none is among the best. */
      readonly savedStrokes: number | undefined
    }

type HazardReason = { readonly kind: HazardKind; readonly side: HazardSide; readonly yards: number }

/** A splash that stops closer to the pin is no shorter than it was meant to be. */
const SHORT_SPLASH_YARDS = 1
/** A hazard farther from where the ball stops did not influence the choice. */
const IN_PLAY_YARDS = 60
/** One-sided: nine solid shots in ten carry at least their mean less this many standard deviations. */
export const CLEAR_SDS = 1.3

/** What the swing was chosen from. */
type Considered = {
  readonly shot: Shot
  readonly swings: readonly Swing[]
  readonly others: readonly ScoredSwing[]
}

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
    ...lowReason(swing, shot),
    ...hole.areas.flatMap((area) => hazardReason(area, { swing, aimYards })),
    ...middleReason(recommended, hole),
    ...missReason(swing),
    ...splashReason(recommended, { shot, swings }),
    ...lieReason(swing, shot),
    ...leftReason(recommended, { shot, swings, others }),
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
  area: HazardArea,
  { swing, aimYards }: { readonly swing: Swing; readonly aimYards: number },
): readonly Reason[] {
  const { kind, side, nearYards, farYards, toReachYards, toClearYards } = area
  const { carryTodayYards, finishYards, scatters } = swing
  if (side === 'left' || side === 'right') {
    const awayYards = side === 'left' ? aimYards : -aimYards
    return awayYards > 0 && isBesideFinish(area, finishYards)
      ? [{ code: 'aims-away', kind, side, yards: awayYards }]
      : []
  }
  if (side === 'front' && carryTodayYards >= farYards) {
    const carries = { code: 'carries-hazard', kind, side, yards: carryTodayYards - farYards } as const
    if (toClearYards === undefined) return [carries]
    const surelyYards = carryTodayYards - CLEAR_SDS * (scatters[0]?.distanceSdYards ?? 0)
    return [{ ...carries, toClearYards, ...(surelyYards < farYards ? { isClose: true } : {}) }]
  }
  const yards = nearYards - finishYards
  if (yards <= 0 || yards > IN_PLAY_YARDS) return []
  return [{ code: 'stays-short-of-hazard', kind, side, yards, ...(toReachYards === undefined ? {} : { toReachYards }) }]
}

/** One that the golfer has placed may lie far before or behind where the ball stops. */
function isBesideFinish(area: HazardArea, finishYards: number): boolean {
  const apartYards = Math.max(area.nearYards - finishYards, finishYards - area.farYards)
  return !isPlaced(area) || apartYards <= IN_PLAY_YARDS
}

/** Towards the middle of the green from a pin at a side, where no hazard beside it is the reason. */
function middleReason(
  { swing: { finishYards }, aimYards }: Pick<ScoredSwing, 'swing' | 'aimYards'>,
  hole: Hole,
): readonly Reason[] {
  const isAway = hole.areas.some(({ side }) => (side === 'left' ? aimYards > 0 : side === 'right' && aimYards < 0))
  const isTowards = aimYards * hole.greenAsideYards > 0
  return isTowards && !isAway && isForGreen(finishYards, hole) ? [{ code: 'favors-middle', yards: aimYards }] : []
}

function missReason({ biasYards = 0 }: Swing): readonly Reason[] {
  return Math.abs(biasYards) >= OWN_MISS_YARDS ? [{ code: 'own-miss', yards: biasYards }] : []
}

/** Branches leave low balls, and wind is the reason for one; only a full swing of a bag without one flies higher. */
function lowReason({ kind }: Swing, { isUnderLimbs }: Shot): readonly Reason[] {
  if (isUnderLimbs) return kind === 'full' || kind === 'pitch' ? [] : [{ code: 'low-under-limbs' }]
  return kind === 'knock-down' ? [{ code: 'lower-flight' }] : []
}

function lieReason(swing: Swing, shot: Shot): readonly Reason[] {
  const { club, kind, carryTodayYards } = swing
  if (kind === 'splash' || kind === 'chip' || kind === 'bump-and-run') return []
  const out: readonly Reason[] = lieDetailOf(shot) === 'deep-rough' ? [{ code: 'first-get-out' }] : []
  return [...out, ...takenByLie(carryShareOn(shot, club), carryTodayYards)]
}

function takenByLie(carryShare: number, carryTodayYards: number): readonly Reason[] {
  return carryShare === 1 ? [] : [{ code: 'lie-takes', yards: carryTodayYards * (1 / carryShare - 1) }]
}

/** How far splashes go, where the pin is farther away. */
function splashReason(
  { swing }: ScoredSwing,
  { shot, swings }: Pick<Considered, 'shot' | 'swings'>,
): readonly Reason[] {
  const { distanceYards } = shot
  const splashes = swings.filter(({ kind, loftDeg }) => kind === 'splash' && loftDeg >= LEAST_LOFT_DEG.greensideBunker)
  const isSplash = swing.kind === 'splash'
  if (!isSplash && splashes.length === 0) return []
  const longestYards = Math.max(...(splashes.length > 0 ? splashes : [swing]).map(({ finishYards }) => finishYards))
  const solidShare = (struck: Swing | undefined) => struck?.scatters[0]?.share ?? 1
  if (!isSplash) return [{ code: 'beyond-splash', longestYards, mishitShare: 1 - solidShare(swing) }]
  const shortYards = distanceYards - swing.finishYards
  if (shortYards < SHORT_SPLASH_YARDS) return []
  const clean = swings.find(({ kind, finishYards }) => kind === 'pitch' && finishYards >= distanceYards)
  return [{ code: 'longest-splash', longestYards, shortYards, cleanMishitShare: clean && 1 - solidShare(clean) }]
}

/** No club reaches the green, or one does and a shorter one costs less. */
function leftReason(
  { swing, expectedStrokes }: ScoredSwing,
  { shot: { distanceYards }, swings, others }: Considered,
): readonly Reason[] {
  const isShort = ({ finishYards }: Swing) => distanceYards - finishYards > LAID_UP_YARDS
  if (!isShort(swing)) return []
  const left = { code: 'leaves', yards: distanceYards - swing.finishYards } as const
  if (swings.every(isShort)) return [{ ...left, layUp: 'out-of-reach' }]
  const reaching = others.find((other) => !isShort(other.swing))
  return [{ ...left, layUp: 'by-choice', savedStrokes: reaching && reaching.expectedStrokes - expectedStrokes }]
}
