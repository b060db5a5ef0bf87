import { REFERENCE_FLIGHT_AIR } from '../../flight/physics/air.ts'
import type { FlightAir } from '../../flight/physics/air.ts'
import { sameAir } from '../../flight/physics/same-air.ts'
import { flyBall } from '../../flight/physics/fly.ts'
import type { Launch } from '../../flight/physics/fly.ts'
import { yardsFromMetres } from '../../units.ts'

/**
 * A part swing launches as its full swing does, at 25 to 30° as wedge players launch theirs, with less spin than its
 * ball speed alone would give it: 15 %, a rule of thumb, from half the ball speed down.
 */
export const PART_SWING = { lessSpinShare: 0.15, allFromShare: 0.5 } as const
/** Shares of the full swing's ball speed that are flown; between them carries are interpolated. */
const FLOWN_SHARES = { least: 0.2, step: 0.1, count: 9 } as const
const BALL_SPEED_SHARES = Array.from(
  { length: FLOWN_SHARES.count },
  (_, index) => FLOWN_SHARES.least + index * FLOWN_SHARES.step,
)
const SLOWEST_BALL_MPH = 15

/** A part of a swing in the air, before lie and slope take their share. */
export type PartFlight = {
  readonly launch: Launch
  /** In the reference air. */
  readonly stillYards: number
  readonly todayYards: number
  /** How far the wind moves it to the right. */
  readonly driftYards: number
}

type FlownShare = Omit<PartFlight, 'launch'> & { readonly share: number }

/** How the ball leaves the club at this share of the full swing's ball speed. */
export function partLaunch({ ballSpeedMph, launchDeg, spinRpm }: Launch, share: number): Launch {
  const easier = Math.min(1, (1 - share) / (1 - PART_SWING.allFromShare))
  return {
    ballSpeedMph: Math.max(SLOWEST_BALL_MPH, ballSpeedMph * share),
    launchDeg,
    spinRpm: spinRpm * share * (1 - PART_SWING.lessSpinShare * easier),
  }
}

/**
 * The part of a full swing that carries this far in the air; the smallest one where that goes farther already.
 * Undefined when the full swing does not get there.
 */
export function partFlightFor(full: Launch, air: FlightAir, wantedYards: number): PartFlight | undefined {
  const flown = flownShares(full, air)
  const beyond = flown.findIndex(({ todayYards }) => todayYards >= wantedYards)
  const far = flown[beyond]
  if (!far) return undefined
  const near = flown[beyond - 1] ?? far
  const step = near === far ? 0 : (wantedYards - near.todayYards) / (far.todayYards - near.todayYards)
  const between = (from: number, to: number) => from + step * (to - from)
  return {
    launch: partLaunch(full, between(near.share, far.share)),
    stillYards: between(near.stillYards, far.stillYards),
    todayYards: between(near.todayYards, far.todayYards),
    driftYards: between(near.driftYards, far.driftYards),
  }
}

/** One piece of advice asks several times, and so do the ones after it: cached as long as air and launch are kept. */
const known = new WeakMap<FlightAir, WeakMap<Launch, readonly FlownShare[]>>()

function flownShares(full: Launch, air: FlightAir): readonly FlownShare[] {
  const inAir = known.get(air) ?? new WeakMap<Launch, readonly FlownShare[]>()
  known.set(air, inAir)
  const found = inAir.get(full) ?? flyShares(full, air)
  inAir.set(full, found)
  return found
}

function flyShares(full: Launch, air: FlightAir): readonly FlownShare[] {
  const still = air === REFERENCE_FLIGHT_AIR ? undefined : flownShares(full, REFERENCE_FLIGHT_AIR)
  const calm = air.tailwindMps < 0 ? flownShares(full, sameAir({ ...air, tailwindMps: 0 })) : undefined
  return BALL_SPEED_SHARES.map((share, index) => {
    const { xM, zM } = flyBall({ launch: partLaunch(full, share), air }).landing
    // The model lifts slow low balls into the wind a yard or so: no golfer has seen a head wind help.
    const todayYards = Math.min(yardsFromMetres(xM), calm?.[index]?.todayYards ?? Infinity)
    const stillYards = still?.[index]?.todayYards ?? todayYards
    return { share, todayYards, stillYards, driftYards: yardsFromMetres(zM) }
  })
}
