import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf, readCsv } from './csv.ts'

const text = fc.string({
  unit: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.constantFrom(...'=+-@",;\t\r\n')),
})

/** Every cell of a text as RFC 4180 describes it; discards nothing. */
function cellsOf(csv: string): readonly string[] {
  return [...csv.matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))
}

describe('a CSV', () => {
  it('quotes every cell and ends every row', () => {
    expect(
      csvOf([
        ['a', 'say "hi"'],
        ['two\nlines', ''],
      ]),
    ).toBe('"a","say ""hi"""\r\n"two\nlines",""\r\n')
  })

  it.each(['=1+1', '+44 20', '-5', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1'])('makes no formula of %j', (cell) => {
    expect(csvOf([[cell]])).toBe(`"'${cell}"\r\n`)
  })

  it('gives back every cell as it was, or with an apostrophe where a formula would begin', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
        const read = cellsOf(csvOf(rows))
        expect(read.length).toBe(rows.length * 2)
        for (const [index, cell] of rows.flat().entries()) {
          expect([cell, `'${cell}`]).toContain(read[index])
          expect(read[index]).not.toMatch(/^[=+\-@\t\r\n]/)
        }
      }),
    )
  })

  it('reads back what it wrote, whatever the cells hold', () => {
    const cell = text.filter((one) => !/^'[=+\-@\t\r\n＝＋－＠]/.test(one))
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { maxLength: 6 }), (rows) => {
        const csv = readCsv(csvOf(rows))
        if (!('rows' in csv)) throw new Error(`broken at line ${csv.brokenAtLine}`)
        const filled = rows.filter((row) => row.some((one) => one !== ''))
        expect(csv.rows.map(({ cells }) => cells)).toEqual(filled)
      }),
      { numRuns: 200, seed: 3 },
    )
  })

  it('is read by the separator that is given, whatever its first line has', () => {
    const rows = (text: string, separator?: ',' | ';' | '\t') => {
      const csv = readCsv(text, separator)
      return 'rows' in csv ? csv.rows.map(({ cells }) => cells) : csv.brokenAtLine
    }
    expect(rows('scores\na;71,3\n', ';')).toEqual([['scores'], ['a', '71,3']])
    expect(rows('a\t"b\tc"\t\n', '\t')).toEqual([['a', 'b\tc', '']])
    expect(rows('a;b,c', ',')).toEqual([['a;b', 'c']])
    expect(rows('a;b,c')).toEqual([['a', 'b,c']])
    expect(rows('a\n"b";c', ',')).toBe(2)
  })

  it('says in which line of the file a row begins, whatever ends the lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const csv = ['\uFEFFa,b', '', '"two', 'lines",d', ' e , f'].join(end)
      expect(readCsv(csv)).toEqual({
        rows: [
          { line: 1, cells: ['a', 'b'] },
          { line: 3, cells: [`two${end}lines`, 'd'] },
          { line: 5, cells: ['e', 'f'] },
        ],
      })
    }
  })

  it('reads semicolons where the first line has them', () => {
    expect(readCsv('a;b\n1,5;"2;5"\n')).toEqual({
      rows: [
        { line: 1, cells: ['a', 'b'] },
        { line: 2, cells: ['1,5', '2;5'] },
      ],
    })
  })

  it('has nothing to read in an empty file, and a row where the last line has no end', () => {
    expect(readCsv('')).toEqual({ rows: [] })
    expect(readCsv('a,')).toEqual({ rows: [{ line: 1, cells: ['a', ''] }] })
  })

  it.each([
    ['a,b\n"c,d\n', 2],
    ['a,b\n\n"c"d,e\n', 3],
  ])('names the line of a quotation mark that is out of place: %j', (csv, line) => {
    expect(readCsv(csv)).toEqual({ brokenAtLine: line })
  })
})
