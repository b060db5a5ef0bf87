import { isSendable, withRow } from './course-state.ts'
import type { CourseStep, GolferCourses, SentCourse, WaitingCourse } from './course-state.ts'

/** A change on its way; an unsure one is asked about instead of being sent. */
export type CourseMessage = SentCourse & { readonly id: string }

/** Of an id under which something was refused in this run already. */
type IsHeld = (save: string) => boolean

/** Whether there is something to send. */
export function hasNextMessage(state: GolferCourses, isHeld: IsHeld): boolean {
  return nextRow(state, isHeld) !== undefined
}

/** Freezes the next change; one that is on its way already comes first, and is known to have been sent before. */
export function freezing(isHeld: IsHeld) {
  /** Of the latest state that the step was taken on. */
  let chosen: string | undefined
  const step: CourseStep = (state) => {
    const [id, row] = nextRow(state, isHeld) ?? []
    chosen = id
    if (id === undefined || !row) return state
    const sent = frozen(row)
    return sent === row.sent ? state : withRow(state, 'waiting', [id, { ...row, sent }])
  }
  return {
    stepOf: () => step,
    messageIn: ({ waiting }: GolferCourses): CourseMessage | undefined => {
      const sent = chosen === undefined ? undefined : waiting.get(chosen)?.sent
      return chosen === undefined || !sent ? undefined : { id: chosen, ...sent }
    },
    withMessage,
  }
}

function withMessage({ id, ...sent }: CourseMessage): CourseStep {
  return (state) => {
    const row = state.waiting.get(id)
    if (!row || saveOf(row) !== sent.save) return state
    return withRow(state, 'waiting', [id, { ...row, sent }])
  }
}

/** Deletions first: they make room. */
function nextRow(state: GolferCourses, isHeld: IsHeld): readonly [string, WaitingCourse] | undefined {
  const rows = [...state.waiting].filter(([id, row]) => isSendable(state, id, row) && !isHeld(saveOf(row)))
  return rows.find(([, { sent }]) => sent) ?? rows.find(([, row]) => isDeletion(row)) ?? rows[0]
}

function saveOf({ sent, change }: WaitingCourse): string {
  return sent?.save ?? change
}

function isDeletion({ wanted, isLocalOnly }: WaitingCourse): boolean {
  return wanted === null || isLocalOnly
}

function frozen(row: WaitingCourse): SentCourse {
  const { sent, change, base, wanted } = row
  if (!sent) return { save: change, base, course: isDeletion(row) ? null : wanted }
  // It may not arrive any more: a deletion takes its id, under which the server then takes nothing else.
  if (isDeletion(row) && sent.course !== null && sent.isUnsure !== true) {
    return { save: sent.save, base: sent.base, course: null, isAgain: true, cancelled: sent.course }
  }
  return sent.isAgain === true ? sent : { ...sent, isAgain: true }
}
