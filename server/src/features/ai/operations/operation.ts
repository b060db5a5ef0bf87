import type { ZodMiniType, output } from 'zod/mini'

/** What the specification has the text service do; logs and metrics name it so. */
export type OperationName =
  | 'distance-calculation'
  | 'shot-advice'
  | 'swing-analysis'
  | 'equipment-recommendations'
  | 'ball-recommendations'
  | 'general-advice'
  | 'starter-set-explanation'

/** One thing the text service is asked, how its answer is judged, and what the rules say instead. */
export type Operation<Question, Answer, Form extends ZodMiniType = ZodMiniType> = {
  readonly name: OperationName
  /** What is asked for, in a few sentences, and the form of the JSON that is wanted. */
  readonly task: string
  /** The facts that leave the server. Free text of the golfer is among them, as data. */
  readonly dataOf: (question: Question) => unknown
  /** The form of an answer; its root is an object, as endpoints with structured output want it. */
  readonly form: Form
  /**
   * The answer in what has the form, held against the rules of golf; undefined when it does not hold. Texts in it are
   * shown to golfers as they are.
   */
  readonly judge: (found: output<Form>, question: Question) => Answer | undefined
  readonly rules: (question: Question) => Answer
}

/** Types an operation by its form. */
export function operation<Question, Answer, Form extends ZodMiniType>(
  definition: Operation<Question, Answer, Form>,
): Operation<Question, Answer, Form> {
  return definition
}
