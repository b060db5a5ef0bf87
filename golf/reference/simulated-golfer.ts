import type { ClubType } from '../src/club.ts'
import { CLUBS } from '../src/club.ts'
import { estimateBag } from '../src/distances/estimate-bag.ts'
import { PENALTY_STROKES } from '../src/play/logged-hole.ts'
import type { LoggedHole, LoggedShot } from '../src/play/logged-hole.ts'
import type { Penalty, PlayedLie } from '../src/play/played-record.ts'
import { chosenSwing } from '../src/shot-advice/chosen-swing.ts'
import { APRON_YARDS, FAIRWAY_HALF_WIDTH_YARDS, GREEN, HAZARDS } from '../src/shot-advice/hole/hole.ts'
import { TREES, greenWithMargin } from '../src/shot-advice/hole/place-strokes.ts'
import type { Lie } from '../src/shot-advice/shot.ts'
import type { AdvisedClub, Scatter, Swing } from '../src/shot-advice/swings/swing.ts'
import type { Chance } from './seeded-chance.ts'
import { simulatedPutts } from './simulated-putts.ts'

const BAG: readonly ClubType[] = [
  'driver',
  '3-wood',
  '5-wood',
  '4-hybrid',
  '5-iron',
  '6-iron',
  '7-iron',
  '8-iron',
  '9-iron',
  'pw',
  'gw',
  'sw',
  'lw',
]
/** Carry of a man's 7-iron by handicap, the tables that Like me stands on. */
export const SEVEN_IRON = { scratchYards: 163, yardsPerStroke: 1.2 } as const

/**
 * Swings of more than 50 yards that go wrong in ways that the spread does not know: half of them are aimed 10° to a side,
 * half end in a penalty area and are dropped 30 yards off the line. Rules of thumb; how many there are is fitted.
 */
export const WILD = { fromYards: 50, penaltyShare: 0.5, aimedOffDeg: 10, droppedOffYards: 30 } as const

/**
 * From among trees the ball is played out to the middle of the fairway, up to 60 yards ahead, off by a tenth of the way;
 * some of these shots stop after four tenths of it. Rules of thumb.
 */
export const PLAY_OUT = {
  aheadYards: 60,
  shortOfPinYards: 40,
  sdShare: 0.1,
  mishits: { share: 0.1, perHandicap: 0.01, goesShare: 0.4 },
} as const

export type SimulatedHole = {
  readonly number: number
  readonly par: number
  readonly lengthYards: number
  /** On both sides of the green, of the usual size. */
  readonly hasBunkers: boolean
}

/** On the hole: x right of its middle, y from the tee; the pin is in the middle of the green. */
type Ball = { readonly x: number; readonly y: number; readonly lie: PlayedLie | 'green' | 'holed' }

/** How a hole is played: chance, and how many of the longer swings are wild. */
type Play = { readonly wildShare: number; readonly chance: Chance }

/**
 * A golfer who plays the swing that the advisor picks, aimed at the pin, with the spread and the mishits of the product,
 * and putts as the curve says.
 */
