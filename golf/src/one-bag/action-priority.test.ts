import { describe, expect, it } from 'vitest'
import { GENERATED_BAGS } from '../../reference/generated-bags.ts'
import { SAMPLE_GOLFERS, generatedGolfer, measuredGolfer } from '../../reference/planned-golfers.ts'
import { ACTION_PRIORITIES, actionPriority, inOrderOfPriority } from './action-priority.ts'
import type { BagAction } from './bag-action.ts'
import { planBag } from './plan-bag.ts'

const [wedge] = planBag(SAMPLE_GOLFERS.strongLofts).actions

describe('how much an action matters', () => {
  it('goes by the strokes a round that it saves', () => {
    if (!wedge) throw new Error('The bag has a hole')
    const priorityAt = (strokes: number) => actionPriority({ ...wedge, strokes } as BagAction)
    expect([0.5, 0.15, 0.149, 0.05, 0.049, 0].map(priorityAt)).toEqual([
      'high',
      'high',
      'medium',
      'medium',
      'low',
      'low',
    ])
  })

  it('is high for a bag over the limit, and medium for two clubs that do one job', () => {
    const gap = planBag(SAMPLE_GOLFERS.crowdedTwentyFive).gaps.find(({ verdict }) => verdict === 'too-close')
    if (!gap) throw new Error('The bag has an overlap')
    const leaving = { kind: 'leave-out', club: '5-iron', strokes: 0 } as const
    expect(actionPriority({ ...leaving, reason: 'too-many', gap: undefined })).toBe('high')
    expect(actionPriority({ ...leaving, reason: 'overlap', gap })).toBe('medium')
    expect(actionPriority({ kind: 'bend', gap, strokes: 0 })).toBe('medium')
    expect(actionPriority({ kind: 'measure', gap, clubs: ['5-iron'], strokes: 0 })).toBe('medium')
  })

  it('is high for the first hybrid of a beginner and at least medium for the wedges that a serious golfer lacks', () => {
    const beginner = measuredGolfer(
      { driver: 150, '5-wood': 128, '7-iron': 93, '8-iron': 85, '9-iron': 77, pw: 67, sw: 56 },
      { speedMph: 73, handicap: 36 },
    )
    const marked = planBag({ ...beginner, isBeginner: true }).actions.flatMap((action) =>
      'need' in action ? [[action.club.kind, action.need, actionPriority(action)]] : [],
    )
    expect(marked).toEqual([['hybrid', 'first-hybrid', 'high']])

    const serious = { ...SAMPLE_GOLFERS.strongLofts, isSerious: true }
    expect(planBag(serious).actions).toMatchObject([{ club: { type: 'gw' }, need: 'few-wedges' }])
    const three = measuredGolfer(
      { driver: 250, '7-iron': 160, pw: 130, gw: 95, sw: 88 },
      { speedMph: 103, handicap: 9 },
    )
    const needs = planBag({ ...three, isSerious: true }).actions.filter((action) => 'need' in action)
    expect(needs).toEqual([])
  })

  it('orders any list from high to low, and within that by strokes', () => {
    for (const bag of GENERATED_BAGS) {
      const { actions } = planBag({ ...generatedGolfer(bag), isBeginner: true })
      const ordered = inOrderOfPriority(actions)
      const keys = ordered.map((action) => ACTION_PRIORITIES.indexOf(actionPriority(action)) * 100 - action.strokes)
      expect([bag.name, keys]).toEqual([bag.name, keys.toSorted((a, b) => a - b)])
      expect(ordered).toHaveLength(actions.length)
    }
  })
})
