import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ClubType } from '@bagwise/golf/club'
import { questionsFor } from './questions.ts'
import type { Wizard } from './wizard.ts'
import {
  currentStep,
  directionOf,
  faultsOf,
  firstFaultyStep,
  nextStep,
  positionOf,
  previousStep,
  resumeStep,
  startWizard,
  stepsOf,
  textIn,
  withAnswers,
  withTyped,
} from './wizard-state.ts'
import type { WizardState } from './wizard-state.ts'

type Answers = {
  readonly hasBall: 'yes' | 'no' | undefined
  readonly colour: 'white' | 'yellow' | undefined
  readonly price: 'low' | 'high' | undefined
  readonly holes: number
  readonly age: number
  readonly feet: number
  readonly inches: number
  readonly faults: readonly ('slice' | 'hook')[]
  readonly clubs: readonly ClubType[]
  readonly handicap: number | undefined
}

const ask = questionsFor<Answers>()
const SCALE = { min: 1, max: 18, start: 9 }
const hasBall = ask.singleChoice({
  key: 'hasBall',
  choices: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
})
const colour = ask.singleChoice({ key: 'colour', choices: [{ value: 'white', label: 'White' }] })
const price = ask.singleChoice({ key: 'price', choices: [{ value: 'low', label: 'Low' }] })
const holes = ask.slider({
  key: 'holes',
  scale: SCALE,
  marks: [],
  shown: (value) => ({ numeral: String(value), unit: 'holes', spoken: `${value} holes` }),
  alsoSets: (answers) => ({ ...answers, hasBall: 'yes' }),
})
const age = ask.wholeNumber({
  key: 'age',
  label: 'Age',
  scale: { min: 15, max: 85, start: 35 },
  unit: 'years',
  hint: 'From 15 to 85.',
})
const faults = ask.multiChoice({
  key: 'faults',
  choices: [
    { value: 'slice', label: 'Slice' },
    { value: 'hook', label: 'Hook' },
  ],
})
const handicap = ask.optionalNumber({
  key: 'handicap',
  label: 'Handicap',
  unit: 'hcp',
  hint: 'Type a number or leave it empty.',
  parse: (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
  shown: (value) => `${value}.0`,
  alsoSets: (answers) => ({ ...answers, holes: 9 }),
})
const clubs = ask.clubs({ key: 'clubs', maxCount: 2, none: 'Choose a club.', tooMany: 'Two at most.' })
const height = ask.feetAndInches({
  feetKey: 'feet',
  inchesKey: 'inches',
  label: 'Height',
  feet: { min: 4, max: 7, start: 5 },
  inches: { min: 0, max: 11, start: 10 },
})

const WIZARD: Wizard<Answers> = {
  finishLabel: 'Done',
  sections: [
    {
      title: 'The ball',
      questions: [
        { id: 'has-ball', title: 'Have you a ball?', inputs: [hasBall] },
        { id: 'colour', title: 'Which colour?', inputs: [colour], askWhen: (answers) => answers.hasBall === 'yes' },
        {
          id: 'price',
          title: 'Which price?',
          inputs: [price],
          insteadOf: 'colour',
          askWhen: (answers) => answers.hasBall === 'no',
        },
      ],
      pause: { title: 'Enough?', Body: () => null, finishLabel: 'Enough', goOnLabel: 'Go on' },
    },
    {
      title: 'The rest',
      questions: [
        { id: 'holes', title: 'How many holes?', inputs: [holes] },
        { id: 'age', title: 'How old?', inputs: [age, faults] },
      ],
    },
  ],
}

const START: Answers = {
  hasBall: undefined,
  colour: undefined,
  price: undefined,
  holes: 9,
  age: 35,
  feet: 5,
  inches: 10,
  faults: [],
  clubs: [],
  handicap: undefined,
}

const answered = (answers: Partial<Answers> = {}): WizardState<Answers> =>
  startWizard(WIZARD, { ...START, hasBall: 'yes', colour: 'white', ...answers })
const at = (stepId: string, state = answered()): WizardState<Answers> => ({ ...state, stepId })
const stepIds = (answers: Answers) => stepsOf(WIZARD, answers).map(({ id }) => id)

describe('the way through a wizard', () => {
  it('leaves questions out that are not to be asked', () => {
    expect(stepIds({ ...START, hasBall: 'yes' })).toEqual(['has-ball', 'colour', 'pause-1', 'holes', 'age'])
    expect(stepIds({ ...START, hasBall: 'no' })).toEqual(['has-ball', 'price', 'pause-1', 'holes', 'age'])
    expect(stepIds(START)).toEqual(['has-ball', 'pause-1', 'holes', 'age'])
  })

  it('counts every question once, whichever way is taken', () => {
    const numbersOn = (answers: Answers) =>
      stepsOf(WIZARD, answers)
        .filter(({ kind }) => kind === 'question')
        .map((step) => {
          const { questionNumber, questionCount, sectionNumber, percent } = positionOf(WIZARD, step)
          return `${sectionNumber}: ${questionNumber} of ${questionCount}, ${percent}%`
        })
    expect(numbersOn({ ...START, hasBall: 'yes' })).toEqual([
      '1: 1 of 4, 25%',
      '1: 2 of 4, 50%',
      '2: 3 of 4, 75%',
      '2: 4 of 4, 100%',
    ])
    expect(numbersOn({ ...START, hasBall: 'no' })).toEqual(numbersOn({ ...START, hasBall: 'yes' }))
    expect(numbersOn(START)).toEqual(['1: 1 of 4, 25%', '2: 3 of 4, 75%', '2: 4 of 4, 100%'])
  })

  it('ends where it began when the golfer goes on and back again, with every answer kept', () => {
    fc.assert(
      fc.property(fc.constantFrom('yes' as const, 'no' as const), fc.nat({ max: 4 }), (hasOne, stepCount) => {
        const start = answered({ hasBall: hasOne, holes: 7 })
        let state = start
        const passed: string[] = []
        for (let step = 0; step < stepCount; step += 1) {
          const next = nextStep(WIZARD, state)
          if (!next) break
          passed.push(state.stepId)
          state = { ...state, stepId: next.id }
        }
        for (const stepId of passed.toReversed()) {
          expect(previousStep(WIZARD, state)?.id).toBe(stepId)
          state = { ...state, stepId }
        }
        expect(state).toEqual(start)
        expect(previousStep(WIZARD, state)).toBeUndefined()
      }),
    )
  })

  it('goes back to what comes before, and on to what comes after', () => {
    const { answers } = answered()
    expect(directionOf(WIZARD, answers, { from: 'holes', to: 'pause-1' })).toBe('back')
    expect(directionOf(WIZARD, answers, { from: 'has-ball', to: 'age' })).toBe('on')
  })

  it('has no step after the last', () => {
    expect(nextStep(WIZARD, at('age'))).toBeUndefined()
  })

  it('begins anew when the step is no longer on the way', () => {
    expect(currentStep(WIZARD, at('price')).id).toBe('has-ball')
  })
})

describe('what holds the golfer up', () => {
  it('is a choice that was not made', () => {
    const state = startWizard(WIZARD, START)
    expect(faultsOf(currentStep(WIZARD, state), state)).toEqual([{ inputId: 'hasBall', sentence: 'Pick one.' }])
    expect(faultsOf(currentStep(WIZARD, at('has-ball')), at('has-ball'))).toEqual([])
  })

  it('is a typed text that is no answer, which stays in its field until it is one', () => {
    const typed = withTyped(at('age'), age, '8')
    expect(textIn(age, typed)).toBe('8')
    expect(faultsOf(currentStep(WIZARD, typed), typed)).toEqual([{ inputId: 'age', sentence: 'From 15 to 85.' }])
    expect(typed.answers.age).toBe(35)
    expect(firstFaultyStep(WIZARD, { ...typed, stepId: 'holes' })?.id).toBe('age')
    const mended = withAnswers(typed, 'age', { ...typed.answers, age: 18 })
    expect(faultsOf(currentStep(WIZARD, mended), mended)).toEqual([])
    expect(mended.typed).toEqual({})
    expect(withTyped(typed, age, '18')).toEqual(mended)
  })

  it('is not that an answer is written otherwise: the field keeps it until there is another answer', () => {
    const typed = withTyped(at('age'), age, '018')
    expect(typed.answers.age).toBe(18)
    expect(faultsOf(currentStep(WIZARD, typed), typed)).toEqual([])
    expect(textIn(age, typed)).toBe('018')
    expect(textIn(age, { ...typed, answers: { ...typed.answers, age: 40 } })).toBe('40')
  })

  it('is nothing at a pause', () => {
    const pause = at('pause-1')
    expect(faultsOf(currentStep(WIZARD, pause), pause)).toEqual([])
  })

  it('is no club, or one too many', () => {
    expect(clubs.fault(START)).toBe('Choose a club.')
    expect(clubs.fault({ ...START, clubs: ['driver', 'pw'] })).toBeUndefined()
    expect(clubs.fault({ ...START, clubs: ['driver', 'pw', 'sw'] })).toBe('Two at most.')
  })
})

describe('going on later', () => {
  it('offers the question that was left, and after a pause the one behind it', () => {
    expect(resumeStep(WIZARD, at('holes'))?.questionNumber).toBe(3)
    expect(resumeStep(WIZARD, at('pause-1'))?.id).toBe('holes')
    expect(resumeStep(WIZARD, at('has-ball'))).toBeUndefined()
  })
})

describe('an answer', () => {
  it('is written only when it is one of the choices', () => {
    expect(hasBall.write(START, 'no').hasBall).toBe('no')
    expect(hasBall.write(START, 'perhaps')).toEqual(START)
    expect(faults.write(START, ['hook', 'shank', 'slice']).faults).toEqual(['slice', 'hook'])
  })

  it('stays on its scale', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        const { holes: answer } = holes.write(START, value)
        expect(answer).toBeGreaterThanOrEqual(SCALE.min)
        expect(answer).toBeLessThanOrEqual(SCALE.max)
      }),
    )
    expect(holes.write(START, 5)).toMatchObject({ holes: 5, hasBall: 'yes' })
  })

  it('is read from whole numbers within its bounds only', () => {
    const ageOf = (text: string) => age.write(START, text)?.age
    expect(['15', ' 85 ', '０１７', '14', '86', '', '3.5', '-20', 'forty'].map(ageOf)).toEqual([
      15,
      85,
      17,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('holds both feet and inches, of the numbers that are offered', () => {
    expect([height.feet, height.inches]).toEqual([
      [4, 5, 6, 7],
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    ])
    expect(height.read(height.write(START, { feet: 6, inches: 2 }))).toEqual({ feet: 6, inches: 2 })
  })

  it('holds each club once, the longest first', () => {
    expect(clubs.write(START, ['pw', 'driver', 'pw']).clubs).toEqual(['driver', 'pw'])
  })
})

describe('a number that may be left out', () => {
  it('is empty without an answer, and shows an answer in its own words', () => {
    expect(handicap.read(START)).toBe('')
    expect(handicap.read({ ...START, handicap: 18 })).toBe('18.0')
  })

  it('takes what it can read, an empty field for no answer, and refuses the rest', () => {
    expect(handicap.write({ ...START, holes: 18 }, ' 12 ')).toEqual({ ...START, handicap: 12, holes: 9 })
    expect(handicap.write({ ...START, handicap: 12 }, ' ')).toEqual(START)
    expect(handicap.write(START, 'twelve')).toBeUndefined()
  })

  it('holds the golfer up with what is no number, also when it is folded away', () => {
    const step = {
      id: 'round',
      kind: 'question',
      questionNumber: 1,
      sectionNumber: 1,
      question: {
        id: 'round',
        title: 'The round',
        inputs: [holes],
        details: { label: 'More', help: 'Leave it out if you like.', inputs: [handicap] },
      },
    } as const
    const state = startWizard(WIZARD, START)
    expect(faultsOf(step, state)).toEqual([])
    expect(faultsOf(step, withTyped(state, handicap, 'twelve'))).toEqual([
      { inputId: 'handicap', sentence: 'Type a number or leave it empty.' },
    ])
  })
})
