import { usualFlightOf } from '@bagwise/content/swing/fault-words'
import type { SwingFault } from '@bagwise/content/swing/fault-words'
import { SIGN_WORDS } from '@bagwise/content/swing/sign-text'
import type { Hand } from '@bagwise/golf/golfer'
import type { BallFlight } from '@bagwise/golf/persona'
import { sidesAsSeen } from '@bagwise/golf/hand'
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
      label: copy.ballFlightChoices[value].label,
      help: sidesAsSeen(copy.ballFlightChoices[value].help, hand),
      drawing: <BallFlightMark flight={value} hand={hand} />,
    })),
  })

const misses = (hand: GolferHand) =>
  ask.multiChoice({
    key: 'misses',
    choices: SWING_MISSES.map((value) => ({
      value,
      label: SIGN_WORDS[value],
      help: sidesAsSeen(copy.missHelp[value], hand),
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

/** The answers before the first one: the usual shape, and the fault that the page was opened for. */
export function startAnswers(usualFlight: BallFlight, fault: SwingFault | undefined): SwingAnswers {
  return {
    ballFlight: (fault && usualFlightOf(fault)) ?? usualFlight,
    misses: SWING_MISSES.filter((miss) => miss === fault && !usualFlightOf(fault)),
    contacts: CONTACT_ISSUES.filter((contact) => contact === fault),
    distances: DISTANCE_ISSUES.filter((distance) => distance === fault),
    toldApart: {},
  }
}

/**
 * Ball flight, misses, contact and distance: what a golfer can see without a camera. Drawn for this hand. A fault that
 * the page was opened for puts its own question first.
 */
export function swingWizard(
  hand: GolferHand,
  { hasAi, fault }: { readonly hasAi: boolean; readonly fault: SwingFault | undefined },
): Wizard<SwingAnswers> {
  const questions = [
    {
      id: 'ball-flight',
      title: copy.usualShot,
      isSided: true,
      inputs: [ballFlight(hand)],
    },
    {
      id: 'misses',
      title: copy.misses,
      help: copy.tickAny,
      isSided: true,
      inputs: [misses(hand)],
    },
    { id: 'contacts', title: copy.contacts, help: copy.tickAny, inputs: [CONTACTS] },
    { id: 'distances', title: copy.distances, help: copy.tickAny, inputs: [DISTANCES] },
  ] as const
  const first = fault === undefined ? 'ball-flight' : questionOf(fault)
  return {
    finishLabel: label('analyzeSwing', hasAi),
    sections: [
      {
        title: copy.sectionTitle,
        questions: [...questions.filter(({ id }) => id === first), ...questions.filter(({ id }) => id !== first)],
      },
    ],
  }
}

function questionOf(fault: SwingFault): 'ball-flight' | 'misses' | 'contacts' | 'distances' {
  if (usualFlightOf(fault)) return 'ball-flight'
  if (CONTACT_ISSUES.some((contact) => contact === fault)) return 'contacts'
  return DISTANCE_ISSUES.some((distance) => distance === fault) ? 'distances' : 'misses'
}

/** The question that the analysis follows. */
export const LAST_QUESTION = 4
