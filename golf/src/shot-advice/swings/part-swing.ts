import { REFERENCE_FLIGHT_AIR } from '../../flight/physics/air.ts'
import type { FlightAir } from '../../flight/physics/air.ts'
import { sameAir } from '../../flight/physics/same-air.ts'
import { flyBall } from '../../flight/physics/fly.ts'
import type { Launch } from '../../flight/physics/fly.ts'
import { fallDeg } from '../../flight/trajectory.ts'
import { yardsFromMetres } from '../../units.ts'

/**
 * A part swing launches as its full swing does, at 25 to 30° as wedge players launch theirs, with less spin than its
 * ball speed alone would give it: 15 %, a rule of thumb, from half the ball speed down.
 */
export const PART_SWING = { lessSpinShare: 0.15, allFromShare: 0.5 } as const
const SLOWEST_BALL_MPH = 15

/**
 * A knock-down leaves lower and with less spin than a full swing of its ball speed: ball back, hands ahead, a short
 * finish. Rules of thumb.
 */
export const KNOCK_DOWN_LAUNCH = { lowerDeg: 4, spinShare: 0.85 } as const

/** A stroke that is played with more or less of a swing: how its ball leaves, and which parts of a swing are flown. */
type Stroke = {
  readonly launchOf: (full: Launch, share: number) => Launch
  /** Shares of the full swing's ball speed, even steps; between them carries are interpolated. */
  readonly shares: { readonly least: number; readonly step: number; readonly count: number }
}

const PITCH: Stroke = { launchOf: partLaunch, shares: { least: 0.2, step: 0.1, count: 9 } }
const KNOCK_DOWN: Stroke = { launchOf: knockDownLaunch, shares: { least: 0.4, step: 0.15, count: 5 } }

/** A part of a swing in the air, before lie and slope take their share. */
export type PartFlight = {
  readonly launch: Launch
  /** In the reference air. */
  readonly stillYards: number
  readonly todayYards: number
  /** How far the wind moves it to the right. */
  readonly driftYards: number
  /** How steeply it comes down. */
  readonly landingDeg: number
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

/** How the ball leaves the club when the swing of this share of the ball speed keeps it low. */
export function knockDownLaunch({ ballSpeedMph, launchDeg, spinRpm }: Launch, share: number): Launch {
  const { lowerDeg, spinShare } = KNOCK_DOWN_LAUNCH
  return {
    ballSpeedMph: Math.max(SLOWEST_BALL_MPH, ballSpeedMph * share),
    launchDeg: launchDeg - lowerDeg,
    spinRpm: spinRpm * share * spinShare,
  }
}

/**
 * The part of a full swing that carries this far in the air; the smallest one where that goes farther already.
 * Undefined when the full swing does not get there.
 */
export const partFlightFor = flightsOf(PITCH)
/** The same for knock-downs. */
export const knockDownFlightFor = flightsOf(KNOCK_DOWN)

/** A carry in the air, before lie and slope take their share. */
export type WantedCarry = { readonly todayYards: number } | { readonly stillYards: number }
type FlightFor = (full: Launch, air: FlightAir, wanted: WantedCarry) => PartFlight | undefined

function flightsOf(stroke: Stroke): FlightFor {
  // One piece of advice asks several times, and so do the ones after it: cached as long as air and launch are kept.
  const known: KnownFlights = new WeakMap()
  return (full, air, wanted) => {
    const flown = flownShares(full, { stroke, air, known })
    return flightBetween(flown, { full, stroke, wanted })
  }
}

function flightBetween(
  flown: readonly FlownShare[],
  { full, stroke, wanted }: { readonly full: Launch; readonly stroke: Stroke; readonly wanted: WantedCarry },
): PartFlight | undefined {
  const [by, wantedYards] =
    'todayYards' in wanted ? (['todayYards', wanted.todayYards] as const) : (['stillYards', wanted.stillYards] as const)
  const beyond = flown.findIndex((share) => share[by] >= wantedYards)
  const far = flown[beyond]
  if (!far) return undefined
  const near = flown[beyond - 1] ?? far
  const step = near === far ? 0 : (wantedYards - near[by]) / (far[by] - near[by])
  const between = (from: number, to: number) => from + step * (to - from)
  return {
    launch: stroke.launchOf(full, between(near.share, far.share)),
    stillYards: between(near.stillYards, far.stillYards),
    todayYards: between(near.todayYards, far.todayYards),
    driftYards: between(near.driftYards, far.driftYards),
    landingDeg: between(near.landingDeg, far.landingDeg),
  }
}

type KnownFlights = WeakMap<FlightAir, WeakMap<Launch, readonly FlownShare[]>>
type Flying = { readonly stroke: Stroke; readonly air: FlightAir; readonly known: KnownFlights }

function flownShares(full: Launch, flying: Flying): readonly FlownShare[] {
  const { air, known } = flying
  const inAir = known.get(air) ?? new WeakMap<Launch, readonly FlownShare[]>()
  known.set(air, inAir)
  const found = inAir.get(full) ?? flyShares(full, flying)
  inAir.set(full, found)
  return found
}

function flyShares(full: Launch, { stroke, air, known }: Flying): readonly FlownShare[] {
  const inAir = (other: FlightAir) => flownShares(full, { stroke, air: other, known })
  const still = air === REFERENCE_FLIGHT_AIR ? undefined : inAir(REFERENCE_FLIGHT_AIR)
  const calm = air.tailwindMps < 0 ? inAir(sameAir({ ...air, tailwindMps: 0 })) : undefined
  const { least, step, count } = stroke.shares
  return Array.from({ length: count }, (_, index) => {
    const share = least + index * step
    const { landing } = flyBall({ launch: stroke.launchOf(full, share), air })
    // The model lifts slow low balls into the wind a yard or so: no golfer has seen a head wind help.
    const todayYards = Math.min(yardsFromMetres(landing.xM), calm?.[index]?.todayYards ?? Infinity)
    const stillYards = still?.[index]?.todayYards ?? todayYards
    return { share, todayYards, stillYards, driftYards: yardsFromMetres(landing.zM), landingDeg: fallDeg(landing) }
  })
}
