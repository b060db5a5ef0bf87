import { describe, expect, it } from 'vitest'
import { bookCover } from '@bagwise/golf/book/book-cover'
import { bookPage } from '@bagwise/golf/book/book-page'
import type { BookPage } from '@bagwise/golf/book/book-page'
import type { BookShot } from '@bagwise/golf/book/book-shot'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { coursesFrom } from '@bagwise/golf/course/courses-from'
import { usualTee } from '@bagwise/golf/course/tee-sets'
import { adviseOnGround } from '@bagwise/golf/shot-advice/ground/advise-on-ground'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { BOOK_READING, besideHole, bookFacts, drawnPage, greenPathsOn, holeOn, textsOf } from '#testing/drawn-book.ts'
import { ADVISED_BAG } from '../../../../../../golf/reference/advised-bag.ts'
import { bentHole } from '../../../../../../golf/reference/bent-hole.ts'
import { readCourse } from '../../../../../../golf/reference/course-files.ts'
import { box, drawnReading } from '../../../../../../golf/reference/drawn-map.ts'
import { PAGE, widthOf } from './page-layout.ts'

const AUGUSTA = readCourse('us-augusta')
const BOOK = { bag: ADVISED_BAG, golfer: { handicap: 15 }, forecast: BOOK_READING }
const YARD_M = 0.9144
const ROWS = ['planA', 'planB', 'layUp', 'from150'] as const

const metres = (yards: number | undefined) => (yards === undefined ? '' : String(Math.round(yards * YARD_M)))

/** The length that a shot's line is said with, where it is said with one. */
function lineMetres({ aim, leftYards, pinYards, startLineDeg }: BookShot): string {
  const aside = pinYards * Math.tan((startLineDeg * Math.PI) / 180)
  const isForPin = leftYards <= 30
  // The flag is the nearer mark, or an edge is.
  if (aim.kind === 'edge' && (!isForPin || aim.offDeg < Math.abs(startLineDeg))) return metres(aim.yards)
  return metres(Math.abs(isForPin ? aside : aim.kind === 'fairway' ? aim.rightYards : 0))
}

function expectMetresOnly(page: BookPage): void {
  const markup = drawnPage({ kind: 'hole', page }, bookFacts(AUGUSTA, { units: 'metres' }))
  const read = textsOf(besideHole(markup))
  const { head, green, drawing } = page
  expect(`${read.join(' ')} ${/aria-label="[^"]*"/.exec(markup)?.[0]}`).not.toMatch(/\byd\b|\byards?\b|mph|°F/)
  expect(read).toContain(`${metres(head.yards)} m`)
  const toGreen = green?.fromPlanA && green.fromPlanA.frontYards > 0 ? green.fromPlanA : green?.fromTee
  const lengths = [
    `${metres(green?.depthYards)} deep, ${metres(green?.widthYards)} wide`,
    metres(toGreen?.frontYards),
    metres(toGreen?.middleYards),
    metres(toGreen?.backYards),
  ]
  for (const length of lengths) expect(read).toContain(length)
  const from = read.indexOf('to front') + 1
  const table = ROWS.map((_, row) => read.slice(from + row * 6, from + row * 6 + 6))
  expect(table.at(-1)?.[0]).toMatch(/^From 137\b/)
  for (const [row, key] of ROWS.entries()) {
    const shot = page[key]
    const [, today, calm, , left, line = ''] = table[row] ?? []
    expect([today, calm, left]).toEqual(
      [shot?.carryTodayYards, shot?.carryCalmYards, shot?.leftToFrontYards].map(metres),
    )
    const said = /\d+/.exec(line)?.[0]
    expect([undefined, shot && lineMetres(shot)]).toContain(said)
  }
  // Hazards, the end of the fairway and the rings, which are still 25 yards apart.
  const numbers = textsOf(holeOn(markup)).filter((text) => /^\d+$/.test(text))
  const own = drawing?.numbers.map(({ yards }) => metres(yards)) ?? []
  expect(numbers.length).toBeGreaterThan(3)
  expect(numbers.filter((number) => !own.includes(number))).toEqual([])
}

