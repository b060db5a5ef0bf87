import type { ComponentType, ReactNode } from 'react'
import type { ClubType } from '@bagwise/golf/club'

// A wizard is data: sections of questions, typed by their answers. `questions.ts` writes them, `wizard-view.tsx` asks
// them, `wizard-state.ts` knows what comes next.

export type Wizard<Answers> = {
  readonly sections: readonly WizardSection<Answers>[]
  /** Words of the advance button on the last question. */
  readonly finishLabel: string
  /** On the others; "Next" when it is left out. */
  readonly nextLabel?: string
  /**
   * What is stored is only what the golfer says: no choice is made to start with, a question waits for an answer, and a tap
   * on the answer brings the next one.
   */
  readonly startsBlank?: boolean
  /** When every question is a step and what follows them is one too: how many steps there are. */
  readonly stepCount?: number
}

export type WizardSection<Answers> = {
  readonly title: string
  readonly questions: readonly Question<Answers>[]
  /** After the section the golfer may stop, its answers being of use by themselves. */
  readonly pause?: Pause<Answers>
}

export type Question<Answers> = {
  /** Never changes: drafts remember it. */
  readonly id: string
  readonly title: string
  readonly help?: string
  /** It names or draws left and right, which follow the golfer's hand. */
  readonly isSided?: boolean
  readonly inputs: readonly WizardInput<Answers>[]
  /** Nobody has to answer these: they stand below, folded away. */
  readonly details?: { readonly label: string; readonly help: string; readonly inputs: readonly WizardInput<Answers>[] }
  /** Left out of the way unless this holds. */
  readonly askWhen?: (answers: Answers) => boolean
  /** The question whose place and number this one takes. */
  readonly insteadOf?: string
  /** What the answers so far come to. */
  readonly Preview?: ComponentType<{ readonly answers: Answers }>
}

export type Pause<Answers> = {
  readonly title: string
  readonly Body: ComponentType<{ readonly answers: Answers }>
  readonly finishLabel: string
  readonly goOnLabel: string
}

export type Choice<Value extends string = string> = {
  readonly value: Value
  readonly label: string
  readonly help?: string
  readonly drawing?: ReactNode
}

type InputBase<Answers> = {
  /** The answer's name. */
  readonly id: string
  /** What is asked for; left out when the question itself says it. */
  readonly label?: string
  /** Why the golfer cannot go on yet. */
  readonly fault: (answers: Answers) => string | undefined
}

export type SingleChoiceInput<Answers> = InputBase<Answers> & {
  readonly kind: 'single-choice'
  readonly choices: readonly Choice[]
  /** Short choices, such as numbers, share rows; the last one, 'I don't know', has a row of its own. */
  readonly isCompact: boolean
  /** Of compact choices: names, which need more room than numbers. */
  readonly isOfNames?: boolean
  /** Of compact choices: the last one is of the same kind as the others, and stands among them. */
  readonly isLastAmong?: boolean
  readonly read: (answers: Answers) => string | undefined
  readonly write: (answers: Answers, value: string) => Answers
}

export type MultiChoiceInput<Answers> = InputBase<Answers> & {
  readonly kind: 'multi-choice'
  readonly choices: readonly Choice[]
  readonly read: (answers: Answers) => readonly string[]
  readonly write: (answers: Answers, values: readonly string[]) => Answers
}

export type SliderInput<Answers> = InputBase<Answers> & {
  readonly kind: 'slider'
  readonly min: number
  readonly max: number
  /** The number as the golfer reads it, with its unit. */
  readonly shown: (value: number) => { readonly numeral: string; readonly unit: string; readonly spoken: string }
  /** Under the track; with `markValues` each at its place, else spread from end to end. */
  readonly marks: readonly string[]
  readonly markValues?: readonly number[]
  /** Whether another input answers the question in its place. */
  readonly mayStay: (answers: Answers) => boolean
  readonly read: (answers: Answers) => number
  readonly write: (answers: Answers, value: number) => Answers
}

export type NumberInput<Answers> = InputBase<Answers> & {
  readonly kind: 'number'
  readonly label: string
  readonly unit: string
  /** A phone's keyboard needs no point. */
  readonly isWhole: boolean
  /** Why what was typed is no answer. */
  readonly hint: string
  /** Stands below the field. */
  readonly note?: (answers: Answers) => string | undefined
  /** Offered while the field is empty. */
  readonly suggestion?: { readonly label: string; readonly answers: (answers: Answers) => Answers }
  /** As the field shows it; empty while there is no answer. */
  readonly read: (answers: Answers) => string
  /** Undefined when the text is no answer. */
  readonly write: (answers: Answers, text: string) => Answers | undefined
}

export type FeetAndInchesInput<Answers> = InputBase<Answers> & {
  readonly kind: 'feet-and-inches'
  readonly label: string
  readonly feet: readonly number[]
  readonly inches: readonly number[]
  readonly read: (answers: Answers) => { readonly feet: number; readonly inches: number }
  readonly write: (answers: Answers, height: { readonly feet: number; readonly inches: number }) => Answers
}

export type ClubsInput<Answers> = InputBase<Answers> & {
  readonly kind: 'clubs'
  readonly maxCount: number
  readonly read: (answers: Answers) => readonly ClubType[]
  readonly write: (answers: Answers, clubs: readonly ClubType[]) => Answers
}

export type WizardInput<Answers> =
  | SingleChoiceInput<Answers>
  | MultiChoiceInput<Answers>
  | SliderInput<Answers>
  | NumberInput<Answers>
  | FeetAndInchesInput<Answers>
  | ClubsInput<Answers>
