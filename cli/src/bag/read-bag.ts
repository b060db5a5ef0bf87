import { readDistancesCsv } from '@bagwise/contract/distances-csv'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { kindOf, textOf } from '@bagwise/shot-files/file-text'
import type { GivenFile, Io } from '../io.ts'
import { noAnswer } from '../problem.ts'
import * as copy from './bag.copy.ts'
import { golferWithCarries, golferWithDistances } from './golfer.ts'
import type { Golfer } from './golfer.ts'
import { readTakeout } from './read-takeout.ts'
import { writtenClubs } from './written-clubs.ts'

/** The largest takeout is 32 MB. */
export const LARGEST_BAG_BYTES = 32 * 1024 * 1024
const WRITTEN_CLUBS = /^[\w-]*=/
const JSON_START = /^\uFEFF?\s*[[{]/

/**
 * The golfer of `--bag`: a takeout, distances as CSV, or clubs with their carries; the standard bag of a 95 mph driver swing
 * where none was given. Throws a `CommandProblem` that names the file, with the line or the version that is wrong.
 */
export async function readBag(given: string | undefined, units: PreferredUnits, io: Io): Promise<Golfer> {
  if (given === undefined) return golferWithCarries(STANDARD_BAG)
  if (WRITTEN_CLUBS.test(given)) return golferWithCarries(writtenClubs(given, units))
  return golferOfFile(await io.readFile(given, LARGEST_BAG_BYTES))
}

/** Whether a text begins as JSON does: of the files that are read only a takeout does. */
export function isJsonText(text: string): boolean {
  return JSON_START.test(text)
}

function golferOfFile(file: GivenFile): Golfer {
  const { path } = file
  const text = textIn(file)
  if (isJsonText(text)) return readTakeout(text, path)
  const read = readDistancesCsv(text)
  if ('distances' in read) return golferWithDistances(read.distances)
  const [first = { line: 1, message: '' }] = read.problems
  throw noAnswer(copy.atLine(path, first.line, first.message))
}

/** The text of a file; throws where there is none. */
export function textIn({ path, bytes }: GivenFile): string {
  if (bytes.length === 0) throw noAnswer(copy.empty(path))
  const text = kindOf(bytes) === 'text' ? textOf(bytes) : undefined
  if (text === undefined || text.includes('\0')) throw noAnswer(copy.noText(path))
  if (text.trim() === '') throw noAnswer(copy.empty(path))
  return text
}
