import type { Hand } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import { CHALLENGE_WORDS, MAIN_CHALLENGES } from '@bagwise/golf/onboarding/current-issues'
import type { BallFlight } from '@bagwise/golf/persona'
import { BallFlightMark } from '#charts/ball-flight-mark.tsx'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import * as copy from './onboarding.copy.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'

const ask = questionsFor<GolfProfileDraft>()

/** Sides in the words and pictures of this golfer; as long as the hand is not given, a right-hander's. */
export function yourSwing(hand: Hand | null | undefined): WizardSection<GolfProfileDraft> {
  return {
    title: copy.swingTitle,
    questions: [
      {
        id: 'ball-flight',
        title: copy.ballFlight.title,
        isSided: true,
        inputs: [
          ask.singleChoice({
            key: 'ballFlight',
            choices: [
              ballFlightChoice('straight', hand),
              ballFlightChoice('draw', hand),
              ballFlightChoice('fade', hand),
              ballFlightChoice('slice', hand),
              ballFlightChoice('hook', hand),
            ],
          }),
        ],
      },
      {
        id: 'tempo',
        title: copy.tempo.title,
        inputs: [
          ask.singleChoice({
            key: 'swingTempo',
            choices: [
              { value: 'slow', ...copy.tempo.choices.slow },
              { value: 'medium', ...copy.tempo.choices.medium },
              { value: 'fast', ...copy.tempo.choices.fast },
            ],
          }),
        ],
      },
      {
        id: 'challenges',
        title: copy.challenges.title,
        inputs: [
          ask.singleChoice({
            key: 'biggestChallenge',
            label: copy.challenges.biggest,
            choices: [
              { value: 'driver', label: CHALLENGE_WORDS.driver },
              { value: 'approach', label: CHALLENGE_WORDS.approach },
              { value: 'short-game', label: CHALLENGE_WORDS['short-game'] },
              { value: 'putting', label: CHALLENGE_WORDS.putting },
            ],
          }),
          ask.multiChoice({
            key: 'mainChallenges',
            label: copy.challenges.main,
            choices: MAIN_CHALLENGES.map((challenge) => ({ value: challenge, label: challenge })),
          }),
        ],
      },
      {
        id: 'common-miss',
        title: copy.commonMiss.title,
        isSided: true,
        inputs: [
          ask.singleChoice({
            key: 'mostCommonMiss',
            choices: [
              { value: 'right', label: sidesAsSeen(copy.commonMiss.choices.right.label, hand) },
              { value: 'left', label: sidesAsSeen(copy.commonMiss.choices.left.label, hand) },
              { value: 'short', ...copy.commonMiss.choices.short },
              { value: 'long', ...copy.commonMiss.choices.long },
              { value: 'inconsistent', ...copy.commonMiss.choices.inconsistent },
            ],
          }),
        ],
      },
    ],
  }
}

function ballFlightChoice<Flight extends BallFlight>(flight: Flight, hand: Hand | null | undefined) {
  const { label, help }: copy.ChoiceWords = copy.ballFlight.choices[flight]
  return {
    value: flight,
    label,
    ...(help === undefined ? {} : { help: sidesAsSeen(help, hand) }),
    drawing: <BallFlightMark flight={flight} hand={hand} />,
  }
}
