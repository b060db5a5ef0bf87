import { flightAirOf } from '../flight/physics/air.ts'
import type { Air } from '../flight/physics/air.ts'
import { sameAir } from '../flight/physics/same-air.ts'
import { findRangeProblem } from '../flight/physics/physical-range.ts'
import { playsLike } from '../flight/plays-like.ts'
import type { PlaysLike, PlaysLikeProblem } from '../flight/plays-like.ts'
import { playsLikeWith } from '../flight/plays-like-swing.ts'
import type { Trajectory } from '../flight/typical-launch.ts'
import { adjustmentsFor } from './adjustments.ts'
import type { Adjustments } from './adjustments.ts'
import { choiceOf } from './choice.ts'
import type { Choice } from './choice.ts'
import { findHazardProblem } from './hazard-place.ts'
import type { HazardProblem } from './hazard-place.ts'
import { greensideShot, isGreensideShot } from './greenside-shot.ts'
import { holeOf } from './hole/hole.ts'
import { modelHandicap } from './model-handicap.ts'
import { greensideReason, reasonsFor } from './reasons.ts'
import type { Reason } from './reasons.ts'
import { chooseSwing } from './scoring/choose-swing.ts'
import { scoreSwings } from './scoring/score-swings.ts'
import { strokesAhead } from './scoring/strokes-ahead.ts'
import type { FlyFor } from './scoring/strokes-ahead.ts'
import type { AskedShot, Shot } from './shot.ts'
import { carryShareOn, flyClubs } from './swings/flown-clubs.ts'
import type { FlownClub } from './swings/flown-clubs.ts'
import type { AdvisedClub } from './swings/swing.ts'
import { LEAST_LOFT_DEG, swingsFor } from './swings/swings.ts'
import type { SwingConditions } from './swings/swings.ts'
import { tournamentAnswer } from './tournament-answer.ts'
import type { TournamentAnswer } from './tournament-answer.ts'

export type AdvisedGolfer = {
  /** 18 when unknown; clamped to 0 to 40. */
  readonly handicap?: number | undefined
  /** The golfer's usual flight height, if known. */
  readonly trajectory?: Trajectory | undefined
  readonly isLeftHanded?: boolean | undefined
}

/** A plays-like distance, and what the lie adds to it for the recommended club. */
export type PlaysLikeFromLie = PlaysLike & { readonly liePartYards: number }

export type Advice = {
  readonly recommended: Choice
  /** The next-best clubs, cheapest first, at most four. */
  readonly alternatives: readonly Choice[]
  /** The distance and its parts, or why there is none. */
  readonly playsLike: PlaysLikeFromLie | PlaysLikeProblem
  readonly adjustments: Adjustments
  readonly reasons: readonly Reason[]
}

export type AdviceProblem =
  | HazardProblem
  | Exclude<PlaysLikeProblem, { readonly problem: 'beyond-the-bag' | 'shorter-than-the-bag' }>
  /** No club in the bag gets the ball forward against the wind. */
  | { readonly problem: 'wind-too-strong' }

const MOST_ALTERNATIVES = 4

/** The advice without adjustments and plays-like distance. */
type Played = Pick<Advice, 'recommended' | 'alternatives' | 'reasons'>

/**
 * The club and aim that cost this golfer the fewest strokes, for a spread typical of the handicap and a typical green
 * with the given hazards, where they are placed or usual. Carries are in the reference air. Method:
 * docs/models/shot-advice.md. In a tournament there is no advice: whatever the shot, the answer is its distance and the
 * golfer's card.
 */
