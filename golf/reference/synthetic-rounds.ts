import type { ClubType } from '../src/club.ts'
import { learningShots } from '../src/memory/learning-shots.ts'
import { learnFromShots } from '../src/memory/learn.ts'
import { courseBag } from '../src/play/course-bag.ts'
import type { HoleLog } from '../src/play/hole-log.ts'
import type { PlayedShot } from '../src/play/played-rows.ts'
import { playedSessions } from '../src/play/played-sessions.ts'
import type { RoundLog } from '../src/play/played-sessions.ts'
import { SUREST_SD_YARDS } from '../src/play/left.ts'
import { swingOnCourse } from '../src/play/swing-on-course.ts'
import type { SwingOnCourse } from '../src/play/swing-on-course.ts'
import { rollYards } from '../src/shot-advice/swings/flown-clubs.ts'
import { lieEffectOf, mishitsFrom } from '../src/shot-advice/swings/lie-effects.ts'
import { MISHIT, MISHITS } from '../src/shot-advice/typical-spread.ts'
import { TYPICAL_CLUBS, isWithinOval, meanOf } from './held-out-shots.ts'
import type { Chance } from './seeded-chance.ts'
import { seededChance } from './seeded-chance.ts'
import { drawGolfer } from './synthetic-golfers.ts'
import type { SyntheticGolfer } from './synthetic-golfers.ts'

/** How rounds were kept: by positions, with the aim of every stroke, or by the distance left that was typed at the ball. */
export const KEPT_ROUNDS = ['aimed', 'typed'] as const
export type KeptRounds = (typeof KEPT_ROUNDS)[number]
export const COURSE_SHOT_COUNTS = [10, 20, 40, 80] as const

const CLUBS = ['driver', '4-iron', '7-iron', '9-iron'] as const satisfies readonly ClubType[]
/** Shots with the club in a round. */
const SHOTS_OF_ROUND = { driver: 10, others: 3 } as const
/** Of what a full swing is played from, but for drivers. Rules of thumb. */
const LIE_SHARES = { fairway: 0.6, tee: 0.1 } as const
const FURTHER_SHOTS = 60
const DAY = '2026-11-21'
const FEET_PER_YARD = 3
const PAR = 4

/**
 * Receivers in the open and under trees, yards on each axis, and what they claim there; a quarter of the balls lie under
 * trees. A shot's length is then off by 3 and 6.5 m, as in a replay of walks with errors that stay for minutes.
 */
export const POSITION = {
  open: { axisYards: 2.3, claimedYards: SUREST_SD_YARDS },
  trees: { axisYards: 5, claimedYards: 5.5 },
  treesShare: 0.25,
} as const
/** What a golfer reads off markers or a laser, one standard deviation. */
export const TYPED_SD_YARDS = 2
/** How much the air and the ground of a day differ from forecast and rule; of a single ball's roll too. Shares. */
export const DAY_SDS = { air: 0.3, roll: 0.35, rollOfBall: 0.35 } as const
const WEATHER = { windMph: 9, leastF: 48, mostF: 88 } as const
/** How far from the swing's own total the pin of an approach is, and how far a drive is aimed off the pin of a hole. */
const APPROACH_SD_YARDS = 6
const DRIVE = { holeYards: 390, holeSdYards: 30, aimSdDeg: 4 } as const
const GREEN_RADIUS_YARDS = 13

type Place = { readonly x: number; readonly y: number }
type Day = { readonly air: number; readonly roll: number }

export type CourseRecovery = {
  readonly shotCount: number
  /** Root mean squares: share of the carry, own standard deviations, ln standard deviation. */
  readonly carry: number
  readonly miss: number
  readonly wide: number
  readonly long: number
  /** Mean of the last: above 0 the pattern is learned too long. */
  readonly longMean: number
  /** Shares of the carries in their bands, and of further solid shots in the ovals. */
  readonly carryWithin50: number
  readonly carryWithin90: number
  readonly ovalHolds50: number
  readonly ovalHolds90: number
  /** How much of the carry is the golfer's own. */
  readonly own: number
}

/** Golfers who are known exactly play rounds, which are kept with errors: what is learned of them, by shots with the club. */
export function courseRecovery(
  kept: KeptRounds,
  { golferCount, seed = 7 }: { readonly golferCount: number; readonly seed?: number },
): readonly CourseRecovery[] {
  const chance = seededChance(seed)
  return COURSE_SHOT_COUNTS.map((shotCount) => {
    const found = Array.from({ length: golferCount }, (_, index) =>
      recover({ club: clubsOf(kept, index), shotCount, kept, chance }),
    )
    const mean = (of: (one: Recovered) => number) => meanOf(found.map(of))
    const rms = (of: (one: Recovered) => number) => Math.sqrt(mean((one) => of(one) ** 2))
    const within = (sds: number) => mean(({ carrySds }) => (Math.abs(carrySds) <= sds ? 1 : 0))
    return {
      shotCount,
      carry: rms(({ carryError }) => carryError),
      miss: rms(({ missError }) => missError),
      wide: rms(({ wideError }) => wideError),
      long: rms(({ longError }) => longError),
      longMean: mean(({ longError }) => longError),
      carryWithin50: within(SDS_OF_50_PERCENT),
      carryWithin90: within(SDS_OF_90_PERCENT),
      ovalHolds50: mean(({ ovalHolds50 }) => ovalHolds50),
      ovalHolds90: mean(({ ovalHolds90 }) => ovalHolds90),
      own: mean(({ own }) => own),
    }
  })
}

