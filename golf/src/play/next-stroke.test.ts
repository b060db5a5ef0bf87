import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inOrder } from './hole-log.ts'
import type { HoleState } from './hole-taps.ts'
import { isAsleep, isPlayedAgain, isSameTap, lastShot, likelyLie, orderBetween, spreadOrders } from './next-stroke.ts'
import { MOST_ORDER, ORDER_STEP } from './played-record.ts'
import type { PlayedShot } from './played-rows.ts'
import { playedHole } from './testing/played-holes.ts'

/** Strokes called a, b, c, from the tee where nothing else is said. */
const played = (
  shots: readonly Partial<PlayedShot>[],
  isProvisional = false,
): Pick<HoleState, 'log' | 'isProvisional'> => ({
  isProvisional,
  log: playedHole(shots.map((shot) => ({ lie: 'tee', ...shot }))),
})

describe('the next stroke', () => {
  it('RND-11 lies without a map on the tee first, then on the fairway, and after a short stroke on what it lay on before', () => {
    expect(likelyLie(played([]), null)).toBe('tee')
    expect(likelyLie(played([{ lie: 'tee', leftYards: 392 }]), 160)).toBe('fairway')
    expect(likelyLie(played([{ lie: 'tee', leftYards: 392 }]), 380)).toBe('fairway')
    expect(likelyLie(played([{ lie: 'tee' }, { lie: 'rough', leftYards: 40 }]), 20)).toBe('rough')
    expect(likelyLie(played([{ lie: 'tee' }, { lie: 'bunker', leftYards: 20 }]), 18)).toBe('bunker')
    expect(likelyLie(played([{ lie: 'tee' }, { lie: 'rough', leftYards: 160 }]), 20)).toBe('fairway')
    // Without distances a stroke counts as one that got away.
    expect(likelyLie(played([{ lie: 'tee' }, { lie: 'rough' }]), 20)).toBe('fairway')
    expect(likelyLie(played([{ lie: 'tee' }, { lie: 'rough', leftYards: 20 }]), null)).toBe('fairway')
  })

  it('RND-16 is played from the place of the last one after stroke and distance, and with a provisional ball, and from here after a drop', () => {
    const lost = played([{ lie: 'tee' }, { lie: 'rough', leftYards: 200, penalty: 'stroke-and-distance' }])
    expect(isPlayedAgain(lost)).toBe(true)
    expect(likelyLie(lost, 200)).toBe('rough')
    for (const penalty of ['none', 'area', 'unplayable', 'two-stroke'] as const) {
      expect(isPlayedAgain(played([{ penalty }]))).toBe(false)
    }

    const provisional = played([{ lie: 'tee' }], true)
    expect(isPlayedAgain(provisional)).toBe(true)
    expect(likelyLie(provisional, 392)).toBe('tee')
    const hit = played([{ lie: 'tee' }, { lie: 'tee', branch: 'provisional' }], true)
    expect(isPlayedAgain(hit)).toBe(false)
    expect(lastShot(hit)?.id).toBe('b')
    expect(lastShot({ ...hit, isProvisional: false })?.id).toBe('a')
  })
})

describe('a tap on Hit', () => {
  it('within 1.5 seconds of the last one is the same tap', () => {
    expect(isSameTap({ nowMs: 10_000, lastHitMs: undefined })).toBe(false)
    expect(isSameTap({ nowMs: 11_499, lastHitMs: 10_000 })).toBe(true)
    expect(isSameTap({ nowMs: 11_500, lastHitMs: 10_000 })).toBe(false)
  })

  it('only wakes a phone that was not touched for 30 seconds', () => {
    expect(isAsleep({ nowMs: 39_999, lastTouchMs: 10_000 })).toBe(false)
    expect(isAsleep({ nowMs: 40_000, lastTouchMs: 10_000 })).toBe(true)
  })
})

describe('a stroke that was missed', () => {
  const at = (order: number): PlayedShot => {
    const [shot] = playedHole([{ id: `${order}`, order }]).shots
    if (!shot) throw new Error('The hole has a stroke')
    return shot
  }
  const orderOf = (found: ReturnType<typeof orderBetween>) => ('order' in found ? found.order : undefined)

  it('goes between its neighbours, before the first or behind the last, as long as there is room', () => {
    const order = fc.integer({ min: 1, max: MOST_ORDER })
    fc.assert(
      fc.property(order, order, (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)]
        const between = orderOf(orderBetween(at(first), at(last)))
        const hasRoom = last - first >= 2
        expect(between !== undefined && between > first && between < last).toBe(hasRoom)
        expect(orderOf(orderBetween(undefined, at(first)))).toBeLessThan(first)
        expect(orderOf(orderBetween(at(first), undefined))).toBeGreaterThan(first)
      }),
      { seed: 73 },
    )
  })

  it('has no place before the lowest order', () => {
    expect(orderBetween(undefined, at(0))).toEqual({ problem: 'no-room' })
  })

  it('finds room again once the shots are spread, which keeps their order', () => {
    const crowded = [at(7), at(8), at(9)]
    expect(orderBetween(crowded[0], crowded[1])).toEqual({ problem: 'no-room' })
    const spread = spreadOrders({ shots: crowded })
    expect(spread.map(({ id }) => id)).toEqual(['7', '8', '9'])
    expect(orderBetween(spread[0], spread[1])).toEqual({ order: 1.5 * ORDER_STEP })
    expect(inOrder(spread)).toEqual(spread)
    expect(spreadOrders({ shots: spread })[1]).toBe(spread[1])
  })
})
