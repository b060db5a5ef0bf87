import type { ImportProblem } from '@bagwise/contract/takeout'
import {
  MOST_PLAYED_ROUNDS,
  MOST_PLAYED_SHOTS,
  MOST_SHOTS_OF_HOLE,
  MOST_SHOTS_OF_ROUND,
} from '@bagwise/golf/play/played-record'
import { idsOf } from './plan-import.ts'
import type { Play } from './takeout-parts.ts'

/** What an import of played rounds would bring beyond the limits. */
export function tooMuchPlayed(present: Play, imported: Play): readonly ImportProblem[] {
  const known = new Set([...idsOf(present.rounds), ...idsOf(present.shots)])
  const rounds = imported.rounds.filter(({ id }) => !known.has(id))
  const shots = imported.shots.filter(({ id }) => !known.has(id))
  return [
    ...noRoom({ what: 'rounds', most: MOST_PLAYED_ROUNDS, present: present.rounds, added: rounds }),
    ...noRoom({ what: 'shots', most: MOST_PLAYED_SHOTS, present: present.shots, added: shots }),
    ...overfull([...present.shots, ...shots], new Set(shots.map(({ round }) => round))),
  ]
}

type Room = {
  readonly what: 'rounds' | 'shots'
  readonly most: number
  readonly present: readonly unknown[]
  readonly added: readonly unknown[]
}

function noRoom({ what, most, present, added }: Room): readonly ImportProblem[] {
  if (added.length === 0 || present.length + added.length <= most) return []
  const counts = `Bagwise keeps ${most.toLocaleString('en-US')} ${what} that you have played. You have ${present.length} and the file adds ${added.length}`
  return [
    { place: what === 'rounds' ? 'playedRounds' : 'playedShots', message: `${counts}: delete old ones to make room.` },
  ]
}

/** Rounds and holes that would have more shots than they may. */
function overfull(shots: Play['shots'], growing: ReadonlySet<string>): readonly ImportProblem[] {
  const ofGrowing = shots.filter(({ round }) => growing.has(round))
  const byRound = Map.groupBy(ofGrowing, ({ round }) => round)
  const byHole = Map.groupBy(ofGrowing, ({ round, hole }) => `${round}, hole ${hole}`)
  const over = (groups: ReadonlyMap<string, readonly unknown[]>, most: number) =>
    [...groups].flatMap(([name, { length: count }]) =>
      count <= most
        ? []
        : [{ place: 'playedShots', message: `Round ${name} would have ${count} shots, ${most} at most.` }],
    )
  return [...over(byRound, MOST_SHOTS_OF_ROUND), ...over(byHole, MOST_SHOTS_OF_HOLE)]
}