/** By distances alone only strokes are learned from that do not reach the pin. */
function clubsOf(kept: KeptRounds, index: number): ClubType {
  return (kept === 'aimed' ? CLUBS[index % CLUBS.length] : undefined) ?? 'driver'
}

/** Of a normal distribution. */
const SDS_OF_50_PERCENT = 0.6745
const SDS_OF_90_PERCENT = 1.6449

type Recovered = ReturnType<typeof recover>

function recover({
  club,
  shotCount,
  kept,
  chance,
}: {
  readonly club: ClubType
  readonly shotCount: number
  readonly kept: KeptRounds
  readonly chance: Chance
}) {
  const handicap = 5 + Math.floor(25 * chance.next())
  const golfer = drawGolfer({ club, handicap, chance })
  const bag = courseBag({ clubs: TYPICAL_CLUBS, handicap })
  const believed = bag.get(club)
  if (!believed) throw new Error('The reference bag lacks a club of the synthetic golfers')
  const perRound = club === 'driver' ? SHOTS_OF_ROUND.driver : SHOTS_OF_ROUND.others
  const rounds = Array.from({ length: Math.ceil(shotCount / perRound) }, (_, round): RoundLog => {
    const holeCount = Math.min(perRound, shotCount - round * perRound)
    const day = { air: chance.normal(), roll: chance.normal() }
    const weather = {
      windMph: WEATHER.windMph * Math.hypot(chance.normal(), chance.normal()) * Math.SQRT1_2,
      temperatureF: WEATHER.leastF + (WEATHER.mostF - WEATHER.leastF) * chance.next(),
    }
    const holes = Array.from({ length: holeCount }, (_, hole) => {
      const windRadians = 2 * Math.PI * chance.next()
      const air = {
        headwindMph: weather.windMph * Math.cos(windRadians),
        crosswindMph: weather.windMph * Math.sin(windRadians),
        temperatureF: weather.temperatureF,
      }
      const lie = lieOf(club, chance)
      const swing = swingOnCourse(believed, { lie, air })
      return playedHole(`${round}`, hole + 1, { swing, lie, air, golfer, day, kept, chance })
    })
    return { round: { id: `${round}`, date: DAY, state: 'finished' }, holes }
  })
  const { sessions } = playedSessions(rounds, bag)
  const { shots } = learningShots({ sessions, clubs: [{ type: club }], today: DAY })
  const learned = learnFromShots({ clubs: TYPICAL_CLUBS, handicap, shots }).find((one) => one.club === club)
  if (!learned) throw new Error('Nothing was learned of a club with shots')
  const further = Array.from({ length: FURTHER_SHOTS }, golfer.shoot).filter(({ isSolid }) => isSolid)
  const holds = (share: number) => meanOf(further.map(({ shot }) => (isWithinOval(shot, learned, share) ? 1 : 0)))
  const carryOff = learned.carryYards - golfer.carryYards
  return {
    carryError: carryOff / golfer.carryYards,
    carrySds: carryOff / learned.carrySdYards,
    missError: (learned.biasYards - golfer.missYards) / golfer.acrossYards,
    wideError: Math.log(learned.acrossYards / golfer.acrossYards),
    longError: Math.log(learned.alongYards / golfer.alongYards),
    ovalHolds50: holds(0.5),
    ovalHolds90: holds(0.9),
    own: learned.shares.carry.own,
  }
}

function lieOf(club: ClubType, chance: Chance): 'tee' | 'fairway' | 'rough' {
  const drawn = chance.next()
  if (club === 'driver' || drawn < LIE_SHARES.tee) return 'tee'
  return drawn < LIE_SHARES.tee + LIE_SHARES.fairway ? 'fairway' : 'rough'
}

type Stroke = {
  readonly swing: SwingOnCourse
  readonly lie: 'tee' | 'fairway' | 'rough'
  readonly air: NonNullable<PlayedShot['air']>
  readonly golfer: SyntheticGolfer
  readonly day: Day
  readonly kept: KeptRounds
  readonly chance: Chance
}

