import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { MOST_PLAYED_HOLES, MOST_PLAYED_ROUNDS, MOST_PLAYED_SHOTS } from '@bagwise/golf/play/played-record'
import { MOST_OWN_COURSES } from '@bagwise/contract/own-course-limits'
import { playedHoleTable, playedShotTable } from '@bagwise/contract/play-table'
import { PORTION_BYTES } from './read-portions.ts'
import { distancesName, importedPart, isTooLarge, takeoutName } from './takeout-files.ts'
import { takeoutPortions } from './takeout-text.ts'

const MEGABYTE = 1024 * 1024

/** Halves of characters too. */
const anyUnit = fc.nat(0xffff).map((code) => String.fromCharCode(code))

/** Notes how many bytes of it are read at once. */
class WatchedFile extends Blob {
  readonly read: number[] = []

  override slice(start?: number, end?: number): Blob {
    const portion = super.slice(start, end)
    this.read.push(portion.size)
    return portion
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    this.read.push(this.size)
    return super.arrayBuffer()
  }

  override text(): Promise<string> {
    this.read.push(this.size)
    return super.text()
  }
}

/** Of this size, nearly all of it history and messages. */
function takeoutOf(byteCount: number): string {
  const change = { path: 'firstName', value: 'Zoë "Ace" \\ {[', displacedAt: '2026-11-21T10:00:00.000Z' }
  const history = Array.from({ length: byteCount / 2 / 100 }, () => change)
  const profile = { handicap: 3, golfGoals: ['history', 'Break 80'] }
  const takeout = { format: 'bagwise-takeout', version: 1, history, profile, messages: [''], rounds: [] }
  const rest = byteCount - JSON.stringify(takeout).length
  return JSON.stringify({ ...takeout, messages: ['m'.repeat(rest)] })
}

/** A letter that takes three bytes. */
const WIDE = '球'
const TIME = '2026-11-21T10:00:00.000Z'
const AT = { alongYards: 151.5, acrossYards: -12.5 }
const COURSE = { course: WIDE.repeat(100), tees: WIDE.repeat(50), courseRating: 71.3, slopeRating: 128 }

/** As many and as long as they may be: 35 MB where every value has a line. */
function everything() {
  const many = <Entry>(count: number, entry: () => Entry) => Array.from({ length: count }, entry)
  const shots = { count: 1234, longShortYards: 12.34, leftRightYards: 12.34 }
  const distance = { distance: 123, source: 'measured', shots, before: { distance: 123, source: 'estimated' } }
  const progressEntry = () => ({
    id: crypto.randomUUID(),
    date: '2026-11-21',
    handicap: -12.3,
    clubDistances: Object.fromEntries(CLUB_TYPES.map((club) => [club, distance])),
    arrivedAt: TIME,
  })
  const figures = [399.9, -199.9, 449.9, 229.9, -4.9, -89.9, 14_999.9, true, -89.9, 154.9, null]
  const keptShot = () => [
    crypto.randomUUID(),
    crypto.randomUUID(),
    '11-wood',
    'full',
    'by-rule',
    WIDE.repeat(40),
    ...figures,
  ]
  const round = () => ({ id: crypto.randomUUID(), date: '2026-11-20', ...COURSE, adjustedGrossScore: 87.91 })
  const ring = many(170, () => 1234)
  const course = () => ({
    id: `own/${crypto.randomUUID()}`,
    name: WIDE.repeat(100),
    shapes: many(70, () => ({ kind: 'green', id: 'green-12', rings: [ring] })),
  })
  return {
    profile: { clubDistances: CLUB_TYPES.map((club) => ({ club, ...distance, isManuallySet: true })) },
    history: many(2_000, () => ({
      id: crypto.randomUUID(),
      path: 'clubDistances.7-iron',
      value: 'x'.repeat(1_000),
      at: TIME,
    })),
    batches: many(5_000, () => ({ batch: crypto.randomUUID(), arrivedAt: TIME })),
    progress: many(1_000, progressEntry),
    rounds: many(MOST_ROUNDS, round),
    shotSessions: many(MOST_SHOT_SESSIONS, () => ({
      id: crypto.randomUUID(),
      source: WIDE.repeat(40),
      note: WIDE.repeat(100),
    })),
    shots: { columns: many(17, () => 'column'), rows: many(MOST_KEPT_SHOTS, keptShot) },
    playedRounds: many(MOST_PLAYED_ROUNDS, () => ({ ...round(), courseId: 'x'.repeat(80), rules: 'no-devices' })),
    playedHoles: playedHoleTable(many(MOST_PLAYED_HOLES, playedHole)),
    playedShots: playedShotTable(many(MOST_PLAYED_SHOTS, playedShot)),
    ownCourses: many(MOST_OWN_COURSES, course),
    messages: many(200, () => ({ submission: crypto.randomUUID(), message: WIDE.repeat(1_000), sentAt: TIME })),
  }
}

