import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import { completeOnboarding } from '@bagwise/golf/onboarding/complete-onboarding'
import { UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import type { SingleChoiceInput, SliderInput } from '#wizard/wizard.ts'
import { currentStep, isAnswered, nextStep, startWizard, stepsOf, withAnswers } from '#wizard/wizard-state.ts'
import { givenAnswers, knownGolfer, startDraft, startValuesOf, untouchedAnswers } from './golf-profile-answers.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { golfProfileWizard } from './golf-profile.wizard.ts'

const stranger = projectProfile(UNKNOWN_GOLFER)
const golfer = knownGolfer(stranger)
const WIZARD = golfProfileWizard({ units: 'yards', golfer }, null)
const START = startDraft(stranger)

function inputsOf(id: string, answers: GolfProfileDraft = { ...START, hasExistingClubs: 'yes' }) {
  const step = stepsOf(WIZARD, answers).find((one) => one.id === id)
  return step?.kind === 'question' ? step.question.inputs : []
}

function sliderOf(id: string, answers?: GolfProfileDraft): SliderInput<GolfProfileDraft> {
  const found = inputsOf(id, answers).find((input) => input.kind === 'slider')
  if (!found) throw new Error(`${id} has no slider`)
  return found
}

function choiceOf(id: string, answers?: GolfProfileDraft): SingleChoiceInput<GolfProfileDraft> {
  const found = inputsOf(id, answers).find((input) => input.kind === 'single-choice')
  if (!found) throw new Error(`${id} has no choices`)
  return found
}

it("ACT-49 opens the score by experience with '95 (Average)' at its place, the 7-iron from 40 to 210 with nothing chosen, and ends 'I don't know' with estimates", () => {
  const score = sliderOf('average-score')
  const openedAt = ({ playingExperience }: Pick<GolfProfileDraft, 'playingExperience'>) =>
    score.read({ ...START, playingExperience })
  expect(openedAt({ playingExperience: 'beginner' })).toBe(115)
  expect(openedAt({ playingExperience: 'serious' })).toBe(85)
  for (const playingExperience of ['casual', 'regular'] as const) expect(openedAt({ playingExperience })).toBe(95)
  const average = score.markValues?.[score.marks.indexOf('95 (Average)')] ?? Number.NaN
  const percent = ((average - score.min) / (score.max - score.min)) * 100
  expect(Math.abs(percent - 35)).toBeLessThanOrEqual(1)

  const seven = sliderOf('seven-iron')
  expect([seven.min, seven.max]).toEqual([40, 210])
  expect(seven.marks).toEqual(['100', '155', '210'])
  expect(choiceOf('seven-iron').read(START)).toBeUndefined()

  const unknown = choiceOf('seven-iron').write(
    { ...START, hasExistingClubs: 'yes', selectedClubs: ['driver'] },
    'unknown',
  )
  const atSeven = { ...startWizard(WIZARD, unknown), stepId: 'seven-iron' }
  expect(nextStep(WIZARD, atSeven)?.id).toBe('reach-in-two')
  for (const reachInTwoYards of [250, null]) {
    const { distances } = completeOnboarding(givenAnswers({ ...unknown, reachInTwoYards }), golfer, {
      mayReplaceBag: true,
      mayReplaceSevenIron: true,
      method: 'like-me',
    })
    expect(distances.length).toBeGreaterThan(0)
    expect(distances.every(({ source }) => source === 'estimated')).toBe(true)
  }
})

it('ACT-46 asks a golfer without clubs for one shot before the pause, as question 7, and no golfer with clubs', () => {
  const way = (draft: GolfProfileDraft, wizard = WIZARD) =>
    stepsOf(wizard, draft).map((step) => [step.id, step.questionNumber] as const)
  const start = [
    ['experience', 1],
    ['average-score', 2],
    ['frequency', 3],
    ['primary-goal', 4],
    ['known-shot', 7],
  ]
  expect(way(START).slice(0, 7)).toEqual([...start, ['pause-1', 7], ['has-clubs', 5]])
  const driver = choiceOf('known-shot').write(START, 'driver')
  expect(way(driver).slice(4, 7)).toEqual([
    ['known-shot', 7],
    ['known-shot-driver', 7],
    ['pause-1', 7],
  ])
  const other = choiceOf('known-shot').write(START, 'another')
  expect(way(other).slice(4, 7)).toEqual([
    ['known-shot', 7],
    ['known-shot-other', 7],
    ['pause-1', 7],
  ])
  const nine = { ...other, quickClub: '9-iron' } as const
  expect(way(nine).slice(5, 7)).toEqual([
    ['known-shot-other', 7],
    ['known-shot-9-iron', 7],
  ])
  expect(choiceOf('known-shot').read(nine)).toBe('another')
  expect(new Set(way({ ...START, hasExistingClubs: 'yes' }).map(([, number]) => number)).size).toBe(12)

  const clubs = { ...golfer, golfBag: [newBagClub('7-iron'), newBagClub('putter')] }
  const withClubs = golfProfileWizard({ units: 'yards', golfer: clubs }, null)
  expect(way(START, withClubs).map(([id]) => id)).not.toContain('known-shot')
  const withPutter = golfProfileWizard({ units: 'yards', golfer: { ...golfer, golfBag: [newBagClub('putter')] } }, null)
  expect(way(START, withPutter).map(([id]) => id)).toContain('known-shot')
})

it('takes the number of the known shot by slider or tap, for its own club alone', () => {
  const start = startWizard(WIZARD, choiceOf('known-shot').write(START, 'driver'))
  const atDriver = { ...start, stepId: 'known-shot-driver' }
  const isDone = (state: typeof atDriver) =>
    isAnswered(currentStep(WIZARD, state), state, startValuesOf(stranger, state.answers))
  const [slider, tap] = [
    sliderOf('known-shot-driver', atDriver.answers),
    choiceOf('known-shot-driver', atDriver.answers),
  ]
  expect([slider.min, slider.max, slider.read(atDriver.answers)]).toEqual([40, 300, 170])
  expect(isDone(atDriver)).toBe(false)
  expect(isDone(withAnswers(atDriver, slider.id, slider.write(atDriver.answers, 222)))).toBe(true)
  const tapped = withAnswers(atDriver, tap.id, tap.write(atDriver.answers, '180'))
  expect(isDone(tapped)).toBe(true)
  expect(givenAnswers(tapped.answers)).toMatchObject({ knownShot: { club: 'driver', carryYards: 180 } })

  const changed = { ...tapped, answers: choiceOf('known-shot').write(tapped.answers, 'pw'), stepId: 'known-shot-pw' }
  expect(isDone(changed)).toBe(false)
  expect(givenAnswers(changed.answers)).not.toHaveProperty('knownShot')
  expect(givenAnswers(choiceOf('known-shot').write(tapped.answers, 'unknown'))).not.toHaveProperty('knownShot')
})

it('does not ask for a 7-iron again that was the known shot', () => {
  const known: GolfProfileDraft = { ...START, quickClub: '7-iron', quickCarryYards: 95, isSevenIronUnknown: true }
  const ids = stepsOf(WIZARD, known).map(({ id }) => id)
  expect(ids).not.toContain('seven-iron')
  expect(ids).not.toContain('reach-in-two')
  expect(givenAnswers(known)).toMatchObject({ sevenIronDistance: 95, reachInTwoYards: undefined })
})

it('waits at each question for an answer of the golfer, and stores no value that was not touched', () => {
  const start = startWizard(WIZARD, START)
  const startValues = startValuesOf(stranger, START)
  for (const id of [
    'experience',
    'average-score',
    'frequency',
    'primary-goal',
    'ball-flight',
    'tempo',
    'common-miss',
  ]) {
    expect(isAnswered(currentStep(WIZARD, { ...start, stepId: id }), start, startValues), id).toBe(false)
  }
  const casual = withAnswers(start, 'playingExperience', choiceOf('experience').write(START, 'casual'))
  expect(isAnswered(currentStep(WIZARD, casual), casual, startValues)).toBe(true)
  const untouched = untouchedAnswers(casual.touched)
  expect(untouched).not.toContain('playingExperience')
  expect(untouched).toEqual(
    expect.arrayContaining(['averageScore', 'courseFrequency', 'ballFlight', 'swingTempo', 'age']),
  )
  const { values } = completeOnboarding({ ...givenAnswers(casual.answers), untouched }, golfer, {
    mayReplaceBag: true,
    mayReplaceSevenIron: true,
    method: 'like-me',
  })
  expect(values).toMatchObject({ playingExperience: 'casual' })
  for (const name of untouched) expect(values).not.toHaveProperty(name)
})
