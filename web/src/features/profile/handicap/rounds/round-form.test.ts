import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Round } from '@bagwise/golf/handicap/round'
import { emptyForm, formOf, readForm } from './round-form.ts'
import type { RoundForm } from './round-form.ts'

const TODAY = '2026-11-21'
const GOOD: RoundForm = {
  course: 'Heather Links',
  tees: 'White',
  courseRating: '71.3',
  slopeRating: '128',
  date: '2026-11-20',
  adjustedGrossScore: '91',
  playingConditions: '',
}

const faultsOf = (changes: Partial<RoundForm>) => {
  const read = readForm({ ...GOOD, ...changes }, { today: TODAY })
  return 'faults' in read ? read.faults : {}
}

it('reads a round as it is typed on any keyboard', () => {
  const expected = {
    course: 'Heather Links',
    tees: 'White',
    courseRating: 71.3,
    slopeRating: 128,
    date: '2026-11-20',
    adjustedGrossScore: 91,
    playingConditions: null,
  }
  expect(readForm(GOOD, { today: TODAY })).toEqual({ round: expected })
  const typed = { ...GOOD, course: '  Heather Links ', courseRating: ' 71,3', slopeRating: '１２８', tees: '' }
  expect(readForm(typed, { today: TODAY })).toEqual({ round: { ...expected, tees: '' } })
  expect(readForm({ ...GOOD, playingConditions: '-1' }, { today: TODAY })).toEqual({
    round: { ...expected, playingConditions: -1 },
  })
})

it('reads an edited round of nine holes by the figures of nine, and leaves their number', () => {
  const nine = { today: TODAY, holeCount: 9 } as const
  const form = { ...GOOD, courseRating: '35.6', adjustedGrossScore: '45' }
  expect(readForm(form, nine)).toMatchObject({ round: { courseRating: 35.6, adjustedGrossScore: 45, holeCount: 9 } })
  expect(readForm(GOOD, nine)).toEqual({
    faults: { courseRating: 'Enter the course rating from the scorecard: 27 to 43, as 35.6.' },
  })
  expect(readForm({ ...form, adjustedGrossScore: '101' }, nine)).toEqual({
    faults: { adjustedGrossScore: 'Enter your strokes on 9 holes: a whole number from 20 to 100.' },
  })
})

it('names every field that cannot be stored, and nothing else', () => {
  expect(Object.keys(faultsOf(emptyForm(TODAY)))).toEqual([
    'course',
    'courseRating',
    'slopeRating',
    'adjustedGrossScore',
  ])
  expect(faultsOf({})).toEqual({})
})

it.each([
  [{ course: ' ' }, 'Enter the name of the course, 100 characters at most.'],
  [{ course: 'x'.repeat(101) }, 'Enter the name of the course, 100 characters at most.'],
  [{ tees: 'x'.repeat(51) }, 'Use 50 characters at most.'],
  [{ courseRating: '54.9' }, 'Enter the course rating from the scorecard: 55 to 85, as 71.3.'],
  [{ courseRating: '71.35' }, 'Enter the course rating from the scorecard: 55 to 85, as 71.3.'],
  [{ courseRating: 'par' }, 'Enter the course rating from the scorecard: 55 to 85, as 71.3.'],
  [{ slopeRating: '156' }, 'Enter the slope from the scorecard: a whole number from 55 to 155.'],
  [{ slopeRating: '120.5' }, 'Enter the slope from the scorecard: a whole number from 55 to 155.'],
  [{ adjustedGrossScore: '39' }, 'Enter your strokes on 18 holes: a whole number from 40 to 200.'],
  [{ adjustedGrossScore: '9e1' }, 'Enter your strokes on 18 holes: a whole number from 40 to 200.'],
  [{ playingConditions: '4' }, 'Choose one of the list.'],
  [{ date: '' }, 'Enter the day you played.'],
  [{ date: '2026-11-22' }, 'That date is in the future.'],
  [{ date: '1999-12-31' }, 'Enter a day from the year 2000 on.'],
])('says what is wrong with %j', (changes, sentence) => {
  expect(Object.values(faultsOf(changes))).toEqual([sentence])
})

it('reads back every round that it shows', () => {
  const round: fc.Arbitrary<Round> = fc.record({
    id: fc.constant('r1'),
    date: fc.integer({ min: 10, max: 21 }).map((day) => `2026-11-${day}`),
    course: fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() === text && text !== ''),
    tees: fc.constantFrom('', 'White', 'Yellow'),
    courseRating: fc.integer({ min: 550, max: 850 }).map((tenths) => tenths / 10),
    slopeRating: fc.integer({ min: 55, max: 155 }),
    adjustedGrossScore: fc.integer({ min: 40, max: 200 }),
    playingConditions: fc.option(fc.integer({ min: -1, max: 3 })),
  })
  fc.assert(
    fc.property(round, ({ id, ...entered }) => {
      expect(readForm(formOf({ id, ...entered }), { today: TODAY })).toEqual({ round: entered })
    }),
    { seed: 71 },
  )
})
