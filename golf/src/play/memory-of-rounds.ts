import type { ClubType } from '../club.ts'
import { clubHistory } from '../memory/club-history.ts'
import type { ClubHistory } from '../memory/club-history.ts'
import type { KeptSession } from '../memory/kept-shot.ts'
import { shotMemory } from '../memory/shot-memory.ts'
import type { GolferWithShots, ShotMemory } from '../memory/shot-memory.ts'
import { courseBagOf } from './course-bag.ts'
import { holeLogs } from './hole-log.ts'
import type { PlayedHole, PlayedShot } from './played-rows.ts'
import { playedSessions } from './played-sessions.ts'
import type { PlayedSessions, RoundLog } from './played-sessions.ts'

/** A round with its rows, as a device has them. Only finished ones teach something. */
export type RoundRows = Pick<RoundLog, 'round'> & {
  readonly holes: readonly PlayedHole[]
  readonly shots: readonly PlayedShot[]
}

export type MemoryWithRounds = ShotMemory & {
  /** What was learned from beside the kept shots: see `playedSessions`. */
  readonly playedSessions: readonly KeptSession[]
  readonly lostCounts: ReadonlyMap<ClubType, number>
}

/** What the golfer's kept shots and the shots of finished rounds teach together. Without rounds: `shotMemory`. */
export function memoryWithRounds(golfer: GolferWithShots, rounds: readonly RoundRows[]): MemoryWithRounds {
  const { sessions, lostCounts } = sessionsOf(golfer, rounds)
  return { ...shotMemory(withSessions(golfer, sessions)), playedSessions: sessions, lostCounts }
}

/** The shots of one club, kept and played, and how its carry became known. Without rounds: `clubHistory`. */
export function historyWithRounds(golfer: GolferWithShots, rounds: readonly RoundRows[], club: ClubType): ClubHistory {
  return clubHistory(withSessions(golfer, sessionsOf(golfer, rounds).sessions), club)
}

const NO_ROUNDS: PlayedSessions = { sessions: [], uncounted: [], lostCounts: new Map() }

function sessionsOf(golfer: GolferWithShots, rounds: readonly RoundRows[]): PlayedSessions {
  if (rounds.length === 0) return NO_ROUNDS
  const logs = rounds.map(({ round, ...rows }) => ({ round, holes: holeLogs(rows) }))
  return playedSessions(logs, courseBagOf(golfer))
}

function withSessions(golfer: GolferWithShots, played: readonly KeptSession[]): GolferWithShots {
  return played.length === 0 ? golfer : { ...golfer, sessions: [...golfer.sessions, ...played] }
}
