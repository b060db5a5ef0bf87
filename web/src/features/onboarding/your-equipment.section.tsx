import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import {
  REACH_IN_TWO_CHOICES_YARDS,
  SEVEN_IRON_CHOICES_YARDS,
  SEVEN_IRON_YARDS,
} from '@bagwise/golf/onboarding/answers'
import type { KnownGolfer } from '@bagwise/golf/onboarding/answers'
import { sevenIronStartYards } from '@bagwise/golf/onboarding/whole-scale'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { questionsFor } from '#wizard/questions.ts'
import type { Choice, WizardSection } from '#wizard/wizard.ts'
import * as copy from './onboarding.copy.ts'
import { hasOwnSevenIron, knownSevenIron, scoreOf } from './golf-profile-answers.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { SevenIronPreview } from './lazy-preview.tsx'

const ask = questionsFor<GolfProfileDraft>()

/** Where the labels of the 7-iron slider stand, in yards (specification 2 §5). */
const SEVEN_IRON_MARKS_YARDS = [100, 155, SEVEN_IRON_YARDS.max]

/** The choice of a golfer who has no number. */
const UNKNOWN = 'unknown'

/** How the golfer reads distances, and what is known already. */
export type AskedGolfer = { readonly units: PreferredUnits; readonly golfer: KnownGolfer }

export function yourEquipment({ units, golfer }: AskedGolfer): WizardSection<GolfProfileDraft> {
  return {
    title: copy.equipmentTitle,
    questions: [
      {
        id: 'has-clubs',
        title: copy.hasClubs.title,
        inputs: [
          ask.singleChoice({
            key: 'hasExistingClubs',
            choices: [
              { value: 'yes', ...copy.hasClubs.choices.yes },
              { value: 'no', ...copy.hasClubs.choices.no },
            ],
          }),
        ],
      },
      {
        id: 'clubs',
        title: copy.clubs.title,
        help: copy.clubs.help,
        askWhen: ({ hasExistingClubs }) => hasExistingClubs === 'yes',
        inputs: [
          ask.clubs({
            key: 'selectedClubs',
            maxCount: MAX_CLUBS_IN_BAG,
            none: copy.clubs.none,
            tooMany: copy.clubs.tooMany(MAX_CLUBS_IN_BAG),
          }),
        ],
      },
      {
        id: 'starter-budget',
        insteadOf: 'clubs',
        title: copy.starterBudget.title,
        askWhen: ({ hasExistingClubs }) => hasExistingClubs === 'no',
        inputs: [
          ask.singleChoice({
            key: 'starterSetId',
            choices: [
              { value: 'good', ...copy.starterBudget.choices.good },
              { value: 'better', ...copy.starterBudget.choices.better },
              { value: 'best', ...copy.starterBudget.choices.best },
            ],
          }),
        ],
      },
      {
        id: 'seven-iron',
        title: copy.sevenIron.title,
        help: copy.sevenIron.help,
        // Asked early already, where it was the one shot that the golfer knows.
        askWhen: (answers) => knownSevenIron(answers) === undefined,
        inputs: [
          ask.slider({
            key: 'sevenIronDistance',
            scale: SEVEN_IRON_YARDS,
            startOf: (answers) =>
              sevenIronStartYards({
                storedYards: golfer.distances['7-iron']?.distance,
                averageScore: scoreOf(answers),
              }),
            mayStay: ({ isSevenIronUnknown, sevenIronDistance }) =>
              isSevenIronUnknown || sevenIronDistance !== undefined,
            marks: SEVEN_IRON_MARKS_YARDS.map((markYards) => String(shownDistance(markYards, units))),
            markValues: SEVEN_IRON_MARKS_YARDS,
            shown: (carryYards) => {
              const numeral = String(shownDistance(carryYards, units))
              return { numeral, unit: unitShort(units), spoken: `${numeral} ${unitWords(units)}` }
            },
            alsoSets: (answers) => ({ ...answers, isSevenIronUnknown: false }),
          }),
          ask.chosenOf({
            id: 'seven-iron-choice',
            label: copy.sevenIron.choicesLabel(unitWords(units)),
            choices: [
              ...yardChoices(SEVEN_IRON_CHOICES_YARDS, units),
              { value: UNKNOWN, label: copy.sevenIron.unknown },
            ],
            read: ({ isSevenIronUnknown, sevenIronDistance }) =>
              isSevenIronUnknown ? UNKNOWN : sevenIronDistance === undefined ? undefined : String(sevenIronDistance),
            write: (answers, chosen) =>
              chosen === UNKNOWN
                ? { ...answers, isSevenIronUnknown: true }
                : { ...answers, isSevenIronUnknown: false, sevenIronDistance: Number(chosen) },
            fault: ({ isSevenIronUnknown, sevenIronDistance }) =>
              isSevenIronUnknown || sevenIronDistance !== undefined || hasOwnSevenIron(golfer)
                ? undefined
                : copy.sevenIron.unanswered,
          }),
        ],
        Preview: ({ answers }) => <SevenIronPreview answers={answers} units={units} golfer={golfer} />,
      },
      {
        id: 'reach-in-two',
        insteadOf: 'seven-iron',
        title: copy.reachInTwo.title,
        help: copy.reachInTwo.help(unitWords(units)),
        askWhen: (answers) => answers.isSevenIronUnknown && knownSevenIron(answers) === undefined,
        inputs: [
          ask.chosenOf({
            id: 'reachInTwoYards',
            choices: [
              ...yardChoices(REACH_IN_TWO_CHOICES_YARDS, units, { isLastOpen: true }),
              { value: UNKNOWN, label: copy.reachInTwo.unknown },
            ],
            read: ({ reachInTwoYards }) =>
              reachInTwoYards === null ? UNKNOWN : reachInTwoYards === undefined ? undefined : String(reachInTwoYards),
            write: (answers, chosen) => ({ ...answers, reachInTwoYards: chosen === UNKNOWN ? null : Number(chosen) }),
          }),
        ],
        Preview: ({ answers }) => <SevenIronPreview answers={answers} units={units} golfer={golfer} />,
      },
    ],
  }
}

/** Numbers to tap; the last one of an open scale stands for everything above it too. */
function yardChoices(
  choicesYards: readonly number[],
  units: PreferredUnits,
  { isLastOpen = false }: { readonly isLastOpen?: boolean } = {},
): readonly Choice[] {
  return choicesYards.map((yards) => {
    const shown = String(shownDistance(yards, units))
    return { value: String(yards), label: isLastOpen && yards === choicesYards.at(-1) ? copy.andMore(shown) : shown }
  })
}
