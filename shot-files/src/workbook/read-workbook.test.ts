import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { strToU8, zipSync } from 'fflate'
import type { ReadingOptions, ReadOutcome } from '../shot-file.ts'
import * as copy from '../shot-files.copy.ts'
import { readWorkbook } from './read-workbook.ts'
import { workbookParts, zipped } from '../testing/workbook.ts'
import type { SheetRow } from '../testing/workbook.ts'

const YARDS: ReadingOptions = { units: 'yards', choices: [] }
const SHOTS: readonly SheetRow[] = [
  ['Player: A & B', ''],
  ['', ''],
  ['Club', 'Carry (m)', 'Side (m)', 'Ball Speed (mph)'],
  ['7 Iron', 137.16, -3.2e-7, 110.5],
  ['7 Iron', 138.5, '2.1 R', ''],
  ['Average', 137.8, 1, 110.5],
]

const readAll = (bytes: Uint8Array) => readWorkbook(bytes, YARDS, new Set())
function read(bytes: Uint8Array): ReadOutcome | undefined {
  const [found, ...others] = readAll(bytes)
  expect(others).toEqual([])
  expect(found).not.toHaveProperty('sheet')
  return found?.outcome
}

const sentence = (bytes: Uint8Array) => {
  const outcome = read(bytes)
  return outcome?.kind === 'refused' ? outcome.problem.message : outcome?.kind
}

describe('a workbook', () => {
  it.each(['', 'x:'])('is read like a CSV, its rows by their numbers (prefix "%s")', (prefix) => {
    expect(read(zipped(workbookParts({ Session: SHOTS }, prefix)))).toMatchObject({
      kind: 'shots',
      file: {
        layout: 'names',
        units: 'metres',
        areUnitsAssumed: false,
        shots: [
          {
            line: 4,
            label: '7 Iron',
            carryYards: expect.closeTo(150),
            sideYards: expect.closeTo(0),
            ballSpeedMph: 110.5,
          },
          { line: 5, label: '7 Iron', sideYards: expect.closeTo(2.1 / 0.9144) },
        ],
        leftOut: [{ line: 6, reason: 'summary' }],
      },
    })
  })

  it('gives the shots of every sheet that has some, by its name', () => {
    const other: readonly SheetRow[] = [
      ['Club', 'Carry (yds)'],
      ['PW', 100],
    ]
    const found = readAll(zipped(workbookParts({ Summary: [['Nothing', 'here']], Irons: SHOTS, Wedges: other })))
    expect(found.map(({ sheet, outcome }) => [sheet, outcome.kind])).toEqual([
      ['Irons', 'shots'],
      ['Wedges', 'shots'],
    ])
    expect(read(zipped(workbookParts({ Summary: [['Nothing', 'here']], Irons: SHOTS })))).toMatchObject({
      kind: 'shots',
    })
  })

  it('asks for columns, and reads texts in the cells themselves', () => {
    const parts = workbookParts({
      Session: [
        ['Schlag', 'Weg'],
        ['7 Iron', 150],
      ],
    })
    expect(read(zipped(parts))).toMatchObject({ kind: 'columns', columns: { guess: { names: ['Schlag', 'Weg'] } } })
    const cells = ['Club', 'Carry (yds)'].map((text) => `<c t="inlineStr"><is><r><t>${text}</t></r></is></c>`)
    const inline = `<worksheet><sheetData><row>${cells.join('')}</row><row><c t="str"><v>8i</v></c><c><v>140</v></c><c t="e"><v>#N/A</v></c></row></sheetData></worksheet>`
    expect(read(zipped({ ...parts, 'xl/worksheets/sheet1.xml': inline }))).toMatchObject({
      file: { shots: [{ line: 2, label: '8i', carryYards: 140 }] },
    })
  })
})

describe('what is refused', () => {
  const parts = workbookParts({ Session: SHOTS })

  it('an archive that is no workbook, an empty one, one of another kind of Excel', () => {
    expect(sentence(zipped({ 'photo.jpg': 'x' }))).toBe(copy.archive)
    expect(sentence(zipped({ 'word/document.xml': '<w/>' }))).toBe(copy.archive)
    expect(sentence(zipped({ 'xl/workbook.bin': 'x' }))).toBe(copy.binaryWorkbook)
    expect(sentence(zipped(workbookParts({ Session: [] })))).toBe(copy.empty)
  })

  it('macros', () => {
    expect(sentence(zipped({ ...parts, 'xl/vbaProject.bin': 'x' }))).toBe(copy.macros)
  })

  it('one that unpacks to more than any session, without unpacking it', () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': [new Uint8Array(49 * 1024 * 1024), { level: 1 }],
    })
    expect(sentence(bomb)).toBe(copy.unpacksTooLarge)
    // What it says of its size is no promise.
    const view = new DataView(bomb.buffer, bomb.byteOffset)
    for (let at = 0; at + 4 <= bomb.length; at += 1) {
      if (view.getUint32(at, true) === 0x02_01_4b_50 && view.getUint32(at + 24, true) > 1_000_000) {
        view.setUint32(at + 24, 1000, true)
      }
    }
    expect(sentence(bomb)).not.toBe('shots')
  })

  it('too many rows', () => {
    const rows = Array.from({ length: 10_070 }, (): SheetRow => ['7i', 150])
    const many = workbookParts({ Session: [['Club', 'Carry (yds)'], ...rows] })
    expect(sentence(zipped(many))).toBe(copy.tooLong)
  })

  it('XML that breaks off, and names that reach for the machinery', () => {
    const sheet = parts['xl/worksheets/sheet1.xml'] ?? ''
    expect(sentence(zipped({ ...parts, 'xl/worksheets/sheet1.xml': sheet.slice(0, -40) }))).toBe(copy.brokenWorkbook)
    const names = workbookParts({
      Session: [
        ['Club', 'Carry (yds)', '__proto__'],
        ['7i', 150, 1],
      ],
    })
    expect(sentence(zipped(names))).toBe(copy.forbidden)
  })

  it('bytes that break off or are turned, without a fault', () => {
    const bytes = zipped(parts)
    fc.assert(
      fc.property(fc.nat(bytes.length), fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255))), (length, turned) => {
        const broken = bytes.slice(0, length)
        for (const [at, byte] of turned) broken[at] = byte
        for (const { outcome } of readAll(broken)) expect(outcome.kind).toMatch(/^(?:shots|columns|no-shots|refused)$/)
      }),
      { numRuns: 300 },
    )
  })
})
