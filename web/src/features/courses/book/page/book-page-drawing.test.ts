import { describe, expect, it } from 'vitest'
import { bookCover } from '@bagwise/golf/book/book-cover'
import { bookPage } from '@bagwise/golf/book/book-page'
import type { BookPage } from '@bagwise/golf/book/book-page'
import { LARGEST_PAGE, PAGE_SIZE, PAPERS, SHEETS, pagePlaces } from '@bagwise/golf/book/paper'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { coursesFrom } from '@bagwise/golf/course/courses-from'
import { usualTee } from '@bagwise/golf/course/tee-sets'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { BOOK_READING, besideHole, bookFacts, drawnPage, greenPathsOn, holeOn, textsOf } from '#testing/drawn-book.ts'
import { ADVISED_BAG } from '../../../../../../golf/reference/advised-bag.ts'
import { readCourse } from '../../../../../../golf/reference/course-files.ts'
import { box, drawnReading } from '../../../../../../golf/reference/drawn-map.ts'
import type { Drawn } from '../../../../../../golf/reference/drawn-map.ts'
import { bookRows } from './book-rows.ts'
import { PAGE } from './page-layout.ts'

const AUGUSTA = readCourse('us-augusta')
const LEAST_LENGTH_PX = (11 * 96) / 72
/** 1:480 in px, of 96 an inch. */
const MOST_PX_PER_YARD = ((3 / 8) * 96) / 5

type Told = { readonly clubs?: readonly AdvisedClub[] }

function pageOf(course: Course, hole: CourseHole, { clubs = ADVISED_BAG }: Told = {}): BookPage {
  return bookPage(course, hole, {
    bag: clubs,
    golfer: { handicap: 15 },
    forecast: BOOK_READING,
    tee: usualTee(hole),
  })
}

const hole = (number: number): CourseHole => {
  const found = AUGUSTA.holes.find((one) => one.number === number)
  if (!found) throw new Error(`There is no hole ${number}`)
  return found
}
const PAGES = [1, 12, 13].map((number) => pageOf(AUGUSTA, hole(number)))
const MARKUPS = PAGES.map((page) => drawnPage({ kind: 'hole', page }, bookFacts(AUGUSTA)))

function drawnHole(...drawn: readonly Drawn[]): { readonly course: Course; readonly page: BookPage } {
  const [course] = coursesFrom(drawnReading(drawn))
  const [first] = course?.holes ?? []
  if (!course || !first) throw new Error('The map has no hole')
  return { course, page: pageOf(course, first) }
}
const lineOf = (yards: number): Drawn => ({
  tags: { golf: 'hole' },
  line: [
    [0, 0],
    [0, yards],
  ],
})
const greenAt = (yards: number, half: number): Drawn => ({ tags: { golf: 'green' }, area: box(0, yards, half, half) })

