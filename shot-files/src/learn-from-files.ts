import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import type { KeptSession, KeptShot } from '@bagwise/golf/memory/kept-shot'
import { learnedDistances } from '@bagwise/golf/memory/learned-distances'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import type { GolferWithShots, ShotMemory, ShotVerdict } from '@bagwise/golf/memory/shot-memory'

/** A session whose shots are columns: ten thousand objects on their way to the worker hold the page up. */
export type PackedSession = Omit<KeptSession, 'shots'> & {
  readonly clubs: readonly KeptShot['club'][]
  readonly swings: readonly KeptShot['swing'][]
  readonly marks: readonly KeptShot['mark'][]
  readonly carriesYards: Float64Array
  /** NaN where it was not seen. */
  readonly sidesYards: Float64Array
}

/** Kept shots and those of files, of the golfer as they would be after saving. */
export type FilesToLearnFrom = Omit<GolferWithShots, 'sessions'> & { readonly sessions: readonly PackedSession[] }

/** What the shots teach: in the order of the sessions and of their shots. */
export type LearnedFromFiles = {
  readonly learned: readonly LearnedClub[]
  /** Of clubs with a shot that counts. */
  readonly distances: ReadonlyMap<ClubType, ClubDistance>
  readonly verdicts: readonly (readonly (ShotVerdict | undefined)[])[]
}

/** What else was learned from: sessions of rounds. */
type Memory = ShotMemory & { readonly playedSessions?: readonly KeptSession[] | undefined }

/** What golfers' shots would teach if they were kept. What learns is a file of its own. */
export function learnFromFiles(
  { sessions: packed, ...golfer }: FilesToLearnFrom,
  memoryOf: (golfer: GolferWithShots) => Memory,
): LearnedFromFiles {
  const sessions = packed.map(unpacked)
  const memory = memoryOf({ ...golfer, sessions })
  return {
    learned: memory.learned,
    distances: learnedDistances(memory, [...sessions, ...(memory.playedSessions ?? [])]),
    verdicts: sessions.map(({ shots }) => shots.map(({ id }) => memory.verdicts.get(id))),
  }
}

function unpacked({ clubs, swings, marks, carriesYards, sidesYards, ...session }: PackedSession): KeptSession {
  const shots = clubs.map((club, index): KeptShot => {
    const sideYards = sidesYards[index] ?? Number.NaN
    return {
      id: `${session.id} ${index}`,
      club,
      swing: swings[index] ?? 'full',
      mark: marks[index] ?? 'by-rule',
      carryYards: carriesYards[index] ?? 0,
      ...(Number.isNaN(sideYards) ? {} : { sideYards }),
      isSpinMeasured: false,
    }
  })
  return { ...session, shots }
}
