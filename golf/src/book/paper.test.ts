import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LARGEST_PAGE, MOST_MM_PER_YARD, PAGE_SIZE, PAPERS, SHEETS, mmPerYard, pagePlaces, sideCount } from './paper.ts'

const MM_PER_INCH = 25.4
const yards = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true })

describe('the paper of the book', () => {
  it('has pages of A6, no larger than 4¼ by 7 inches, two on A5 and four on A4, none beyond the sheet or over another', () => {
    expect(PAGE_SIZE).toEqual({ widthMm: 105, heightMm: 148 })
    expect(LARGEST_PAGE.widthMm).toBeCloseTo(107.95, 6)
    expect(LARGEST_PAGE.heightMm).toBeCloseTo(177.8, 6)
    expect(PAGE_SIZE.widthMm).toBeLessThanOrEqual(LARGEST_PAGE.widthMm)
    expect(PAGE_SIZE.heightMm).toBeLessThanOrEqual(LARGEST_PAGE.heightMm)
    expect(PAPERS.map((paper) => pagePlaces(paper).length)).toEqual([1, 2, 4])
    for (const paper of PAPERS) {
      const places = pagePlaces(paper)
      for (const { leftMm, topMm } of places) {
        expect(leftMm).toBeGreaterThanOrEqual(0)
        expect(topMm).toBeGreaterThanOrEqual(0)
        expect(leftMm + PAGE_SIZE.widthMm).toBeLessThanOrEqual(SHEETS[paper].widthMm)
        expect(topMm + PAGE_SIZE.heightMm).toBeLessThanOrEqual(SHEETS[paper].heightMm)
      }
      const apart = places.flatMap((one, index) =>
        places
          .slice(index + 1)
          .map(
            (other) =>
              Math.abs(one.leftMm - other.leftMm) >= PAGE_SIZE.widthMm ||
              Math.abs(one.topMm - other.topMm) >= PAGE_SIZE.heightMm,
          ),
      )
      expect(apart).not.toContain(false)
    }
  })

  it('needs as many sides as hold its pages: 19 pages are 19, 10 and 5', () => {
    expect(PAPERS.map((paper) => sideCount(paper, 19))).toEqual([19, 10, 5])
    expect(PAPERS.map((paper) => sideCount(paper, 4))).toEqual([4, 2, 1])
  })
})

describe('the scale of a drawing', () => {
  it('is never larger than 3/8 inch to 5 yards, which is 1:480', () => {
    expect(MOST_MM_PER_YARD).toBeCloseTo(((3 / 8) * MM_PER_INCH) / 5, 9)
    // The largest green of 40 yards.
    expect(40 * MOST_MM_PER_YARD).toBeCloseTo(76.2, 6)
  })

  it('fits any green and any hole into its room, and fills the room unless the limit holds it back', () => {
    fc.assert(
      fc.property(
        yards(1, 700),
        yards(1, 700),
        yards(5, 105),
        yards(5, 148),
        (widthYards, depthYards, widthMm, heightMm) => {
          const scale = mmPerYard({ widthYards, depthYards }, { widthMm, heightMm })
          expect(scale).toBeGreaterThan(0)
          expect(scale).toBeLessThanOrEqual(MOST_MM_PER_YARD)
          expect(scale * widthYards).toBeLessThanOrEqual(widthMm + 1e-9)
          expect(scale * depthYards).toBeLessThanOrEqual(heightMm + 1e-9)
          const filled = Math.max(
            (scale * widthYards) / widthMm,
            (scale * depthYards) / heightMm,
            scale / MOST_MM_PER_YARD,
          )
          expect(filled).toBeCloseTo(1, 9)
        },
      ),
      { seed: 20_271, numRuns: 500 },
    )
  })

  it('holds for greens of 60 square yards and for holes of 60 and of 640 yards on a page', () => {
    const room = { widthMm: 95, heightMm: 98 }
    expect(mmPerYard({ widthYards: 8, depthYards: 8 }, room)).toBe(MOST_MM_PER_YARD)
    expect(mmPerYard({ widthYards: 60, depthYards: 60 }, room)).toBeCloseTo(95 / 60, 9)
    expect(mmPerYard({ widthYards: 100, depthYards: 640 }, room)).toBeCloseTo(98 / 640, 9)
  })
})
