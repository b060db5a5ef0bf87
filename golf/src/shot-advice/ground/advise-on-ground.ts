import type { ClubType } from '../../club.ts'
import type { KnownKind } from '../../course/course.ts'
import { wrappedDeg } from '../../course/plane.ts'
import type { Place } from '../../course/plane.ts'
import { inferLaunch } from '../../flight/launch-from-carry.ts'
import { flightAirOf } from '../../flight/physics/air.ts'
import type { Air } from '../../flight/physics/air.ts'
import { findRangeProblem } from '../../flight/physics/physical-range.ts'
import { sameAir } from '../../flight/physics/same-air.ts'
import { radiansFromDegrees } from '../../units.ts'
import { groupedBy } from '../../grouped-by.ts'
import type { AdviceProblem, AdvisedGolfer } from '../advise.ts'
import type { StrokeKind } from '../choice.ts'
import { modelHandicap } from '../model-handicap.ts'
import { byStrokes, chooseSwingOn } from '../scoring/choose-swing.ts'
import type { TieRule } from '../scoring/choose-swing.ts'
import { roughCostsOn, scoreAimOn, scoreEachRoughlyOn, scoreSwingsOn } from '../scoring/score-swings.ts'
import type { ScoredSwing } from '../scoring/score-swings.ts'
import type { Lie, Shot, Slope } from '../shot.ts'
import { flyClubs } from '../swings/flown-clubs.ts'
import type { FlownClub } from '../swings/flown-clubs.ts'
import { swingWind } from '../swings/swing.ts'
import type { AdvisedClub, Swing, SwingConditions } from '../swings/swing.ts'
import { swingsFor } from '../swings/swings.ts'
import { aheadOnGround } from './ahead-on-ground.ts'
import type { AheadStrokes } from './ahead-on-ground.ts'
import { groundTarget } from './ground-target.ts'
import type { GroundTarget } from './ground-target.ts'
import { groundWithin } from './ground.ts'
import type { Ground } from './ground.ts'
import { layUps } from './lay-ups.ts'
import type { LayUp } from './lay-ups.ts'
import { bearingDeg, placeAlong } from './lines.ts'

/** A club and a line on a real hole. Degrees are right of the line from the ball to the pin. */
export type GroundChoice = {
  readonly club: ClubType
  readonly kind: Exclude<StrokeKind, 'putt'>
  readonly swingFraction: number
  /** From this lie, in today's air. */
  readonly carryTodayYards: number
  /** Where a well-struck ball should stop, in the ground's frame. */
  readonly finish: Place
  readonly lineDeg: number
  /** Where the golfer aims: wind, slope and the steady miss move the ball from there to the line. */
  readonly startLineDeg: number
  /** From there to the pin. */
  readonly leftYards: number
  /** Across the line and along it, of solid balls. */
  readonly spread: { readonly lateralSdYards: number; readonly distanceSdYards: number }
  readonly expectedStrokes: number
  /** More than the recommended choice; never negative. */
  readonly costStrokes: number
}

export type GroundReason =
  | { readonly code: 'fewest-strokes' }
  /** Another club is marginally cheaper. */
  | { readonly code: Exclude<TieRule, 'cheapest'>; readonly insteadOf: ClubType }

export type GroundAdvice = {
  readonly recommended: GroundChoice
  /** Before near-ties are settled. */
  readonly cheapest: GroundChoice
  /** The best swing of each club that may be the one, the cheapest first. */
  readonly choices: readonly GroundChoice[]
  /** What the golfer would rather hit; undefined where nothing was said, and for a line that leads backwards. */
  readonly aimed: GroundChoice | undefined
  readonly reasons: readonly GroundReason[]
  /** What the map knows nothing of: the advice may not say that there is none. */
  readonly unknown: readonly KnownKind[]
}

export type GroundShot = {
  readonly ground: Ground
  readonly lie: Lie
  readonly slope?: Slope | undefined
  /** Wet ground, which takes most of the roll. */
  readonly isSoft?: boolean | undefined
  readonly isTournament?: boolean | undefined
  /** What the golfer would rather hit: along this line, with this club or else the recommended one. */
  readonly aim?: { readonly towards?: Place | undefined; readonly club?: ClubType | undefined } | undefined
  /** Of the hole, where it is known: it does not change with the ball. */
  readonly ahead?: AheadStrokes | undefined
}

/** No device may suggest a club or a line (Rules of Golf, Rule 4.3a(1)). */
export type TournamentProblem = { readonly problem: 'tournament' }

/** Patches farther from the ball than any ball of a bag gets are left out. */
const BEYOND_BALL_YARDS = 60

/**
 * Club and line on the ground of a real hole: the fewest strokes over the polygons, each club along the way it is played.
 * The wind's direction in `air` is that to the pin; the clubs that are played along another line have it turned.
 */
