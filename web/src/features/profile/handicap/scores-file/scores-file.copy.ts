export const title = 'Rounds from a file'
export const intro = 'A CSV file with one round per line. The first line names the columns.'
export const optional = 'Tees, Holes and PCC are read too. Commas or semicolons both work.'
export const fileLabel = 'File with rounds'
export const orDrop = 'or drop it here'
export const oneAtATime = 'Drop one file at a time.'
export const undo = 'Undo'
export const tryAgain = 'Try again'
export const otherFile = 'Another file'

export const unreadable = "Can't open the file. Was it moved or changed? Choose it again."
export const tooLarge = 'This file is over 1 MB. Split it and try again.'
export const workbook = 'This is a spreadsheet. Save it as CSV, and choose that file.'

export const found = (count: number) =>
  count === 0 ? 'No new rounds.' : `${count === 1 ? '1 new round' : `${count} new rounds`}.`
/** In place of an adjusted score. */
export const takenAsScore = (name: string) => `We use “${name}” as the adjusted gross score.`
export const here = (lines: readonly number[]) =>
  `${lines.length === 1 ? '1 is' : `${lines.length} are`} in your rounds already: ${linesText(lines)}.`
export const twice = (lines: readonly number[]) =>
  `${lines.length === 1 ? '1 repeats' : `${lines.length} repeat`} a day, course and score of the file: ${linesText(lines)}.`
export const noRoom = (count: number) =>
  `We keep 500 rounds, so your ${count === 1 ? 'oldest is' : `${count} oldest are`} left out.`
export const whichDay = (cell: string) => `Which day is ${cell}?`

/** Enough to find them. */
const NAMED_LINES = 8

function linesText(lines: readonly number[]): string {
  const named = lines.slice(0, NAMED_LINES).join(', ')
  const moreCount = lines.length - NAMED_LINES
  return `${lines.length === 1 ? 'line' : 'lines'} ${named}${moreCount > 0 ? ` and ${moreCount} more` : ''}`
}

export const leftOut = (count: number) => `${count === 1 ? '1 line' : `${count} lines`} can't be read`
export const lineName = (line: number) => `Line ${line}`
export const moreLines = (count: number) => `And ${count} more.`
export const putRight = 'Fix the file and choose it again. Rounds you have already are not added twice.'
export const notLoaded = "Your rounds didn't load, so we can't tell which are new. Check your connection and try again."

export const add = (count: number) => (count === 1 ? 'Add 1 round' : `Add ${count} rounds`)
export const addedText = (count: number) => (count === 1 ? '1 round added.' : `${count} rounds added.`)

type RoundFacts = {
  readonly day: string
  readonly isNine: boolean
  readonly strokes: number
  readonly courseRating: string
  readonly slopeRating: number
}

export const roundFacts = ({ day, isNine, strokes, courseRating, slopeRating }: RoundFacts) =>
  `${day} · ${isNine ? '9 holes · ' : ''}${strokes} strokes · ${courseRating}/${slopeRating}`
export const allRounds = (count: number) => `Show all ${count} rounds`
export const fewerRounds = 'Show fewer'

/** While the golfer is asked which day it is. */
export const waitsForAnswer = ({ cell }: { readonly cell: string }) => `${cell} waits for your answer.`
