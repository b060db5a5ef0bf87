import type { CourseAnswer } from '@bagwise/golf/memory/course-answer'

export const question = 'Where did it go?'
/** Of a ball laid up the pin says nothing. */
export const answerWords = (answer: CourseAnswer, isLayUp: boolean): string =>
  answer === 'pin-high' && isLayUp ? 'On the number' : names[answer]
/** In place of the question, once it is answered. */
export const kept = (answer: string) => `Kept: ${answer.toLowerCase()}`
export const undo = 'Undo'
/** For ears: taking which answer back. */
export const undoAnswer = (answer: string) => `Undo ${answer.toLowerCase()}`

const names = {
  short: 'Short',
  'pin-high': 'Pin high',
  long: 'Long',
  left: 'Left',
  right: 'Right',
} as const satisfies Record<CourseAnswer, string>
