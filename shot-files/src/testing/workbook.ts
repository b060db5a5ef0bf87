import { strToU8, zipSync } from 'fflate'

/** A number, or a text among the shared ones. */
type Cell = number | string
export type SheetRow = readonly Cell[]

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook (.xlsx) with these sheets, as ECMA-376 has them; `prefix` is how some programs write them. */
export function workbookParts(
  sheets: Readonly<Record<string, readonly SheetRow[]>>,
  prefix = '',
): Record<string, string> {
  const names = Object.keys(sheets)
  const strings: string[] = []
  const shared = (text: string) => (strings.includes(text) ? strings.indexOf(text) : strings.push(text) - 1)
  const tag = (name: string, content: string, attributes = '') =>
    `<${prefix}${name}${attributes}>${content}</${prefix}${name}>`
  const space = ` xmlns${prefix === '' ? '' : `:${prefix.slice(0, -1)}`}="${MAIN}"`
  const parts: Record<string, string> = {}
  names.forEach((name, index) => {
    const rows = (sheets[name] ?? []).map((cells, row) => {
      const written = cells.map((cell, column) => {
        const address = ` r="${String.fromCodePoint(65 + column)}${row + 1}"`
        return typeof cell === 'number'
          ? tag('c', tag('v', String(cell)), address)
          : cell === ''
            ? ''
            : tag('c', tag('v', String(shared(cell))), `${address} t="s"`)
      })
      return tag('row', written.join(''), ` r="${row + 1}"`)
    })
    parts[`xl/worksheets/sheet${index + 1}.xml`] = tag('worksheet', tag('sheetData', rows.join('')), space)
  })
  const listed = names.map(
    (name, index) => `<${prefix}sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const targets = names.map(
    (_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const texts = strings.map((text) => tag('si', tag('t', text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))))
  return {
    ...parts,
    'xl/workbook.xml': tag('workbook', tag('sheets', listed.join('')), `${space} xmlns:r="${RELATIONS}"`),
    'xl/_rels/workbook.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
    'xl/sharedStrings.xml': tag('sst', texts.join(''), space),
  }
}

export function zipped(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)])
  return new Uint8Array(zipSync(Object.fromEntries(files)))
}
