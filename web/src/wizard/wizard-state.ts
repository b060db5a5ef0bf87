import type { NumberInput, Pause, Question, Wizard, WizardInput } from './wizard.ts'

/** Where the golfer is: a question, or the pause behind a section. */
export type Step<Answers> = {
  readonly id: string
  /** Counted from 1 over the whole wizard; a pause has the number of the question before it. */
  readonly questionNumber: number
  /** Counted from 1. */
  readonly sectionNumber: number
} & (
  | { readonly kind: 'question'; readonly question: Question<Answers> }
  | { readonly kind: 'pause'; readonly pause: Pause<Answers> }
)

export type WizardState<Answers> = {
  readonly answers: Answers
  /** What was typed and is no answer yet, or not as the answer is written, by input: it stays in its field. */
  readonly typed: Readonly<Record<string, string>>
  readonly stepId: string
  /** Inputs that the golfer answered, by id: the others still have the start values. */
  readonly touched: readonly string[]
}

export type WizardFault = { readonly inputId: string; readonly sentence: string }

export type Position = {
  readonly sectionNumber: number
  readonly sectionCount: number
  readonly questionNumber: number
  readonly questionCount: number
  /** Of the questions up to here, this one counted. */
  readonly percent: number
}

export function startWizard<Answers>(wizard: Wizard<Answers>, answers: Answers): WizardState<Answers> {
  return { answers, typed: {}, stepId: firstStep(wizard, answers).id, touched: [] }
}

/** Every step on the golfer's way, given the answers so far. */
export function stepsOf<Answers>(wizard: Wizard<Answers>, answers: Answers): readonly Step<Answers>[] {
  const numbers = questionNumbers(wizard)
  return wizard.sections.flatMap(({ questions, pause }, index) => {
    const sectionNumber = index + 1
    const asked = questions
      .filter(({ askWhen }) => !askWhen || askWhen(answers))
      .map((question): Step<Answers> => {
        const questionNumber = numbers.get(question.id) ?? 1
        return { kind: 'question', id: question.id, question, questionNumber, sectionNumber }
      })
    const last = asked.at(-1)
    if (!pause || !last) return asked
    const { questionNumber } = last
    return [...asked, { kind: 'pause' as const, id: `pause-${sectionNumber}`, pause, questionNumber, sectionNumber }]
  })
}

export function currentStep<Answers>(wizard: Wizard<Answers>, state: WizardState<Answers>): Step<Answers> {
  const step = stepsOf(wizard, state.answers).find(({ id }) => id === state.stepId)
  return step ?? firstStep(wizard, state.answers)
}

/** The step after this one; undefined on the last. */
export function nextStep<Answers>(
  wizard: Wizard<Answers>,
  state: WizardState<Answers>,
  from: string = state.stepId,
): Step<Answers> | undefined {
  const steps = stepsOf(wizard, state.answers)
  return steps[steps.findIndex(({ id }) => id === from) + 1]
}

/** The step before this one; undefined on the first. */
export function previousStep<Answers>(wizard: Wizard<Answers>, state: WizardState<Answers>): Step<Answers> | undefined {
  const steps = stepsOf(wizard, state.answers)
  const index = steps.findIndex(({ id }) => id === state.stepId)
  return index > 0 ? steps[index - 1] : undefined
}

/** Whether a step comes after another one on the golfer's way, or before it. */
export function directionOf<Answers>(
  wizard: Wizard<Answers>,
  answers: Answers,
  { from, to }: { readonly from: string; readonly to: string },
): 'on' | 'back' {
  const ids = stepsOf(wizard, answers).map(({ id }) => id)
  return ids.indexOf(to) < ids.indexOf(from) ? 'back' : 'on'
}

/** Why the golfer cannot go on from this step yet; empty when nothing is wrong. */
export function faultsOf<Answers>(step: Step<Answers>, state: WizardState<Answers>): readonly WizardFault[] {
  if (step.kind === 'pause') return []
  const { inputs, details } = step.question
  return [...inputs, ...(details?.inputs ?? [])].flatMap((input) => {
    const sentence = faultOf(input, state)
    return sentence === undefined ? [] : [{ inputId: input.id, sentence }]
  })
}

/**
 * Whether each question of the step has an answer of the golfer's. `startValues`: inputs that begin with a value which
 * nobody gave.
 */
