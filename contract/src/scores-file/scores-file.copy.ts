import type { ScoresFile } from './read-scores.ts'
import type { RequiredColumn } from './score-columns.ts'
import type { ScoreFault } from './score-fault.ts'

export const neededColumns = 'Date, Course, Rating, Slope, Adjusted score'
const emptyFile = 'The file is empty.'
const tooManyLines = 'The file has over 5,000 lines. Split it and try again.'
const noHeader = `No line names the columns. Add one on top: ${neededColumns}.`
const brokenQuotes = (line: number) => `A quotation mark on line ${line} never closes. Fix it and try again.`
const missing = (columns: readonly RequiredColumn[]) =>
  `${columns.length === 1 ? 'A column is' : 'Columns are'} missing: ${columns.map((column) => columnNames[column]).join(', ')}. Name ${columns.length === 1 ? 'it' : 'them'} in the first line.`

const columnNames = {
  date: 'Date',
  course: 'Course',
  courseRating: 'Rating',
  slopeRating: 'Slope',
  adjustedGrossScore: 'Adjusted score',
} as const satisfies Record<RequiredColumn, string>

/** Why a file is no list of rounds, and what to do. */
export function refusalText(refused: Extract<ScoresFile, { readonly kind: 'refused' }>): string {
  switch (refused.why) {
    case 'empty':
      return emptyFile
    case 'no-header':
      return noHeader
    case 'too-long':
      return tooManyLines
    case 'quotes':
      return brokenQuotes(refused.line)
    case 'columns':
      return missing(refused.missing)
  }
}

/** A sentence of its own, after the name of the line. */
export function faultText(fault: ScoreFault): string {
  switch (fault.kind) {
    case 'cells':
      return 'More cells than columns. Put a number with a decimal comma in quotes.'
    case 'missing':
      return `No ${columnNames[fault.column].toLowerCase()}.`
    case 'too-long':
      return `The ${fault.column === 'course' ? 'course' : 'tees'} can have ${fault.most} characters at most.`
    case 'no-date':
      return `“${fault.cell}” isn't a date we can read. Write it as 2026-05-31.`
    case 'future':
      return `${fault.cell} is in the future.`
    case 'too-early':
      return `${fault.cell} is before 2000.`
    case 'either-date':
      return `${fault.cell} could be two days. Write it as 2026-05-31.`
    case 'holes':
      return `“${fault.cell}” holes. Only 9 and 18 count.`
    case 'courseRating':
      return `Rating “${fault.cell}” isn't ${fault.lowest} to ${fault.highest}, as for ${fault.holeCount} holes.`
    case 'adjustedGrossScore':
      return `Score “${fault.cell}” isn't a whole number from ${fault.lowest} to ${fault.highest}, as for ${fault.holeCount} holes.`
    case 'slopeRating':
      return `Slope “${fault.cell}” isn't a whole number from ${fault.lowest} to ${fault.highest}.`
    case 'playingConditions':
      return `PCC “${fault.cell}” isn't a whole number from −1 to ${fault.highest}.`
  }
}
