import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
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

function inputsOf(id: string) {
  const step = stepsOf(WIZARD, { ...START, hasExistingClubs: 'yes' }).find((one) => one.id === id)
  return step?.kind === 'question' ? step.question.inputs : []
}

function sliderOf(id: string): SliderInput<GolfProfileDraft> {
  const found = inputsOf(id).find((input) => input.kind === 'slider')
  if (!found) throw new Error(`${id} has no slider`)
  return found
}

function choiceOf(id: string): SingleChoiceInput<GolfProfileDraft> {
  const found = inputsOf(id).find((input) => input.kind === 'single-choice')
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
