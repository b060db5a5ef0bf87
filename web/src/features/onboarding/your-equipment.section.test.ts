import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { completeOnboarding } from '@bagwise/golf/onboarding/complete-onboarding'
import { NEW_GOLFER, UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import type { SingleChoiceInput, SliderInput, WizardInput } from '#wizard/wizard.ts'
import { givenAnswers, knownGolfer, startDraft } from './golf-profile-answers.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { yourEquipment } from './your-equipment.section.tsx'

const stranger = projectProfile(UNKNOWN_GOLFER)
const { questions } = yourEquipment({ units: 'yards', golfer: knownGolfer(stranger) })

function inputsOf(id: string): readonly WizardInput<GolfProfileDraft>[] {
  return questions.find((question) => question.id === id)?.inputs ?? []
}

function sliderOf(id: string): SliderInput<GolfProfileDraft> {
  const found = inputsOf(id).find((input) => input.kind === 'slider')
  if (!found) throw new Error(`${id} has no slider`)
  return found
}

function choicesOf(id: string): SingleChoiceInput<GolfProfileDraft> {
  const found = inputsOf(id).find((input) => input.kind === 'single-choice')
  if (!found) throw new Error(`${id} has no choices`)
  return found
}

const labels = (id: string) => choicesOf(id).choices.map(({ label }) => label)
const LIKE_ME = { mayReplaceBag: false, mayReplaceSevenIron: false, method: 'like-me' } as const

it('ONE-19 asks for the 7-iron from 40 to 210 with eleven numbers to tap, nothing preselected, and stores none untouched', () => {
  const slider = sliderOf('seven-iron')
  expect([slider.min, slider.max]).toEqual([40, 210])
  expect(labels('seven-iron').slice(0, -1).map(Number)).toEqual([40, 55, 70, 85, 100, 115, 130, 145, 160, 175, 190])
  for (const profile of [stranger, projectProfile(NEW_GOLFER)]) {
    const draft = { ...startDraft(profile), selectedClubs: ['driver', '7-iron'] as const }
    expect(choicesOf('seven-iron').read(draft)).toBeUndefined()
    expect(choicesOf('seven-iron').fault(draft)).toBeDefined()
    expect(givenAnswers(draft).sevenIronDistance).toBeUndefined()
    const { distances } = completeOnboarding(givenAnswers(draft), knownGolfer(profile), LIKE_ME)
    expect(distances.filter(({ source }) => source !== 'estimated')).toEqual([])
  }
  const moved = slider.write(startDraft(stranger), 40)
  expect(givenAnswers(moved).sevenIronDistance).toBe(40)
  expect(givenAnswers(choicesOf('seven-iron').write(moved, '190')).sevenIronDistance).toBe(190)
})

it("ONE-20 asks for the longest hole in two after 'I don't know', and takes that the golfer has no idea", () => {
  const start = startDraft(stranger)
  const isAsked = (draft: GolfProfileDraft) =>
    questions.filter(({ askWhen }) => !askWhen || askWhen(draft)).map(({ title }) => title)
  expect(isAsked(start)).not.toContain('Which hole can you reach with two good shots?')
  expect(labels('seven-iron').at(-1)).toBe("I don't know")
  const unknown = choicesOf('seven-iron').write(start, 'unknown')
  expect(isAsked(unknown).at(-1)).toBe('Which hole can you reach with two good shots?')
  expect(labels('reach-in-two')).toEqual(['150', '200', '250', '300', '350', '400', '450+', 'I have no idea'])
  expect(choicesOf('reach-in-two').fault(unknown)).toBeDefined()
  expect(givenAnswers(choicesOf('reach-in-two').write(unknown, '450')).reachInTwoYards).toBe(450)
  expect(givenAnswers(choicesOf('reach-in-two').write(unknown, 'unknown')).reachInTwoYards).toBeNull()
})

it('lets a golfer keep an own 7-iron by leaving the question alone', () => {
  const golfer = { ...knownGolfer(stranger), distances: { '7-iron': { distance: 140, source: 'measured' as const } } }
  const [, , , sevenIron] = yourEquipment({ units: 'yards', golfer }).questions
  const draft = startDraft(stranger)
  expect(sevenIron?.inputs.flatMap((input) => input.fault(draft) ?? [])).toEqual([])
})

it('reads in metres what is stored in yards', () => {
  const metric = yourEquipment({ units: 'metres', golfer: knownGolfer(stranger) }).questions
  const shown = metric.flatMap(({ inputs }) => inputs.flatMap((input) => ('choices' in input ? input.choices : [])))
  expect(shown.find(({ value }) => value === '145')?.label).toBe('133')
  expect(shown.find(({ value }) => value === '450')?.label).toBe('411+')
})
