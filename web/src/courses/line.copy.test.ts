import { describe, expect, it } from 'vitest'
import { patchOf } from '@bagwise/golf/shot-advice/ground/ground'
import type { Cover, Ground, Patch } from '@bagwise/golf/shot-advice/ground/ground'
import { rectangle } from '@bagwise/golf/shot-advice/ground/ground-rings'
import type { HoleChoice } from '@bagwise/golf/shot-advice/ground/hole-shot'
import { lineMark } from '@bagwise/golf/shot-advice/ground/line-mark'
import { placeAlong } from '@bagwise/golf/shot-advice/ground/lines'
import { aimLine } from './hole-answer.copy.ts'
import { lineWords } from './line.copy.ts'

const PIN_YARDS = 400
const box = (cover: Cover, left: number, right: number, near: number, far: number) =>
  patchOf(cover, [rectangle({ left, right, near, far })])

function groundOf(...patches: readonly Patch[]): Ground {
  const pin = { x: 0, y: PIN_YARDS }
  return { pin, greenMiddle: pin, way: [{ x: 0, y: 0 }, pin], patches, isTreesKnown: true, unknown: [] }
}

/** The line so many degrees right of the pin, to a place so far away. */
const named = (ground: Ground, rightDeg = 0, yards = 230) =>
  lineWords(lineMark(ground, placeAlong(rightDeg, yards)), 'yards')

/** Of a hazard from 231 to 245 yards whose left edge is seen so many degrees right of the pin: at its far corner. */
const edgeAt = (cover: Cover, rightDeg: number) => {
  const left = 245 * Math.tan((rightDeg * Math.PI) / 180)
  return box(cover, left, left + 30, 231, 245)
}

describe('words for a line', () => {
  it('HOL-28 are the nearest named edge within 3°, else yards left or right of the middle of the fairway at that distance', () => {
    const first = box('bunker', -60, -45, 150, 160)
    expect(named(groundOf(first, edgeAt('bunker', 1)))).toBe('left edge of the second bunker, 231')
    const pond = box('water', -60, -45, 150, 160)
    expect(named(groundOf(pond, edgeAt('water', 1)))).toBe('left edge of the second water hazard, 231')
    expect(named(groundOf(edgeAt('bunker', 2.9)))).toBe('left edge of the bunker, 231')
    expect(named(groundOf(edgeAt('bunker', 3.1)))).toBe('middle of the fairway')
    expect(named(groundOf(edgeAt('bunker', 3.1)), 0.3)).toBe('left edge of the bunker, 231')
    // The nearest of several, of whatever kind, from either side.
    const water = box('water-red', -40, -6, 200, 220)
    const edges = groundOf(edgeAt('bunker', 2), water)
    expect(named(edges)).toBe('right edge of the water, 200')
    expect(named(edges, 1)).toBe('left edge of the bunker, 231')

    // 36 yards wide, its middle 8 to the right at 230 and 20 to the left at 130.
    const fairways = [box('fairway', -10, 26, 180, 300), box('fairway', -38, -2, 60, 180)]
    expect(named(groundOf(...fairways))).toBe('8 yd left of the middle of the fairway')
    expect(named(groundOf(...fairways), 0, 130)).toBe('20 yd right of the middle of the fairway')
    expect(named(groundOf(...fairways), 2)).toBe('middle of the fairway')
    expect(named(groundOf(...fairways, edgeAt('water', 2)))).toBe('left edge of the water, 231')
  })

  it('are said to the golfer: by the flag for a shot at it, unless an edge is nearer to the line', () => {
    const ground = groundOf(edgeAt('bunker', 2))
    const said = (startLineDeg: number, leftYards: number, of = ground) => {
      const aim = lineMark(of, placeAlong(startLineDeg, PIN_YARDS - leftYards))
      return aimLine({ aim, startLineDeg, leftYards } as HoleChoice, { pinYards: PIN_YARDS, units: 'yards' })
    }
    expect(said(1, 170)).toBe('Aim at the left edge of the bunker, 231.')
    expect(said(0, 170, groundOf())).toBe('Aim down the middle of the fairway.')
    expect(said(2, 170, groundOf())).toBe('Aim 8 yd right of the middle of the fairway.')
    expect(said(0, 10)).toBe('Aim at the flag.')
    expect(said(0.6, 10)).toBe('Aim 4 yd right of the flag.')
    expect(said(1.6, 10)).toBe('Aim at the left edge of the bunker, 231.')
  })

  it('are in the golfer’s units', () => {
    const edge = { kind: 'edge', side: 'left', cover: 'bunker', ordinal: undefined, yards: 231, offDeg: 1 } as const
    expect(lineWords(edge, 'metres')).toBe('left edge of the bunker, 211')
    const fairway = { kind: 'fairway', rightYards: 4.2, atYards: 230 } as const
    expect(lineWords(fairway, 'metres')).toBe('4 m right of the middle of the fairway')
    expect(lineWords({ ...fairway, rightYards: -0.4 }, 'metres')).toBe('middle of the fairway')
  })
})
