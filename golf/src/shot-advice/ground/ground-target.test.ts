import { describe, expect, it } from 'vitest'
import { patchOf } from './ground.ts'
import type { Cover, Ground, Patch } from './ground.ts'
import { rectangle } from './ground-rings.ts'
import { groundTarget } from './ground-target.ts'
import type { Swing } from '../swings/swing.ts'

const PIN = { x: 0, y: 200 }
const box = (cover: Cover, left: number, right: number, near: number, far: number) =>
  patchOf(cover, [rectangle({ left, right, near, far })])

function ground(...patches: readonly Patch[]): Ground {
  return { pin: PIN, greenMiddle: PIN, way: [{ x: 0, y: 0 }, PIN], patches, isTreesKnown: true, unknown: [] }
}

function swing(finishYards: number): Swing {
  return {
    club: '7-iron',
    loftDeg: 32,
    kind: 'full',
    swingFraction: 1,
    carryTodayYards: finishYards,
    finishYards,
    driftYards: 0,
    scatters: [],
  }
}

describe('the ground as a target', () => {
  it('is open where a ball may be meant to finish: not in water, not out of bounds, not through trees near the ball', () => {
    const covers = ['bunker', 'water', 'water-red', 'out'] as const
    const open = covers.map((cover) => {
      const { isOpen } = groundTarget(ground(box(cover, -10, 10, 140, 160)), 15).frameOf(swing(150))
      return [isOpen({ xYards: 0, yYards: 150 }), isOpen({ xYards: 12, yYards: 150 })]
    })
    expect(open).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, true],
    ])
    const throughTrees = (near: number, far: number) =>
      groundTarget(ground(box('trees', -5, 5, near, far)), 15)
        .frameOf(swing(150))
        .isOpen({ xYards: 0, yYards: 150 })
    // Right before the ball it flies under them, from 60 yards on over them.
    expect([throughTrees(2, 10), throughTrees(20, 40), throughTrees(50, 90), throughTrees(61, 120)]).toEqual([
      true,
      false,
      false,
      true,
    ])
  })

  it('keeps clear of the edges of water and of bounds', () => {
    const target = groundTarget(ground(box('water', 10, 40, 100, 200)), 15)
    expect([0, 7, 20].map((aimYards) => target.clearYards({ swing: swing(150), aimYards }, 5))).toEqual([5, 3, 0])
    expect(target.clearYards({ swing: swing(90), aimYards: 20 }, 5)).toBe(5)
  })

  it('looks for trouble on the line before the pin and behind the green', () => {
    const before = groundTarget(ground(box('water', -20, 20, 160, 170)), 15)
    expect([150, 175].map((yards) => before.isShortOnPurpose(swing(yards)))).toEqual([true, false])
    const behind = groundTarget(ground(box('bunker', -20, 20, 215, 230)), 15)
    expect([195, 203].map((yards) => behind.isBeforeTroubleBehind(swing(yards)))).toEqual([true, false])
    expect(before.isBeforeTroubleBehind(swing(203))).toBe(true)
  })
})
