import { describe, expect, it } from 'vitest'
import type { BagAction, JoinBag } from '@bagwise/golf/one-bag/bag-action'
import type { BagClubCarry } from '@bagwise/golf/one-bag/bag-golfer'
import type { Hole } from '@bagwise/golf/one-bag/holes'
import { actionText, joinSentence } from './bag-action.copy.ts'

const carried = (
  type: BagClubCarry['type'],
  kind: BagClubCarry['kind'],
  carryYards: number,
  isLoftAssumed = false,
): BagClubCarry => ({ type, kind, loftDeg: 41, carryYards, isEstimated: false, plusMinusYards: 0, isLoftAssumed })

const hole = (longer: BagClubCarry, shorter: BagClubCarry): Hole => ({
  id: `${longer.type}>${shorter.type}`,
  longer,
  shorter,
  gapYards: longer.carryYards - shorter.carryYards,
  idealYards: 12,
  closeBelowYards: 6,
  wideAboveYards: 19,
  verdict: 'too-large',
  strokes: 0.23,
})

const WEDGE: JoinBag = {
  kind: 'buy',
  reason: 'hole',
  hole: hole(carried('pw', 'wedge', 130), carried('sw', 'wedge', 96)),
  club: { type: 'gw', kind: 'wedge', loftDeg: 48 },
  expectedCarryYards: 112,
  plusMinusYards: 6,
  priceDollars: 120,
  strokes: 0.162,
  leaveOut: undefined,
}

describe('what a golfer reads of an action', () => {
  it('names the club, what it fills and what it saves in one sentence', () => {
    expect(joinSentence(WEDGE, 'yards')).toBe('48° wedge, fills 130-96, saves about 1 stroke in 6 rounds.')
    expect(joinSentence(WEDGE, 'metres')).toBe('48° wedge, fills 119-88, saves about 1 stroke in 6 rounds.')
    expect(joinSentence({ ...WEDGE, strokes: 0.8 }, 'yards')).toContain('saves about 1 stroke a round.')
    expect(actionText(WEDGE, 'yards')).toEqual({
      title: '48° wedge',
      reason: 'Fills 130-96, saves about 1 stroke in 6 rounds.',
      detail: 'It would carry about 112 yards, give or take 6. About $120 new.',
    })
  })

  it('asks to read the number on the wedges where a loft was assumed', () => {
    const assumed = hole(carried('pw', 'wedge', 130, true), carried('sw', 'wedge', 96, true))
    const action: JoinBag = { ...WEDGE, reason: 'hole', hole: assumed }
    expect(actionText(action, 'yards').detail).toContain(
      'Read the number on your wedges first: you want halfway between the two, about 48° if they have the usual lofts.',
    )
  })

  it('says which club makes room, but not twice where the new one replaces it', () => {
    expect(actionText({ ...WEDGE, leaveOut: '4-iron' }, 'yards').detail).toContain(
      'The bag is full: leave out the 4-Iron for it.',
    )
    const easier: JoinBag = { ...WEDGE, reason: 'easier', iron: carried('5-iron', 'iron', 150), leaveOut: '5-iron' }
    expect(actionText(easier, 'yards').reason).toBe('In place of your 5-Iron: easier to hit, and it goes as far.')
    expect(actionText(easier, 'yards').detail).not.toContain('full')
  })

  it('gives every kind a title of at most six words, a reason and a detail', () => {
    const wood = hole(carried('5-wood', 'wood', 236), carried('4-iron', 'iron', 209))
    const overlap = {
      ...hole(carried('5-iron', 'iron', 148), carried('6-iron', 'iron', 145)),
      verdict: 'too-close' as const,
    }
    const actions: readonly BagAction[] = [
      WEDGE,
      { ...WEDGE, kind: 'later' },
      { ...WEDGE, kind: 'put-back', priceDollars: 0 },
      { kind: 'measure', gap: wood, clubs: ['5-wood', '4-iron'], strokes: 0.1 },
      { kind: 'measure', gap: overlap, clubs: ['5-iron'], strokes: 0 },
      { kind: 'measure', gap: wood, clubs: ['3-hybrid'], strokes: 0.1 },
      { kind: 'normal', hole: wood, isBagFull: false, strokes: 0 },
      { kind: 'grip-down', hole: wood, isBagFull: true, strokes: 0.1 },
      { kind: 'part-swing', hole: wood, isBagFull: false, strokes: 0.1 },
      { kind: 'leave-out', club: '5-iron', reason: 'overlap', gap: overlap, strokes: 0 },
      { kind: 'leave-out', club: '5-iron', reason: 'too-many', gap: undefined, strokes: 0 },
      { kind: 'bend', gap: overlap, strokes: 0 },
      { kind: 'keep-both', gap: overlap, strokes: 0 },
    ]
    for (const action of actions) {
      const { title, reason, detail } = actionText(action, 'yards')
      expect([title, title.split(' ').length <= 6]).toEqual([title, true])
      expect([title, reason.endsWith('.'), detail.endsWith('.')]).toEqual([title, true, true])
    }
    expect(actionText({ kind: 'normal', hole: wood, isBagFull: false, strokes: 0 }, 'yards').reason).toBe(
      'Normal for your speed, nothing to buy.',
    )
  })
})
