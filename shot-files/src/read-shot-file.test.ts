import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPossibleCarry } from '@bagwise/golf/shot-import/measured-shot'
import { readShotFile } from './read-shot-file.ts'
import type { ReadingOptions } from './shot-file.ts'
import * as moreFiles from './testing/more-vendor-files.ts'
import * as files from './testing/vendor-files.ts'

const YARDS: ReadingOptions = { units: 'yards', choices: [] }
const OWN_LAYOUT = 'Schlag,Weg,Neben\n7 Iron,150,-3\n7 Iron,148.5,2\n'
const CHOICE = { names: ['Schlag', 'Weg', 'Neben'], club: 0, carry: 1, offline: 2, units: 'metres' } as const

describe('a layout that Bagwise does not know', () => {
  it('is asked about, with what the columns may be', () => {
    expect(readShotFile('Player,Stick,Carry Distance,Offline\nJo,7 Iron,150,-3\n', YARDS)).toEqual({
      kind: 'columns',
      columns: {
        samples: [['Jo', '7 Iron', '150', '-3']],
        guess: {
          names: ['Player', 'Stick', 'Carry Distance', 'Offline'],
          club: -1,
          carry: 2,
          offline: 3,
          units: 'yards',
        },
      },
    })
  })

  it('is read with what the golfer has said of its columns', () => {
    const outcome = readShotFile(OWN_LAYOUT, { units: 'yards', choices: [CHOICE] })
    expect(outcome).toMatchObject({ kind: 'shots', file: { vendor: undefined, layout: 'golfer', units: 'metres' } })
    if (outcome.kind !== 'shots') return
    expect(outcome.file.shots.map(({ line, label, carryYards }) => [line, label, Math.round(carryYards)])).toEqual([
      [2, '7 Iron', 164],
      [3, '7 Iron', 162],
    ])
  })
})

describe('a layout that Bagwise does not know but whose names say it', () => {
  it('is read without a question, in the units beside the names or below them', () => {
    for (const [text, metres] of [
      ['Club,Carry (m),Side (m)\n7 Iron,150,-3\n', true],
      ['Club,Carry Mètres,Side\n7 Iron,150,-3\n', true],
      ['Palo,Carry,Lateral\n,[Metros],[Metros]\nHierro 7,150,-3\n', true],
      ['Club,Carry,Total [m],Offline\n7 Iron,150,160,-3\n', true],
      ['club;carry_yds;side\n7 Iron;150;-3\n', false],
    ] as const) {
      const outcome = readShotFile(text, { units: metres ? 'yards' : 'metres', choices: [] })
      const yards = (length: number) => expect.closeTo(metres ? length / 0.9144 : length)
      expect(outcome, text).toMatchObject({
        kind: 'shots',
        file: {
          layout: 'names',
          units: metres ? 'metres' : 'yards',
          areUnitsAssumed: false,
          shots: [{ carryYards: yards(150), sideYards: yards(-3) }],
        },
      })
    }
  })

  it('is found below ten lines of a preamble', () => {
    const preamble = ['Report', 'Player,Jo', 'Handicap,12', 'Date,2026-09-12', 'Place,Range', 'Ball,Premium']
    const more = ['Weather,Sunny', 'Wind,None', 'Mat,Yes', 'Coach,None']
    const text = [...preamble, ...more, 'Club,Carry (yds),Side (yds)', '7 Iron,150,-3'].join('\n')
    expect(readShotFile(text, YARDS)).toMatchObject({
      file: { shots: [{ line: 12, label: '7 Iron', carryYards: 150 }] },
    })
  })

  it('is read with what the golfer says of its columns all the same', () => {
    const text = 'Club,Carry,Total\n7 Iron,150,160\n'
    const choice = { names: ['Club', 'Carry', 'Total'], club: 0, carry: 2, offline: -1, units: 'yards' } as const
    expect(readShotFile(text, { units: 'yards', choices: [choice] })).toMatchObject({
      file: { layout: 'golfer', columns: { guess: choice }, shots: [{ carryYards: 160 }] },
    })
  })
})

it('leaves out a shot that stood in a file read before', () => {
  const seen = new Set<string>()
  const readNext = (text: string) => readShotFile(text, YARDS, undefined, seen)
  expect(readNext(files.RAPSODO)).toMatchObject({ kind: 'shots' })
  expect(readNext(files.RAPSODO)).toMatchObject({ kind: 'no-shots' })
  expect(readNext(files.GSPRO_SOFTWARE)).toMatchObject({ kind: 'shots' })
})

