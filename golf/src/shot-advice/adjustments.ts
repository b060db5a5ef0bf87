import type { Air } from '../flight/physics/air.ts'
import { headwindMph } from '../flight/physics/headwind.ts'
import type { Choice } from './choice.ts'
import { PIN_TO_MIDDLE_YARDS } from './hole/hole.ts'
import { lieDetailOf } from './shot.ts'
import type { Shot } from './shot.ts'

/** Set-up and swing changes, by the specification's five fields; the page has the sentences. */
export const ADJUSTMENTS = {
  clubSelection: [
    'as-advised',
    'uphill-more-club',
    'downhill-less-loft',
    'sand-more-club',
    'wind-counted',
    'rough-more-loft',
    'deep-rough-more-loft',
  ],
  ballPosition: [
    'usual',
    'forward',
    'back',
    'forward-in-sand',
    'middle-when-plugged',
    'back-for-chip',
    'back-for-low-ball',
  ],
  stance: [
    'usual',
    'shoulders-with-slope',
    'grip-down',
    'bend-more',
    'feet-level-in-sand',
    'open-in-sand',
    'square-when-plugged',
    'narrow-for-chip',
  ],
  swing: [
    'usual',
    'easy-below-feet',
    'steeper-from-rough',
    'ball-first-from-sand',
    'sand-first',
    'easy-into-wind',
    'part-swing',
    'short-finish',
    'rocking-shoulders',
  ],
  aim: ['at-pin', 'as-given', 'away-from-trouble', 'middle-of-green'],
} as const

export type AdjustmentField = keyof typeof ADJUSTMENTS
/** Never empty: each field says when nothing changes. */
export type Adjustments = {
  readonly [Field in AdjustmentField]: readonly (typeof ADJUSTMENTS)[Field][number][]
}
type Codes<Field extends AdjustmentField> = Adjustments[Field]

/** From here on a headwind tempts golfers to hit harder; rule of thumb. */
const HEADWIND_MPH = 8
/** A ball meant to stop within this of the pin is meant for the green. */
const AT_GREEN_YARDS = 20

type Situation = { readonly shot: Shot; readonly air: Air }

/** The set-up for a choice, by lie, slope and wind: rules of teaching. */
export function adjustmentsFor(choice: Choice, { shot, air }: Situation): Adjustments {
  return {
    clubSelection: orElse(clubSelection(choice, { shot, air }), 'as-advised'),
    ballPosition: orElse(ballPosition(choice, shot), 'usual'),
    stance: orElse(stance(choice, shot), 'usual'),
    swing: orElse(swing(choice, { shot, air }), 'usual'),
    aim: aim(choice, shot),
  }
}

function clubSelection(choice: Choice, { shot, air }: Situation): Codes<'clubSelection'> {
  if (isAroundGreen(choice)) return []
  return [
    ...when(shot.slope === 'uphill', 'uphill-more-club'),
    ...when(shot.slope === 'downhill', 'downhill-less-loft'),
    ...when(shot.lie === 'bunker' && choice.kind === 'full', 'sand-more-club'),
    ...when(shot.lie === 'rough', lieDetailOf(shot) === 'deep-rough' ? 'deep-rough-more-loft' : 'rough-more-loft'),
    ...when(isIntoWind(air) && isAtGreen(choice, shot) && choice.kind !== 'splash', 'wind-counted'),
  ]
}

function ballPosition(choice: Choice, shot: Shot): Codes<'ballPosition'> {
  // One ball position at a time: a chip is short enough to ignore the slope, and in sand a downhill lie outweighs the
  // sand.
  if (isAroundGreen(choice)) return when(choice.kind !== 'putt', 'back-for-chip')
  if (choice.kind === 'knock-down') return ['back-for-low-ball']
  if (choice.kind === 'splash' && lieDetailOf(shot) === 'plugged') return ['middle-when-plugged']
  if (choice.kind === 'splash' && shot.slope !== 'downhill') return ['forward-in-sand']
  return [...when(shot.slope === 'uphill', 'forward'), ...when(shot.slope === 'downhill', 'back')]
}

function stance(choice: Choice, shot: Shot): Codes<'stance'> {
  const { slope } = shot
  return [
    ...when(slope === 'uphill' || slope === 'downhill', 'shoulders-with-slope'),
    ...when(slope === 'sidehill-above', 'grip-down'),
    ...when(slope === 'sidehill-below', 'bend-more'),
    ...when(isOffSand(choice, shot), 'feet-level-in-sand'),
    ...when(choice.kind === 'splash', lieDetailOf(shot) === 'plugged' ? 'square-when-plugged' : 'open-in-sand'),
    ...when(isAroundGreen(choice) && choice.kind !== 'putt', 'narrow-for-chip'),
  ]
}

function swing(choice: Choice, { shot, air }: Situation): Codes<'swing'> {
  return [
    ...when(shot.slope === 'sidehill-below', 'easy-below-feet'),
    ...when(shot.lie === 'rough' && !isAroundGreen(choice), 'steeper-from-rough'),
    ...when(isOffSand(choice, shot), 'ball-first-from-sand'),
    ...when(choice.kind === 'splash', 'sand-first'),
    ...when(isIntoWind(air) && isAtGreen(choice, shot) && choice.kind === 'full', 'easy-into-wind'),
    ...when(choice.kind === 'pitch', 'part-swing'),
    ...when(choice.kind === 'knock-down', 'short-finish'),
    ...when(isAroundGreen(choice), 'rocking-shoulders'),
  ]
}

function aim(choice: Choice, shot: Shot): Codes<'aim'> {
  return [sideways(choice, shot), ...when(isForMiddle(choice, shot), 'middle-of-green')]
}

function sideways({ aimYards, startLineYards }: Choice, { hazards }: Shot): Codes<'aim'>[number] {
  const isAway = hazards.some(({ side }) => (side === 'left' ? aimYards > 0 : side === 'right' && aimYards < 0))
  if (isAway) return 'away-from-trouble'
  return aimYards === 0 && startLineYards === 0 ? 'at-pin' : 'as-given'
}

/** The ball should finish nearer to the middle of the green than to an off-centre pin. */
function isForMiddle(choice: Choice, shot: Shot): boolean {
  const middleYards = shot.distanceYards + PIN_TO_MIDDLE_YARDS[shot.pin]
  const fromPinYards = Math.abs(choice.finishYards - shot.distanceYards)
  return choice.kind === 'full' && isAtGreen(choice, shot) && Math.abs(choice.finishYards - middleYards) < fromPinYards
}

function isAroundGreen({ kind }: Choice): boolean {
  return kind === 'chip' || kind === 'bump-and-run' || kind === 'putt'
}

/** The ball is struck before the sand. */
function isOffSand({ kind }: Choice, { lie }: Shot): boolean {
  return lie === 'bunker' && kind !== 'splash'
}

function isIntoWind(air: Air): boolean {
  return headwindMph(air) >= HEADWIND_MPH
}

function isAtGreen({ finishYards }: Choice, { distanceYards }: Shot): boolean {
  return Math.abs(finishYards - distanceYards) <= AT_GREEN_YARDS
}

function when<Code extends string>(isSo: boolean, code: Code): readonly Code[] {
  return isSo ? [code] : []
}

function orElse<Code extends string>(codes: readonly Code[], otherwise: Code): readonly Code[] {
  return codes.length > 0 ? codes : [otherwise]
}