describe('a page of the book on paper', () => {
  it('is black and white without style attributes, and nothing in it is not a number', () => {
    for (const markup of MARKUPS) {
      expect(markup).not.toMatch(/ style=|NaN|Infinity|undefined|var\(--/)
      const colors = Array.from(markup.matchAll(/ (?:fill|stroke)="([^"]*)"/g), ([, color = '']) => color)
      expect(colors.filter((color) => !['#000', '#fff', 'none'].includes(color) && !color.startsWith('url(#'))).toEqual(
        [],
      )
    }
  })

  it('has every number of the table as the page has it, with its club, its line and blanks where there is no shot', () => {
    for (const [index, page] of PAGES.entries()) {
      const read = textsOf(besideHole(MARKUPS[index] ?? ''))
      const shots = [page.planA, page.planB, page.layUp, page.from150]
      const rows = bookRows(page, 'yards')
      expect(rows.map(({ today }) => today)).toEqual(
        shots.map((shot) => (shot ? String(Math.round(shot.carryTodayYards)) : '')),
      )
      expect(rows.map(({ calm }) => calm)).toEqual(
        shots.map((shot) => (shot ? String(Math.round(shot.carryCalmYards)) : '')),
      )
      expect(rows.map(({ strokes }) => strokes)).toEqual(shots.map((shot) => shot?.expectedStrokes.toFixed(2) ?? ''))
      expect(rows.map(({ left }) => left)).toEqual(
        shots.map((shot) => (shot?.leftToFrontYards === undefined ? '' : String(Math.round(shot.leftToFrontYards)))),
      )
      for (const { name, club, line, today, calm, strokes, left } of rows) {
        for (const text of [`${name} ${club}`.trim(), line, today, calm, strokes, left]) expect(read).toContain(text)
      }
    }
  })

  it('has the numbers of the page in its drawing and no others, eight at most, and an arc for every ring', () => {
    for (const [index, { drawing }] of PAGES.entries()) {
      const inner = holeOn(MARKUPS[index] ?? '')
      const own = drawing?.numbers.map(({ yards }) => String(Math.round(yards))) ?? []
      const numbers = textsOf(inner).filter((text) => /^\d+$/.test(text))
      expect(own.length).toBeGreaterThan(4)
      expect(numbers.length).toBeLessThanOrEqual(8)
      // One that finds no room beside its place is left out.
      expect(numbers.length).toBeGreaterThanOrEqual(own.length - 2)
      expect(numbers.filter((number) => !own.includes(number))).toEqual([])
      const arcs = inner.match(/<path d="([^"]*)" fill="none" stroke="#000" stroke-width="1">/)?.[1]
      expect(arcs?.match(/M/g)?.length ?? 0).toBe(drawing?.rings.length)
    }
  })

  it('has the green with its size, its distances from where plan A ends, a line for the pin and no contour', () => {
    const [page] = PAGES
    const [markup = ''] = MARKUPS
    const { green } = page ?? {}
    if (!green?.fromPlanA) throw new Error('Plan A ends nowhere')
    const read = textsOf(besideHole(markup))
    const { frontYards, middleYards, backYards } = green.fromPlanA
    for (const yards of [frontYards, middleYards, backYards]) expect(read).toContain(String(Math.round(yards)))
    expect(read).toContain(`${Math.round(green.depthYards)} deep, ${Math.round(green.widthYards)} wide`)
    expect(read).toContain('From where A ends')
    expect(read).toContain('pin: ____ on, ____ L/R')
    for (const one of MARKUPS) {
      const [path = '', ...others] = greenPathsOn(one)
      expect(others).toEqual([])
      expect(path.match(/M/g)).toHaveLength(1)
    }
    expect(textsOf(MARKUPS[1] ?? '')).toContain('From the tee')
  })

  it('BOK-03 has what the map says of a hole, blanks for what it does not say, and says what is not mapped', () => {
    const [markup = ''] = MARKUPS
    const read = textsOf(markup)
    for (const text of ['1', 'Tea Olive', '437 yd']) expect(read).toContain(text)
    expect(read.some((text) => text.includes('Par 4') && text.includes('Stroke index 9'))).toBe(true)
    expect(read).toContain('Not mapped here: out of bounds. Assumed, dashed: out of bounds')
    const tee: Drawn = { tags: { golf: 'tee', tee: 'blue' }, area: box(0, 0, 4, 4) }
    const marked = drawnHole(lineOf(400), tee, greenAt(400, 12))
    expect(textsOf(drawnPage({ kind: 'hole', page: marked.page }, bookFacts(marked.course)))).toContain('Blue tees')

    const { course, page } = drawnHole(lineOf(400))
    const bare = textsOf(drawnPage({ kind: 'hole', page }, bookFacts(course)))
    for (const text of ['____', 'Tees ____', 'Green not mapped', 'Day of the map unknown']) {
      expect(bare.some((one) => one.includes(text))).toBe(true)
    }
    expect(bare.some((text) => text.includes('Par ____') && text.includes('Stroke index ____'))).toBe(true)
    const said = bare.join(' ')
    expect(said).toContain(
      'Not mapped here: greens, fairways, tees, bunkers, water, trees and out of bounds. Assumed, dashed: fairway',
    )
  })

  it('BOK-07 is of A6 with two on A5 and four on A4, within 108 × 178 mm, and has no green beyond 1:480', () => {
    expect([PAGE_SIZE.widthMm, PAGE_SIZE.heightMm]).toEqual([105, 148])
    expect(LARGEST_PAGE.widthMm).toBeLessThanOrEqual(108)
    expect(LARGEST_PAGE.heightMm).toBeLessThanOrEqual(178)
    expect(PAPERS.map((paper) => [paper, pagePlaces(paper).length, SHEETS[paper].widthMm])).toEqual([
      ['a6', 1, 105],
      ['a5', 2, 210],
      ['a4', 4, 210],
    ])
    const small = drawnHole(lineOf(120), greenAt(120, 5))
    const wide = drawnHole(lineOf(120), greenAt(120, 40))
    const all = [
      ...PAGES.map((page, index) => ({ page, markup: MARKUPS[index] ?? '' })),
      ...[small, wide].map(({ course, page }) => ({
        page,
        markup: drawnPage({ kind: 'hole', page }, bookFacts(course)),
      })),
    ]
    for (const { page, markup } of all) {
      expect(markup).toMatch(/^<svg[^>]* width="105mm" height="148mm" viewBox="0 0 396.85 559.37"/)
      const outline = page.green?.outline.box
      if (!outline) throw new Error('There is no green')
      const corners = Array.from(
        (greenPathsOn(markup)[0] ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LZ])/g),
        ([, x, y]) => [Number(x), Number(y)],
      )
      const widthPx = Math.max(...corners.map(([x = 0]) => x)) - Math.min(...corners.map(([x = 0]) => x))
      const depthPx = Math.max(...corners.map(([, y = 0]) => y)) - Math.min(...corners.map(([, y = 0]) => y))
      // Corners are rounded to a tenth of a px.
      expect(widthPx).toBeLessThanOrEqual((outline.right - outline.left) * MOST_PX_PER_YARD + 0.2)
      expect(depthPx).toBeLessThanOrEqual((outline.far - outline.near) * MOST_PX_PER_YARD + 0.2)
      expect(widthPx).toBeGreaterThan(20)
      // Nothing that is written is beside the page.
      for (const [, x, y] of markup.matchAll(/<text x="(-?[\d.]+)" y="(-?[\d.]+)"/g)) {
        expect(Number(x)).toBeLessThanOrEqual(PAGE.widthPx)
        expect(Number(y)).toBeLessThanOrEqual(PAGE.heightPx)
      }
    }
  })

  it('BOK-08 ends with whose map it is and its day, the forecast with its hour and whose ovals they are, and the book says what it is', () => {
    const read = textsOf(MARKUPS[0] ?? '').join(' ')
    expect(read).toContain(
      '© OpenStreetMap contributors, ODbL · Map of 21 Jan 2023 · Weather at 14:05: 64°F, 11 mph from SW',
    )
    expect(read).toContain('Ovals, two in three shots: typical of handicap 15')
    const own = ADVISED_BAG.map((club) =>
      club.club === 'driver' ? { ...club, measured: { shotCount: 34, distanceSdYards: 9, lateralSdYards: 11 } } : club,
    )
    const told = { clubs: own }
    const page = pageOf(AUGUSTA, hole(1), told)
    expect(textsOf(drawnPage({ kind: 'hole', page }, bookFacts(AUGUSTA, told))).join(' ')).toContain(
      'Ovals, two in three shots: A your 34 shots, B typical of handicap 15',
    )
    const cover = bookCover(AUGUSTA, { bag: own, golfer: { handicap: 15 }, forecast: BOOK_READING, day: '2026-11-28' })
    expect(textsOf(drawnPage({ kind: 'cover', cover }, bookFacts(AUGUSTA)))).toContain(
      'Worked out the evening before. Not a map of the ground: check what you see.',
    )
  })

  it('BOK-09 has solid ovals of own shots, dashed typical ones and hatched covers, and lengths of 11 pt and more', () => {
    const own = ADVISED_BAG.map((club) =>
      club.club === 'driver' ? { ...club, measured: { shotCount: 34, distanceSdYards: 9, lateralSdYards: 11 } } : club,
    )
    const told = { clubs: own }
    const markup = drawnPage({ kind: 'hole', page: pageOf(AUGUSTA, hole(1), told) }, bookFacts(AUGUSTA, told))
    const ovals = markup.match(/<ellipse[^>]*>/g) ?? []
    expect(ovals.map((oval) => oval.includes('stroke-dasharray'))).toEqual([false, true])
    for (const pattern of ['sand', 'water', 'out']) {
      expect(MARKUPS.join('')).toMatch(new RegExp(`<path[^>]*fill="url\\(#[^)]*-${pattern}\\)"`))
    }
    const [page] = PAGES
    const cover = bookCover(AUGUSTA, { bag: own, golfer: { handicap: 15 }, forecast: BOOK_READING, day: '2026-11-28' })
    const withLengths = [...MARKUPS, markup, drawnPage({ kind: 'cover', cover }, bookFacts(AUGUSTA))].flatMap((one) =>
      Array.from(one.matchAll(/<text([^>]*)>(.*?)<\/text>/g), ([, attributes = '', inside = '']) => ({
        size: Number(/font-size="([\d.]+)"/.exec(attributes)?.[1]),
        inside,
      })).filter(
        ({ inside }) => /^\d{2,3}$|\d (?:yd|deep)|, \d+|^\d+<tspan/.test(inside) && !/Map of|\d{4}/.test(inside),
      ),
    )
    expect(page?.planA).toBeDefined()
    expect(withLengths.length).toBeGreaterThan(100)
    expect(withLengths.filter(({ size }) => size < LEAST_LENGTH_PX)).toEqual([])
  })
})

