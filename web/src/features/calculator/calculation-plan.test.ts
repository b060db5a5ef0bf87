import { describe, expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { DEFAULT_BAG, newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { Reference } from '@bagwise/golf/distances/order'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#sync/edit-state.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { planAnswer, planCalculation, planEstimates } from './calculation-plan.ts'
import type { CalculationPlan } from './calculation-plan.ts'
import { contradictionSentence } from '#profile-parts/doubts.copy.ts'

const IRONS: readonly ClubType[] = ['5-iron', '6-iron', '7-iron', '8-iron', '9-iron']

function golfer(clubs: readonly ClubType[], distances: ProfileDocument['distances'] = {}) {
  const bag = Object.fromEntries(
    clubs.map((type) => {
      const { type: _type, ...club } = newBagClub(type)
      return [type, club]
    }),
  )
  return projectProfile({ ...NEW_GOLFER, bag, distances })
}

/** By the rule that asks about most. */
function classicPlan(profile: Profile, references: readonly Reference[]): CalculationPlan {
  return planCalculation(profile, references, 'classic')
}

function entered(...carries: readonly (readonly [ClubType, number])[]) {
  return carries.map(([club, carryYards]) => ({ club, carryYards }))
}

function valuesOf(plan: CalculationPlan) {
  if (plan.kind !== 'ready') throw new Error(`Expected a calculation, got ${plan.kind}`)
  return withoutBasis(plan.values)
}

/** What the estimates rest on is looked at where they are made. */
function withoutBasis(values: ProfileValues): ProfileValues {
  return Object.fromEntries(
    Object.entries(values).map(([path, value]) => {
      const { basis: _basis, ...rest } = Object(value)
      return [path, rest]
    }),
  )
}

function questionOf(plan: CalculationPlan) {
  if (plan.kind !== 'ask') throw new Error(`Expected a question, got ${plan.kind}`)
  return plan
}

function manual(distance: number) {
  return { distance, source: 'manual' } as const
}
function measured(distance: number) {
  return { distance, source: 'measured' } as const
}
function estimated(distance: number) {
  return { distance, source: 'estimated' } as const
}

describe('planCalculation', () => {
  it('CAL-12 calculates nothing without a reference', () => {
    expect(classicPlan(golfer(IRONS), [])).toEqual({ kind: 'no-references' })
  })

  it('CAL-13 writes entered references as Manual and the others as estimates', () => {
    expect(valuesOf(classicPlan(golfer(['6-iron', '7-iron', '8-iron']), entered(['7-iron', 150])))).toEqual({
      'clubDistances.6-iron': estimated(162),
      'clubDistances.7-iron': manual(150),
      'clubDistances.8-iron': estimated(138),
    })
  })

  it('asks to give up only the number that contradicts what was entered', () => {
    const profile = golfer(['driver', '7-iron', '8-iron', 'pw'], { driver: manual(204), '8-iron': manual(150) })
    const question = questionOf(classicPlan(profile, entered(['7-iron', 120], ['pw', 90])))
    expect(question.replacements.map(({ club }) => club)).toEqual(['8-iron'])
    expect(valuesOf(question.replaced)).not.toHaveProperty('clubDistances.driver')
  })

  it('takes the default bag over together with its distances when the golfer has no club', () => {
    const values = valuesOf(classicPlan(golfer([]), entered(['driver', 204], ['7-iron', 132], ['pw', 90])))
    const { type: _type, ...driver } = newBagClub('driver')
    expect(Object.keys(values)).toHaveLength(2 * DEFAULT_BAG.length)
    for (const { type, ...club } of DEFAULT_BAG) expect(values[`golfBag.${type}`]).toEqual(club)
    expect(Object.keys(Object(values['golfBag.driver'])).toSorted()).toEqual(Object.keys(driver).toSorted())
    expect(values['clubDistances.5-iron']).toEqual(estimated(146))
  })

  it('leaves a bag alone, also one that is all at home', () => {
    const profile = golfer([])
    const { type: _type, ...putter } = newBagClub('putter')
    const atHome = projectProfile({ ...NEW_GOLFER, bag: { putter: { ...putter, isInBag: false } } })
    expect(Object.keys(valuesOf(classicPlan(profile, entered(['7-iron', 150]))))).toContain('golfBag.driver')
    expect(Object.keys(valuesOf(classicPlan(atHome, entered(['7-iron', 150]))))).not.toContain('golfBag.driver')
  })

  it('keeps a number Measured that the golfer entered just as it was measured', () => {
    const profile = golfer(['6-iron', '7-iron'], { '7-iron': measured(150) })
    expect(valuesOf(classicPlan(profile, entered(['7-iron', 150])))).toEqual({
      'clubDistances.6-iron': estimated(162),
    })
    expect(valuesOf(classicPlan(profile, entered(['7-iron', 151])))).toMatchObject({
      'clubDistances.7-iron': manual(151),
    })
  })

  it('makes an entered reference Manual although the same number was an estimate', () => {
    const profile = golfer(['7-iron'], { '7-iron': estimated(150) })
    expect(valuesOf(classicPlan(profile, entered(['7-iron', 150])))).toEqual({
      'clubDistances.7-iron': manual(150),
    })
  })

  it('CAL-14 asks before a calculated number takes the place of a measured or typed one', () => {
    const profile = golfer(IRONS, { '9-iron': measured(110), '5-iron': manual(180) })
    const question = questionOf(classicPlan(profile, entered(['7-iron', 150])))
    expect(question.replacements).toEqual([
      { club: '5-iron', ownYards: 180, calculatedYards: 174 },
      { club: '9-iron', ownYards: 110, calculatedYards: 126 },
    ])
    expect(valuesOf(question.kept)).toEqual({
      'clubDistances.6-iron': estimated(165),
      'clubDistances.7-iron': manual(150),
      'clubDistances.8-iron': estimated(130),
    })
    expect(valuesOf(question.replaced)).toEqual({
      'clubDistances.5-iron': estimated(174),
      'clubDistances.6-iron': estimated(162),
      'clubDistances.7-iron': manual(150),
      'clubDistances.8-iron': estimated(138),
      'clubDistances.9-iron': estimated(126),
    })
  })

  it('CAL-24 names entered references that contradict each other, also when a stored number is in between', () => {
    const references = entered(['driver', 160], ['7-iron', 170])
    const expected = {
      kind: 'contradicted',
      longer: { club: 'driver', carryYards: 160 },
      shorter: { club: '7-iron', carryYards: 170 },
    }
    expect(classicPlan(golfer(IRONS), references)).toEqual(expected)
    expect(classicPlan(golfer(IRONS, { '5-iron': measured(165) }), references)).toEqual(expected)
  })

  it('asks about every own number that contradicts what was entered, and calculates nothing when they are kept', () => {
    const profile = golfer(IRONS, { '5-iron': measured(140), '6-iron': manual(135), '9-iron': measured(126) })
    const question = questionOf(classicPlan(profile, entered(['7-iron', 150])))
    expect(question.replacements.map(({ club }) => club)).toEqual(['5-iron', '6-iron'])
    expect(question.kept).toEqual({
      kind: 'contradicted',
      longer: { club: '6-iron', carryYards: 135 },
      shorter: { club: '7-iron', carryYards: 150 },
    })
    expect(question.replaced.values).toMatchObject({
      'clubDistances.5-iron': { distance: 174 },
      'clubDistances.6-iron': { distance: 162 },
    })
  })
})

describe('Like me', () => {
  const OWN = { '9-iron': measured(110), '5-iron': manual(170) }

  it('asks nothing about own numbers that it bends through', () => {
    const profile = golfer(IRONS, OWN)
    const values = valuesOf(planCalculation(profile, entered(['7-iron', 145]), 'like-me'))
    expect(Object.keys(values)).toEqual(['clubDistances.6-iron', 'clubDistances.7-iron', 'clubDistances.8-iron'])
  })

  it('asks about the one that contradicts what was entered', () => {
    const profile = golfer(IRONS, OWN)
    const plan = planCalculation(profile, entered(['7-iron', 180]), 'like-me')
    expect(questionOf(plan).replacements.map(({ club }) => club)).toEqual(['5-iron'])
    expect(questionOf(plan).replaced.values).not.toHaveProperty('clubDistances.9-iron')
  })

  it('works the estimates out again that there are, and gives no club its first one', () => {
    const profile = golfer(IRONS, { ...OWN, '7-iron': estimated(100) })
    const values = valuesOf(planEstimates(profile, 'like-me'))
    expect(Object.keys(values)).toEqual(['clubDistances.7-iron'])
  })

  it('ONE-10 names own numbers that contradict each other and changes nothing, by any method', () => {
    const profile = golfer(IRONS, { ...OWN, '7-iron': manual(171), '8-iron': estimated(125) })
    for (const method of ['like-me', 'classic', 'factors'] as const) {
      expect(planEstimates(profile, method)).toEqual({
        kind: 'contradicted',
        longer: { club: '5-iron', carryYards: 170 },
        shorter: { club: '7-iron', carryYards: 171 },
      })
    }
  })
})

describe('planAnswer', () => {
  const before = golfer(IRONS, { '9-iron': measured(110) })
  const references = entered(['7-iron', 150])
  const asked = questionOf(classicPlan(before, references))

  it('carries the answer out while the golfer’s numbers stand as they were asked about', () => {
    const now = classicPlan(before, references)
    expect(planAnswer('keep', { asked, now })).toEqual(asked.kept)
    expect(planAnswer('replace', { asked, now })).toEqual(asked.replaced)
  })

  it('CAL-14 keeps a number measured meanwhile, and asks again before it is replaced', () => {
    const meanwhile = golfer(IRONS, { '8-iron': measured(141), '9-iron': measured(110) })
    const now = classicPlan(meanwhile, references)
    const keptPaths = Object.keys(valuesOf(planAnswer('keep', { asked, now })))
    expect(keptPaths).not.toContain('clubDistances.8-iron')
    expect(keptPaths).not.toContain('clubDistances.9-iron')
    expect(questionOf(planAnswer('replace', { asked, now })).replacements).toEqual([
      { club: '8-iron', ownYards: 141, calculatedYards: 138 },
      { club: '9-iron', ownYards: 110, calculatedYards: 126 },
    ])
  })

  it('asks again when a number it asked about has been measured anew', () => {
    const now = classicPlan(golfer(IRONS, { '9-iron': measured(115) }), references)
    expect(questionOf(planAnswer('replace', { asked, now })).replacements).toMatchObject([{ ownYards: 115 }])
  })

  it('calculates without asking when no number stands in the way any more', () => {
    const now = classicPlan(golfer(IRONS), references)
    expect(valuesOf(planAnswer('replace', { asked, now }))).toMatchObject({ 'clubDistances.9-iron': estimated(126) })
  })
})

it('says which number goes farther than which, in the golfer’s units', () => {
  const pair = { longer: { club: 'driver', carryYards: 160 }, shorter: { club: '7-iron', carryYards: 170 } } as const
  expect(contradictionSentence(pair, 'yards')).toBe('Your 7-Iron (170) goes farther than your Driver (160).')
  expect(contradictionSentence(pair, 'metres')).toBe('Your 7-Iron (155) goes farther than your Driver (146).')
})
