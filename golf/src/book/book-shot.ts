import { greenYards } from '../course/green-yards.ts'
import type { Place } from '../course/plane.ts'
import { OWN_FROM_SHARE } from '../distances/club-distance.ts'
import { ENOUGH_SHOTS } from '../shot-advice/enough-shots.ts'
import type { GroundChoice } from '../shot-advice/ground/advise-on-ground.ts'
import type { LayUp } from '../shot-advice/ground/lay-ups.ts'
import { startPlace } from '../shot-advice/ground/hole-shot.ts'
import { bearingDeg } from '../shot-advice/ground/lines.ts'
import { lineMark } from '../shot-advice/ground/line-mark.ts'
import type { LineMark } from '../shot-advice/ground/line-mark.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import { inDrawing, onEarth } from './book-ball.ts'
import type { BookBall } from './book-ball.ts'
import { calmCarryYards, fullSwing } from './flown-swing.ts'

/** A row of a page's table. Places are in the frame of the page's drawing, whose middle is the tee. */
export type BookShot = Pick<
  GroundChoice,
  | 'club'
  | 'kind'
  | 'swingFraction'
  | 'carryTodayYards'
  | 'lineDeg'
  | 'startLineDeg'
  | 'leftYards'
  | 'expectedStrokes'
  | 'costStrokes'
> & {
  readonly pinYards: number
  /** The same swing in the air of every stated carry; not another choice. */
  readonly carryCalmYards: number
  /** What the golfer aims at, which wind and a steady miss move the ball from. */
  readonly aim: LineMark
  /** Of where the ball stops; undefined where the map has no green. */
  readonly leftToFrontYards: number | undefined
  readonly from: Place
  readonly finish: Place
  readonly spread: GroundChoice['spread']
  /** At least half of the spread is what the golfer's own shots say: the oval is drawn solid. */
  readonly isSpreadOwn: boolean
  /** The same of the carry. */
  readonly isCarryOwn: boolean
}

export type BookLayUp = BookShot & Pick<LayUp, 'wedge' | 'swing' | 'leavesYards'> & { readonly after: 'tee' | 'plan-a' }

export function bookShot(choice: GroundChoice, ball: BookBall): BookShot | undefined {
  const { club, kind, swingFraction, finish, lineDeg, startLineDeg, leftYards, spread } = choice
  const { carryTodayYards, expectedStrokes, costStrokes } = choice
  const own = ball.bag.find((one) => one.club === club)
  const carryCalmYards = own && calmCarryYards(own, { ...ball, swingFraction })
  if (!own || carryCalmYards === undefined) return undefined
  return {
    club,
    kind,
    swingFraction,
    carryTodayYards,
    carryCalmYards,
    lineDeg,
    startLineDeg,
    leftYards,
    expectedStrokes,
    costStrokes,
    pinYards: Math.hypot(ball.ground.pin.x, ball.ground.pin.y),
    aim: lineMark(ball.ground, startPlace(ball.ground, choice)),
    leftToFrontYards: greenYards(ball.course, ball.hole, onEarth(ball.ground, finish))?.frontYards,
    from: inDrawing({ x: 0, y: 0 }, ball),
    finish: inDrawing(finish, ball),
    spread,
    isSpreadOwn: isSpreadOwn(own),
    isCarryOwn: own.isCarryOwn === true,
  }
}

/** A lay-up is a full swing to a place of the way. */
export function bookLayUp(
  { wedge, swing, leavesYards, place, club, expectedStrokes, costStrokes }: LayUp,
  { after, ...ball }: BookBall & Pick<BookLayUp, 'after'>,
): BookLayUp | undefined {
  const own = ball.bag.find((one) => one.club === club)
  const flown = own && fullSwing(own, ball)
  const [solid] = flown?.scatters ?? []
  if (!flown || !solid) return undefined
  const lineDeg = bearingDeg(place) - bearingDeg(ball.ground.pin)
  const { carryTodayYards, driftYards, finishYards } = flown
  const { lateralSdYards, distanceSdYards } = solid
  const shot = bookShot(
    {
      club,
      kind: 'full',
      swingFraction: 1,
      carryTodayYards,
      finish: place,
      lineDeg,
      startLineDeg: lineDeg + bearingDeg({ x: -driftYards, y: finishYards }),
      leftYards: leavesYards,
      spread: { lateralSdYards, distanceSdYards },
      expectedStrokes,
      costStrokes,
    },
    ball,
  )
  return shot && { ...shot, wedge, swing, leavesYards, after }
}

function isSpreadOwn({ patternFrom, measured }: Pick<AdvisedClub, 'patternFrom' | 'measured'>): boolean {
  return patternFrom ? patternFrom.ownShare >= OWN_FROM_SHARE : (measured?.shotCount ?? 0) >= ENOUGH_SHOTS
}
