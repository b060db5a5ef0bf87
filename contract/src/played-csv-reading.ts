import { groupedBy } from '@bagwise/golf/grouped-by'
import { rangesOf } from '@bagwise/golf/handicap/round'
import { MOST_PLAYED_ROUNDS, MOST_SHOTS_OF_HOLE, MOST_SHOTS_OF_ROUND, misfitOf } from '@bagwise/golf/play/played-record'
import { isSameValue } from '@bagwise/golf/same-value'
import type { CellValue, CsvColumn } from './csv-columns.ts'
import { linesOf } from './csv-lines.ts'
import type { Fields, ReadLine, ReadLines } from './csv-lines.ts'
import type { LineProblem } from './distances-csv.ts'
import type { PlayedHole, PlayedRound, PlayedShot } from './play.ts'
import type { WholePlayedRound } from './played-csv.ts'
import { AIR_FIELDS, HOLE_COLUMNS, REST_FIELDS, ROUND_COLUMNS, SHOT_COLUMNS } from './played-csv-columns.ts'

export const PLAYED_FILES = ['holes.csv', 'shots.csv'] as const
export type PlayedFileProblem = LineProblem & { readonly file: (typeof PLAYED_FILES)[number] }

export type ReadPlayed =
  | { readonly rounds: readonly WholePlayedRound[] }
  | { readonly problems: readonly PlayedFileProblem[] }

/** A file of another kind has one in every line. */
const MOST_PROBLEMS = 20

/**
 * Reads what `holesCsv` and `shotsCsv` wrote, also after a spreadsheet has saved it and in either units; else lists what is
 * wrong, by file and line. Places on holes are not in it.
 */
export function readPlayedCsv({ holes, shots }: { readonly holes: string; readonly shots: string }): ReadPlayed {
  const ofHoles = linesOf(holes, [...ROUND_COLUMNS, ...HOLE_COLUMNS])
  const ofShots = linesOf(shots, SHOT_COLUMNS)
  const problems = [...inFile('holes.csv', ofHoles), ...inFile('shots.csv', ofShots)]
  if ('problems' in ofHoles || 'problems' in ofShots) return { problems: problems.slice(0, MOST_PROBLEMS) }
  const wrong = [
    ...misfitsOfHoles(ofHoles.lines).map((problem) => ({ file: 'holes.csv' as const, ...problem })),
    ...misfitsOfShots(ofShots.lines, ofHoles.lines).map((problem) => ({ file: 'shots.csv' as const, ...problem })),
  ]
  return wrong.length > 0
    ? { problems: wrong.slice(0, MOST_PROBLEMS) }
    : { rounds: roundsOf(ofHoles.lines, ofShots.lines) }
}

function inFile(file: PlayedFileProblem['file'], read: ReadLines): readonly PlayedFileProblem[] {
  return 'problems' in read ? read.problems.map((problem) => ({ file, ...problem })) : []
}

const nameOf = (round: CellValue | undefined, hole: CellValue | undefined) => `${String(round)} ${String(hole)}`

function misfitsOfHoles(lines: readonly ReadLine[]): readonly LineProblem[] {
  const first = new Map<CellValue | undefined, ReadLine>()
  const names = new Set<string>()
  const problems = lines.flatMap(({ line, fields }): readonly LineProblem[] => {
    const known = first.get(fields.id)
    if (!known) first.set(fields.id, { line, fields })
    const differing = known && ROUND_COLUMNS.find(({ field }) => !isSameValue(known.fields[field], fields[field]))
    const name = nameOf(fields.id, fields.number)
    const isTwice = names.has(name)
    names.add(name)
    const hole = holeFrom(fields)
    const misfit = misfitOf(hole)
    const messages = [
      known && differing && `Its round has another ${differing.name} in line ${known.line}.`,
      isTwice && `Hole ${hole.number} of this round has a line already.`,
      misfit === 'putts' && 'There must be fewer putts than strokes.',
      misfit === 'finish' && 'A hole that was not played has no score.',
      !known && ratingProblem(roundFrom(fields)),
    ]
    return messages.flatMap((message) => (message ? [{ line, message }] : []))
  })
  return first.size > MOST_PLAYED_ROUNDS
    ? [...problems, { line: 1, message: `There are more than ${MOST_PLAYED_ROUNDS} rounds.` }]
    : problems
}

