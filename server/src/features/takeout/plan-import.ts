import { isOutranked, withBefore } from '@bagwise/golf/distances/club-distance'
import { isSameValue, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { StoredDistance } from '@bagwise/contract/profile-fields'
import type { PlayedHole } from '@bagwise/contract/play'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { OwnCourse } from '@bagwise/contract/own-courses'
import type { Round } from '@bagwise/contract/rounds'
import type { ImportPlan } from '@bagwise/contract/takeout'
import type { ImportedContent } from './read-import.ts'
import type { Play, ProgressRow, Shots } from './takeout-parts.ts'

type Present = {
  readonly document: ProfileDocument
  readonly progress: readonly ProgressRow[]
  readonly rounds: readonly Round[]
  readonly shots: Shots
  readonly play: Play
  readonly ownCourses: readonly OwnCourse[]
}

/** What an import would change. It adds and replaces; it never deletes what the file does not name. */
export function planImport(content: ImportedContent, present: Present): ImportPlan {
  const { values, progress, rounds, shots, play, ownCourses } = content
  const changes = values.map(([path, value]) => plannedChange(path, value, present.document))
  return {
    changes: changes.flatMap((change) => ('to' in change ? [change] : [])),
    kept: changes.flatMap((change) => ('estimate' in change ? [change] : [])),
    progress: addedTo(
      present.progress.map(({ date }) => date),
      progress.map(({ date }) => date),
    ),
    rounds: addedTo(idsOf(present.rounds), idsOf(rounds)),
    shotSessions: addedTo(idsOf(present.shots.sessions), idsOf(shots.sessions)),
    shots: addedTo(idsOf(present.shots.shots), idsOf(shots.shots)),
    playedRounds: addedTo(idsOf(present.play.rounds), idsOf(play.rounds)),
    playedHoles: addedTo(present.play.holes.map(holeName), play.holes.map(holeName)),
    playedShots: addedTo(idsOf(present.play.shots), idsOf(play.shots)),
    ownCourses: addedTo(idsOf(present.ownCourses), idsOf(ownCourses)),
  }
}

/** Names a hole among all that a golfer has played. */
export function holeName({ round, number }: Pick<PlayedHole, 'round' | 'number'>): string {
  return `${round} ${number}`
}

export function idsOf(entries: readonly { readonly id: string }[]): readonly string[] {
  return entries.map(({ id }) => id)
}

function addedTo(present: readonly string[], imported: readonly string[]): ImportPlan['rounds'] {
  const known = new Set(present)
  const names = [...new Set(imported)]
  const addedCount = names.filter((name) => !known.has(name)).length
  return { added: addedCount, present: names.length - addedCount }
}

type PlannedChange = ImportPlan['changes'][number] | ImportPlan['kept'][number] | { readonly path: string }

function plannedChange(text: string, value: unknown, document: ProfileDocument): PlannedChange {
  const path = parseProfilePath(text)
  if (!path) throw new Error(`An import names ${text}, which is no path of a profile`)
  const current = valueAt(document, path)
  if (isSameValue(current, value)) return { path: text }
  // Counts only rise.
  if (text === 'shareCount' && Number(value) < Number(current)) return { path: text }
  if (path.kind === 'distance' && current !== null) return plannedDistance(text, value, StoredDistance.parse(current))
  return { path: text, from: current, to: value }
}

function plannedDistance(path: string, value: unknown, stored: StoredDistance): PlannedChange {
  const proposed = StoredDistance.parse(value)
  if (isOutranked({ stored, proposed })) return { path, own: stored, estimate: value }
  // A file without shots keeps those of the same number, and one that knows of no number before them that one.
  const isSameWithoutShots = !proposed.shots && isSameValue(withoutShots(stored), withoutShots(proposed))
  const to = withBefore(stored, proposed)
  return isSameWithoutShots || isSameValue(stored, to) ? { path } : { path, from: stored, to }
}

function withoutShots({ shots: _shots, before: _before, ...distance }: StoredDistance) {
  return distance
}
