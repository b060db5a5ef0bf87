import { createElement } from 'react'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { patchOf } from '@bagwise/golf/shot-advice/ground/ground'
import { readCourse } from '../../../../golf/reference/course-files.ts'
import { distanceArcs, frontOfGreen } from './distance-arcs.ts'
import { groundLayers } from './ground-layers.ts'
import { HoleDrawing } from './hole-drawing.tsx'
import { holeFrame } from './hole-frame.ts'
import { blankGround } from './hole-marks.ts'
import type { DrawnGround, HoleMarks } from './hole-marks.ts'

const SIZE = { widthPx: 390, heightPx: 563 } as const
const TEE = { x: 0, y: 0 }

function groundOf(course: Course, hole: CourseHole) {
  const [ball] = hole.line
  if (!ball) throw new Error('The hole has no line')
  return holeGround(course, hole, { ball })
}

function drawn(ground: DrawnGround, more: Partial<ComponentProps<typeof HoleDrawing>> = {}): string {
  const given = { ...SIZE, ground, sentence: 'A hole', units: 'yards', ...more } as const
  return renderToStaticMarkup(createElement(HoleDrawing, given))
}

function marksOf({ way, greenMiddle }: DrawnGround): HoleMarks {
  const [, corner = greenMiddle] = way
  const oval = { at: corner, lateralSdYards: 15, distanceSdYards: 11, alongDeg: 12, isOwn: true, label: 'Driver' }
  return {
    ball: TEE,
    pin: greenMiddle,
    tees: [TEE, { x: 4, y: 30 }],
    ovals: [oval, { ...oval, at: greenMiddle, isOwn: false, label: '7-Iron' }],
    startLine: { from: TEE, to: corner },
    plates: [
      { at: greenMiddle, text: '392', note: 'back' },
      { at: corner, text: '231', note: 'to clear' },
    ],
    position: { at: TEE, radiusYards: 18, isOld: false },
    ringsYards: [50, 75, 100, 125, 150, 175, 200],
  }
}

const square = (x: number, y: number, half: number) =>
  Float64Array.of(x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half)
const GREEN = patchOf('green', [square(0, 200, 12)])
const straight = (...patches: DrawnGround['patches']): DrawnGround => ({
  patches: [...patches, GREEN],
  way: [TEE, { x: 0, y: 200 }],
  greenMiddle: { x: 0, y: 200 },
})

