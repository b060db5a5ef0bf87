import type { BagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { ClubDistance } from '../distances/club-distance.ts'
import type { ProfileOfGolfer } from '../distances/like-me-for-golfer.ts'
import type { Trajectory } from '../flight/typical-launch.ts'
import type { KeptSession } from './kept-shot.ts'
import { learnFromShots } from './learn.ts'
import type { KnownClub, LearnedClub } from './learned-club.ts'
import { learningShots } from './learning-shots.ts'
import type { NotLearntReason } from './learning-shots.ts'
import { learnLaunches } from './own-launch.ts'
import type { OwnLaunch } from './own-launch.ts'
import { partSwingShares } from './part-swings.ts'
import type { PartSwingShares } from './part-swings.ts'
import { knownClubs } from './prior-carries.ts'
import { shotKinds } from './shot-kinds.ts'
import { shotSummaries } from './shot-summary.ts'

/** What a golfer's kept shots are learnt with. */
export type GolferWithShots = {
  readonly sessions: readonly KeptSession[]
  /** Every owned club. */
  readonly clubs: readonly Pick<BagClub, 'type' | 'since'>[]
  readonly profile: ProfileOfGolfer
  readonly distances: Readonly<Partial<Record<ClubType, ClubDistance>>>
  /** Undefined where nobody said: 18 is learnt with. */
  readonly handicap: number | undefined
  readonly trajectory?: Trajectory | undefined
  /** The calendar day, such as 2026-11-21. */
  readonly today: string
}

/** What became of a kept shot: it counts, it looks like a mishit or a misread, or why it teaches nothing. */
export type ShotVerdict = 'solid' | 'mishit' | 'odd' | NotLearntReason

/** All that is learned from the kept shots of one golfer. */
export type ShotMemory = {
  /** Longest club first; empty without a shot to learn from. */
  readonly learned: readonly LearnedClub[]
  readonly launches: ReadonlyMap<ClubType, OwnLaunch>
  readonly partSwings: PartSwingShares
  /** By the ids of the shots. A three-quarter or half swing of an owned club is 'solid': it counts for its share. */
  readonly verdicts: ReadonlyMap<string, ShotVerdict>
  /** Full swings whose carry counts: 'your 9 shots'. Clubs without one are absent. */
  readonly solidCounts: ReadonlyMap<ClubType, number>
}

/** What the golfer's kept shots teach: clubs, launches, easier swings, and what became of every shot. */
export function shotMemory({
  sessions,
  clubs,
  profile,
  distances,
  handicap,
  trajectory,
  today,
}: GolferWithShots): ShotMemory {
  const { shots, shotIds, partSwings, partSwingIds, notLearnt } = learningShots({ sessions, clubs, today })
  const learnt = new Set(shots.map(({ club }) => club))
  const known = knownClubs({ clubs: clubs.map(({ type }) => type), profile, stored: distances, learnt })
  const learned = learnFromShots({ clubs: known, handicap, shots, summaries: shotSummaries(distances, learnt) })
  const carriesYards = new Map(learned.map(({ club, carryYards }) => [club, carryYards]))
  const kinds = shotKinds(learned, shots)
  const solidCounts = new Map<ClubType, number>()
  const verdicts = new Map<string, ShotVerdict>(notLearnt.map(({ id, reason }) => [id, reason]))
  for (const id of partSwingIds) verdicts.set(id, 'solid')
  for (const [index, id] of shotIds.entries()) {
    const [kind, shot] = [kinds[index], shots[index]]
    if (!kind || !shot) continue
    const verdict = likeliest(kind)
    verdicts.set(id, verdict)
    if (verdict === 'solid' && !shot.isSideOnly) solidCounts.set(shot.club, (solidCounts.get(shot.club) ?? 0) + 1)
  }
  return {
    learned,
    launches: learnLaunches(shots, carriesYards, trajectory),
    // Who has logged easier swings only has them as shares of what is known of the full ones.
    partSwings: partSwingShares(partSwings, learned.length > 0 ? carriesYards : priorCarries(known)),
    verdicts,
    solidCounts,
  }
}

function priorCarries(known: readonly KnownClub[]): ReadonlyMap<ClubType, number> {
  return new Map(known.map(({ club, priorCarryYards }) => [club, priorCarryYards]))
}

function likeliest({ solid, mishit, odd }: { readonly solid: number; readonly mishit: number; readonly odd: number }) {
  if (odd > solid && odd > mishit) return 'odd'
  return mishit > solid ? 'mishit' : 'solid'
}