const playedHole = () => ({
  round: crypto.randomUUID(),
  number: 18,
  par: 5,
  strokeIndex: 18,
  lengthYards: 377.3,
  score: 10,
  finish: 'picked-up' as const,
  putts: 2,
  firstPuttFeet: 14.5,
  pin: AT,
})
const playedShot = () => ({
  id: crypto.randomUUID(),
  round: crypto.randomUUID(),
  hole: 18,
  order: 1_048_576,
  branch: 'provisional' as const,
  club: '11-wood' as const,
  lie: 'fairway' as const,
  lieFrom: 'map' as const,
  leftYards: 152.5,
  leftSdYards: 12.4,
  leftFrom: 'position' as const,
  swing: 'recovery' as const,
  penalty: 'stroke-and-distance' as const,
  rest: { ...AT, sdYards: 12.4 },
  air: { headwindMph: -12.5, crosswindMph: -12.5, temperatureF: 61.5 },
  at: AT,
  isLeftOut: false,
})

describe('files of a takeout', () => {
  it('are named after the day', () => {
    expect(takeoutName('2026-11-21')).toBe('bagwise-2026-11-21.json')
    expect(distancesName('2026-11-21')).toBe('bagwise-distances-2026-11-21.csv')
  })

  it('HRD-19 are refused above 32 MB, of which nothing is read', async () => {
    const file = new WatchedFile(['x'.repeat(33 * MEGABYTE)])
    expect(isTooLarge(file)).toBe(true)
    expect(isTooLarge({ size: 32 * MEGABYTE })).toBe(false)
    expect(file.read).toEqual([])
  })

  it('HRD-19 are read in portions below that, and sent without what is only there to be read', async () => {
    const text = JSON.stringify(JSON.parse(takeoutOf(8 * MEGABYTE)), null, 2)
    expect(text.length).toBeGreaterThan(9 * MEGABYTE)
    const file = new WatchedFile([text])
    expect(isTooLarge(file)).toBe(false)
    const sent = (await importedPart(file)) ?? ''
    expect(JSON.parse(sent)).toEqual({ ...JSON.parse(text), history: null, messages: null })
    expect(sent.length).toBeLessThan(1_000)
    expect(file.read.length).toBeGreaterThan(30)
    expect(Math.max(...file.read)).toBe(PORTION_BYTES)
    expect(file.read.reduce((sum, byteCount) => sum + byteCount)).toBe(file.size)
  })

  it('are read no further than what can be sent', async () => {
    const file = new WatchedFile([JSON.stringify({ profile: 'x'.repeat(31 * MEGABYTE) })])
    expect(await importedPart(file)).toBeUndefined()
    expect(file.read.length).toBeLessThan(file.size / PORTION_BYTES - 10)
  })

  it('RND-48 (size) with everything Bagwise keeps at its limit, written as it writes them, are not too large, and can be sent', async () => {
    const takeout = { format: 'bagwise-takeout', version: 2, ...everything() }
    const file = new Blob([...takeoutPortions(takeout)])
    expect(isTooLarge(file)).toBe(false)
    // With every value on a line of its own it was.
    expect(new Blob([JSON.stringify(takeout, null, 2)]).size).toBeGreaterThan(32 * MEGABYTE)
    const content = await importedPart(file)
    expect(content).toBeDefined()
    const sent = { ...takeout, history: null, batches: null, messages: null }
    // As texts: to compare megabytes value by value takes seconds.
    expect(JSON.stringify(JSON.parse(content ?? '')) === JSON.stringify(sent)).toBe(true)
    const body = JSON.stringify({ golfer: crypto.randomUUID(), content, today: '2026-11-21', seenVersion: 1 })
    expect(new Blob([body]).size).toBeLessThan(24 * MEGABYTE)
  })

  it('keep every name that the server has to refuse', async () => {
    const text = '{"__proto__":{"a":1},"profile":{"constructor":2}}'
    expect(await importedPart(new Blob([text]))).toBe(text)
  })

  it('are sent as they are when they are no takeout', async () => {
    for (const text of ['', 'club,carry (yd),source\n', '{"half', '[1]', '12', 'null']) {
      expect(await importedPart(new Blob([text]))).toBe(text)
    }
    const table = fc.string({ unit: anyUnit }).map((text) => `club,${text}`)
    await fc.assert(
      fc.asyncProperty(table, async (text) => {
        expect(await importedPart(new Blob([text]))).toBe(text.toWellFormed())
      }),
      { numRuns: 30, seed: 6 },
    )
  })

  it('keep letters that two portions share', async () => {
    const text = `club,${'é🏌'.repeat(PORTION_BYTES / 5)}`
    expect(await importedPart(new Blob([text]))).toBe(text)
  })
})