describe('the drawing of a hole', () => {
  it('is an image with a sentence, in px of its own size', () => {
    const markup = drawn(straight(), { sentence: 'Hole 7: 392 yards & water right' })
    expect(markup).toMatch(/^<svg width="390" height="563" viewBox="0 0 390 563" role="img"/)
    expect(markup).toContain('aria-label="Hole 7: 392 yards &amp; water right"')
  })

  it('joins all patches of a kind in one path, from the ground up', () => {
    const bunkers = [10, 30, 50].map((y) => patchOf('bunker', [square(10, y, 4)]))
    const ground = straight(
      patchOf('water', [square(-20, 90, 15)]),
      ...bunkers,
      patchOf('fairway', [square(0, 100, 18)]),
    )
    const layers = groundLayers(ground, holeFrame(ground, {}, { ...SIZE, view: 'hole' }))
    expect(layers.map(({ kind }) => kind)).toEqual(['fairway', 'green', 'bunker', 'water'])
    expect(layers.map(({ path }) => path.match(/M/g)?.length)).toEqual([1, 1, 3, 1])
  })

  it('draws narrow water as a stream and dashes what is assumed', () => {
    const stream = patchOf('water-red', [Float64Array.of(-60, 99, 60, 99, 60, 102, -60, 102)], { isAssumed: true })
    const frame = holeFrame(straight(), {}, { ...SIZE, view: 'hole' })
    const kinds = groundLayers(straight(stream), frame).map(({ kind, isAssumed }) => [kind, isAssumed])
    expect(kinds).toEqual([
      ['green', false],
      ['stream', true],
    ])
    const dashes = (ground: DrawnGround) => drawn(ground).match(/stroke-dasharray/g)?.length ?? 0
    for (const cover of ['fairway', 'bunker', 'water'] as const) {
      const rings = [square(0, 100, 18)]
      const [mapped, assumed] = [patchOf(cover, rings), patchOf(cover, rings, { isAssumed: true })]
      expect([dashes(straight(mapped)), dashes(straight(assumed))], cover).toEqual([0, 1])
    }
  })

  it('sets white stakes around the course, and joins them with a line only where the map has them out of bounds', () => {
    const rings = [square(0, 100, 150), square(0, 100, 60)]
    const [mapped, assumed] = [false, true].map((isAssumed) => drawn(straight(patchOf('out', rings, { isAssumed }))))
    const hatched = (markup = '') => markup.match(/<path[^>]*-out\)"[^>]*>/)?.[0]
    expect(hatched(mapped)).toContain('stroke="var(--color-ink)"')
    expect(hatched(assumed)).not.toContain('stroke=')
    for (const markup of [mapped, assumed]) expect(markup).toMatch(/stroke="var\(--color-sheet\)"[^>]*stroke-dasharray/)
  })

  it('dashes a typical green, fairway and oval, and not those that are known', () => {
    const unmapped = readCourse('it-ambrosiano-no-greens')
    const [hole] = unmapped.holes
    if (!hole) throw new Error('The course has no hole')
    const layers = groundLayers(
      groundOf(unmapped, hole),
      holeFrame(groundOf(unmapped, hole), {}, { ...SIZE, view: 'hole' }),
    )
    const isAssumed = (kind: string) => layers.filter((layer) => layer.kind === kind).map((layer) => layer.isAssumed)
    expect([isAssumed('green'), isAssumed('fairway')]).toEqual([[true], [true]])
    const oval = { at: { x: 0, y: 150 }, lateralSdYards: 10, distanceSdYards: 10, alongDeg: 0 }
    const ellipse = (isOwn: boolean) =>
      drawn(straight(), { marks: { ovals: [{ ...oval, isOwn }] } }).match(/<ellipse[^>]*>/)?.[0]
    expect(ellipse(true)).not.toContain('stroke-dasharray')
    expect(ellipse(false)).toContain('stroke-dasharray="9 5"')
  })

  it('holds two in three shots in an oval, in the scale of the ground', () => {
    const oval = { at: { x: 0, y: 150 }, lateralSdYards: 10, distanceSdYards: 8, alongDeg: 15, isOwn: true }
    const { pxPerYard } = holeFrame(straight(), { ovals: [oval] }, { ...SIZE, view: 'hole' })
    const [, rx = '', ry = ''] =
      drawn(straight(), { marks: { ovals: [oval] } }).match(/rx="([\d.]+)" ry="([\d.]+)" transform="rotate\(15 /) ?? []
    expect([Number(rx), Number(ry)]).toEqual([
      expect.closeTo(14.8 * pxPerYard, 0),
      expect.closeTo(11.84 * pxPerYard, 0),
    ])
  })

  it('in ink is black, white and patterns of both, and names no color of the app', () => {
    for (const file of ['us-augusta', 'pl-rosa-water', 'it-ambrosiano-no-greens'] as const) {
      const course = readCourse(file)
      for (const hole of course.holes.slice(0, 4)) {
        const ground = groundOf(course, hole)
        const markup = drawn(ground, { marks: marksOf(ground), variant: 'ink' })
        const colors = Array.from(markup.matchAll(/ (?:fill|stroke)="([^"]*)"/g), ([, color = '']) => color)
        const others = colors.filter((color) => !['#000', '#fff', 'none'].includes(color) && !color.startsWith('url(#'))
        expect(others).toEqual([])
        expect(markup).not.toContain('var(--')
      }
    }
  })

  it('in ink is never larger than a green may be printed: 3/8 inch to 5 yards', () => {
    const markup = drawn(straight(), { view: 'green', variant: 'ink', widthPx: 2000, heightPx: 2000 })
    const [, greenPath = ''] = markup.match(/<path d="([^"]*)" fill="#fff" stroke="#000" stroke-width="2"/) ?? []
    const across = Array.from(greenPath.matchAll(/ (-?[\d.]+) (-?[\d.]+)(?=[CSZ])/g), ([, x]) => Number(x))
    expect(Math.max(...across) - Math.min(...across)).toBeCloseTo(24 * 7.2, 0)
  })

  it('draws the ring of a position that is old gray and dashed', () => {
    const ring = (isOld: boolean) => drawn(straight(), { marks: { position: { at: TEE, radiusYards: 20, isOld } } })
    expect(ring(true)).toMatch(/<circle[^>]*fill="none"[^>]*stroke="var\(--color-edge\)"[^>]*stroke-dasharray/)
    expect(ring(false)).toMatch(/<circle[^>]*stroke="var\(--color-water\)"[^>]*\/?>/)
  })

  it('has a plan with a line every 50 yards, each with its distance, where nothing is mapped', () => {
    const markup = drawn(blankGround(400), {
      gridYards: 50,
      marks: { crosses: [{ at: { x: 4, y: 372 }, label: 'front' }] },
    })
    for (const yards of [50, 100, 200, 400, 'front']) expect(markup).toContain(`>${yards}</text>`)
  })

  it('writes distances in the units of the golfer', () => {
    expect(drawn(straight())).toMatch(/\d+ yd<\/text>/)
    expect(drawn(straight(), { units: 'metres' })).toMatch(/\d+ m<\/text>/)
  })
})

describe('the arcs before a green', () => {
  const ground = straight(patchOf('fairway', [Float64Array.of(-20, 20, 20, 20, 20, 180, -20, 180)]))
  const frame = holeFrame(ground, {}, { ...SIZE, view: 'hole' })

  it('are so far from its front, and as wide as the fairway', () => {
    expect(frontOfGreen(ground)).toEqual({ x: 0, y: expect.closeTo(188, 6) })
    const [arc] = distanceArcs(ground, [100], frame)
    const [, fromX, fromY, toX, toY] = arc?.path.match(/^M([\d.]+) ([\d.]+)A.* ([\d.]+) ([\d.]+)$/)?.map(Number) ?? []
    const center = (fromX ?? 0) / 2 + (toX ?? 0) / 2
    expect(center).toBeCloseTo(-frame.leftYards * frame.pxPerYard, 0)
    expect(((toX ?? 0) - (fromX ?? 0)) / frame.pxPerYard).toBeGreaterThan(36)
    expect(((toX ?? 0) - (fromX ?? 0)) / frame.pxPerYard).toBeLessThan(40.5)
    expect(fromY).toBe(toY)
  })

  it('are left out behind the tee', () => {
    expect(distanceArcs(ground, [50, 150, 200, 0], frame).map(({ distanceYards }) => distanceYards)).toEqual([50, 150])
  })
})