export function adviseOnGround(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  groundShot: GroundShot,
  air: Air = {},
): GroundAdvice | AdviceProblem | TournamentProblem {
  if (groundShot.isTournament) return { problem: 'tournament' }
  const situation = situationOf(bag, golfer, groundShot, air)
  if ('problem' in situation) return situation
  const { fly, conditions, handicap } = situation
  const target = groundTarget(withinReach(groundShot.ground, fly(air)), handicap)
  const swings = swingsAlongLines(situation, { target, air })
  if (swings.length === 0) return { problem: 'wind-too-strong' }
  const aheadStrokes = groundShot.ahead ?? aheadOn(groundShot.ground, situation, air)
  const scored = scoreSwingsOn(swings, { target, aheadStrokes })
  const { headwindMph } = conditions
  const { isLeftHanded } = golfer
  const chosen = chooseSwingOn(scored, { shot: conditions.shot, target, handicap, isLeftHanded, headwindMph })
  if (!chosen) return { problem: 'wind-too-strong' }
  const { recommended, cheapest, others, rule } = chosen
  const aimed = aimedSwing(groundShot.aim, { swings, target, aheadStrokes, scored: [recommended, ...others] })
  const choice = (one: ScoredSwing) => choiceOn(one, { recommended, target, ground: groundShot.ground })
  return {
    recommended: choice(recommended),
    cheapest: choice(cheapest),
    choices: [recommended, ...others].map(choice).toSorted((one, other) => one.expectedStrokes - other.expectedStrokes),
    aimed: aimed && choice(aimed),
    reasons: [rule === 'cheapest' ? { code: 'fewest-strokes' } : { code: rule, insteadOf: cheapest.swing.club }],
    unknown: groundShot.ground.unknown,
  }
}

type Scored = {
  readonly swings: readonly Swing[]
  readonly target: GroundTarget
  readonly aheadStrokes: AheadStrokes
  readonly scored: readonly ScoredSwing[]
}

/** The club's own swing along another line, or its best one along any. */
function aimedSwing(
  aim: GroundShot['aim'],
  { swings, target, aheadStrokes, scored: [recommended, ...others] }: Scored,
): ScoredSwing | undefined {
  if (!aim || !recommended) return undefined
  const { club = recommended.swing.club, towards } = aim
  // Clubs that cannot be among the best are scored when they are asked for.
  const ofClub = () =>
    scoreEachRoughlyOn(
      swings.filter((swing) => swing.club === club),
      { target, aheadStrokes },
    )
  const known = [recommended, ...others].find(({ swing }) => swing.club === club)
  const own = known ?? byStrokes(ofClub())[0]
  if (!own || !towards) return own
  const rightDeg = bearingDeg(towards) - target.frameOf(own.swing).rightDeg
  if (Math.abs(rightDeg) > WIDEST_LINE_DEG) return undefined
  const aimYards = own.swing.finishYards * Math.tan(radiansFromDegrees(rightDeg))
  return scoreAimOn({ swing: own.swing, aimYards }, { target, aheadStrokes })
}

/** Lines farther off the way are no line to the hole; rule of thumb. */
const WIDEST_LINE_DEG = 60

/** What a hole charges a ball that stops so far from the pin, for a bag and its air: for every ball of the hole. */
export function aheadOfHole(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  groundShot: Omit<GroundShot, 'ahead'>,
  air: Air = {},
): AheadStrokes {
  const situation = situationOf(bag, golfer, groundShot, air)
  return 'problem' in situation ? () => 0 : aheadOn(groundShot.ground, situation, air)
}

/**
 * Every lay-up of the hole, the cheapest first; none in a tournament, and none where there is no advice. On the coarse map:
 * a lay-up may be with a club that is not among the best.
 */
export function layUpsOnGround(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  groundShot: GroundShot,
  air: Air = {},
): readonly LayUp[] {
  if (groundShot.isTournament) return []
  const situation = situationOf(bag, golfer, groundShot, air)
  if ('problem' in situation) return []
  const { ground } = groundShot
  const target = groundTarget(withinReach(ground, situation.fly(air)), situation.handicap)
  const full = swingsAlongLines(situation, { target, air }).filter(({ kind }) => kind === 'full')
  if (full.length === 0) return []
  const aheadStrokes = groundShot.ahead ?? aheadOn(ground, situation, air)
  return layUps(bag, { ground, target, costs: roughCostsOn(full, { target, aheadStrokes }) })
}

type Situation = {
  readonly conditions: SwingConditions
  readonly handicap: number
  readonly fly: (air: Air, from?: Shot) => readonly FlownClub[]
}

