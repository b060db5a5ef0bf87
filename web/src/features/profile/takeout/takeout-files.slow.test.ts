import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { MOST_PLAYED_HOLES, MOST_PLAYED_SHOTS } from '@bagwise/golf/play/played-record'
import { playedHoleTable, playedShotTable } from '@bagwise/contract/play-table'
import { PORTION_BYTES } from './read-portions.ts'
import { distancesName, importedPart, isTooLarge, takeoutName } from './takeout-files.ts'

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

const AT = { alongYards: 151.5, acrossYards: -12.5 }
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
  order: 10_240,
  branch: 'ball' as const,
  club: '11-wood' as const,
  lie: 'fairway' as const,
  lieFrom: 'map' as const,
  leftYards: 152.5,
  leftSdYards: 12.4,
  leftFrom: 'position' as const,
  swing: 'recovery' as const,
  penalty: 'unplayable' as const,
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

  it('with everything Bagwise keeps, written as it writes them, can be sent', async () => {
    const clubDistances = CLUB_TYPES.map((club) => ({ club, distance: 123.4, source: 'measured', isManuallySet: true }))
    const shots = { count: 1234, longShortYards: 12.34, leftRightYards: 12.34 }
    const before = { distance: 123, source: 'estimated' }
    const entry = (index: number) => ({
      id: crypto.randomUUID(),
      date: '2026-11-21',
      handicap: -12.3,
      clubDistances: Object.fromEntries(
        clubDistances.map(({ club, distance, source }) => [
          club,
          { distance: distance + index, source, shots, before },
        ]),
      ),
      arrivedAt: '2026-11-21T10:00:00.000Z',
    })
    const progress = Array.from({ length: 1_000 }, (_, index) => entry(index))
    const figures = [399.9, -199.9, 449.9, 229.9, -4.9, -89.9, 14_999.9, true, -89.9, 154.9, null]
    const shot = () => [crypto.randomUUID(), crypto.randomUUID(), '11-wood', 'full', 'by-rule', 'Rescue 11', ...figures]
    const kept = {
      columns: Array.from({ length: 17 }, (_, index) => `column ${index}`),
      rows: Array.from({ length: 10_000 }, shot),
    }
    const played = {
      playedHoles: playedHoleTable(Array.from({ length: MOST_PLAYED_HOLES }, playedHole)),
      playedShots: playedShotTable(Array.from({ length: MOST_PLAYED_SHOTS }, playedShot)),
    }
    const parts = { profile: { clubDistances }, progress, shots: kept, ...played, history: [1] }
    const takeout = { format: 'bagwise-takeout', version: 2, ...parts }
    const file = new Blob([`${JSON.stringify(takeout, null, 2)}\n`])
    expect(isTooLarge(file)).toBe(false)
    const content = await importedPart(file)
    expect(content).toBeDefined()
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
