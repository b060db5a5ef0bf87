import type { ClubType } from '../src/club.ts'
import { GREEN } from '../src/shot-advice/hole/hole.ts'
import { normalShareBelow } from '../src/shot-advice/scoring/normal.ts'
import type { Lie } from '../src/shot-advice/shot.ts'
import { shotSpread } from '../src/shot-advice/spread.ts'
import { expectedStrokes } from '../src/shot-advice/strokes.ts'
import { MISHIT, SPREAD } from '../src/shot-advice/typical-spread.ts'

/** Trackers count shots from all lies: so many of them from rough, the others from fairway. Our judgement. */
export const FROM_ROUGH = { share: 0.4, perHandicap: 0.004 } as const

export type TrackedFrom100 = {
  readonly handicap: number
  readonly greensIn100: number
  readonly missFeet: number
  readonly strokes: number
  /** By the spread and strokes of the model that this one replaced. */
  readonly before: { readonly greensIn100: number; readonly missFeet: number; readonly strokes: number }
}

/** Shot Scope, 100 yards, all lies; taken from a published comparison of trackers. */
export const TRACKED_FROM_100: readonly TrackedFrom100[] = [
  {
    handicap: 0,
    greensIn100: 70,
    missFeet: 31,
    strokes: 3.05,
    before: { greensIn100: 76, missFeet: 32, strokes: 2.98 },
  },
  {
    handicap: 5,
    greensIn100: 57,
    missFeet: 41,
    strokes: 3.24,
    before: { greensIn100: 64, missFeet: 40, strokes: 3.14 },
  },
  {
    handicap: 10,
    greensIn100: 49,
    missFeet: 49,
    strokes: 3.43,
    before: { greensIn100: 54, missFeet: 48, strokes: 3.31 },
  },
  {
    handicap: 15,
    greensIn100: 40,
    missFeet: 59,
    strokes: 3.7,
    before: { greensIn100: 44, missFeet: 55, strokes: 3.47 },
  },
  {
    handicap: 20,
    greensIn100: 34,
    missFeet: 65,
    strokes: 3.84,
    before: { greensIn100: 37, missFeet: 63, strokes: 3.63 },
  },
  {
    handicap: 25,
    greensIn100: 28,
    missFeet: 75,
    strokes: 4.11,
    before: { greensIn100: 31, missFeet: 70, strokes: 3.79 },
  },
]

/** MyGolfSpy with Shot Scope, greens from 50 to 75 yards, all lies. Kept out of the fit. */
export const TRACKED_FROM_50_TO_75 = [
  { handicap: 5, greensIn100: 68 },
  { handicap: 10, greensIn100: 60 },
  { handicap: 15, greensIn100: 54 },
] as const
export const FROM_50_TO_75_YARDS = [50, 55, 60, 65, 70, 75] as const

/** Arccos: a scratch golfer from 150 yards of fairway. */
export const SCRATCH_FROM_150 = { greensIn100: 61, missFeet: 36.7 } as const

/** What becomes of shots whose solid balls are centred on a pin in the middle of the green. */
export type TrackedShot = { readonly greensIn100: number; readonly missFeet: number }

type AskedShot = {
  readonly handicap: number
  readonly distanceYards: number
  readonly club: ClubType
  readonly isPart?: boolean
}

/** From rough and fairway as trackers mix them. */
export function trackedShot(asked: AskedShot): TrackedShot {
  const fairway = shotFrom('fairway', asked)
  const rough = shotFrom('rough', asked)
  const { handicap } = asked
  return {
    greensIn100: mixed(handicap, { fairway: fairway.greensIn100, rough: rough.greensIn100 }),
    missFeet: mixed(handicap, { fairway: fairway.missFeet, rough: rough.missFeet }),
  }
}

/** Strokes to hole out, in the same mix. */
export function trackedStrokes({ handicap, distanceYards }: Pick<AskedShot, 'handicap' | 'distanceYards'>): number {
  const from = (surface: 'fairway' | 'rough') => expectedStrokes({ handicap, surface, distanceYards })
  return mixed(handicap, { fairway: from('fairway'), rough: from('rough') })
}

function mixed(handicap: number, { fairway, rough }: { readonly fairway: number; readonly rough: number }): number {
  const roughShare = roughShareOf(handicap)
  return (1 - roughShare) * fairway + roughShare * rough
}

/** Of the shots that a tracker counts, those from rough; the others are from fairway. */
export function roughShareOf(handicap: number): number {
  return FROM_ROUGH.share + FROM_ROUGH.perHandicap * handicap
}

/** From one lie on level ground without wind. */
export function shotFrom(lie: Lie, { handicap, distanceYards, club, isPart = false }: AskedShot): TrackedShot {
  const spread = shotSpread({ handicap, club, carryYards: distanceYards, lie, slope: 'flat', windMph: 0 })
  const { lateralSdYards, distanceSdYards, mishitShare } = spread
  const solid = ballsAround({
    shortYards: 0,
    acrossYards: lateralSdYards,
    alongYards: distanceSdYards * (isPart ? SPREAD.partialSwing : 1),
  })
  const mishit = ballsAround({
    shortYards: distanceYards * (1 - MISHIT.carryShare),
    acrossYards: lateralSdYards * MISHIT.lateralFactor,
    alongYards: distanceYards * MISHIT.distanceSdShare,
  })
  return {
    greensIn100: (1 - mishitShare) * solid.greensIn100 + mishitShare * mishit.greensIn100,
    missFeet: (1 - mishitShare) * solid.missFeet + mishitShare * mishit.missFeet,
  }
}

const FEET_PER_YARD = 3
const PERCENT = 100
/** Both normals are summed in steps of a twentieth of a standard deviation, four of them to each side. */
const STEPS_PER_SD = 20
const STEPS = Array.from({ length: 2 * 4 * STEPS_PER_SD + 1 }, (_, step) => step / STEPS_PER_SD - 4).map((sds) => ({
  sds,
  weight: Math.exp(-(sds ** 2) / 2),
}))
const WEIGHTS = STEPS.reduce((sum, { weight }) => sum + weight, 0)

/** Balls that scatter around a point this far short of the pin. */
function ballsAround({
  shortYards,
  acrossYards,
  alongYards,
}: {
  readonly shortYards: number
  readonly acrossYards: number
  readonly alongYards: number
}): TrackedShot {
  let onGreen = 0
  let missYards = 0
  for (const along of STEPS) {
    const offYards = along.sds * alongYards - shortYards
    const room = 1 - (offYards / GREEN.halfDepthYards) ** 2
    if (room > 0) {
      const sds = (GREEN.halfWidthYards * Math.sqrt(room)) / acrossYards
      onGreen += along.weight * (2 * normalShareBelow(sds) - 1)
    }
    for (const across of STEPS) {
      missYards += (along.weight * across.weight * Math.hypot(across.sds * acrossYards, offYards)) / WEIGHTS
    }
  }
  return { greensIn100: (PERCENT * onGreen) / WEIGHTS, missFeet: (FEET_PER_YARD * missYards) / WEIGHTS }
}
