import { lineReader } from '@bagwise/contract/play-table'
import { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { ImportedTakeout } from '@bagwise/contract/takeout'
import type { ImportProblem } from '@bagwise/contract/takeout'
import { checkedEntries, entryOf, placeOf } from './checked-entries.ts'
import { holeName } from './plan-import.ts'
import type { Play } from './takeout-parts.ts'

type Reading = { readonly problems: ImportProblem[] }

/** Played rounds of a takeout. Each hole is one of a round in the same file, and each shot of a hole. */
export async function checkedPlay(file: unknown, { problems }: Reading): Promise<Play> {
  const rounds = await checkedEntries(PlayedRound, {
    list: ImportedTakeout.shape.playedRounds.safeParse(entryOf(file, 'playedRounds')).data ?? [],
    at: ['playedRounds'],
    nameOf: ({ id }) => id,
    problems,
  })
  const holes = await checkedEntries(PlayedHole, {
    ...linesOf(file, 'playedHoles'),
    nameOf: holeName,
    problems,
  })
  const shots = await checkedEntries(PlayedShot, {
    ...linesOf(file, 'playedShots'),
    nameOf: ({ id }) => id,
    problems,
  })
  if (problems.length === 0) problems.push(...misplaced({ rounds, holes, shots }))
  return { rounds, holes, shots }
}

function linesOf(file: unknown, part: 'playedHoles' | 'playedShots') {
  const { columns, rows } = ImportedTakeout.shape[part].safeParse(entryOf(file, part)).data ?? { columns: [], rows: [] }
  const read = lineReader(columns)
  return { list: rows, read: (line: unknown) => read(String(line)), at: [part, 'rows'] }
}

function misplaced({ rounds, holes, shots }: Play): readonly ImportProblem[] {
  const knownRounds = new Set(rounds.map(({ id }) => id))
  const knownHoles = new Set(holes.map(holeName))
  const hole = holes.findIndex(({ round }) => !knownRounds.has(round))
  const shot = shots.findIndex(({ round, hole: number }) => !knownHoles.has(holeName({ round, number })))
  return [
    ...(hole === -1
      ? []
      : [{ place: placeOf(['playedHoles', 'rows', hole, 'round']), message: 'It is of no round in this file.' }]),
    ...(shot === -1
      ? []
      : [{ place: placeOf(['playedShots', 'rows', shot, 'hole']), message: 'It is of no hole in this file.' }]),
  ]
}
