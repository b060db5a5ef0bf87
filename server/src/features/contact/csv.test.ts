import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const text = fc.string({
  unit: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.constantFrom(...'=+-@",;\t\r\n')),
})

/** Every cell of a text as RFC 4180 describes it; throws away nothing. */
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
})
