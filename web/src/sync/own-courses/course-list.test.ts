import { expect, it } from 'vitest'
import { sampleCourse } from '#testing/own-course-page.ts'
import { withConfirmed } from './course-answers.ts'
import { withFetched, withListed } from './course-list.ts'
import { NO_COURSES } from './course-state.ts'
import type { CourseStep, GolferCourses } from './course-state.ts'

const A = 'own/a'
const [OLD, NEW] = [sampleCourse(A, 'Dunes'), sampleCourse(A, 'Dunes, changed')]
const newChange = () => 'change'

const after = (state: GolferCourses, ...steps: readonly CourseStep[]) =>
  steps.reduce((changed, step) => step(changed), state)
const knowing = (course: typeof OLD, version: string): GolferCourses => ({
  ...NO_COURSES,
  known: new Map([[A, { course, version }]]),
})

it('does not put a course that was asked for earlier over one that another tab has confirmed since', () => {
  const confirmed = knowing(NEW, '2')
  const found = { course: OLD, version: '1' }
  expect(after(confirmed, withFetched({ id: A, asked: undefined, found, newChange }))).toBe(confirmed)
  expect(after(confirmed, withFetched({ id: A, asked: '2', found, newChange })).known.get(A)).toEqual(found)
})

it('does not take away a course that another tab has saved since the list was asked for', () => {
  const saved = knowing(NEW, '1')
  expect(after(saved, withListed({ courses: [] }, new Map()))).toBe(saved)
  expect(after(saved, withListed({ courses: [] }, new Map([[A, '1']]))).known.size).toBe(0)
})

it('writes nothing of a list that says what is known', () => {
  const state = after(
    knowing(OLD, '1'),
    withListed({ courses: [{ id: A, version: '1', savedAt: 'now' }], epoch: 'e' }, new Map()),
  )
  expect(state.known.get(A)?.savedAt).toBe('now')
  expect(after(state, withListed({ courses: [{ id: A, version: '1', savedAt: 'now' }], epoch: 'e' }, new Map()))).toBe(
    state,
  )
})

it('lets a change that was made after a deletion tell what another device had when it arrives', () => {
  const sent = { save: 'deletion', base: '1', course: null }
  const waiting = { wanted: sampleCourse(A, 'Mapped again'), change: 'later', base: '1', isLocalOnly: false, sent }
  const state: GolferCourses = { ...knowing(OLD, '1'), waiting: new Map([[A, waiting]]) }
  const answered = after(state, withConfirmed({ id: A, ...sent }, { version: '2', before: NEW }))
  expect(answered.waiting.get(A)).toEqual({ ...waiting, base: null, sent: undefined })
  expect(answered.known.get(A)).toEqual({ course: NEW, version: '2' })
})