function situationOf(
  bag: readonly AdvisedClub[],
  { handicap: said, trajectory, isLeftHanded = false }: AdvisedGolfer,
  { ground: { pin }, lie, slope = 'flat', isSoft }: GroundShot,
  air: Air,
): Situation | AdviceProblem {
  const clubs = bag.filter(({ club }) => club !== 'putter')
  if (clubs.length === 0) return { problem: 'empty-bag' }
  const distanceYards = Math.hypot(pin.x, pin.y)
  // The flight model's targets end before the longest holes do; what lies beyond changes no swing.
  const targetDistanceYards =
    distanceYards > LONGEST_YARDS.hole ? distanceYards : Math.min(distanceYards, LONGEST_YARDS.flown)
  const rangeProblem = findRangeProblem({ distanceYards: targetDistanceYards })
  if (rangeProblem) return rangeProblem
  for (const { club, carryYards, ownLaunch } of clubs) {
    const launch = inferLaunch(club, carryYards, trajectory, ownLaunch)
    if ('problem' in launch) return launch
  }
  const flightAir = flightAirOf({ ...air, targetDistanceYards })
  if ('problem' in flightAir) return flightAir
  const handicap = modelHandicap(said)
  const shot: Shot = { distanceYards, lie, slope, pin: 'middle', hazards: [], isSoft }
  return {
    conditions: { shot, handicap, ...swingWind(air) },
    handicap,
    fly: (inAir, from = shot) => {
      const turned = flightAirOf({ ...inAir, targetDistanceYards })
      const flown =
        'problem' in turned ? [] : flyClubs(clubs, { shot: from, air: sameAir(turned), trajectory, isLeftHanded })
      return 'problem' in flown ? [] : flown
    },
  }
}

const LONGEST_YARDS = { flown: 600, hole: 800 } as const

/** Each club flown in the wind as it blows along the line that the club is played on. */
function swingsAlongLines(
  { fly, conditions }: Situation,
  { target, air }: { readonly target: GroundTarget; readonly air: Air },
): readonly Swing[] {
  const swings = swingsFor(fly(air), conditions)
  const { windSpeedMph = 0, windFromDeg = 0 } = air
  if (windSpeedMph === 0) return swings
  const byTurn = groupedBy(swings, (swing) => target.turnDeg(swing))
  return [...byTurn].flatMap(([turnDeg, own]) => {
    if (turnDeg === 0) return own
    const turned = { ...air, windFromDeg: wrappedDeg(windFromDeg - turnDeg) }
    const clubs = new Set(own.map(({ club }) => club))
    const flown = fly(turned)
    const again = swingsFor(flown, { ...conditions, ...swingWind(turned), among: [...clubs] })
    const kinds = new Set(own.map(({ club, kind }) => `${club} ${kind}`))
    return again.filter(({ club, kind }) => kinds.has(`${club} ${kind}`))
  })
}

function aheadOn(ground: Ground, { fly, conditions }: Situation, air: Air): AheadStrokes {
  return aheadOnGround(ground, { flyFor: (shot) => fly(air, shot), conditions })
}

function withinReach(ground: Ground, flown: readonly FlownClub[]): Ground {
  const longestYards = Math.max(
    0,
    ...flown.map(({ carryTodayYards, longestRollYards }) => carryTodayYards + longestRollYards),
  )
  const pinYards = Math.hypot(ground.pin.x, ground.pin.y)
  return groundWithin(ground, Math.min(longestYards, pinYards) + REACH_SHARE * longestYards + BEYOND_BALL_YARDS)
}

/** Balls end up to a quarter longer, or that far aside. */
const REACH_SHARE = 0.25

function choiceOn(
  { swing, aimYards, expectedStrokes }: ScoredSwing,
  {
    recommended,
    target,
    ground,
  }: { readonly recommended: ScoredSwing; readonly target: GroundTarget; readonly ground: Ground },
): GroundChoice {
  const { rightDeg } = target.frameOf(swing)
  const alongDeg = bearingDeg({ x: aimYards, y: swing.finishYards })
  const startDeg = bearingDeg({ x: aimYards - swing.driftYards, y: swing.finishYards })
  const finish = placeAlong(rightDeg + alongDeg, Math.hypot(aimYards, swing.finishYards))
  const pinDeg = bearingDeg(ground.pin)
  const [solid] = swing.scatters
  return {
    club: swing.club,
    kind: swing.kind,
    swingFraction: swing.swingFraction,
    carryTodayYards: swing.carryTodayYards,
    finish,
    lineDeg: rightDeg + alongDeg - pinDeg,
    startLineDeg: rightDeg + startDeg - pinDeg,
    leftYards: Math.hypot(ground.pin.x - finish.x, ground.pin.y - finish.y),
    spread: { lateralSdYards: solid?.lateralSdYards ?? 0, distanceSdYards: solid?.distanceSdYards ?? 0 },
    expectedStrokes,
    costStrokes: Math.max(0, expectedStrokes - recommended.expectedStrokes),
  }
}
