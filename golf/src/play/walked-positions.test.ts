import { describe, expect, it } from 'vitest'
import { readCourse } from '../../reference/course-files.ts'
import { seededChance } from '../../reference/seeded-chance.ts'
import { walkedReceiver } from '../../reference/walked-fixes.ts'
import type { LatLon } from '../course/plane.ts'
import { yardsToEdge } from '../course/spans.ts'
import { latLonOf, placeIn } from '../shot-advice/ground/ground-places.ts'
import { holeGround } from '../shot-advice/ground/hole-ground.ts'
import type { HoleGround } from '../shot-advice/ground/hole-ground.ts'
import { yardsApart } from './hole-places.ts'
import { lieByMap } from './lie-by-map.ts'
import { restOf } from './rows-from-places.ts'
import { settledPlace } from './settled-place.ts'
import type { Fix, SettledPlace } from './settled-place.ts'

const HOLE_MS = 15 * 60_000
const STROKE_MS = 4 * 60_000
const EDGE_YARDS = 8

type Played = {
  readonly truth: LatLon
  readonly place: SettledPlace
  readonly ground: HoleGround
  readonly hole: number
}

/** Where strokes were played on 18 mapped holes, and where the phone took them to be. */
function playedStrokes(seed: number, { isUnderTrees = false } = {}) {
  const course = readCourse('us-augusta')
  const receiver = walkedReceiver(seed)
  const chance = seededChance(seed + 1)
  return course.holes.map((hole, index) => {
    const [tee] = hole.line
    if (!tee) throw new Error('The hole has no line')
    const ground = holeGround(course, hole, { ball: tee })
    const settledAt = (truth: LatLon, atMs: number): SettledPlace => {
      const fixes = [6, 5, 3, 2, 0].map((ago): Fix => receiver.fixAt(atMs - ago * 1_000, truth, { isUnderTrees }))
      const place = settledPlace(fixes, { nowMs: atMs })
      if (!place) throw new Error('No place settled')
      return place
    }
    const startMs = index * HOLE_MS
    const shares = [0.3, 0.55, 0.8].map((share) => share + 0.2 * chance.next())
    const strokes = shares.map((share, stroke): Played => {
      const along = { x: 18 * chance.normal(), y: share * ground.greenMiddle.y }
      const truth = latLonOf(ground, along)
      return { truth, place: settledAt(truth, startMs + stroke * STROKE_MS), ground, hole: index }
    })
    const pinTruth = latLonOf(ground, ground.pin)
    return { hole, strokes, pinTruth, pin: settledAt(pinTruth, startMs + shares.length * STROKE_MS) }
  })
}

type Ends<Point> = { readonly from: Point; readonly to: Point }

/** How far the way between two places is off, and how far it may be. */
function offBetween({ from, to }: Ends<SettledPlace>, truth: Ends<LatLon>) {
  const rest = restOf({ from, to, aim: to.at })
  if (!rest) throw new Error('No way between these places')
  return { offYards: Math.abs(rest.alongYards - yardsApart(truth.from, truth.to)), sdYards: rest.sdYards }
}

const ROUNDS = Array.from({ length: 12 }, (_, index) => playedStrokes(300 + index))

describe('positions as receivers tell them', () => {
  it('give the right lie in 95 of 100 cases farther than 8 yards from an edge, and name it nearer to one', () => {
    let [farCount, rightCount, nearCount, namedCount] = [0, 0, 0, 0]
    for (const { hole, strokes } of ROUNDS.flat()) {
      for (const { truth, place, ground } of strokes) {
        const trueLie = lieByMap({ ground, hole, here: { at: truth, sdYards: 0 } }).lie
        const { lie, other } = lieByMap({ ground, hole, here: place })
        const edgeYards = Math.min(...ground.patches.map((patch) => yardsToEdge(patch, placeIn(ground, truth))))
        if (edgeYards > EDGE_YARDS) {
          farCount += 1
          if (lie === trueLie) rightCount += 1
        } else {
          nearCount += 1
          if ([lie, other].includes(trueLie)) namedCount += 1
        }
      }
    }
    expect(farCount).toBeGreaterThan(100)
    expect(rightCount / farCount).toBeGreaterThanOrEqual(0.95)
    expect(nearCount).toBeGreaterThan(100)
    expect(namedCount / nearCount).toBeGreaterThanOrEqual(0.85)
  })

  it.each([
    { isUnderTrees: false, mostYards: 4 },
    { isUnderTrees: true, mostYards: 10 },
  ])(
    'give strokes that are as long, and distances backwards from the pin that are as near, as they say in 68 ± 6 of 100 cases; under trees: $isUnderTrees',
    ({ isUnderTrees, mostYards }) => {
      const holes = Array.from({ length: 8 }, (_, index) => playedStrokes(500 + index, { isUnderTrees })).flat()
      const toPin = holes.flatMap(({ strokes, pin, pinTruth }) =>
        strokes.map(({ truth, place }) => offBetween({ from: place, to: pin }, { from: truth, to: pinTruth })),
      )
      const flown = holes.flatMap(({ strokes }) =>
        strokes.slice(1).map(({ truth, place }, index) => {
          const before = strokes[index] ?? { truth, place }
          return offBetween({ from: before.place, to: place }, { from: before.truth, to: truth })
        }),
      )
      for (const ways of [toPin, flown]) {
        const nearCount = ways.filter(({ offYards, sdYards }) => offYards <= sdYards).length
        expect(Math.abs(nearCount / ways.length - 0.68)).toBeLessThanOrEqual(0.06)
        const squares = ways.reduce((sum, { offYards }) => sum + offYards ** 2, 0)
        expect(Math.sqrt(squares / ways.length)).toBeLessThan(mostYards)
      }
    },
  )
})
