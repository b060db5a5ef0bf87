import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packCourse } from '@bagwise/golf/course/pack-course'
import { readCourse } from '../../../../golf/reference/course-files.ts'
import { MOST_KEPT, leavingRows, parseKept, withChoice } from './course-rows.ts'

const ROW = {
  golfer: 'golfer-1',
  packed: packCourse(readCourse('us-augusta')),
  from: 'file',
  keptAtMs: 1,
  usedAtMs: 2,
  byteCount: 3,
  choices: {},
}

describe('rows of kept courses', () => {
  it('are read as they were written, and anything else is none', () => {
    expect(parseKept(structuredClone(ROW))).toEqual(ROW)
    const others: readonly unknown[] = [
      undefined,
      null,
      'row',
      {},
      { ...ROW, from: 'else' },
      { ...ROW, golfer: 1 },
      { ...ROW, usedAtMs: '2' },
      { ...ROW, packed: undefined },
      { ...ROW, packed: { ...ROW.packed, v: 2 } },
      { ...ROW, packed: { ...ROW.packed, holes: {} } },
    ]
    for (const other of others) expect(parseKept(other)).toBeUndefined()
  })

  it('leave by when they were used, until what stays is within both limits', () => {
    const row = fc.record({ usedAtMs: fc.integer({ min: 0, max: 1e6 }), byteCount: fc.integer({ min: 1, max: 900 }) })
    const most = { courses: 6, bytes: 2000 }
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        const leaving = new Set(leavingRows(rows, most))
        const [left, kept] = [rows.filter((_, i) => leaving.has(i)), rows.filter((_, i) => !leaving.has(i))]
        expect(kept.length).toBeLessThanOrEqual(most.courses)
        const byteSum = kept.reduce((sum, one) => sum + one.byteCount, 0)
        expect(kept.length === 1 || byteSum <= most.bytes).toBe(true)
        for (const gone of left) expect(kept.every(({ usedAtMs }) => usedAtMs >= gone.usedAtMs)).toBe(true)
        expect(kept.length > 0).toBe(rows.length > 0)
      }),
    )
  })

  it('stay, sixty of the size of a course with all tags', () => {
    const byteCount = JSON.stringify(ROW.packed).length
    const rows = Array.from({ length: MOST_KEPT.courses + 1 }, (_, usedAtMs) => ({ usedAtMs, byteCount }))
    expect(leavingRows(rows)).toEqual([0])
  })

  it('stay with holes that the golfer made, however many and however old', () => {
    const holes = [{ id: 'chosen/1', number: 1, line: [], tees: [], lengthYards: 300 }]
    const rows = Array.from({ length: 70 }, (_, usedAtMs) => ({
      usedAtMs,
      byteCount: 1,
      ...(usedAtMs % 7 === 0 && { choices: { holes } }),
    }))
    // The ten oldest of 70 but 0 and 7.
    expect(new Set(leavingRows(rows))).toEqual(new Set([1, 2, 3, 4, 5, 6, 8, 9]))
  })

  it('keep what was chosen before beside what is chosen now', () => {
    const before = { tees: 'map', isOutlineIn: true }
    expect(withChoice(before, { tees: 'longest' })).toEqual({ tees: 'longest', isOutlineIn: true })
    expect(withChoice(before, ({ tees }) => ({ numbers: { [tees ?? '']: 1 } }))).toEqual({
      ...before,
      numbers: { map: 1 },
    })
  })
})