function expectCoverInMetres(): void {
  const cover = bookCover(AUGUSTA, { ...BOOK, day: '2026-11-28' })
  const read = textsOf(drawnPage({ kind: 'cover', cover }, bookFacts(AUGUSTA, { units: 'metres' })))
  expect(read.join(' ')).not.toMatch(/\byd\b|\byards?\b|mph|°F/)
  expect(read.join(' ')).toContain('Carries in meters.')
  expect(read.join(' ')).toContain('every 23 m from the front')
  const from = read.indexOf('Down') + 1
  const rows = cover.clubs.map((_, row) => read.slice(from + row * 7 + 1, from + (row + 1) * 7))
  expect(rows).toEqual(
    cover.clubs.map((club) =>
      [
        club.carryCalmYards,
        club.threeQuarterYards,
        club.halfYards,
        club.intoYards,
        club.acrossYards,
        club.downYards,
      ].map(metres),
    ),
  )
}

/** A hole to the north of so many yards, drawn as its page. */
function holeOfYards(yards: number): { readonly course: Course; readonly hole: CourseHole } {
  const line = [[0, 0] as const, [0, yards] as const]
  const [course] = coursesFrom(
    drawnReading([
      { tags: { golf: 'hole' }, line },
      { tags: { golf: 'green' }, area: box(0, yards, 12, 12) },
    ]),
  )
  const [hole] = course?.holes ?? []
  if (!course || !hole) throw new Error('The map has no hole')
  return { course, hole }
}

const numbersOf = (text: string | undefined) => (text?.match(/-?[\d.]+/g) ?? []).map(Number)

function expectFitting(yards: number): void {
  const { course, hole } = holeOfYards(yards)
  const page = bookPage(course, hole, BOOK)
  const markup = drawnPage({ kind: 'hole', page }, bookFacts(course))
  const inner = holeOn(markup)
  const [, , width = 0, height = 0] = numbersOf(/viewBox="([^"]*)"/.exec(inner)?.[1])
  const [flagX = 0, flagY = 0] = numbersOf(/<path d="(M[\d. ]+)v-32"/.exec(inner)?.[1])
  const [teeX = 0, teeY = 0] = numbersOf(/<path d="(M[\d. ]+)h\.1m/.exec(inner)?.[1])
  expect(flagY).toBeGreaterThan(32)
  expect(teeY).toBeGreaterThan(flagY + 60)
  expect(teeY).toBeLessThan(height)
  for (const x of [flagX, teeX]) expect(Math.abs(x - width / 2)).toBeLessThan(12)
  // Every oval whole: turned it reaches no farther than its longer half.
  const ovals = inner.match(/<ellipse[^>]*>/g) ?? []
  expect(ovals).toHaveLength([page.planA, page.planB].filter(Boolean).length)
  for (const oval of ovals) {
    const [cx = 0, cy = 0, rx = 0, ry = 0] = ['cx', 'cy', 'rx', 'ry'].map(
      (name) => numbersOf(new RegExp(` ${name}="([^"]*)"`).exec(oval)?.[1])[0],
    )
    const half = Math.max(rx, ry)
    expect(Math.min(cx - half, cy - half)).toBeGreaterThanOrEqual(0)
    expect(cx + half).toBeLessThanOrEqual(width)
    expect(cy + half).toBeLessThanOrEqual(height)
  }
  expectWithin(inner, { width, height })
  expectWithin(besideHole(markup), { width: PAGE.widthPx, height: PAGE.heightPx })
  expect(textsOf(markup)).toContain(`${yards} yd`)
}

