import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePath } from '@bagwise/contract/profile-paths'
import type { ImportPlan } from '@bagwise/contract/takeout'
import * as copy from './takeout.copy.ts'

/** '14 distances, 2 clubs and 34 days of progress'; empty when nothing would change. */
export function planSummary({ changes, progress, rounds, shots, ownCourses, ...played }: ImportPlan): string {
  const count = (kind: ProfilePath['kind']) =>
    changes.filter(({ path }) => parseProfilePath(path)?.kind === kind).length
  const parts = [
    counted(count('distance'), copy.distanceCount),
    counted(count('club'), copy.clubCount),
    counted(count('scalar'), copy.detailCount),
    counted(progress.added, copy.progressDayCount),
    counted(rounds.added, copy.roundCount),
    counted(shots.added, copy.shotCount),
    counted(played.playedRounds.added, copy.playedRoundCount),
    counted(played.playedHoles.added, copy.playedHoleCount),
    counted(played.playedShots.added, copy.playedShotCount),
    counted(ownCourses.added, copy.ownCourseCount),
  ].flat()
  return copy.listed(parts)
}

/** What of the file is in the account already; empty when there is nothing of the kind. */
export function presentText({ progress, rounds, shots, ownCourses, ...played }: ImportPlan): string {
  const parts = [
    counted(progress.present, copy.progressDayCount),
    counted(rounds.present, copy.roundCount),
    counted(shots.present, copy.shotCount),
    counted(played.playedRounds.present, copy.playedRoundCount),
    counted(played.playedHoles.present, copy.playedHoleCount),
    counted(played.playedShots.present, copy.playedShotCount),
    counted(ownCourses.present, copy.ownCourseCount),
  ].flat()
  return parts.length === 0 ? '' : copy.presentAlready(parts)
}

function counted(count: number, words: (count: number) => string): readonly string[] {
  return count === 0 ? [] : [words(count)]
}
