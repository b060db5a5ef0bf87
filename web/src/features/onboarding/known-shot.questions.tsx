import { CLUBS, CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { SEVEN_IRON_CHOICES_YARDS } from '@bagwise/golf/onboarding/answers'
import { quickShotLimits } from '@bagwise/golf/quick-bag/quick-shot'
import * as quickCopy from '#quick-bag/quick-bag.copy.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { questionsFor } from '#wizard/questions.ts'
import type { Question } from '#wizard/wizard.ts'
import * as copy from './onboarding.copy.ts'
import { carryInputId, isShotAsked } from './golf-profile-answers.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { SevenIronPreview } from './lazy-preview.tsx'
import type { AskedGolfer } from './your-equipment.section.tsx'

const ask = questionsFor<GolfProfileDraft>()

/** The clubs that stand on the first screen. */
const NAMED = ['driver', '7-iron', 'pw'] as const satisfies readonly ClubType[]
const OTHERS = CLUB_TYPES.filter((club) => club !== 'putter' && !NAMED.some((named) => named === club))
const DRIVER_CHOICES_YARDS = [80, 100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300] as const

/**
 * The first two questions of the 60-second bag, for a golfer without clubs: the seventh question, asked early, so that the bag
 * is worth looking at when they finish after the first section.
 */
export function knownShotQuestions({ units, golfer }: AskedGolfer): readonly Question<GolfProfileDraft>[] {
  if (!isShotAsked(golfer)) return []
  const choices = [...NAMED, 'another', 'unknown'] as const
  return [
    {
      id: 'known-shot',
      insteadOf: 'seven-iron',
      title: quickCopy.shotQuestion,
      inputs: [
        ask.chosenOf({
          id: 'quickClub',
          isOfNames: true,
          choices: choices.map((value) => ({ value, label: shotLabel(value) })),
          read: ({ quickClub }) => choices.find((one) => one === quickClub) ?? (quickClub && 'another'),
          write: (answers, chosen) =>
            chosen === 'another' && isOther(answers.quickClub) ? answers : withClub(answers, chosen),
        }),
      ],
    },
    {
      id: 'known-shot-other',
      insteadOf: 'seven-iron',
      title: copy.knownShot.otherTitle,
      askWhen: ({ quickClub }) => isOther(quickClub),
      inputs: [
        ask.chosenOf({
          id: 'quickOtherClub',
          isOfNames: true,
          isLastAmong: true,
          choices: OTHERS.map((value) => ({ value, label: CLUBS[value].displayName })),
          read: ({ quickClub }) => OTHERS.find((one) => one === quickClub),
          write: withClub,
        }),
      ],
    },
    ...[...NAMED, ...OTHERS].map((club): Question<GolfProfileDraft> => {
      const { min, max } = quickShotLimits(club)
      const nearest = club === 'driver' ? DRIVER_CHOICES_YARDS : SEVEN_IRON_CHOICES_YARDS
      const numeral = (carryYards: number) => String(shownDistance(carryYards, units))
      return {
        id: `known-shot-${club}`,
        insteadOf: 'seven-iron',
        title: quickCopy.numberQuestion(club),
        help: copy.sevenIron.help,
        askWhen: ({ quickClub }) => quickClub === club,
        inputs: [
          ask.slider({
            id: carryInputId(club),
            key: 'quickCarryYards',
            scale: { min, max, start: Math.round((min + max) / 2) },
            fault: ({ quickCarryYards }) => (quickCarryYards === undefined ? copy.knownShot.unanswered : undefined),
            marks: [numeral(min), numeral(max)],
            shown: (carryYards) => ({
              numeral: numeral(carryYards),
              unit: unitShort(units),
              spoken: `${numeral(carryYards)} ${unitWords(units)}`,
            }),
          }),
          ask.chosenOf({
            id: 'quickCarryChoice',
            isLastAmong: true,
            label: copy.sevenIron.choicesLabel(unitWords(units)),
            choices: nearest.map((yards) => ({ value: String(yards), label: numeral(yards) })),
            read: ({ quickCarryYards }) => quickCarryYards?.toString(),
            write: (answers, chosen) => ({ ...answers, quickCarryYards: Number(chosen) }),
            fault: ({ quickCarryYards }) => (quickCarryYards === undefined ? copy.knownShot.unanswered : undefined),
          }),
        ],
        Preview: ({ answers }) => <SevenIronPreview answers={answers} units={units} golfer={golfer} />,
      }
    }),
  ]
}

function isOther(club: GolfProfileDraft['quickClub']): boolean {
  return club === 'another' || OTHERS.some((other) => other === club)
}

/** Another club has another number. */
function withClub(answers: GolfProfileDraft, club: GolfProfileDraft['quickClub']): GolfProfileDraft {
  return club === answers.quickClub ? answers : { ...answers, quickClub: club, quickCarryYards: undefined }
}

function shotLabel(shot: ClubType | 'another' | 'unknown'): string {
  if (shot === 'another') return quickCopy.anotherClub
  return shot === 'unknown' ? quickCopy.noIdea : CLUBS[shot].displayName
}
