import type { ZodMiniType, output } from 'zod/mini'

/** The specification's names of the operations, used in logs and metrics. */
export type OperationName =
  | 'distance-calculation'
  | 'shot-advice'
  | 'swing-analysis'
  | 'equipment-recommendations'
  | 'ball-recommendations'
  | 'general-advice'
  | 'starter-set-explanation'

/** One question to the text service: its prompt, the check of the answer, and the rules' answer. */
export type Operation<Question, Answer, Form extends ZodMiniType = ZodMiniType> = {
  readonly name: OperationName
  /** The request in a few sentences, with the shape of the JSON. */
  readonly task: string
  /** What is sent to the service. Free text of the golfer is part of it, as data. */
  readonly dataOf: (question: Question) => unknown
  /** Schema of the answer; its root is an object, which structured output requires. */
  readonly form: Form
  /**
   * Checks the answer against the rules of golf, the golfer and the catalogue, and leaves out the sentences that contradict
   * them (`facts/contradictions.ts`); undefined when nothing is left. Texts in the result are shown to golfers as they are.
   * `year` is the calendar year.
   */
  readonly judge: (found: output<Form>, question: Question, year: number) => Answer | undefined
  readonly rules: (question: Question) => Answer
}

/** Infers the operation's types from its form. */
export function operation<Question, Answer, Form extends ZodMiniType>(
  definition: Operation<Question, Answer, Form>,
): Operation<Question, Answer, Form> {
  return definition
}
