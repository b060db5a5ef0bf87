import type { FileRow } from '../file-row.ts'
import { MOST_ROWS, readShotRows } from '../read-shot-rows.ts'
import { refused } from '../refused.ts'
import type { ReadingOptions, ReadOutcome } from '../shot-file.ts'
import * as copy from '../shot-files.copy.ts'
import { sharedStrings, sheetRows } from './sheet-rows.ts'
import { unpackWorkbook } from './unpack.ts'
import { readXml } from './xml.ts'

/** Of more sheets the first ones are looked at. */
const MOST_SHEETS = 30

type Sheet = { readonly name: string; readonly rows: readonly FileRow[] }

/** What a sheet holds; `sheet` names it where several have shots. */
export type SheetOutcome = { readonly sheet?: string; readonly outcome: ReadOutcome }

/**
 * The shots of a workbook (.xlsx): of every sheet that has some, else what is to be said of the first one. Formulas are
 * not worked out and macros not run. Never throws, whatever the bytes are.
 */
export function readWorkbook(bytes: Uint8Array, options: ReadingOptions, seen: Set<string>): readonly SheetOutcome[] {
  const sheets = sheetsOf(bytes)
  if (typeof sheets === 'string') return [{ outcome: refused(undefined, sheets) }]
  const outcomes = sheets.map(({ name, rows }) => ({ sheet: name, outcome: readShotRows(rows, options, seen) }))
  const asked = outcomes.filter(({ outcome }) => outcome.kind === 'columns')
  const [first, ...others] = outcomes.filter(({ outcome }) => outcome.kind === 'shots')
  if (first && others.length > 0) return [first, ...others]
  const { outcome } = first ?? asked[0] ?? outcomes[0] ?? { outcome: refused(undefined, copy.empty) }
  return [{ outcome }]
}

/** Sheets with anything in them, or the sentence why there are none. */
function sheetsOf(bytes: Uint8Array): readonly Sheet[] | string {
  const unpacked = unpackWorkbook(bytes)
  switch (unpacked.kind) {
    case 'macros':
      return copy.macros
    case 'no-workbook':
      return copy.archive
    case 'too-large':
      return copy.unpacksTooLarge
    case 'broken':
      return copy.brokenWorkbook
    case 'parts':
      try {
        return readSheets(unpacked.part)
      } catch {
        // No XML, or XML that ends somewhere.
        return copy.brokenWorkbook
      }
  }
}

function readSheets(part: (path: string) => string | undefined): readonly Sheet[] | string {
  const workbook = part('xl/workbook.xml')
  if (workbook === undefined) return copy.binaryWorkbook
  const targets = new Map<string, string>()
  readXml(part('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attribute) => {
      if (name === 'Relationship') targets.set(attribute('Id') ?? '', attribute('Target') ?? '')
    },
  })
  const listed: { readonly name: string; readonly target: string }[] = []
  readXml(workbook, {
    open: (name, attribute) => {
      if (name !== 'sheet') return
      listed.push({ name: attribute('name') ?? '', target: targets.get(attribute('id') ?? '') ?? '' })
    },
  })
  const stringsXml = part('xl/sharedStrings.xml')
  const strings = stringsXml === undefined ? [] : sharedStrings(stringsXml)
  return listed.slice(0, MOST_SHEETS).flatMap(({ name, target }) => {
    const xml = part(target.startsWith('/') ? target.slice(1) : `xl/${target}`)
    const rows = xml === undefined ? [] : sheetRows(xml, strings, MOST_ROWS)
    return rows.length === 0 ? [] : [{ name, rows }]
  })
}