export function adviseShot(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  shot: Shot,
  air?: Air,
): Advice | AdviceProblem
export function adviseShot(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  shot: AskedShot,
  air?: Air,
): Advice | TournamentAnswer | AdviceProblem
export function adviseShot(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  shot: AskedShot,
  air: Air = {},
): Advice | TournamentAnswer | AdviceProblem {
  if (shot.isTournament) return tournamentAnswer(bag, shot)
  const clubs = bag.filter(({ club }) => club !== 'putter')
  if (clubs.length === 0) return { problem: 'empty-bag' }
  const rangeProblem = findRangeProblem({ distanceYards: shot.distanceYards })
  if (rangeProblem) return rangeProblem
  const hazardProblem = findHazardProblem(shot)
  if (hazardProblem) return hazardProblem
  const todaysAir = flightAirOf({ ...air, targetDistanceYards: shot.distanceYards })
  if ('problem' in todaysAir) return todaysAir
  const flightAir = sameAir(todaysAir)

  const { trajectory, isLeftHanded = false } = golfer
  const flyFor = (from: Shot) => flyClubs(clubs, { shot: from, air: flightAir, trajectory, isLeftHanded })
  const flown = flyFor(shot)
  if ('problem' in flown) return flown
  if (flown.length === 0) return { problem: 'wind-too-strong' }

  const handicap = modelHandicap(golfer.handicap)
  const played = isGreensideShot(shot)
    ? besideGreen(bag, { shot, handicap })
    : withSwing(flown, {
        flyFor,
        isLeftHanded,
        conditions: { shot, handicap, windMph: air.windSpeedMph ?? 0 },
      })
  const { recommended } = played
  const told = playsLikeFor(recommended, { clubs, shot, trajectory, air })
  return {
    ...played,
    playsLike: fromLie(told, { recommended, shot }),
    adjustments: adjustmentsFor(recommended, { shot, air }),
  }
}

function besideGreen(
  bag: readonly AdvisedClub[],
  conditions: { readonly shot: Shot; readonly handicap: number },
): Played {
  const recommended = greensideShot(bag, conditions)
  return { recommended, alternatives: [], reasons: [greensideReason(bag, { club: recommended.club, ...conditions })] }
}

function withSwing(
  flown: readonly FlownClub[],
  {
    flyFor,
    isLeftHanded,
    conditions,
  }: {
    readonly flyFor: FlyFor
    readonly isLeftHanded: boolean
    readonly conditions: SwingConditions
  },
): Played {
  const { shot, handicap } = conditions
  const swings = swingsFor(flown, conditions)
  const isBeyondTheBag = shot.lie === 'tee' && swings.every(({ finishYards }) => finishYards < shot.distanceYards)
  const hole = holeOf(shot, { isBeyondTheBag })
  const scored = scoreSwings(swings, { hole, handicap, aheadStrokes: strokesAhead(flyFor, conditions) })
  const chosen = chooseSwing(scored, { shot, hole, handicap, isLeftHanded })
  if (!chosen) throw new Error('A bag that flies has a swing for every shot')
  const { recommended } = chosen
  return {
    recommended: choiceOf(recommended, { recommended, hole }),
    alternatives: chosen.others.slice(0, MOST_ALTERNATIVES).map((other) => choiceOf(other, { recommended, hole })),
    reasons: reasonsFor(chosen, { shot, hole, swings }),
  }
}

/** A wedge's number is that of the very swing: it may be any part of a full one. */
function playsLikeFor(
  { club, launch }: Choice,
  { clubs, shot: { distanceYards }, trajectory, air }: Told,
): PlaysLike | PlaysLikeProblem {
  const loftDeg = clubs.find((owned) => owned.club === club)?.loftDeg ?? 0
  if (!launch || loftDeg < LEAST_LOFT_DEG.partSwing) return playsLike(clubs, { distanceYards, trajectory }, air)
  return playsLikeWith(launch, { distanceYards, isTrajectoryKnown: trajectory !== undefined }, air)
}

type Told = {
  readonly clubs: readonly AdvisedClub[]
  readonly shot: Shot
  readonly trajectory: Trajectory | undefined
  readonly air: Air
}

function fromLie(
  found: PlaysLike | PlaysLikeProblem,
  { recommended: { club }, shot }: { readonly recommended: Choice; readonly shot: Shot },
): PlaysLikeFromLie | PlaysLikeProblem {
  if ('problem' in found) return found
  return { ...found, liePartYards: found.playsLikeYards * (1 / carryShareOn(shot, club) - 1) }
}
