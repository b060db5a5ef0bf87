import type { ClubType } from '../club.ts'
import type { ClubDistance } from '../distances/club-distance.ts'
import type { KeptSession } from './kept-shot.ts'
import type { KnownClub } from './learned-club.ts'
import { matsAndGrass } from './mats-and-grass.ts'
import { mishitExposure } from './shot-columns.ts'
import { learningShots } from './learning-shots.ts'
import { knownClubs } from './prior-carries.ts'
import { referenceCarries } from './reference-carries.ts'
import { shotMemory } from './shot-memory.ts'
import type { GolferWithShots } from './shot-memory.ts'
import { MISHITS } from '../shot-advice/typical-spread.ts'

/** A full swing where it came down, in the reference air. */
export type PlacedShot = {
  readonly id: string
  readonly session: string
  readonly carryYards: number
  /** Right of the target is positive; undefined where nobody saw the direction. */
  readonly sideYards: number | undefined
}

/** What was known of the carry at the end of a day. */
export type TrendPoint = {
  /** Such as 2026-11-21. */
  readonly day: string
  readonly carryYards: number
  readonly carrySdYards: number
  /** Shots with the club up to then, mishits among them. */
  readonly shotCount: number
}

export type ClubHistory = {
  /** What holds of the club before any shot; undefined for a club that is not owned. */
  readonly prior: KnownClub | undefined
  /** Full swings, the newest first: sessions hold them in the order in which they were hit. */
  readonly placed: readonly PlacedShot[]
  /** The earliest day first. */
  readonly trend: readonly TrendPoint[]
  /** Share of mishits with the club, off grass or from a tee. */
  readonly mishitShare: number
  /** Full swings of all clubs that it rests on. */
  readonly mishitShotCount: number
  readonly grounds: ReturnType<typeof matsAndGrass>
}

/** As many points as a phone has room for. */
export const MOST_TREND_POINTS = 12

/** The shots of one club where they came down, and how its carry became known, session by session. */
export function clubHistory(golfer: GolferWithShots, club: ClubType): ClubHistory {
  const { shots } = learningShots(golfer)
  const learnt = new Set(shots.map((shot) => shot.club))
  const distances = beforeShots(golfer.distances, learnt)
  const days = trendDays(golfer, club)
  const known = knownClubs({
    clubs: golfer.clubs.map(({ type }) => type),
    profile: golfer.profile,
    stored: golfer.distances,
    learnt,
  })
  const { learned, verdicts } = shotMemory(golfer)
  const now = learned.find((one) => one.club === club)
  const placed = golfer.sessions.toSorted((a, b) => byDay(b, a)).flatMap((session) => placedIn(session, club))
  return {
    prior: known.find((one) => one.club === club),
    placed,
    mishitShare: Math.min(MISHITS.most, (now?.mishitShare ?? 0) * mishitExposure(club, 'device-outdoor')),
    mishitShotCount: shots.length,
    grounds:
      now &&
      matsAndGrass({
        solid: placed.filter(({ id }) => verdicts.get(id) === 'solid'),
        originOf: new Map(golfer.sessions.map(({ id, origin }) => [id, origin])),
        alongYards: now.alongYards,
      }),
    trend: days.flatMap((day) => {
      const sessions = golfer.sessions.filter((session) => session.day <= day)
      const then = shotMemory({ ...golfer, sessions, distances, today: day })
      const one = then.learned.find((other) => other.club === club)
      if (!one) return []
      const { carryYards, carrySdYards, shotCount } = one
      return [{ day, carryYards, carrySdYards, shotCount }]
    }),
  }
}

/** Numbers that later shots made are not known at an earlier day. */
function beforeShots(
  distances: GolferWithShots['distances'],
  learnt: ReadonlySet<ClubType>,
): Partial<Record<ClubType, ClubDistance>> {
  const before: Partial<Record<ClubType, ClubDistance>> = { ...distances }
  for (const club of learnt) {
    const stored = distances[club]
    if (stored?.source !== 'measured' || !stored.shots) continue
    if (stored.before) before[club] = stored.before
    else if (stored.shots.known) delete before[club]
  }
  return before
}

/** Days with a shot that is learnt from; of many the first, the last, and some evenly between. */
function trendDays(golfer: GolferWithShots, club: ClubType): readonly string[] {
  const { shotIds, shots } = learningShots(golfer)
  const ids = new Set(shotIds.filter((_, index) => shots[index]?.club === club))
  const withShots = golfer.sessions.filter((session) => session.shots.some(({ id }) => ids.has(id)))
  const days = [...new Set(withShots.map(({ day }) => day))].toSorted()
  if (days.length <= MOST_TREND_POINTS) return days
  return Array.from(
    { length: MOST_TREND_POINTS },
    (_, place) => days[Math.round((place * (days.length - 1)) / (MOST_TREND_POINTS - 1))] ?? '',
  )
}

function placedIn({ id: session, air, isNormalised, shots }: KeptSession, club: ClubType): readonly PlacedShot[] {
  const inReferenceAir = air && !isNormalised ? referenceCarries(club, air) : (carryYards: number) => carryYards
  return shots
    .filter((shot) => shot.club === club && shot.swing === 'full' && !shot.isSideOnly)
    .toReversed()
    .map(({ id, carryYards, sideYards }) => ({ id, session, carryYards: inReferenceAir(carryYards), sideYards }))
}

function byDay(a: KeptSession, b: KeptSession): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : 0
}
