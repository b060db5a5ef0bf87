import { expect, it } from 'vitest'
import { refusalText } from '@bagwise/contract/scores-file/scores-file.copy'
import { openScoresFile } from './open-scores-file.ts'
import * as copy from './scores-file.copy.ts'

it('names lines, one or many, as far as that helps', () => {
  expect(copy.here([4])).toBe('1 is in your rounds already: line 4.')
  expect(copy.twice([4, 9])).toBe('2 repeat a day, course and score of the file: lines 4, 9.')
  expect(copy.here(Array.from({ length: 12 }, (_, index) => index + 2))).toBe(
    '12 are in your rounds already: lines 2, 3, 4, 5, 6, 7, 8, 9 and 4 more.',
  )
})

it('says why a file is refused, and what to do', async () => {
  expect(refusalText({ kind: 'refused', why: 'columns', missing: ['slopeRating'] })).toBe(
    'A column is missing: Slope. Name it in the first line.',
  )
  expect(refusalText({ kind: 'refused', why: 'columns', missing: ['date', 'courseRating'] })).toBe(
    'Columns are missing: Date, Rating. Name them in the first line.',
  )
  expect(refusalText({ kind: 'refused', why: 'quotes', line: 7 })).toContain('line 7')
  const problemOf = async (content: BlobPart) => openScoresFile(new File([content], 'scores.csv'))
  expect(await problemOf('Date,Course')).toEqual({ text: 'Date,Course' })
  expect(await problemOf(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0]))).toEqual({ problem: copy.workbook })
  expect(await problemOf('x'.repeat(1024 * 1024 + 1))).toEqual({ problem: copy.tooLarge })
})