/** The stroke on a hole of its own, with where the next one was played from or the first putt. */
function playedHole(round: string, number: number, stroke: Stroke): HoleLog {
  const { swing, lie, air, chance, kept } = stroke
  const pinAway = swing.club.club === 'driver' ? drivenPin(chance) : approachedPin(swing, chance)
  const from: Place = { x: 0, y: 0 }
  const to = ballOf(stroke)
  const rest = kept === 'aimed' ? restOf(from, to, chance) : null
  const leftNow = leftAt(from, pinAway, { kept, chance })
  const leftThen = leftAt(to, pinAway, { kept, chance })
  const trueLeft = Math.hypot(to.x - pinAway.x, to.y - pinAway.y)
  const isOnGreen = trueLeft <= GREEN_RADIUS_YARDS
  const shot = { ...SHOT, round, hole: number, air, rest }
  const next = isOnGreen
    ? []
    : [{ ...shot, ...leftThen, id: `${round}-${number}-2`, order: 2, club: null, lie: 'fairway', rest: null } as const]
  return {
    hole: {
      round,
      number,
      par: PAR,
      strokeIndex: null,
      lengthYards: null,
      score: 1 + next.length + 2,
      finish: 'holed',
      putts: 2,
      firstPuttFeet: isOnGreen ? FEET_PER_YARD * trueLeft : null,
      pin: null,
    },
    shots: [{ ...shot, ...leftNow, id: `${round}-${number}-1`, order: 1, club: swing.club.club, lie }, ...next],
  }
}

const SHOT = {
  branch: 'ball',
  lieFrom: 'tap',
  swing: 'full',
  penalty: 'none',
  at: null,
  isLeftOut: false,
} as const satisfies Partial<PlayedShot>

function drivenPin(chance: Chance): Place {
  const away = DRIVE.holeYards + DRIVE.holeSdYards * chance.normal()
  const radians = (Math.PI / 180) * DRIVE.aimSdDeg * chance.normal()
  return { x: away * Math.sin(radians), y: away * Math.cos(radians) }
}

/** The golfer takes the club that gets there by what is believed of it. */
function approachedPin({ carryYards, longestRollYards }: SwingOnCourse, chance: Chance): Place {
  return { x: 0, y: carryYards + rollYards(longestRollYards, carryYards) + APPROACH_SD_YARDS * chance.normal() }
}

/** Where the ball stops that is aimed along y: as the golfer scatters from this lie, in the true air, on the true ground. */
function ballOf({ swing, lie, golfer, day, chance }: Stroke): Place {
  const { distanceSpread, lateralSpread } = lieEffectOf({ lie })
  const club = swing.club.club
  const mishits = Math.min(MISHITS.most, golfer.mishits * (mishitsFrom({ lie }, club) / mishitsFrom(LEVEL, club)))
  const isSolid = chance.next() >= mishits
  const [right, long] = [chance.normal(), chance.normal()]
  const { tilt, carryYards, alongYards, acrossYards, missYards } = golfer
  const hit = isSolid
    ? {
        carryYards: carryYards + distanceSpread * alongYards * long,
        sideYards: missYards + lateralSpread * acrossYards * (tilt * long + Math.sqrt(1 - tilt * tilt) * right),
      }
    : {
        carryYards: carryYards * (MISHIT.carryShare + MISHIT.distanceSdShare * long),
        sideYards: missYards + MISHIT.lateralFactor * acrossYards * right,
      }
  const windShare = (swing.carryShare - swing.stillShare) * (1 + DAY_SDS.air * day.air)
  const carriedYards = Math.max(1, hit.carryYards) * swing.lieShare * (swing.stillShare + windShare)
  const ruleYards = rollYards(swing.longestRollYards, carriedYards)
  const rolledYards = ruleYards * Math.max(0, 1 + DAY_SDS.roll * day.roll + DAY_SDS.rollOfBall * chance.normal())
  const driftYards = swing.driftShare * carriedYards * (1 + DAY_SDS.air * day.air)
  return { x: hit.sideYards + driftYards, y: carriedYards + rolledYards }
}

const LEVEL = { lie: 'fairway' } as const

/** What a phone says of a place. */
function fixOf({ x, y }: Place, chance: Chance): Place & { readonly claimedYards: number } {
  const { axisYards, claimedYards } = chance.next() < POSITION.treesShare ? POSITION.trees : POSITION.open
  return { x: x + axisYards * chance.normal(), y: y + axisYards * chance.normal(), claimedYards }
}

function restOf(from: Place, to: Place, chance: Chance): PlayedShot['rest'] {
  const [struck, lies] = [fixOf(from, chance), fixOf(to, chance)]
  return {
    alongYards: lies.y - struck.y,
    acrossYards: lies.x - struck.x,
    sdYards: Math.hypot(struck.claimedYards, lies.claimedYards),
  }
}

function leftAt(
  place: Place,
  pin: Place,
  { kept, chance }: { readonly kept: KeptRounds; readonly chance: Chance },
): Pick<PlayedShot, 'leftYards' | 'leftSdYards' | 'leftFrom'> {
  if (kept === 'typed') {
    const leftYards = Math.max(0, Math.hypot(place.x - pin.x, place.y - pin.y) + TYPED_SD_YARDS * chance.normal())
    return { leftYards: Math.round(leftYards), leftSdYards: null, leftFrom: 'typed' }
  }
  const fix = fixOf(place, chance)
  const leftYards = Math.hypot(fix.x - pin.x, fix.y - pin.y)
  return { leftYards, leftSdYards: fix.claimedYards, leftFrom: 'position' }
}
