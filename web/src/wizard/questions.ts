import type { ClubType } from '@bagwise/golf/club'
import { byPosition, isClubType } from '@bagwise/golf/club'
import type {
  Choice,
  ClubsInput,
  FeetAndInchesInput,
  MultiChoiceInput,
  NumberInput,
  SingleChoiceInput,
  SliderInput,
} from './wizard.ts'
import * as copy from './wizard.copy.ts'

/** The names of the answers that hold a value of this type, answered or not. */
export type KeysHolding<Answers, Value> = {
  [Key in keyof Answers]-?: Exclude<Answers[Key], undefined> extends Value ? Key : never
}[keyof Answers] &
  string

type ElementOf<List> = List extends readonly (infer Element extends string)[] ? Element : never

/** Writes the inputs of a wizard whose answers have this type: what does not fit the answer's type does not compile. */
export function questionsFor<Answers extends object>() {
  return {
    singleChoice: <Key extends KeysHolding<Answers, string>>({
      key,
      choices,
      label,
      unanswered = copy.chooseOne,
    }: {
      readonly key: Key
      readonly choices: readonly Choice<Extract<Answers[Key], string>>[]
      readonly label?: string
      readonly unanswered?: string
    }): SingleChoiceInput<Answers> => {
      const read = (answers: Answers) => choices.find(({ value }) => value === answers[key])?.value
      return {
        kind: 'single-choice',
        id: key,
        ...(label === undefined ? {} : { label }),
        choices,
        isCompact: false,
        fault: (answers) => (read(answers) === undefined ? unanswered : undefined),
        read,
        write: (answers, text) => {
          const chosen = choices.find(({ value }) => value === text)
          return chosen ? { ...answers, [key]: chosen.value } : answers
        },
      }
    },

    /** One of several answers that are no texts, such as numbers. */
    chosenOf: <Value extends string>({
      id,
      choices,
      read,
      write,
      label,
      isOfNames = false,
      isLastAmong = false,
      fault = (answers) => (read(answers) === undefined ? copy.chooseOne : undefined),
    }: {
      readonly id: string
      readonly choices: readonly Choice<Value>[]
      readonly read: (answers: Answers) => Value | undefined
      readonly write: (answers: Answers, chosen: Value) => Answers
      readonly label?: string
      readonly isOfNames?: boolean
      readonly isLastAmong?: boolean
      readonly fault?: (answers: Answers) => string | undefined
    }): SingleChoiceInput<Answers> => ({
      kind: 'single-choice',
      id,
      ...(label === undefined ? {} : { label }),
      choices,
      isCompact: true,
      isOfNames,
      isLastAmong,
      fault,
      read,
      write: (answers, text) => {
        const chosen = choices.find(({ value }) => value === text)
        return chosen ? write(answers, chosen.value) : answers
      },
    }),

    multiChoice: <Key extends KeysHolding<Answers, readonly string[]>>({
      key,
      choices,
      label,
    }: {
      readonly key: Key
      readonly choices: readonly Choice<ElementOf<Answers[Key]>>[]
      readonly label?: string
    }): MultiChoiceInput<Answers> => ({
      kind: 'multi-choice',
      id: key,
      ...(label === undefined ? {} : { label }),
      choices,
      fault: () => undefined,
      read: (answers) => {
        const chosen = listIn(answers[key])
        return choices.flatMap(({ value }) => (chosen.includes(value) ? [value] : []))
      },
      write: (answers, values) => ({
        ...answers,
        [key]: choices.flatMap(({ value }) => (values.includes(value) ? [value] : [])),
      }),
    }),

    slider: <Key extends KeysHolding<Answers, number>>({
      key,
      label,
      scale: { min, max, start = min },
      startOf = () => start,
      shown,
      marks,
      markValues,
      mayStay = () => false,
      fault = () => undefined,
      alsoSets = (answers) => answers,
      id = key,
    }: {
      readonly key: Key
      /** Where several sliders give the same answer, each for itself. */
      readonly id?: string
      readonly label?: string
      readonly scale: { readonly min: number; readonly max: number; readonly start?: number }
      /** Where the slider stands while there is no answer, if that follows from other answers. */
      readonly startOf?: (answers: Answers) => number
      readonly shown: SliderInput<Answers>['shown']
      readonly marks: readonly string[]
      readonly markValues?: readonly number[]
      readonly mayStay?: (answers: Answers) => boolean
      readonly fault?: (answers: Answers) => string | undefined
      /** Further answers that moving the slider gives. */
      readonly alsoSets?: (answers: Answers) => Answers
    }): SliderInput<Answers> => ({
      kind: 'slider',
      id,
      ...(label === undefined ? {} : { label }),
      min,
      max,
      shown,
      marks,
      ...(markValues === undefined ? {} : { markValues }),
      mayStay,
      fault,
      read: (answers) => numberIn(answers[key], startOf(answers)),
      write: (answers, value) => alsoSets({ ...answers, [key]: Math.min(max, Math.max(min, value)) }),
    }),

    wholeNumber: <Key extends KeysHolding<Answers, number>>({
      key,
      label,
      scale: { min, max, start },
      unit,
      hint,
      alsoSets = (answers) => answers,
    }: {
      readonly key: Key
      readonly label: string
      readonly scale: { readonly min: number; readonly max: number; readonly start: number }
      readonly unit: string
      readonly hint: string
      /** Further answers that typing gives. */
      readonly alsoSets?: (answers: Answers) => Answers
    }): NumberInput<Answers> => ({
      kind: 'number',
      id: key,
      label,
      unit,
      hint,
      isWhole: true,
      fault: () => undefined,
      read: (answers) => String(numberIn(answers[key], start)),
      write: (answers, text) => {
        const value = wholeNumberIn(text)
        return value === undefined || value < min || value > max ? undefined : alsoSets({ ...answers, [key]: value })
      },
    }),

    /** A number that may be left out. */
    optionalNumber: <Key extends KeysHolding<Answers, number>>({
      key,
      parse,
      shown = String,
      alsoSets = (answers) => answers,
      ...field
    }: Pick<NumberInput<Answers>, 'label' | 'unit' | 'hint' | 'note' | 'suggestion'> & {
      readonly key: Key
      /** Undefined when the text is no answer; never called for an empty field. */
      readonly parse: (text: string) => number | undefined
      readonly shown?: (value: number) => string
      /** Further answers that typing gives. */
      readonly alsoSets?: (answers: Answers) => Answers
    }): NumberInput<Answers> => ({
      kind: 'number',
      id: key,
      ...field,
      isWhole: false,
      fault: () => undefined,
      read: (answers) => {
        const value: unknown = answers[key]
        return typeof value === 'number' ? shown(value) : ''
      },
      write: (answers, text) => {
        const trimmed = text.normalize('NFKC').trim()
        const value = trimmed === '' ? undefined : parse(trimmed)
        return trimmed !== '' && value === undefined ? undefined : alsoSets({ ...answers, [key]: value })
      },
    }),

    feetAndInches: <Feet extends KeysHolding<Answers, number>, Inches extends KeysHolding<Answers, number>>({
      feetKey,
      inchesKey,
      label,
      feet,
      inches,
    }: {
      readonly feetKey: Feet
      readonly inchesKey: Inches
      readonly label: string
      readonly feet: { readonly min: number; readonly max: number; readonly start: number }
      readonly inches: { readonly min: number; readonly max: number; readonly start: number }
    }): FeetAndInchesInput<Answers> => ({
      kind: 'feet-and-inches',
      id: feetKey,
      label,
      feet: wholeNumbers(feet),
      inches: wholeNumbers(inches),
      fault: () => undefined,
      read: (answers) => ({
        feet: numberIn(answers[feetKey], feet.start),
        inches: numberIn(answers[inchesKey], inches.start),
      }),
      write: (answers, height) => ({ ...answers, [feetKey]: height.feet, [inchesKey]: height.inches }),
    }),

    clubs: <Key extends KeysHolding<Answers, readonly ClubType[]>>({
      key,
      maxCount,
      none,
      tooMany,
    }: {
      readonly key: Key
      readonly maxCount: number
      readonly none: string
      readonly tooMany: string
    }): ClubsInput<Answers> => {
      const read = (answers: Answers) => clubsIn(answers[key])
      return {
        kind: 'clubs',
        id: key,
        maxCount,
        fault: (answers) => {
          const clubCount = read(answers).length
          if (clubCount === 0) return none
          return clubCount > maxCount ? tooMany : undefined
        },
        read,
        write: (answers, clubs) => ({ ...answers, [key]: [...new Set(clubs)].toSorted(byPosition) }),
      }
    },
  }
}

export function numberIn(value: unknown, start: number): number {
  return typeof value === 'number' ? value : start
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function clubsIn(value: unknown): readonly ClubType[] {
  return listIn(value).flatMap((club) => (typeof club === 'string' && isClubType(club) ? [club] : []))
}

/** Digits as typed or pasted, with spaces around them. */
export function wholeNumberIn(text: string): number | undefined {
  const digits = text.normalize('NFKC').trim()
  return /^\d+$/.test(digits) ? Number(digits) : undefined
}

function wholeNumbers({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}
