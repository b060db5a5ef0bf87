import { adviseOnGround, layUpsOnGround } from '../shot-advice/ground/advise-on-ground.ts'
import type { GroundAdvice, GroundChoice } from '../shot-advice/ground/advise-on-ground.ts'
import type { AheadStrokes } from '../shot-advice/ground/ahead-on-ground.ts'
import { shownLayUps } from '../shot-advice/ground/shown-lay-ups.ts'
import { AT_PIN_YARDS, placeFromPin } from '../shot-advice/ground/lines.ts'
import { LEAST_LOFT_DEG } from '../shot-advice/swings/swings.ts'
import { ballOnFairway } from './book-ball.ts'
import type { BookBall } from './book-ball.ts'
import { bookLayUp, bookShot } from './book-shot.ts'
import type { BookLayUp, BookShot } from './book-shot.ts'
import { cheaperMiss } from './cheaper-miss.ts'
import type { CheaperMiss } from './cheaper-miss.ts'
import { bagRange } from './flown-swing.ts'
import { FROM_PIN_YARDS } from './from-pin.ts'

/** The table of a page; a row is undefined where there is no such shot. */
export type BookPlans = {
  readonly planA: BookShot | undefined
  /** With another club. */
  readonly planB: BookShot | undefined
  readonly layUp: BookLayUp | undefined
  readonly from150: BookShot | undefined
  /** Where these two may miss. */
  readonly missOfPlanA: CheaperMiss | undefined
  readonly missFrom150: CheaperMiss | undefined
}

export const NO_PLANS: BookPlans = {
  planA: undefined,
  planB: undefined,
  layUp: undefined,
  from150: undefined,
  missOfPlanA: undefined,
  missFrom150: undefined,
}

/** A club gets to a place that it stops near, and goes farther where its line turns away from the wind. */
const SLACK_YARDS = 40

/** The plans of a hole from the advice on its tee; what lies ahead is shared by all balls of the hole. */
export function bookPlans(advice: GroundAdvice, onTee: BookBall, ahead: AheadStrokes): BookPlans {
  const { recommended, choices } = advice
  const other = choices.find(({ club }) => club !== recommended.club)
  const plans = {
    ...NO_PLANS,
    planA: bookShot(recommended, onTee),
    planB: other && bookShot(other, onTee),
    missOfPlanA: missOf(recommended, onTee),
  }
  // A hole that is played to the pin at once has no other shot.
  if (recommended.leftYards <= AT_PIN_YARDS) return plans
  return { ...plans, layUp: layUpOf(recommended, onTee, ahead), ...approach(onTee, ahead) }
}

/** The cheapest from the tee; where the hole is too long for that, the cheapest from where plan A ends. */
function layUpOf(planA: GroundChoice, onTee: BookBall, ahead: AheadStrokes): BookLayUp | undefined {
  const fromTee = mayLayUp(onTee) ? cheapestLayUp(onTee, ahead, 'tee') : undefined
  if (fromTee || planA.leftYards <= FROM_PIN_YARDS) return fromTee
  return cheapestLayUp(ballOnFairway(onTee, planA.finish), ahead, 'plan-a')
}

function cheapestLayUp(ball: BookBall, ahead: AheadStrokes, after: BookLayUp['after']): BookLayUp | undefined {
  const { bag, golfer, ground, lie, air } = ball
  const [cheapest] = shownLayUps(layUpsOnGround(bag, golfer, { ground, lie, ahead }, air), undefined)
  return cheapest && bookLayUp(cheapest, { ...ball, after })
}

/** Where no club gets from the tee to any wedge's full carry, no lay-ups need to be worked out. */
function mayLayUp(ball: BookBall): boolean {
  const { pin } = ball.ground
  const wedgeYards = Math.max(
    0,
    ...ball.bag.map(({ loftDeg, carryYards }) => (loftDeg >= LEAST_LOFT_DEG.partSwing ? carryYards : 0)),
  )
  return Math.hypot(pin.x, pin.y) - wedgeYards <= bagRange(ball.bag, ball).longestYards + SLACK_YARDS
}

function approach(onTee: BookBall, ahead: AheadStrokes): Pick<BookPlans, 'from150' | 'missFrom150'> | undefined {
  // What a golfer reads there is the middle of the green; the pin in the middle of its depth is another place from there.
  const { way, greenMiddle: pin } = onTee.ground
  if (Math.hypot(pin.x, pin.y) <= FROM_PIN_YARDS) return undefined
  const ball = ballOnFairway(onTee, placeFromPin({ way: [...way.slice(0, -1), pin], pin }, FROM_PIN_YARDS))
  const { bag, golfer, ground, lie, air } = ball
  const advice = adviseOnGround(bag, golfer, { ground, lie, ahead }, air)
  if ('problem' in advice) return undefined
  return { from150: bookShot(advice.recommended, ball), missFrom150: missOf(advice.recommended, ball) }
}

function missOf(choice: GroundChoice, { ground, golfer }: BookBall): CheaperMiss | undefined {
  return cheaperMiss(ground, choice, golfer.handicap)
}
