import { flightAirOf } from '../flight/physics/air.ts'
import type { Air } from '../flight/physics/air.ts'
import { sameAir } from '../flight/physics/same-air.ts'
import type { Trajectory } from '../flight/typical-launch.ts'
import type { ClubType } from '../club.ts'
import { CHIP_WITHIN_YARDS } from './chip-within.ts'
import { holeOf } from './hole/hole.ts'
import type { Hole } from './hole/hole.ts'
import { chooseSwing } from './scoring/choose-swing.ts'
import type { ChosenSwing } from './scoring/choose-swing.ts'
import { scoreRoughly, scoreSwings } from './scoring/score-swings.ts'
import type { ScoredHole } from './scoring/score-swings.ts'
import { contenders, withClub } from './scoring/steady-club.ts'
import { strokesAhead } from './scoring/strokes-ahead.ts'
import type { Shot } from './shot.ts'
import { flyClubs } from './swings/flown-clubs.ts'
import type { FlownClub } from './swings/flown-clubs.ts'
import { swingWind } from './swings/swing.ts'
import type { AdvisedClub, Swing, SwingConditions } from './swings/swing.ts'
import { swingsFor } from './swings/swings.ts'

/** Who plays what in which air; the bag has no putter, and the air is one that the model knows. */
export type SwingSituation = {
  readonly clubs: readonly AdvisedClub[]
  readonly shot: Shot
  readonly air: Air
  readonly handicap: number
  readonly trajectory: Trajectory | undefined
  readonly isLeftHanded: boolean
}

export type Chosen = { readonly chosen: ChosenSwing; readonly hole: Hole; readonly swings: readonly Swing[] }

/**
 * Steps of distance, wind and handicap: between them a club stays the same for as long as it costs about as little as
 * the cheapest, so that a yard or a breath more never swaps two clubs that are as good.
 */
export const ANCHOR_STEPS = { distanceYards: 5, windMph: 5, handicap: 5 } as const

/** The swing to advise, where some club gets the ball forward against the wind. */
export function chosenSwing(situation: SwingSituation): Chosen | undefined {
  const { shot, handicap, air } = situation
  const fly = flyFor(situation)
  // Without knock-downs: what hazards cost the next shot hardly depends on them, and they take half as long again.
  const aheadStrokes = strokesAhead(fly, { shot, handicap, windMph: air.windSpeedMph ?? 0 })
  const found = choose(fly(shot), { situation, scoring: { score: scoreSwings, aheadStrokes } })
  if (!found) return undefined
  const club = anchoredClub(situation, { among: contenders(found.chosen), aheadStrokes })
  return club === undefined ? found : { ...found, chosen: withClub(found.chosen, { club, shot, handicap }) }
}

/** The club that is advised at the nearest step, of several that are nearly as good here: a rough sum tells them apart. */
function anchoredClub(
  situation: SwingSituation,
  { among, aheadStrokes }: Pick<ScoredHole, 'aheadStrokes'> & { readonly among: readonly ClubType[] },
): ClubType | undefined {
  if (among.length === 1) return undefined
  const { shot, air, handicap } = situation
  const { windSpeedMph = 0 } = air
  // Right beside the green other shots are played: no step there stands for one from farther away.
  const besideGreenYards = shot.distanceYards > CHIP_WITHIN_YARDS ? CHIP_WITHIN_YARDS : 0
  const leastYards = besideGreenYards + ANCHOR_STEPS.distanceYards
  const atStep = {
    ...situation,
    shot: { ...shot, distanceYards: Math.max(leastYards, nearestStep(shot.distanceYards, 'distanceYards')) },
    air: { ...air, windSpeedMph: nearestStep(windSpeedMph, 'windMph') },
    handicap: nearestStep(handicap, 'handicap'),
  }
  const scoring = { score: scoreRoughly, aheadStrokes, among }
  return choose(flyFor(atStep)(atStep.shot), { situation: atStep, scoring })?.chosen.recommended.swing.club
}

function nearestStep(value: number, of: keyof typeof ANCHOR_STEPS): number {
  return Math.round(value / ANCHOR_STEPS[of]) * ANCHOR_STEPS[of]
}

type Scoring = Pick<ScoredHole, 'aheadStrokes'> & {
  readonly score: typeof scoreSwings
  /** The only clubs to look at; all of them unless it is said. */
  readonly among?: readonly ClubType[]
}

function choose(
  flown: readonly FlownClub[],
  {
    situation,
    scoring: { score, aheadStrokes, among },
  }: { readonly situation: SwingSituation; readonly scoring: Scoring },
): Chosen | undefined {
  if (flown.length === 0) return undefined
  const { shot, handicap, isLeftHanded } = situation
  const conditions = conditionsOf(situation)
  const swings = swingsFor(flown, { ...conditions, ...(among && { among }) })
  const isBeyondTheBag = shot.lie === 'tee' && swings.every(({ finishYards }) => finishYards < shot.distanceYards)
  const hole = holeOf(shot, { isBeyondTheBag })
  const scored = score(swings, { hole, handicap, aheadStrokes })
  const { headwindMph } = conditions
  const chosen = chooseSwing(scored, { shot, hole, handicap, isLeftHanded, headwindMph })
  return chosen && { chosen, hole, swings }
}

function conditionsOf({ shot, air, handicap }: SwingSituation): SwingConditions {
  return { shot, handicap, ...swingWind(air) }
}

/** The clubs flown for this shot, or for another one on the same way. */
function flyFor({ clubs, trajectory, isLeftHanded, air, shot }: SwingSituation) {
  const flightAir = flightAirOf({ ...air, targetDistanceYards: shot.distanceYards })
  // The same object for the same air, so that flights are kept.
  const sameFlightAir = 'problem' in flightAir ? undefined : sameAir(flightAir)
  return (from: Shot) => {
    const flown = sameFlightAir && flyClubs(clubs, { shot: from, air: sameFlightAir, trajectory, isLeftHanded })
    return flown === undefined || 'problem' in flown ? [] : flown
  }
}