export function simulatedGolfer(handicap: number) {
  const swingFrom = advisedSwings(handicap)
  const putts = simulatedPutts(handicap)

  const putted = (ball: Ball, hole: SimulatedHole, chance: Chance): Ball => {
    const left = putts.afterPutt(yardsToPin(ball, hole) * FEET_PER_YARD, chance)
    if (left === 'holed') return { ...ball, lie: 'holed' }
    return { x: 0, y: hole.lengthYards - left.leftFeet / FEET_PER_YARD, lie: 'green' }
  }
  const swung = (ball: Ball & { readonly lie: Lie }, hole: SimulatedHole, { wildShare, chance }: Play): Next => {
    const leftYards = yardsToPin(ball, hole)
    const isWild = leftYards > WILD.fromYards && chance.next() < wildShare
    const isPenalty = isWild && chance.next() < WILD.penaltyShare
    const swing = swingFrom(ball.lie, leftYards)
    const stopped = struck(ball, { hole, swing, isAimedOff: isWild && !isPenalty, chance })
    if (isPenalty) return { ball: dropped(stopped), penalty: 'area' }
    return { ball: { ...stopped, lie: lieAt(stopped, { hole, chance }) }, penalty: 'none' }
  }
  const next = (ball: Ball, hole: SimulatedHole, play: Play): Next => {
    const { lie } = ball
    if (lie === 'holed' || lie === 'green') throw new Error('There is no shot from the green')
    if (lie === 'fringe') return { ball: putted(ball, hole, play.chance), penalty: 'none' }
    if (lie !== 'trees') return swung({ ...ball, lie }, hole, play)
    const stopped = playedOut(ball, { hole, handicap, chance: play.chance })
    return { ball: { ...stopped, lie: lieAt(stopped, { hole, chance: play.chance }) }, penalty: 'none' }
  }

  const playHole = (hole: SimulatedHole, play: Play): LoggedHole => {
    const shots: LoggedShot[] = []
    let ball: Ball = { x: 0, y: 0, lie: 'tee' }
    while (ball.lie !== 'holed' && ball.lie !== 'green') {
      const after: Next = next(ball, hole, play)
      const leftYards = yardsToPin(ball, hole)
      shots.push({ ...SHOT, order: shots.length, lie: ball.lie, leftYards, penalty: after.penalty })
      ball = after.ball
    }
    const firstPuttFeet = ball.lie === 'green' ? yardsToPin(ball, hole) * FEET_PER_YARD : null
    const puttCount = firstPuttFeet === null ? 0 : putts.puttCount(firstPuttFeet, play.chance)
    const penaltyStrokes = shots.reduce((sum, { penalty }) => sum + PENALTY_STROKES[penalty], 0)
    const { number, par, lengthYards } = hole
    const score = shots.length + penaltyStrokes + puttCount
    return { number, par, lengthYards, score, finish: 'holed', putts: puttCount, firstPuttFeet, shots }
  }
  return { playHole }
}

type Next = { readonly ball: Ball; readonly penalty: Penalty }

const FEET_PER_YARD = 3
const SHOT = {
  branch: 'ball',
  club: null,
  leftSdYards: null,
  swing: null,
  rest: null,
  isLeftOut: false,
} as const satisfies Partial<LoggedShot>

type Place = Pick<Ball, 'x' | 'y'>

function yardsToPin({ x, y }: Place, { lengthYards }: SimulatedHole): number {
  return Math.hypot(x, lengthYards - y)
}

/** Asked at these steps: what is between two of them is played with the swing of the nearer one. */
const STEPS_YARDS = [
  { belowYards: 30, stepYards: 1 },
  { belowYards: 60, stepYards: 2 },
] as const
const LONG_STEP_YARDS = 5

/** The swing that the advisor picks without hazards, on level ground in still air. */
function advisedSwings(handicap: number): (lie: Lie, leftYards: number) => Swing {
  const clubs = bagOf(handicap)
  const known = new Map<string, Swing>()
  return (lie, leftYards) => {
    const stepYards = STEPS_YARDS.find(({ belowYards }) => leftYards < belowYards)?.stepYards ?? LONG_STEP_YARDS
    const distanceYards = Math.max(1, Math.round(leftYards / stepYards) * stepYards)
    const key = `${lie} ${distanceYards}`
    const swing = known.get(key) ?? advisedSwing(clubs, { handicap, lie, distanceYards })
    known.set(key, swing)
    return swing
  }
}

function advisedSwing(
  clubs: readonly AdvisedClub[],
  { handicap, lie, distanceYards }: { readonly handicap: number; readonly lie: Lie; readonly distanceYards: number },
): Swing {
  const shot = { distanceYards, lie, slope: 'flat', pin: 'middle', hazards: [] } as const
  const found = chosenSwing({ clubs, shot, air: {}, handicap, trajectory: undefined, isLeftHanded: false })
  if (!found) throw new Error('No club of the simulated golfer gets the ball forward')
  return found.chosen.recommended.swing
}

