import { expect, it } from 'vitest'
import { documentOf } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { ClubType } from '@bagwise/golf/club'
import { ESTIMATE_METHODS } from '@bagwise/golf/distances/estimate-method'
import type { RecalculationProblem } from '@bagwise/golf/distances/recalculate'
import { undoValues } from '#data/equipment-values.ts'
import { golferWithBag, written } from '#testing/golfer-with-bag.ts'
import { recalculatedByRules, recalculatedWithAi, valuesOfChanges } from './recalculated.ts'
import type { Recalculated } from './recalculated.ts'

const CLUBS = ['driver', '3-wood', '7-iron', '8-iron', 'pw', 'sw'] as const satisfies readonly ClubType[]
const STORED: ProfileDocument['distances'] = {
  driver: { distance: 199, source: 'estimated', basis: { method: 'classic', plusMinusYards: 40 } },
  '7-iron': { distance: 145, source: 'measured', shots: { count: 12, longShortYards: 5 } },
  '8-iron': { distance: 134, source: 'manual' },
  pw: { distance: 90, source: 'estimated' },
}

const golfer = (distances: ProfileDocument['distances'], clubs: readonly ClubType[] = CLUBS) =>
  golferWithBag(clubs, distances)

function changesIn(result: Recalculated | RecalculationProblem): Recalculated['changes'] {
  if (!('changes' in result)) throw new Error(JSON.stringify(result))
  return result.changes
}

it('ACT-61 ONE-17 lists only the clubs that change, before and after, and Undo brings the bag back byte for byte', () => {
  const before = golfer(STORED)
  for (const method of ESTIMATE_METHODS) {
    const changes = changesIn(recalculatedByRules(before, method))
    expect(changes.map(({ club }) => club)).toEqual(['driver', '3-wood', 'pw', 'sw'])
    expect(changes.map((change) => change.before)).toEqual([STORED.driver, undefined, STORED.pw, undefined])
    expect(changes.every(({ after }) => after.source === 'estimated' && after.basis?.method === method)).toBe(true)

    const values = valuesOfChanges(changes, before)
    const after = written(before, values)
    expect(documentOf(after).distances).toMatchObject({ '7-iron': STORED['7-iron'], '8-iron': STORED['8-iron'] })
    // A second run, and one on a bag of the method, writes nothing.
    expect(recalculatedByRules(after, method)).toEqual({ source: 'rules', changes: [] })

    const undone = written(after, undoValues({ written: values, before, now: after }))
    expect(JSON.stringify(undone)).toBe(JSON.stringify(before))
  }
})

it('leaves a number that has changed since the list was made', () => {
  const before = golfer(STORED)
  const changes = changesIn(recalculatedByRules(before, 'like-me'))
  const measured = written(before, { 'clubDistances.driver': { distance: 230, source: 'measured' } })
  expect(Object.keys(valuesOfChanges(changes, measured))).not.toContain('clubDistances.driver')
})

it('refreshes the estimate of a club on the shelf and gives it no first one', () => {
  const atHome = (distances: ProfileDocument['distances']) =>
    written(golfer(distances, [...CLUBS, 'gw']), { 'golfBag.gw.isInBag': false })
  const listed = (distances: ProfileDocument['distances']) =>
    changesIn(recalculatedByRules(atHome(distances), 'like-me')).map(({ club }) => club)
  expect(listed({ ...STORED, gw: { distance: 20, source: 'estimated' } })).toContain('gw')
  expect(listed(STORED)).not.toContain('gw')
})

it('ONE-18 takes the AI’s distance only inside Like me’s range, and the second answer alike writes nothing', () => {
  const before = golfer(STORED)
  // 216 to 252 and 75 to 91 from a 7-iron of 145.
  const answered = [
    { club: 'driver', carryYards: 240 },
    { club: 'sw', carryYards: 40 },
  ] as const
  for (const method of ESTIMATE_METHODS) {
    const rules = changesIn(recalculatedByRules(before, method))
    const result = recalculatedWithAi(before, method, answered)
    const changes = changesIn(result)
    expect(result).toMatchObject({ source: 'ai' })
    expect(changes.find(({ club }) => club === 'driver')?.after).toMatchObject({
      distance: 240,
      basis: { method: 'ai' },
    })
    expect(changes.find(({ club }) => club === 'sw')).toEqual(rules.find(({ club }) => club === 'sw'))
    const after = written(before, valuesOfChanges(changes, before))
    expect(changesIn(recalculatedWithAi(after, method, answered))).toEqual([])
  }
})

it('ONE-10 lists nothing from numbers that contradict each other, with and without the AI', () => {
  const profile = golfer({ ...STORED, '8-iron': { distance: 150, source: 'manual' } })
  for (const method of ESTIMATE_METHODS) {
    const contradiction = { contradiction: ['7-iron', '8-iron'] }
    expect(recalculatedByRules(profile, method)).toEqual(contradiction)
    expect(recalculatedWithAi(profile, method, [{ club: 'driver', carryYards: 240 }])).toEqual(contradiction)
  }
})