/** Nothing that is written goes over an edge. */
function expectWithin(markup: string, { width, height }: { readonly width: number; readonly height: number }): void {
  const written = Array.from(markup.matchAll(/<text([^>]*)>(.*?)<\/text>/g), ([, attributes = '', inside = '']) => {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
    const long = widthOf(inside.replaceAll(/<[^>]*>/g, ''), Number(read('font-size')))
    const share = { end: 1, middle: 1 / 2 }[read('text-anchor') ?? ''] ?? 0
    const left = Number(read('x') ?? width / 2) - share * long
    return { left, right: left + long, y: Number(read('y')) }
  })
  expect(written.length).toBeGreaterThan(2)
  expect(Math.min(...written.map(({ left }) => left))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...written.map(({ right }) => right))).toBeLessThanOrEqual(width)
  expect(Math.max(...written.map(({ y }) => y))).toBeLessThanOrEqual(height)
}

const windFrom = (windFromDeg: number) => ({ ...BOOK_READING, windFromDeg })
const asLeftHander = { handicap: 15, isLeftHanded: true }

/** How far a shot is started from its line, and where it ends. */
const driftOf = ({ startLineDeg, lineDeg, finish }: BookShot) => [startLineDeg - lineDeg, lineDeg, finish.x]

function expectMirrored(): void {
  const [own, other] = [bentHole(1), bentHole(-1)]
  const page = bookPage(own.course, own.hole, { ...BOOK, forecast: windFrom(300) })
  const mirror = bookPage(other.course, other.hole, { ...BOOK, golfer: asLeftHander, forecast: windFrom(60) })
  for (const row of ROWS) {
    const [one, two] = [page[row], mirror[row]]
    if (!one || !two) throw new Error(`There is no ${row}`)
    const drift = driftOf(one)
    expect(driftOf(two)).toEqual(drift.map((value) => expect.closeTo(-value, 1)))
    expect(two.club).toBe(one.club)
  }
  expect(Math.abs(page.planA ? page.planA.startLineDeg - page.planA.lineDeg : 0)).toBeGreaterThan(0.5)
}

/** A slope moves the ball of a left-hander to the other side: the ball is started that much to the other side. */
function expectSlopeMirrored(): void {
  const { course, hole } = bentHole(1)
  const [, ball] = hole.line
  if (!ball) throw new Error('The hole has no bend')
  const ground = holeGround(course, hole, { ball })
  const [right, left] = [BOOK.golfer, asLeftHander].map((golfer) => {
    const advice = adviseOnGround(ADVISED_BAG, golfer, { ground, lie: 'fairway', slope: 'sidehill-above' })
    if ('problem' in advice) throw new Error(advice.problem)
    const { startLineDeg, lineDeg } = advice.recommended
    return startLineDeg - lineDeg
  })
  expect(right).toBeGreaterThan(0.5)
  expect(left).toBeCloseTo(-(right ?? 0), 1)
}

/** What is the ground's on the page of a hole: in the drawing, around the green, and how the green is drawn. */
function groundFor(golfer: typeof asLeftHander | typeof BOOK.golfer) {
  const hole = AUGUSTA.holes.find(({ number }) => number === 13)
  if (!hole) throw new Error('There is no hole 13')
  const page = bookPage(AUGUSTA, hole, { ...BOOK, golfer, tee: usualTee(hole) })
  const { drawing, green } = page
  if (!drawing || !green) throw new Error('The hole is not drawn')
  const paths = greenPathsOn(drawnPage({ kind: 'hole', page }, bookFacts(AUGUSTA)))
  return { ground: drawing.ground, rings: drawing.rings, fromTee: green.fromTee, pathCount: paths.length }
}

describe('a book for any golfer', () => {
  it('BOK-10 is in metres throughout, fits holes of 60 and of 640 yards, and mirrors drift and slope for a left-hander, not the ground', () => {
    for (const number of [1, 4, 12, 13]) {
      const hole = AUGUSTA.holes.find((one) => one.number === number)
      if (!hole) throw new Error(`There is no hole ${number}`)
      expectMetresOnly(bookPage(AUGUSTA, hole, { ...BOOK, tee: usualTee(hole) }))
    }
    expectCoverInMetres()
    for (const yards of [60, 640]) expectFitting(yards)
    expectMirrored()
    expectSlopeMirrored()
    expect(groundFor(asLeftHander)).toEqual(groundFor(BOOK.golfer))
  })
})
