import { fileRow } from '../file-row.ts'
import type { FileRow } from '../file-row.ts'
import { readXml } from './xml.ts'

/** No launch monitor measures more; a cell's address may say 16,384. */
const MOST_COLUMNS = 200
const LETTERS = 26
const LETTER_BEFORE_A = 64

/** The texts that cells name by their number. */
export function sharedStrings(xml: string): readonly string[] {
  const strings: string[] = []
  let isText = false
  let isPhonetic = false
  readXml(xml, {
    open: (name) => {
      if (name === 'si') strings.push('')
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    close: (name) => {
      if (name === 'rPh') isPhonetic = false
      isText = false
    },
    text: (text) => {
      if (isText) strings[strings.length - 1] += text
    },
  })
  return strings
}

/** The rows of a sheet with anything in them, at most so many and one more; their lines are the sheet's own numbers. */
export function sheetRows(xml: string, strings: readonly string[], mostRows: number): readonly FileRow[] {
  const rows: FileRow[] = []
  let line = 0
  let cells: string[] = []
  let column = -1
  let type: string | undefined
  let value = ''
  let isValue = false

  readXml(xml, {
    open: (name, attribute) => {
      if (name === 'row') {
        const number = Number(attribute('r'))
        line = Number.isInteger(number) && number > line ? number : line + 1
        cells = []
        column = -1
      } else if (name === 'c') {
        column = columnOf(attribute('r')) ?? column + 1
        type = attribute('t')
        value = ''
      }
      isValue = name === 'v' || name === 't'
    },
    text: (text) => {
      if (isValue) value += text
    },
    close: (name) => {
      isValue = false
      if (name === 'c' && column < MOST_COLUMNS) {
        for (let empty = cells.length; empty < column; empty += 1) cells.push('')
        cells[column] = cellText(value, type, strings)
      }
      if (name !== 'row' || rows.length > mostRows) return
      const row = fileRow(line, cells)
      if (row) rows.push(row)
    },
  })
  return rows
}

function cellText(value: string, type: string | undefined, strings: readonly string[]): string {
  if (type === 's') return strings[Number(value)] ?? ''
  return type === 'e' ? '' : value
}

/** `AB12` is the 28th column, counted from 0. */
function columnOf(address: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(address ?? '') ?? []
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * LETTERS + (letter.codePointAt(0) ?? 0) - LETTER_BEFORE_A, 0) - 1
}
