import { inferLaunch } from '../flight/launch-from-carry.ts'
import { flightAirOf } from '../flight/physics/air.ts'
import type { Air } from '../flight/physics/air.ts'
import { findRangeProblem } from '../flight/physics/physical-range.ts'
import { playsLike } from '../flight/plays-like.ts'
import type { PlaysLike, PlaysLikeProblem } from '../flight/plays-like.ts'
import { playsLikeWith } from '../flight/plays-like-swing.ts'
import type { Trajectory } from '../flight/typical-launch.ts'
import { adjustmentsFor } from './adjustments.ts'
import type { Adjustments } from './adjustments.ts'
import { chosenSwing } from './chosen-swing.ts'
import type { SwingSituation } from './chosen-swing.ts'
import { choiceOf } from './choice.ts'
import type { Choice } from './choice.ts'
import { findHazardProblem } from './hazard-place.ts'
import type { HazardProblem } from './hazard-place.ts'
import { greensideShot, isGreensideShot } from './greenside-shot.ts'
import { modelHandicap } from './model-handicap.ts'
import { greensideReason, reasonsFor } from './reasons.ts'
import type { Reason } from './reasons.ts'
import type { AskedShot, Shot } from './shot.ts'
import { carryShareOn } from './swings/carry-share.ts'
import type { AdvisedClub } from './swings/swing.ts'
import { LEAST_LOFT_DEG } from './swings/swings.ts'
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
  const { trajectory, isLeftHanded = false } = golfer
  const handicap = modelHandicap(golfer.handicap)
  const situation: SwingSituation = { clubs, shot, air, handicap, trajectory, isLeftHanded }
  for (const { club, carryYards, ownLaunch } of clubs) {
    const launch = inferLaunch(club, carryYards, trajectory, ownLaunch)
    if ('problem' in launch) return launch
  }
  const played = isGreensideShot(bag, shot) ? besideGreen(bag, { shot, handicap }) : withSwing(situation)
  if ('problem' in played) return played
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

function withSwing(situation: SwingSituation): Played | AdviceProblem {
  const found = chosenSwing(situation)
  if (!found) return { problem: 'wind-too-strong' }
  const { chosen, hole, swings } = found
  const { recommended } = chosen
  return {
    recommended: choiceOf(recommended, { recommended, hole }),
    alternatives: chosen.others.slice(0, MOST_ALTERNATIVES).map((other) => choiceOf(other, { recommended, hole })),
    reasons: reasonsFor(chosen, { shot: situation.shot, hole, swings }),
  }
}

/**
 * A wedge's number is that of the very swing: it may be any part of a full one. So is that of a ball kept low or
 * run to the pin.
 */
function playsLikeFor(
  { club, kind, launch }: Choice,
  { clubs, shot: { distanceYards }, trajectory, air }: Told,
): PlaysLike | PlaysLikeProblem {
  const loftDeg = clubs.find((owned) => owned.club === club)?.loftDeg ?? 0
  const isOwn = kind !== 'full' || loftDeg >= LEAST_LOFT_DEG.partSwing
  if (!launch || !isOwn) return playsLike(clubs, { distanceYards, trajectory }, air)
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
