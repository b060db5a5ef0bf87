import { describe, expect, it } from 'vitest'
import { readCourse } from '../../reference/course-files.ts'
import { latLonOf } from '../shot-advice/ground/ground-places.ts'
import { ENDLESS_YARDS, ellipse, rectangle } from '../shot-advice/ground/ground-rings.ts'
import { patchOf } from '../shot-advice/ground/ground.ts'
import { holeGround } from '../shot-advice/ground/hole-ground.ts'
import { holeFrom } from './hole-taps.ts'
import { guessedLie, lieFields } from './guessed-lie.ts'
import { lieByMap } from './lie-by-map.ts'
import type { PlayedShot } from './played-rows.ts'
import { playedHole } from './testing/played-holes.ts'

const COURSE = readCourse('us-augusta')
const [HOLE] = COURSE.holes
const BALL = HOLE?.line[0]
if (!HOLE || !BALL) throw new Error('The course has no hole')
const GROUND = holeGround(COURSE, HOLE, { ball: BALL })
const right = rectangle({ left: 0, right: ENDLESS_YARDS, near: -ENDLESS_YARDS, far: ENDLESS_YARDS })
/** Fairway to the right of a line, rough to the left. */
const HALVES = { ...GROUND, patches: [patchOf('fairway', [right])] }

const on = (x: number, sdYards: number, ground = HALVES) =>
  lieByMap({ ground, hole: { tees: [] }, here: { at: latLonOf(GROUND, { x, y: 150 }), sdYards } })

describe('the lie by the map', () => {
  it('is the likelier one within the position’s error of an edge, with the other one beside it', () => {
    expect(on(2, 4)).toEqual({ lie: 'fairway', other: 'rough', isByMap: true })
    expect(on(-2, 4)).toEqual({ lie: 'rough', other: 'fairway', isByMap: true })
    expect(on(7, 4)).toEqual({ lie: 'fairway', other: undefined, isByMap: true })
    expect(on(2, 1)).toEqual({ lie: 'fairway', other: undefined, isByMap: true })
  })

  it('is one that a ball is played from: trees of their own, a drop beside water, the fringe of a green', () => {
    const disk = [ellipse({ middle: { x: 0, y: 150 }, halfWidthYards: 30, halfDepthYards: 30 })]
    const covers = ['trees', 'water', 'out', 'green', 'bunker', 'fringe'] as const
    expect(covers.map((cover) => on(0, 4, { ...GROUND, patches: [patchOf(cover, disk)] }).lie)).toEqual([
      'trees',
      'rough',
      'rough',
      'fringe',
      'bunker',
      'fringe',
    ])
    // Rough, or a drop in the rough: one lie.
    expect(on(29, 4, { ...GROUND, patches: [patchOf('water', disk)] }).other).toBeUndefined()
  })

  it('is the tee on one of the hole’s tees', () => {
    const [tee] = HOLE.tees
    if (!tee) throw new Error('The hole has no tee')
    expect(lieByMap({ ground: GROUND, hole: HOLE, here: { at: tee.at, sdYards: 4 } }).lie).toBe('tee')
  })
})

describe('a guessed lie', () => {
  const byMap = { lie: 'rough', other: 'fairway', isByMap: true } as const
  const guess = (shots: readonly Partial<PlayedShot>[]) =>
    guessedLie(holeFrom(playedHole(shots)), { leftYards: 160, byMap })

  it('is the tee for the first stroke, and then the map’s', () => {
    expect(guess([])).toEqual({ lie: 'tee', other: undefined, isByMap: false })
    expect(guess([{ lie: 'tee', leftYards: 400 }])).toEqual(byMap)
  })

  it('of a ball that is played again is that of its last stroke', () => {
    expect(guess([{ lie: 'tee', penalty: 'stroke-and-distance' }])).toEqual({
      lie: 'tee',
      other: undefined,
      isByMap: false,
    })
  })

  it('goes without a map by the order of strokes', () => {
    expect(guessedLie(holeFrom(playedHole([{ lie: 'tee', leftYards: 400 }])), { leftYards: 160 }).lie).toBe('fairway')
    expect(guessedLie(holeFrom(playedHole([{ lie: 'rough', leftYards: 170 }])), { leftYards: 160 }).lie).toBe('rough')
  })

  it('gives way to a tapped lie, which no map changes', () => {
    expect(lieFields({ tapped: 'bunker', guessed: byMap })).toEqual({ lie: 'bunker', lieFrom: 'tap' })
    expect(lieFields({ tapped: undefined, guessed: byMap })).toEqual({ lie: 'rough', lieFrom: 'map' })
  })
})