describe('a file of a place with decimal commas', () => {
  it('is told from one with commas between cells, however few columns it has', () => {
    for (const text of [
      'Schlag;Weg;Neben\n7 Iron;137,5;-3,2\n8 Iron;128,5;1,0\n',
      'sep=;\nSchlag;Weg;Neben\n7 Iron;137,5;-3,2\n8 Iron;128,5;1,0\n',
      '\uFEFF"Schlag";"Weg";"Neben"\r\n"7 Iron";"137,5";"-3,2"\r\n"8 Iron";"128,5";"1,0"\r\n',
    ]) {
      const outcome = readShotFile(text, { units: 'yards', choices: [{ ...CHOICE, units: 'yards' }] })
      expect(outcome).toMatchObject({
        file: {
          shots: [
            { carryYards: 137.5, sideYards: -3.2 },
            { carryYards: 128.5, sideYards: 1 },
          ],
        },
      })
    }
  })

  it('keeps whole numbers apart that stand beside each other', () => {
    const text = 'Schlag,Weg,Neben\n7,150,2\n8,140,1\n'
    expect(readShotFile(text, { units: 'yards', choices: [{ ...CHOICE, units: 'yards' }] })).toMatchObject({
      file: { shots: [{ carryYards: 150 }, { carryYards: 140 }] },
    })
  })
})

describe('what is refused', () => {
  const problem = (text: string) => {
    const outcome = readShotFile(text, YARDS)
    return outcome.kind === 'refused' ? outcome.problem : outcome.kind
  }

  it('a name that reaches for the machinery, wherever it stands', () => {
    for (const name of ['__proto__', 'constructor', 'prototype']) {
      expect(problem(`Club,Carry (yd)\n${name},150\n`)).toMatchObject({ line: 2 })
      expect(problem(`${files.FLIGHTSCOPE}\n,,,,,${name}`)).toMatchObject({ line: 3 })
    }
  })

  it('an open quotation mark, by its line', () => {
    expect(problem('Club,Carry (yd)\n7i,"150"\n"8i,140\n9i,130\n')).toMatchObject({ line: 3 })
  })

  it('an empty file, and one that is no text', () => {
    expect(problem('\n \n')).toMatchObject({ message: 'The file is empty.' })
    const photo = '\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0"a,b\n"'
    expect(problem(photo)).toMatchObject({ message: 'This is no CSV: it does not consist of text.' })
  })

  it('too many lines, nothing but words, and an export of Bagwise', () => {
    expect(problem(`Club,Carry\n${'7i,150\n'.repeat(10_061)}`)).toMatchObject({ line: undefined })
    expect(problem('Dear golfer,\nthank you\n')).toMatchObject({ line: undefined })
    expect(problem('"club","carry (yd)","source"\r\n"Driver","231","measured"\r\n')).toMatchObject({ line: 1 })
  })
})

it('counts the lines of the file, whatever ends them and however many a cell has', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['Stick,Weg,Neben', '"7', 'Iron",150,1', '', '8 Iron,140,2'].join(end)
    const choices = [{ ...CHOICE, names: ['Stick', 'Weg', 'Neben'] }]
    const outcome = readShotFile(text, { units: 'yards', choices })
    expect(outcome.kind === 'shots' && outcome.file.shots.map(({ line }) => line)).toEqual([2, 5])
  }
})

it('takes two shots with the same few figures for two shots', () => {
  const outcome = readShotFile('Schlag,Weg,Neben\n7i,150,0\n7i,150,0\n', { units: 'yards', choices: [CHOICE] })
  expect(outcome.kind === 'shots' && outcome.file.shots).toHaveLength(2)
})

it('tells how far it is, never backwards', () => {
  const shares: number[] = []
  readShotFile(`Schlag,Weg,Neben\n${'7i,150,0\n'.repeat(5000)}`, { units: 'yards', choices: [CHOICE] }, (share) =>
    shares.push(share),
  )
  expect(shares.length).toBeGreaterThan(5)
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
})

describe('any text', () => {
  const lines = Object.values({ ...files, ...moreFiles }).flatMap((text) => text.split(/\r?\n/))
  const junkCell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom('', '"', '16777215', '-0', '1e999', 'NaN', '12.4 R', 'L 5', '150 m', '__proto__', '7 Iron', '\0'),
    fc.double().map(String),
  )
  const junkLine = fc.array(junkCell, { maxLength: 26 }).map((cells) => cells.join(','))
  /** Lines of real layouts, mixed up and broken off, among junk. */
  const junkFile = fc
    .array(fc.oneof(fc.constantFrom(...lines), junkLine), { maxLength: 30 })
    .chain((all) => fc.nat({ max: 4000 }).map((length) => all.join('\n').slice(0, length)))

  it('is read without a fault; no line is both a shot and left out, and every shot is possible', () => {
    fc.assert(
      fc.property(junkFile, fc.constantFrom('yards', 'metres'), (text, units) => {
        const outcome = readShotFile(text, { units, choices: [CHOICE] })
        if (outcome.kind !== 'shots') return
        const { shots, leftOut } = outcome.file
        const all = [...shots, ...leftOut].map(({ line }) => line)
        expect(new Set(all).size).toBe(all.length)
        for (const { line, carryYards, sideYards = 0 } of shots) {
          expect(Number.isInteger(line) && line >= 1).toBe(true)
          expect(isPossibleCarry(carryYards)).toBe(true)
          expect(Number.isFinite(sideYards)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
