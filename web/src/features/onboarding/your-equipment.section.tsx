import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { SEVEN_IRON_YARDS } from '@bagwise/golf/onboarding/answers'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { SevenIronPreview } from './seven-iron-preview.tsx'

const ask = questionsFor<GolfProfileDraft>()

/** Where the labels of the 7-iron slider stand, in yards (specification 2 §5). */
const SEVEN_IRON_MARKS_YARDS = [SEVEN_IRON_YARDS.min, 155, SEVEN_IRON_YARDS.max]

/** How the golfer reads distances, and which ones are known already. */
export type KnownDistances = { readonly units: PreferredUnits; readonly distances: ClubDistances }

export function yourEquipment({ units, distances }: KnownDistances): WizardSection<GolfProfileDraft> {
  return {
    title: 'Your equipment',
    questions: [
      {
        id: 'has-clubs',
        title: 'Do you have your own clubs?',
        inputs: [
          ask.singleChoice({
            key: 'hasExistingClubs',
            choices: [
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No', help: 'Your bag starts as a starter set of nine clubs' },
            ],
          }),
        ],
      },
      {
        id: 'clubs',
        title: 'Which clubs are in your bag?',
        help: 'Tap every club you carry, the putter too.',
        askWhen: ({ hasExistingClubs }) => hasExistingClubs === 'yes',
        inputs: [
          ask.clubs({
            key: 'selectedClubs',
            maxCount: MAX_CLUBS_IN_BAG,
            none: 'Tap at least one club, or go back and choose No.',
            tooMany: `The rules allow ${MAX_CLUBS_IN_BAG} clubs: take out the ones you leave at home.`,
          }),
        ],
      },
      {
        id: 'starter-budget',
        insteadOf: 'clubs',
        title: 'What would you spend on a first set?',
        askWhen: ({ hasExistingClubs }) => hasExistingClubs === 'no',
        inputs: [
          ask.singleChoice({
            key: 'starterSetId',
            choices: [
              { value: 'good', label: 'Under $500', help: 'Good: all you need to learn' },
              { value: 'better', label: '$500-$1,200', help: 'Better: a set to grow into' },
              { value: 'best', label: 'Over $1,200', help: 'Best: a set to keep for years' },
            ],
          }),
        ],
      },
      {
        id: 'seven-iron',
        title: 'How far do you carry your 7-iron?',
        help: 'Carry is where the ball lands, without the roll. Think of a usual shot, not your best.',
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
            label: 'Is that your number?',
            isRow: true,
            choices: [
              { value: 'yes', label: 'Yes, about that' },
              { value: 'no', label: "I don't know" },
            ],
            unanswered: "Move the slider, say that the number is yours, or choose I don't know.",
          }),
        ],
        Preview: ({ answers }) => <SevenIronPreview answers={answers} units={units} distances={distances} />,
      },
    ],
  }
}
