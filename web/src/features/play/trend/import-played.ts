import type { PlayChange } from '@bagwise/contract/play'
import type { WholePlayedRound } from '@bagwise/contract/played-csv'
import { readPlayedCsv } from '@bagwise/contract/played-csv-reading'
import { MOST_PLAYED_ROUNDS } from '@bagwise/golf/play/played-record'
import { textOf } from '@bagwise/shot-files/file-text'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'
import * as copy from './files.copy.ts'

/** What became of files: sentences to show, and whether anything was added. */
export type Imported = { readonly isRefused: boolean; readonly lines: readonly string[] }

/** Adds what is missing of the rounds in `holes.csv` and `shots.csv`, in any encoding; which is which their columns say. */
export async function importPlayed(files: readonly [File, File]): Promise<Imported> {
  const texts = await Promise.all(files.map(async (file) => textOf(new Uint8Array(await file.arrayBuffer()))))
  const [shots, holes] = texts.toSorted((one, other) => Number(isHoles(one)) - Number(isHoles(other)))
  const read = readPlayedCsv({ holes: holes ?? '', shots: shots ?? '' })
  if ('problems' in read) return refused(read.problems.map((problem) => copy.fileProblemText(problem)))
  const known = new Map(playedRounds.state().rounds.map((played) => [played.round.id, played]))
  const added = read.rounds.filter(({ round }) => !known.has(round.id))
  if (known.size + added.length > MOST_PLAYED_ROUNDS) return refused([copy.tooMany(MOST_PLAYED_ROUNDS)])
  playedRounds.takeOver(read.rounds.flatMap((played) => missingRows(played, known.get(played.round.id))))
  return { isRefused: false, lines: [copy.addedRounds(added.length, read.rounds.length - added.length)] }
}

/** Its head names the par of holes. */
function isHoles(text: string): boolean {
  return /^[^\n]*\bpar\b/i.test(text)
}

function missingRows(
  { round, holes, shots }: WholePlayedRound,
  known: ShownPlayedRound | undefined,
): readonly PlayChange[] {
  // Rows that this device has not read may be there all the same.
  if (known && !(known.holes && known.shots)) return []
  const numbers = new Set(known?.holes?.map(({ number }) => number))
  const ids = new Set(known?.shots?.map(({ id }) => id))
  return [
    ...(known ? [] : [{ kind: 'round' as const, base: null, row: round }]),
    ...holes.flatMap((row) => (numbers.has(row.number) ? [] : { kind: 'hole' as const, base: null, row })),
    ...shots.flatMap((row) => (ids.has(row.id) ? [] : { kind: 'shot' as const, base: null, row })),
  ]
}

function refused(lines: readonly string[]): Imported {
  return { isRefused: true, lines: [...lines, copy.refused] }
}
