import { SIGN_WORDS, sideWords } from '@bagwise/content/swing/sign-text'
import type { Hand } from '@bagwise/golf/golfer'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'
import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import { label } from '#ai/ai-labels.copy.ts'
import { BallFlightMark } from '#charts/ball-flight-mark.tsx'
import { BallPathMark } from './ball-path/ball-path.tsx'
import { questionsFor } from '#wizard/questions.ts'
import type { Wizard } from '#wizard/wizard.ts'
import * as copy from './swing.copy.ts'

const ask = questionsFor<SwingAnswers>()

type GolferHand = Hand | null | undefined

const ballFlight = (hand: GolferHand) =>
  ask.singleChoice({
    key: 'ballFlight',
    choices: (['straight', 'draw', 'fade', 'slice', 'hook'] as const).map((value) => ({
      value,
      ...copy.ballFlightChoices[value],
      drawing: <BallFlightMark flight={value} hand={hand} />,
    })),
  })

const misses = (hand: GolferHand) =>
  ask.multiChoice({
    key: 'misses',
    choices: SWING_MISSES.map((value) => ({
      value,
      label: SIGN_WORDS[value],
      help: copy.missHelp[value],
      drawing: <BallPathMark pattern={value} hand={hand} />,
    })),
  })

const CONTACTS = ask.multiChoice({
  key: 'contacts',
  choices: CONTACT_ISSUES.map((value) => ({ value, label: SIGN_WORDS[value], help: copy.contactHelp[value] })),
})

const DISTANCES = ask.multiChoice({
  key: 'distances',
  choices: DISTANCE_ISSUES.map((value) => ({ value, label: SIGN_WORDS[value], help: copy.distanceHelp[value] })),
})

/** Ball flight, misses, contact and distance: what a golfer can see without a camera. Drawn for this hand. */
export function swingWizard(hand: GolferHand, hasAi: boolean): Wizard<SwingAnswers> {
  const sides = sideWords(hand)
  return {
    finishLabel: label('analyzeSwing', hasAi),
    sections: [
      {
        title: copy.sectionTitle,
        questions: [
          {
            id: 'ball-flight',
            title: copy.usualShot,
            help: copy.usualShotHelp(sides, hand),
            inputs: [ballFlight(hand)],
          },
          {
            id: 'misses',
            title: copy.misses,
            help: `${copy.tickAny} ${sides}`,
            inputs: [misses(hand)],
          },
          { id: 'contacts', title: copy.contacts, help: copy.tickAny, inputs: [CONTACTS] },
          { id: 'distances', title: copy.distances, help: copy.tickAny, inputs: [DISTANCES] },
        ],
      },
    ],
  }
}

/** The question that the analysis follows. */
export const LAST_QUESTION = 4
