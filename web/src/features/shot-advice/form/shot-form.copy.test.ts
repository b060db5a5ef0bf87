import { expect, it } from 'vitest'
import { LIES, LIE_DETAILS } from '@bagwise/golf/shot-advice/shot'
import { lieFacts } from './shot-form.copy.ts'

it('tells a lie by its detail where one was said, and what is in the way of the ball', () => {
  const facts = LIES.flatMap((lie) =>
    [undefined, ...LIE_DETAILS[lie]].flatMap((lieDetail) => lieFacts({ lie, lieDetail })),
  )
  expect(facts).toEqual([
    'Fairway',
    'Fairway, divot',
    'Fairway, hardpan',
    'Rough',
    'Deep rough',
    'Rough, sitting up',
    'Bunker',
    'Bunker, plugged',
    'Bunker, wet or firm sand',
    'Tee',
    'Fringe',
    'Cart path',
  ])
  const around = { hasLip: true, isUnderLimbs: true } as const
  expect(lieFacts({ ...around, lie: 'bunker', lieDetail: 'plugged' })).toEqual(['Bunker, plugged', 'High lip'])
  expect(lieFacts({ ...around, lie: 'fringe' })).toEqual(['Fringe', 'Branches over the line'])
  expect(lieFacts({ ...around, lie: 'tee', lieDetail: 'divot' })).toEqual(['Tee'])
})
