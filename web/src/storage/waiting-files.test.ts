import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MAP_LIMITS } from '@bagwise/golf/course/reading/map-reading'
import { LARGEST_FILE_BYTES, MOST_FILES } from '@bagwise/shot-files/largest-file'
import { sampleCaches } from '#testing/sample-caches.ts'
import { forgetOldFiles, keepWaitingFiles, MAPS_PAGE, SHOTS_PAGE, takeWaitingFiles } from './waiting-files.ts'
import type { FilesPage } from './waiting-files.ts'

const NOW_MS = Date.parse('2026-11-29T09:00:00Z')
const DAY_MS = 86_400_000
const MAP_BYTES = MAP_LIMITS.megabytes * 1_000_000
const CSV = 'Club,Carry\n7i,150\n'
const OSM = '\u{FEFF}<?xml version="1.0"?>\n<osm/>'
const GEO_JSON = '\n {"type":"FeatureCollection","features":[]}'

let device: ReturnType<typeof sampleCaches>

beforeEach(() => {
  device = sampleCaches()
  vi.stubGlobal('caches', device)
})
afterEach(() => vi.unstubAllGlobals())

const file = (name: string, ...content: BlobPart[]) => new File(content, name)
const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

it.each<[string, readonly File[], FilesPage]>([
  ['a table', [file('session.csv', CSV)], SHOTS_PAGE],
  ['a table whose name says map', [file('map.osm', CSV)], SHOTS_PAGE],
  ['a workbook', [file('session', 'PK\u{3}\u{4}')], SHOTS_PAGE],
  ['a picture whose name says map', [file('map.geojson', new Uint8Array([0x89, 0x50, 0x4e, 0x47]))], SHOTS_PAGE],
  ['a map of OpenStreetMap', [file('map.osm', OSM)], MAPS_PAGE],
  ['a map whose name says table', [file('session.csv', GEO_JSON)], MAPS_PAGE],
  ['several maps', [file('1.osm', OSM), file('2.geojson', GEO_JSON)], MAPS_PAGE],
  ['a map among tables', [file('session.csv', CSV), file('map.osm', OSM)], SHOTS_PAGE],
  ['an empty file of no map', [file('session.csv')], SHOTS_PAGE],
  ['an empty map', [file('map.OSM', ' \n')], MAPS_PAGE],
])('goes by what is in it: %s', async (_what, files, page) => {
  expect(await keepWaitingFiles(files, NOW_MS)).toBe(page)
  const other = page === MAPS_PAGE ? SHOTS_PAGE : MAPS_PAGE
  expect(await takeWaitingFiles(other, NOW_MS)).toEqual([])
  const taken = await takeWaitingFiles(page, NOW_MS)
  expect(namesOf(taken)).toEqual(namesOf(files))
  for (const [index, one] of files.entries()) expect(await taken[index]?.bytes()).toEqual(await one.bytes())
})

it('gives a file once, and the last share only', async () => {
  await keepWaitingFiles([file('first.csv', CSV), file('second.csv', CSV)], NOW_MS)
  await keepWaitingFiles([file('map.osm', OSM)], NOW_MS)
  expect(await takeWaitingFiles(SHOTS_PAGE, NOW_MS)).toEqual([])
  expect(namesOf(await takeWaitingFiles(MAPS_PAGE, NOW_MS))).toEqual(['map.osm'])
  expect(await takeWaitingFiles(MAPS_PAGE, NOW_MS)).toEqual([])
  expect(device.names()).toEqual([])
})

it.each([
  ['a day later', NOW_MS + DAY_MS],
  ['with a clock that was put back by a day', NOW_MS - DAY_MS],
])('is gone %s, whether its page opens or another one', async (_when, laterMs) => {
  const files = [file('session.csv', CSV)]
  await keepWaitingFiles(files, NOW_MS)
  expect(await takeWaitingFiles(SHOTS_PAGE, laterMs)).toEqual([])
  await keepWaitingFiles(files, NOW_MS)
  await forgetOldFiles(laterMs)
  expect(device.names()).toEqual([])
})

it('waits until then', async () => {
  await keepWaitingFiles([file('session.csv', CSV)], NOW_MS)
  await forgetOldFiles(NOW_MS + DAY_MS - 1)
  expect(namesOf(await takeWaitingFiles(SHOTS_PAGE, NOW_MS + DAY_MS - 1))).toEqual(['session.csv'])
})

it('keeps of too much as much as the page needs to say so: one byte and one file more than it opens', async () => {
  const huge = file('huge.csv', '7i,', new Uint8Array(MAP_BYTES), 'the end')
  await keepWaitingFiles([huge, file('next.csv', CSV)], NOW_MS)
  const taken = await takeWaitingFiles(SHOTS_PAGE, NOW_MS)
  expect(taken.map(({ name, size }) => [name, size])).toEqual([
    ['huge.csv', MAP_BYTES + 1],
    ['next.csv', 0],
  ])
  expect(MAP_BYTES).toBeGreaterThan(LARGEST_FILE_BYTES)
  await keepWaitingFiles(
    Array.from({ length: MOST_FILES + 10 }, (_, index) => file(`${index}.csv`, CSV)),
    NOW_MS,
  )
  expect(await takeWaitingFiles(SHOTS_PAGE, NOW_MS)).toHaveLength(MOST_FILES + 1)
})

it('leaves nothing of the share before when the device has no room for this one', async () => {
  await keepWaitingFiles([file('first.csv', CSV)], NOW_MS)
  device.fillUp()
  await expect(keepWaitingFiles([file('second.csv', CSV)], NOW_MS)).rejects.toThrow('QuotaExceededError')
  expect(await takeWaitingFiles(SHOTS_PAGE, NOW_MS)).toEqual([])
})

it('takes what cannot be read off the device, and says so', async () => {
  const cache = await device.open('shared-files')
  await cache.put(SHOTS_PAGE, new Response('no form', { headers: { 'kept-at': String(NOW_MS) } }))
  await expect(takeWaitingFiles(SHOTS_PAGE, NOW_MS)).rejects.toThrow(TypeError)
  expect(device.names()).toEqual([])
})

it('gives nothing where the browser keeps no files, and makes no cache by looking', async () => {
  expect(await takeWaitingFiles(SHOTS_PAGE, NOW_MS)).toEqual([])
  expect(device.names()).toEqual([])
  vi.unstubAllGlobals()
  expect('caches' in globalThis).toBe(false)
  expect(await takeWaitingFiles(SHOTS_PAGE, NOW_MS)).toEqual([])
})
