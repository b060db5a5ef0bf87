import type { ClubType } from '../club.ts'
import type { KeptSession, KeptShot } from '../memory/kept-shot.ts'
import { ROUND_SOURCE } from '../memory/shot-sources.ts'
import type { CourseBag } from './course-bag.ts'
import type { CourseShot } from './course-evidence.ts'
import { courseShots } from './course-shots.ts'
import type { UncountedShot } from './course-shots.ts'
import type { HoleLog } from './hole-log.ts'
import type { PlayState } from './played-record.ts'

/** A round as it is stored, as far as its shots teach something. */
export type RoundLog = {
  /** The date is the golfer's calendar day, such as 2026-11-21. */
  readonly round: { readonly id: string; readonly date: string; readonly state: PlayState }
  readonly holes: readonly HoleLog[]
}

export type PlayedSessions = {
  /** One for each finished round with a shot that counts; ids are those of the round and of its shots. */
  readonly sessions: readonly KeptSession[]
  /** The other strokes of those rounds. */
  readonly uncounted: readonly UncountedShot[]
  /** Full swings with a penalty whose ball nobody marked: without them a golfer looks straighter. Clubs without are absent. */
  readonly lostCounts: ReadonlyMap<ClubType, number>
}

/**
 * What the shots of finished rounds teach, for `learningShots` next to the sessions that were kept. Nothing is stored: a
 * round that is corrected or deleted teaches what is left of it.
 */
export function playedSessions(rounds: readonly RoundLog[], bag: CourseBag): PlayedSessions {
  const sessions: KeptSession[] = []
  const uncounted: UncountedShot[] = []
  const lostCounts = new Map<ClubType, number>()
  for (const { round, holes } of rounds) {
    if (round.state !== 'finished') continue
    const shots: KeptShot[] = []
    for (const log of holes) {
      const found = courseShots(log, bag)
      for (const shot of found.counted) shots.push(keptShot(shot))
      for (const shot of found.uncounted) {
        uncounted.push(shot)
        if (shot.reason === 'penalty' && shot.club) lostCounts.set(shot.club, (lostCounts.get(shot.club) ?? 0) + 1)
      }
    }
    if (shots.length > 0) sessions.push(sessionOf(round, shots))
  }
  return { sessions, uncounted, lostCounts }
}

/** Its carries are in the reference air. */
function sessionOf({ id, date }: RoundLog['round'], shots: readonly KeptShot[]): KeptSession {
  return { id, day: date, origin: 'course', source: ROUND_SOURCE, isNormalised: true, shots }
}

function keptShot({ isSideOnly, ...shot }: CourseShot): KeptShot {
  return { ...shot, swing: 'full', isSpinMeasured: false, mark: 'by-rule', ...(isSideOnly && { isSideOnly }) }
}
