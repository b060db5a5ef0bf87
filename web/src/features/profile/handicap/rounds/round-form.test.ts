import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Round } from '@bagwise/golf/handicap/round'
import { emptyForm, formOf, readForm } from './round-form.ts'
import type { RoundForm } from './round-form.ts'

const TODAY = '2026-11-21'
const GOOD: RoundForm = {
  holeCount: '18',
  course: 'Heather Links',
  tees: 'White',
  courseRating: '71.3',
  slopeRating: '128',
  date: '2026-11-20',
  adjustedGrossScore: '91',
  playingConditions: '',
}

const NINE: Round = {
  id: 'r9',
  date: '2026-11-19',
  course: 'Heather Links',
  tees: 'White',
  courseRating: 35.6,
  slopeRating: 128,
  adjustedGrossScore: 45,
  playingConditions: null,
  holeCount: 9,
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

it('reads nine holes by the figures of nine, and leaves out the number of eighteen', () => {
  const today = { today: TODAY }
  const form = { ...GOOD, holeCount: '9', courseRating: '35.6', adjustedGrossScore: '45' }
  expect(readForm(form, today)).toMatchObject({ round: { courseRating: 35.6, adjustedGrossScore: 45, holeCount: 9 } })
  for (const courseRating of ['27', '43']) {
    expect(readForm({ ...form, courseRating }, today)).toMatchObject({ round: { courseRating: Number(courseRating) } })
  }
  for (const courseRating of ['26.9', '43.1', '71.3']) {
    expect(readForm({ ...form, courseRating }, today)).toEqual({
      faults: { courseRating: 'Enter the course rating from the scorecard: 27 to 43, as 35.6.' },
    })
  }
  expect(readForm({ ...form, adjustedGrossScore: '101' }, today)).toEqual({
    faults: { adjustedGrossScore: 'Enter your strokes on 9 holes: a whole number from 20 to 100.' },
  })
  const eighteen = readForm({ ...formOf(NINE), holeCount: '18', courseRating: '71.3' }, { ...today, seen: NINE })
  expect(eighteen).toMatchObject({ round: { courseRating: 71.3 } })
  expect('round' in eighteen && 'holeCount' in eighteen.round).toBe(false)
})

it('leaves the handicap at the start of a played round as it is', () => {
  const seen = { ...NINE, handicapThen: 14.2 }
  expect(readForm({ ...formOf(seen), tees: 'Yellow' }, { today: TODAY, seen })).toMatchObject({
    round: { tees: 'Yellow', holeCount: 9, handicapThen: 14.2 },
  })
  const eighteen = readForm({ ...formOf(seen), holeCount: '18', courseRating: '71.3' }, { today: TODAY, seen })
  expect('round' in eighteen && 'handicapThen' in eighteen.round).toBe(false)
})

it('leaves the score of a part round as it is, and takes no other with decimals', () => {
  const { holeCount: _, ...eighteen } = NINE
  const part = { ...eighteen, courseRating: 71.3, adjustedGrossScore: 87.91 }
  const edited = { ...formOf(part), tees: 'Yellow' }
  expect(edited.adjustedGrossScore).toBe('87.91')
  expect(readForm(edited, { today: TODAY, seen: part })).toMatchObject({
    round: { adjustedGrossScore: 87.91, tees: 'Yellow' },
  })
  expect(readForm({ ...edited, adjustedGrossScore: '88' }, { today: TODAY, seen: part })).toMatchObject({
    round: { adjustedGrossScore: 88 },
  })
  const whole = 'Enter your strokes on 18 holes: a whole number from 40 to 200.'
  expect(readForm({ ...edited, adjustedGrossScore: '87.92' }, { today: TODAY, seen: part })).toEqual({
    faults: { adjustedGrossScore: whole },
  })
  expect(faultsOf({ adjustedGrossScore: '87.91' })).toEqual({ adjustedGrossScore: whole })
  expect(readForm({ ...formOf(part), holeCount: '9', courseRating: '35.6' }, { today: TODAY, seen: part })).toEqual({
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
  const figures = fc.oneof(
    fc.record({
      courseRating: fc.integer({ min: 550, max: 850 }).map((tenths) => tenths / 10),
      adjustedGrossScore: fc.oneof(
        fc.integer({ min: 40, max: 200 }),
        fc.integer({ min: 4_000, max: 20_000 }).map((hundredths) => hundredths / 100),
      ),
    }),
    fc.record({
      courseRating: fc.integer({ min: 270, max: 430 }).map((tenths) => tenths / 10),
      adjustedGrossScore: fc.integer({ min: 20, max: 100 }),
      holeCount: fc.constant(9 as const),
    }),
  )
  const rest = fc.record({
    id: fc.constant('r1'),
    date: fc.integer({ min: 10, max: 21 }).map((day) => `2026-11-${day}`),
    course: fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() === text && text !== ''),
    tees: fc.constantFrom('', 'White', 'Yellow'),
    slopeRating: fc.integer({ min: 55, max: 155 }),
    playingConditions: fc.option(fc.integer({ min: -1, max: 3 })),
  })
  fc.assert(
    fc.property(rest, figures, (others, rated) => {
      const seen: Round = { ...others, ...rated }
      const { id: _, ...entered } = seen
      expect(readForm(formOf(seen), { today: TODAY, seen })).toEqual({ round: entered })
    }),
    { seed: 71 },
  )
})
