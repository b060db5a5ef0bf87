import { crc32 } from 'node:zlib'

const LOCAL_FILE = 0x04_03_4b_50
const CENTRAL_FILE = 0x02_01_4b_50
const END = 0x06_05_4b_50
const LOCAL_BYTES = 30
const CENTRAL_BYTES = 46
const END_BYTES = 22

/** A workbook (.xlsx) with one sheet of these rows, its texts in the cells: ECMA-376, in an archive of stored files. */
export function workbook(rows: readonly (readonly (string | number)[])[]): Buffer {
  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`
  const sheet = rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
  return archive({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Session" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  })
}

/** PKWARE's APPNOTE, 4.3. */
function archive(parts: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const [nameBytes, content] = [Buffer.from(name), Buffer.from(text)]
    const sizes = (header: Buffer, at: number) => {
      header.writeUInt32LE(crc32(content), at)
      header.writeUInt32LE(content.length, at + 4)
      header.writeUInt32LE(content.length, at + 8)
      header.writeUInt16LE(nameBytes.length, at + 12)
    }
    const before = Buffer.alloc(LOCAL_BYTES)
    before.writeUInt32LE(LOCAL_FILE)
    sizes(before, 14)
    const listed = Buffer.alloc(CENTRAL_BYTES)
    listed.writeUInt32LE(CENTRAL_FILE)
    sizes(listed, 16)
    listed.writeUInt32LE(offset, 42)
    local.push(before, nameBytes, content)
    central.push(listed, nameBytes)
    offset += before.length + nameBytes.length + content.length
  }
  const list = Buffer.concat(central)
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END)
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, list, end])
}