function bagOf(handicap: number): readonly AdvisedClub[] {
  const carryYards = Math.round(SEVEN_IRON.scratchYards - SEVEN_IRON.yardsPerStroke * handicap)
  const estimate = estimateBag(
    BAG.map((club) => ({ club })),
    [{ club: '7-iron', carryYards }],
    { handicap },
  )
  if ('contradiction' in estimate) throw new Error('The bag of the simulated golfer contradicts itself')
  return estimate.carries.map((one) => ({
    club: one.club,
    carryYards: one.carryYards,
    loftDeg: CLUBS[one.club].loftDeg,
  }))
}

type Struck = {
  readonly hole: SimulatedHole
  readonly swing: Swing
  readonly isAimedOff: boolean
  readonly chance: Chance
}

/** Where a ball that is aimed at the pin stops. */
function struck(ball: Place, { hole, swing, isAimedOff, chance }: Struck): Place {
  const { landingYards, rollYards, distanceSdYards, lateralSdYards } = drawnScatter(swing.scatters, chance)
  const alongYards = Math.max(0, landingYards + rollYards + distanceSdYards * chance.normal())
  const acrossYards = lateralSdYards * chance.normal()
  const offRadians = isAimedOff ? (chance.next() < 1 / 2 ? -1 : 1) * WILD.aimedOffDeg * (Math.PI / 180) : 0
  const rightRadians = Math.atan2(-ball.x, hole.lengthYards - ball.y) + offRadians
  const [sine, cosine] = [Math.sin(rightRadians), Math.cos(rightRadians)]
  return {
    x: ball.x + alongYards * sine + acrossYards * cosine,
    y: ball.y + alongYards * cosine - acrossYards * sine,
  }
}

function drawnScatter([first, ...others]: readonly Scatter[], chance: Chance): Scatter {
  if (!first) throw new Error('A swing has balls')
  let drawn = chance.next()
  let scatter = first
  for (const other of others) {
    if (drawn < scatter.share) break
    drawn -= scatter.share
    scatter = other
  }
  return scatter
}

function playedOut(
  ball: Place,
  { hole, handicap, chance }: { readonly hole: SimulatedHole; readonly handicap: number; readonly chance: Chance },
): Place {
  const { aheadYards, shortOfPinYards, sdShare, mishits } = PLAY_OUT
  const upYards = Math.min(aheadYards, Math.max(0, yardsToPin(ball, hole) - shortOfPinYards))
  const sdYards = sdShare * Math.hypot(ball.x, upYards)
  const isMishit = chance.next() < mishits.share + mishits.perHandicap * handicap
  const share = isMishit ? mishits.goesShare : 1
  return {
    x: ball.x * (1 - share) + sdYards * chance.normal(),
    y: ball.y + upYards * share + sdYards * chance.normal(),
  }
}

function dropped({ x, y }: Place): Ball {
  const side = x < 0 ? -1 : 1
  return { x: side * Math.max(WILD.droppedOffYards, Math.abs(x)), y, lie: 'rough' }
}

const isOnGreen = greenWithMargin(0)
const isOnFringe = greenWithMargin(GREEN.fringeYards)

/** The product's typical hole, straight, with trees that block the way as often as there. */
function lieAt(place: Place, { hole, chance }: { readonly hole: SimulatedHole; readonly chance: Chance }): Ball['lie'] {
  const upYards = place.y - hole.lengthYards
  if (isOnGreen(place.x, upYards)) return 'green'
  if (isOnFringe(place.x, upYards)) return 'fringe'
  const asideYards = Math.abs(place.x)
  if (hole.hasBunkers && isInBunker(asideYards, upYards)) return 'bunker'
  if (asideYards <= FAIRWAY_HALF_WIDTH_YARDS && upYards < -GREEN.halfDepthYards - APRON_YARDS) return 'fairway'
  const mayBeBlocked = asideYards > TREES.fromYards && yardsToPin(place, hole) >= TREES.pinFromYards
  return mayBeBlocked && chance.next() < TREES.recoveryShare ? 'trees' : 'rough'
}

function isInBunker(asideYards: number, upYards: number): boolean {
  const fromYards = GREEN.halfWidthYards + HAZARDS.gapYards
  const isBeside = asideYards > fromYards && asideYards < fromYards + HAZARDS.bunkerDeepYards
  return isBeside && Math.abs(upYards) < HAZARDS.bunkerHalfLengthYards
}