describe('the page in front', () => {
  it('BOK-02 has the bag with its carries calm and in the forecast, the easier swings, the course and the date', () => {
    const bookFor = { bag: ADVISED_BAG, golfer: { handicap: 15 }, forecast: BOOK_READING, day: '2026-11-28' }
    const cover = bookCover(AUGUSTA, bookFor)
    const read = textsOf(drawnPage({ kind: 'cover', cover }, bookFacts(AUGUSTA)))
    expect(read).toContain('Augusta National Golf Club')
    expect(read.some((text) => text.startsWith('28 Nov 2026, 18 holes.'))).toBe(true)
    expect(cover.clubs.length).toBeGreaterThan(8)
    const from = read.indexOf('Down') + 1
    const rows = cover.clubs.map((_club, row) => read.slice(from + row * 7, from + (row + 1) * 7).slice(1))
    expect(rows).toEqual(
      cover.clubs.map((club) =>
        [
          club.carryCalmYards,
          club.threeQuarterYards,
          club.halfYards,
          club.intoYards ?? NaN,
          club.acrossYards ?? NaN,
          club.downYards ?? NaN,
        ].map((yards) => String(Math.round(yards))),
      ),
    )
    const calm = bookCover(AUGUSTA, { ...bookFor, forecast: undefined })
    const calmRead = textsOf(drawnPage({ kind: 'cover', cover: calm }, { ...bookFacts(AUGUSTA), weather: undefined }))
    expect(calmRead).not.toContain('Into')
    expect(calmRead.join(' ')).toContain('For a calm day, 70°F')
  })
})