function ratingProblem({ courseRating, holeCount }: PlayedRound): string | undefined {
  const { lowest, highest } = rangesOf(holeCount).courseRating
  const isFitting = courseRating === null || (courseRating >= lowest && courseRating <= highest)
  return isFitting ? undefined : `A rating of ${holeCount} holes is from ${lowest} to ${highest}.`
}

function misfitsOfShots(lines: readonly ReadLine[], holes: readonly ReadLine[]): readonly LineProblem[] {
  const known = new Set(holes.map(({ fields }) => nameOf(fields.id, fields.number)))
  const ids = new Set<CellValue | undefined>()
  const counts = new Map<string, number>()
  const counted = (name: string) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count
  }
  return lines.flatMap(({ line, fields }) => {
    const isTwice = ids.has(fields.id)
    ids.add(fields.id)
    const name = nameOf(fields.round, fields.hole)
    const isTooMany = counted(name) > MOST_SHOTS_OF_HOLE || counted(String(fields.round)) > MOST_SHOTS_OF_ROUND
    const isLeftKnown = fields.leftYards !== null
    const messages = [
      isTwice && 'This shot has a line already.',
      !known.has(name) && 'Its hole is not in holes.csv.',
      isTooMany && `A hole has at most ${MOST_SHOTS_OF_HOLE} shots, a round ${MOST_SHOTS_OF_ROUND}.`,
      isLeftKnown !== (fields.leftFrom !== null) && '“left” and “left by” go together.',
      !isLeftKnown && fields.leftSdYards !== null && '“left sd” needs “left”.',
      !isAllOrNone(fields, REST_FIELDS) && 'The three “rest” columns go together.',
      !isAllOrNone(fields, AIR_FIELDS) && 'Headwind, crosswind and temperature go together.',
    ]
    return messages.flatMap((message) => (message ? [{ line, message }] : []))
  })
}

function isAllOrNone(fields: Fields, names: readonly string[]): boolean {
  const count = names.filter((name) => fields[name] !== null).length
  return count === 0 || count === names.length
}

function roundsOf(holes: readonly ReadLine[], shots: readonly ReadLine[]): readonly WholePlayedRound[] {
  const shotsByRound = groupedBy(shots, ({ fields }) => fields.round)
  return [...groupedBy(holes, ({ fields }) => fields.id)].flatMap(([id, ofRound]) => {
    const [first] = ofRound
    if (!first) return []
    return {
      round: roundFrom(first.fields),
      holes: ofRound.map(({ fields }) => holeFrom(fields)),
      shots: (shotsByRound.get(id ?? null) ?? []).map(({ fields }) => shotFrom(fields)),
    }
  })
}

/** Each field has been read by its column, which takes nothing else than what is stored. */
function rowOf<Row>(columns: readonly CsvColumn[], fields: Fields): Row {
  return Object.fromEntries(columns.map(({ field }) => [field, fields[field]])) as Row
}

function roundFrom(fields: Fields): PlayedRound {
  return rowOf<PlayedRound>(ROUND_COLUMNS, fields)
}

function holeFrom(fields: Fields): PlayedHole {
  return { round: String(fields.id), ...rowOf<Omit<PlayedHole, 'round' | 'pin'>>(HOLE_COLUMNS, fields), pin: null }
}

function shotFrom(fields: Fields): PlayedShot {
  const own = SHOT_COLUMNS.filter(({ field }) => ![...REST_FIELDS, ...AIR_FIELDS].some((part) => part === field))
  const together = <Part>(names: readonly string[]) =>
    fields[names[0] ?? ''] === null
      ? null
      : rowOf<Part>(
          SHOT_COLUMNS.filter(({ field }) => names.includes(field)),
          fields,
        )
  return {
    ...rowOf<Omit<PlayedShot, 'rest' | 'air' | 'at'>>(own, fields),
    rest: together<NonNullable<PlayedShot['rest']>>(REST_FIELDS),
    air: together<NonNullable<PlayedShot['air']>>(AIR_FIELDS),
    at: null,
  }
}