export function isAnswered<Answers>(
  step: Step<Answers>,
  { answers, touched }: WizardState<Answers>,
  startValues: readonly string[],
): boolean {
  if (step.kind === 'pause') return true
  return step.question.inputs.every((input) => {
    const isStart = startValues.includes(input.id) && !touched.includes(input.id)
    switch (input.kind) {
      case 'single-choice':
        return !isStart && input.fault(answers) === undefined
      case 'slider':
        return input.fault(answers) === undefined && (!isStart || input.mayStay(answers))
      case 'clubs':
        return input.read(answers).length > 0
      case 'multi-choice':
      case 'number':
      case 'feet-and-inches':
        return true
    }
  })
}

/** The first step with something wrong, which the golfer passed before a later answer or a draft changed the way. */
export function firstFaultyStep<Answers>(
  wizard: Wizard<Answers>,
  state: WizardState<Answers>,
): Step<Answers> | undefined {
  return stepsOf(wizard, state.answers).find((step) => faultsOf(step, state).length > 0)
}

/** An answer takes the place of what was typed in its field. */
export function withAnswers<Answers>(
  state: WizardState<Answers>,
  inputId: string,
  answers: Answers,
): WizardState<Answers> {
  const { [inputId]: _replaced, ...typed } = state.typed
  return { ...state, answers, typed, touched: withTouched(state, inputId) }
}

/** What was typed stays as it is: "-0" is on its way to "-0.5", and "1.0" to "1.05". */
export function withTyped<Answers>(
  state: WizardState<Answers>,
  input: NumberInput<Answers>,
  text: string,
): WizardState<Answers> {
  const answers = input.write(state.answers, text)
  if (answers && input.read(answers) === text) return withAnswers(state, input.id, answers)
  const touched = withTouched(state, input.id)
  return { ...state, answers: answers ?? state.answers, typed: { ...state.typed, [input.id]: text }, touched }
}

/** What stands in a field: what was typed, unless it means another answer than the one there is by now. */
export function textIn<Answers>(input: NumberInput<Answers>, { answers, typed }: WizardState<Answers>): string {
  const text = typed[input.id]
  const answer = input.read(answers)
  if (text === undefined) return answer
  const meant = input.write(answers, text)
  return meant === undefined || input.read(meant) === answer ? text : answer
}

export function positionOf<Answers>(wizard: Wizard<Answers>, step: Step<Answers>): Position {
  const questionCount = Math.max(...questionNumbers(wizard).values())
  const { sectionNumber, questionNumber } = step
  return {
    sectionNumber,
    sectionCount: wizard.sections.length,
    questionNumber,
    questionCount,
    percent: Math.round((questionNumber / questionCount) * 100),
  }
}

/** Where a reopened wizard offers to go on: the question it was left at; undefined when that is the first one anyway. */
export function resumeStep<Answers>(wizard: Wizard<Answers>, left: WizardState<Answers>): Step<Answers> | undefined {
  const step = currentStep(wizard, left)
  const question = step.kind === 'pause' ? nextStep(wizard, left, step.id) : step
  return question && question.questionNumber > 1 ? question : undefined
}

function withTouched<Answers>({ touched }: WizardState<Answers>, inputId: string): readonly string[] {
  return touched.includes(inputId) ? touched : [...touched, inputId]
}

function faultOf<Answers>(input: WizardInput<Answers>, { answers, typed }: WizardState<Answers>): string | undefined {
  const text = typed[input.id]
  if (input.kind === 'number' && text !== undefined && !input.write(answers, text)) return input.hint
  return input.fault(answers)
}

/** A question that stands in for another one shares its number, so that the count is the same on every way. */
function questionNumbers<Answers>(wizard: Wizard<Answers>): ReadonlyMap<string, number> {
  const questions = wizard.sections.flatMap((section) => section.questions)
  const counted = questions.filter(({ insteadOf }) => insteadOf === undefined).map(({ id }) => id)
  return new Map(questions.map(({ id, insteadOf }) => [id, counted.indexOf(insteadOf ?? id) + 1]))
}

function firstStep<Answers>(wizard: Wizard<Answers>, answers: Answers): Step<Answers> {
  const [first] = stepsOf(wizard, answers)
  if (!first) throw new Error('A wizard needs a question that is always asked')
  return first
}
