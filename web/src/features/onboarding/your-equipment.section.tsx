import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { SEVEN_IRON_YARDS } from '@bagwise/golf/onboarding/answers'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import * as copy from './onboarding.copy.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { SevenIronPreview } from './seven-iron-preview.tsx'

const ask = questionsFor<GolfProfileDraft>()

/** Where the labels of the 7-iron slider stand, in yards (specification 2 §5). */
const SEVEN_IRON_MARKS_YARDS = [SEVEN_IRON_YARDS.min, 155, SEVEN_IRON_YARDS.max]

/** How the golfer reads distances, and which ones are known already. */
export type KnownDistances = { readonly units: PreferredUnits; readonly distances: ClubDistances }

export function yourEquipment({ units, distances }: KnownDistances): WizardSection<GolfProfileDraft> {
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
        inputs: [
          ask.slider({
            key: 'sevenIronDistance',
            scale: SEVEN_IRON_YARDS,
            marks: SEVEN_IRON_MARKS_YARDS.map((markYards) => String(shownDistance(markYards, units))),
            shown: (carryYards) => {
              const numeral = String(shownDistance(carryYards, units))
              return { numeral, unit: unitShort(units), spoken: `${numeral} ${unitWords(units)}` }
            },
            alsoSets: (answers) => ({ ...answers, knowsSevenIron: 'yes' }),
          }),
          ask.singleChoice({
            key: 'knowsSevenIron',
            label: copy.sevenIron.isKnown,
            isRow: true,
            choices: [
              { value: 'yes', ...copy.sevenIron.isKnownChoices.yes },
              { value: 'no', ...copy.sevenIron.isKnownChoices.no },
            ],
            unanswered: copy.sevenIron.unanswered,
          }),
        ],
        Preview: ({ answers }) => <SevenIronPreview answers={answers} units={units} distances={distances} />,
      },
    ],
  }
}
