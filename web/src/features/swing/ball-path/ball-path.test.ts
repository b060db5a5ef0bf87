import { describe, expect, it } from 'vitest'
import { BALL, drawnImpacts, faceLine, flightPoints, impactsOf, pathLine, VIEW } from './ball-path-geometry.ts'
import type { DrawnPattern } from './ball-path-geometry.ts'
import { pathSentence } from './ball-path.tsx'

const PATTERNS = [
  'straight',
  'draw',
  'fade',
  'slice',
  'hook',
  'push',
  'pull',
  'push-slice',
  'pull-hook',
  'too-much-curve',
  'both-sides',
] as const satisfies readonly DrawnPattern[]

const endX = (pattern: DrawnPattern) => impactsOf(pattern).map((impact) => flightPoints(impact).end.x)

describe('the picture of a flight', () => {
  it('stays inside its frame', () => {
    for (const pattern of PATTERNS) {
      for (const impact of impactsOf(pattern)) {
        const { bend, end } = flightPoints(impact)
        const points = [bend, end, ...Object.values(pathLine(impact)), ...Object.values(faceLine(impact))]
        for (const { x, y } of points) {
          expect(x, pattern).toBeGreaterThan(4)
          expect(x, pattern).toBeLessThan(VIEW.width - 4)
          expect(y, pattern).toBeGreaterThan(4)
          expect(y, pattern).toBeLessThan(VIEW.height - 2)
        }
      }
    }
  })

  it('ends on the line for what comes back to it, and on the right side of it for what does not', () => {
    for (const pattern of ['straight', 'draw', 'fade'] as const) {
      for (const x of endX(pattern)) expect(Math.abs(x - BALL.x), pattern).toBeLessThan(3)
    }
    for (const pattern of ['slice', 'push', 'push-slice'] as const) {
      for (const x of endX(pattern)) expect(x, pattern).toBeGreaterThan(BALL.x + 20)
    }
    for (const pattern of ['hook', 'pull', 'pull-hook'] as const) {
      for (const x of endX(pattern)) expect(x, pattern).toBeLessThan(BALL.x - 20)
    }
  })

  it('ADV-37 is the mirror image for a left-hander: flight, path and face', () => {
    const drawn = (pattern: DrawnPattern, hand: 'left' | 'right' | null) =>
      drawnImpacts(pattern, hand).flatMap((impact) => {
        const { bend, end } = flightPoints(impact)
        const { from, to } = faceLine(impact)
        return [bend, end, ...Object.values(pathLine(impact)), from, to]
      })
    // The two ends of the face change places.
    const byHeight = (points: readonly { readonly x: number; readonly y: number }[]) =>
      points.toSorted((a, b) => a.y - b.y || a.x - b.x)
    for (const pattern of PATTERNS) {
      expect(drawn(pattern, null)).toEqual(drawn(pattern, 'right'))
      const mirrored = byHeight(drawn(pattern, 'right').map(({ x, y }) => ({ x: 2 * BALL.x - x, y })))
      for (const [index, { x, y }] of byHeight(drawn(pattern, 'left')).entries()) {
        expect(x, pattern).toBeCloseTo(mirrored[index]?.x ?? Number.NaN, 6)
        expect(y, pattern).toBeCloseTo(mirrored[index]?.y ?? Number.NaN, 6)
      }
    }
  })

  it('shows two flights, one to either side, where both happen', () => {
    for (const pattern of ['too-much-curve', 'both-sides'] as const) {
      const [one = 0, other = 0] = endX(pattern).toSorted((a, b) => a - b)
      expect(one).toBeLessThan(BALL.x)
      expect(other).toBeGreaterThan(BALL.x)
    }
  })
})

describe('its text alternative', () => {
  it('says start, curve, path and face', () => {
    expect(pathSentence('slice')).toBe(
      'The ball starts on line and curves away from you. The club swings across you, its face looks away from you.',
    )
    expect(pathSentence('straight')).toBe(
      'The ball starts on line and flies straight. The club swings along the target line, its face looks at the target.',
    )
    expect(pathSentence('pull-hook')).toContain('starts across you and curves across you')
  })

  it('differs for every pattern, and knows neither left nor right', () => {
    const sentences = PATTERNS.map(pathSentence)
    expect(new Set(sentences).size).toBe(PATTERNS.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/left|right/)
  })
})
