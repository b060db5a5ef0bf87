import type { ClubType } from '../club.ts'
import type { LaunchChange, Trajectory } from '../flight/typical-launch.ts'
import { typicalSds } from '../memory/belief.ts'
import { priorCarrySd } from '../memory/carries.ts'
import type { KnownClub } from '../memory/learned-club.ts'
import { knownClubs } from '../memory/prior-carries.ts'
import type { GolferWithShots } from '../memory/shot-memory.ts'
import { swingInAir } from './swing-in-air.ts'
import type { ShotAir, SwingInAir } from './swing-in-air.ts'

/** A club as its shots on the course are read: by what was known of it before any shot. */
export type CourseClub = {
  readonly club: ClubType
  /** In the reference air, and how far that may be off: one standard deviation. */
  readonly carryYards: number
  readonly carrySdYards: number
  /** Standard deviations of solid shots from fairway, typical of the handicap. */
  readonly alongYards: number
  readonly acrossYards: number
  readonly inAir: (air: ShotAir | null) => SwingInAir
}

export type CourseBag = ReadonlyMap<ClubType, CourseClub>

/** The bag of a golfer, by the numbers that held before any shot. */
export function courseBagOf({
  clubs,
  profile,
  distances,
  handicap,
  trajectory,
}: Omit<GolferWithShots, 'sessions' | 'today'>): CourseBag {
  const types = clubs.map(({ type }) => type)
  const known = knownClubs({ clubs: types, profile, stored: distances, learnt: new Set(types) })
  return courseBag({ clubs: known, handicap, trajectory })
}

const NO_LAUNCHES: ReadonlyMap<ClubType, LaunchChange> = new Map()

/**
 * The bag that played shots are read with. It knows nothing of what shots have taught, so that they do not confirm
 * themselves; clubs that make no ball fly, or carry what none can, are not in it.
 */
export function courseBag({
  clubs,
  handicap,
  trajectory,
  launches = NO_LAUNCHES,
}: {
  /** As they were before any shot: `knownClubs`. */
  readonly clubs: readonly KnownClub[]
  readonly handicap: number | undefined
  readonly trajectory?: Trajectory | undefined
  /** How the golfer launches clubs, where a monitor saw it. */
  readonly launches?: ReadonlyMap<ClubType, LaunchChange>
}): CourseBag {
  return new Map(
    clubs.flatMap(({ club, priorCarryYards: carryYards, priorFrom }): readonly [ClubType, CourseClub][] => {
      const inAir = swingInAir({ club, carryYards, ownLaunch: launches.get(club) }, trajectory)
      if ('problem' in inAir) return []
      const carrySdYards = carryYards * priorCarrySd(priorFrom)
      return [[club, { club, carryYards, carrySdYards, ...typicalSds(handicap, carryYards), inAir }]]
    }),
  )
}
