import { CHALLENGE_WORDS, MAIN_CHALLENGES } from '@bagwise/golf/onboarding/current-issues'
import { BallFlightMark } from '#charts/ball-flight-mark.tsx'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'

const ask = questionsFor<GolfProfileDraft>()

export const YOUR_SWING: WizardSection<GolfProfileDraft> = {
  title: 'Your swing',
  questions: [
    {
      id: 'ball-flight',
      title: 'What shape is your usual shot?',
      help: 'As a right-hander sees it; left-handers read it mirrored.',
      inputs: [
        ask.singleChoice({
          key: 'ballFlight',
          choices: [
            { value: 'straight', label: 'Straight', drawing: <BallFlightMark flight="straight" /> },
            { value: 'draw', label: 'Draw', help: 'A little to the left', drawing: <BallFlightMark flight="draw" /> },
            { value: 'fade', label: 'Fade', help: 'A little to the right', drawing: <BallFlightMark flight="fade" /> },
            { value: 'slice', label: 'Slice', help: 'Far to the right', drawing: <BallFlightMark flight="slice" /> },
            { value: 'hook', label: 'Hook', help: 'Far to the left', drawing: <BallFlightMark flight="hook" /> },
          ],
        }),
      ],
    },
    {
      id: 'tempo',
      title: 'What is your tempo?',
      inputs: [
        ask.singleChoice({
          key: 'swingTempo',
          choices: [
            { value: 'slow', label: 'Slow', help: 'Smooth, in no hurry' },
            { value: 'medium', label: 'Medium' },
            { value: 'fast', label: 'Fast', help: 'Quick from the top' },
          ],
        }),
      ],
    },
    {
      id: 'challenges',
      title: 'What costs you the most strokes?',
      inputs: [
        ask.singleChoice({
          key: 'biggestChallenge',
          label: 'Biggest challenge',
          choices: [
            { value: 'driver', label: CHALLENGE_WORDS.driver },
            { value: 'approach', label: CHALLENGE_WORDS.approach },
            { value: 'short-game', label: CHALLENGE_WORDS['short-game'] },
            { value: 'putting', label: CHALLENGE_WORDS.putting },
          ],
        }),
        ask.multiChoice({
          key: 'mainChallenges',
          label: 'Main challenges: choose any',
          choices: MAIN_CHALLENGES.map((challenge) => ({ value: challenge, label: challenge })),
        }),
      ],
    },
    {
      id: 'common-miss',
      title: 'Where does your bad shot go?',
      help: 'As a right-hander sees it; left-handers swap right and left.',
      inputs: [
        ask.singleChoice({
          key: 'mostCommonMiss',
          choices: [
            { value: 'right', label: 'Right' },
            { value: 'left', label: 'Left' },
            { value: 'short', label: 'Short' },
            { value: 'long', label: 'Long' },
            { value: 'inconsistent', label: 'Inconsistent', help: 'A different miss every time' },
          ],
        }),
      ],
    },
  ],
}
