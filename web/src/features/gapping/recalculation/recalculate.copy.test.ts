import { expect, it } from 'vitest'
import { panelText, problemText, successText, unsentText } from './recalculate.copy.ts'

it('GAP-17 says to add clubs first when the bag is empty', () => {
  expect(problemText({ problem: 'no-clubs' }, false)).toBe('Please add clubs to your bag first')
})

it('GAP-18 says to set a distance first when none is measured or typed', () => {
  expect(problemText({ problem: 'no-distances' }, true)).toBe(
    'Please set at least one club distance first, then AI can estimate the rest',
  )
  expect(problemText({ problem: 'no-distances' }, false)).toBe(
    'Set at least one club distance first, then we can estimate the rest',
  )
})

it('ACT-61 gives the real number of distances that were estimated', () => {
  expect(successText(4, true)).toBe('AI recalculated distances for 4 clubs!')
  expect(successText(1, true)).toBe('AI recalculated distances for 1 clubs!')
  expect(successText(4, false)).toBe('Updated 4 estimates.')
  expect(successText(1, false)).toBe('Updated 1 estimate.')
})

it('does not call saved what is still to be sent', () => {
  expect(unsentText(4)).toBe("Updated 4 estimates. We'll sync when you're online.")
  expect(unsentText(1)).toBe("Updated 1 estimate. We'll sync when you're online.")
})

it('GAP-19 says that it failed where no way can work, and names the two clubs whose numbers contradict each other', () => {
  const numbers = { contradiction: ['driver', '7-iron'] } as const
  expect(problemText(numbers, false)).toMatch(/^We couldn't update your estimates\. Your 7-Iron/)
  expect(problemText(numbers, true)).toBe(
    'AI recalculation failed. Please try again later. Your 7-Iron carries farther than your Driver: correct one of the two numbers first. Nothing was changed.',
  )
})

it('tells before the press what would be worked out', () => {
  const text = (counts: Partial<Parameters<typeof panelText>[0]>) =>
    panelText({ carriedCount: 13, ownCount: 10, estimatedCount: 0, missingCount: 0, ...counts })
  expect(text({ estimatedCount: 3 })).toMatch(/^3 clubs are estimates\. Estimate them again/)
  expect(text({ estimatedCount: 1 })).toMatch(/^1 club is an estimate\./)
  expect(text({ missingCount: 1 })).toMatch(/^1 club has no distance yet\. Estimate them from/)
  expect(text({ missingCount: 2, estimatedCount: 1 })).toMatch(/^2 clubs have no distance yet and 1 is an estimate\./)
  expect(text({})).toMatch(/^Every number is yours\./)
  expect(text({ carriedCount: 3, ownCount: 0, missingCount: 3 })).toMatch(/Add one number, and the rest follow\./)
  expect(text({ carriedCount: 0, ownCount: 0 })).toMatch(/^Add clubs to your bag/)
})
