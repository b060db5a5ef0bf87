import { describe, expect, it } from 'vitest'
import { readCourses } from '#worker/read-courses.ts'
import * as find from './find.copy.ts'

/** What the screen says of a file; undefined for one that is opened. */
async function saidOf(text: string): Promise<string | undefined> {
  const read = await readCourses(new Blob([text]))
  return 'problem' in read ? find.fileProblem(read.problem) : undefined
}

const geoJson = (...features: readonly string[]) => `{"type":"FeatureCollection","features":[${features.join()}]}`
const feature = (golf: string, type: string, coordinates: string) =>
  `{"type":"Feature","properties":{"golf":"${golf}"},"geometry":{"type":"${type}","coordinates":${coordinates}}}`
/** So many corners, the last one that of the beginning. */
const corners = (count: number) => `[${'[8,50],'.repeat(count - 1)}[8,50]]`
const green = (cornerCount: number) => feature('green', 'Polygon', `[${corners(cornerCount + 1)}]`)
const path = (cornerCount: number) => feature('path', 'LineString', corners(cornerCount))
const tees = (count: number) => Array.from({ length: count }, () => feature('tee', 'Point', '[9,51]'))
const hole = feature('hole', 'LineString', '[[8,50],[8,50.003]]')

const osm = (...elements: readonly string[]) => `<osm version="0.6">${elements.join('')}</osm>`
const node = (id: number) => `<node id="${id}" lat="50" lon="8"/>`
const way = (id: number, nodeCount: number, golf: string) =>
  `<way id="${id}">${'<nd ref="1"/>'.repeat(nodeCount)}<tag k="golf" v="${golf}"/></way>`
const osmTees = (count: number) =>
  Array.from({ length: count }, (_, id) => `<node id="${id + 2}" lat="50" lon="8"><tag k="golf" v="tee"/></node>`)

describe('what a file is answered', () => {
  it('HOL-19 is a refusal with the limit it is beyond, and the request to choose one course; at the limit it is read', async () => {
    const course = geoJson(hole, green(4))
    const padded = (byteCount: number) => `${course}${' '.repeat(byteCount - course.length)}`
    expect(await saidOf(padded(12_000_000))).toBeUndefined()
    expect(await saidOf(padded(12_000_001))).toBe(
      'This file is larger than 12 MB. Choose one course, not a whole region.',
    )
    const tooManyCorners = 'This map has more than 400,000 corners. Choose one course, not a whole region.'
    // A hole has two, a green of four has five with the closing one.
    expect(await saidOf(geoJson(hole, green(4), path(200_000), path(199_993)))).toBeUndefined()
    expect(await saidOf(geoJson(hole, green(4), path(200_000), path(199_994)))).toBe(tooManyCorners)
    expect(await saidOf(osm(node(1), way(1, 400_001, 'path')))).toBe(tooManyCorners)
    const tooManyThings = 'This map has more than 60,000 things on it. Choose one course, not a whole region.'
    expect(await saidOf(geoJson(hole, green(4), ...tees(59_998)))).toBeUndefined()
    expect(await saidOf(geoJson(hole, green(4), ...tees(59_999)))).toBe(tooManyThings)
    expect(await saidOf(osm(...osmTees(60_001)))).toBe(tooManyThings)
    const tooLongRing = 'One outline in this map has more than 5,000 corners. Export the course alone.'
    expect(await saidOf(geoJson(hole, green(5_000)))).toBeUndefined()
    expect(await saidOf(geoJson(hole, green(5_001)))).toBe(tooLongRing)
    expect(await saidOf(osm(node(1), way(1, 5_002, 'green')))).toBe(tooLongRing)
    // A small country's file is within the limits, and has many courses.
    expect(find.chooseTitle).toBe('Choose one course')
    expect(find.chooseLine(258)).toBe('This file has 258 courses.')
  })
})
