import type { GolferEdits } from './edit-rows.ts'
import type { EditStore } from './edit-store.ts'

/** Some browsers neither open a database nor say why, and some phones take their time: the page then goes on without. */
const ANSWER_WITHIN_MS = 3_000

export class DeviceTooSlow extends Error {
  /** How the step ends after all: it may still be written. Undefined when it is not; never rejects. */
  readonly outcome: Promise<GolferEdits | undefined>

  constructor(outcome: Promise<GolferEdits | undefined>) {
    super('The database of this device does not answer')
    this.outcome = outcome
  }
}

/** The store, but nothing takes longer than a golfer waits. */
export function answeringInTime(store: EditStore): EditStore {
  return {
    update: (golfer, step) =>
      inTime(
        (late) => store.update(golfer, step, late),
        (edits) => edits,
      ),
    countOthers: (golfer) =>
      inTime(
        () => store.countOthers(golfer),
        () => undefined,
      ),
  }
}

/** Rejects when the task takes too long, and tells the task so. */
export async function inTime<Result>(
  task: (late: AbortSignal) => Promise<Result>,
  editsOf: (result: Result) => GolferEdits | undefined,
): Promise<Result> {
  const late = new AbortController()
  const result = task(late.signal)
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const problem = new DeviceTooSlow(result.then(editsOf, () => undefined))
      late.abort(problem)
      reject(problem)
    }, ANSWER_WITHIN_MS)
  })
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
}
