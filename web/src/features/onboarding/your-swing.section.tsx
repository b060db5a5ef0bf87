import { CHALLENGE_WORDS, MAIN_CHALLENGES } from '@bagwise/golf/onboarding/current-issues'
import { BallFlightMark } from '#charts/ball-flight-mark.tsx'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import * as copy from './onboarding.copy.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'

const ask = questionsFor<GolfProfileDraft>()

export const YOUR_SWING: WizardSection<GolfProfileDraft> = {
  title: copy.swingTitle,
  questions: [
    {
      id: 'ball-flight',
      title: copy.ballFlight.title,
      help: copy.ballFlight.help,
      inputs: [
        ask.singleChoice({
          key: 'ballFlight',
          choices: [
            { value: 'straight', ...copy.ballFlight.choices.straight, drawing: <BallFlightMark flight="straight" /> },
            { value: 'draw', ...copy.ballFlight.choices.draw, drawing: <BallFlightMark flight="draw" /> },
            { value: 'fade', ...copy.ballFlight.choices.fade, drawing: <BallFlightMark flight="fade" /> },
            { value: 'slice', ...copy.ballFlight.choices.slice, drawing: <BallFlightMark flight="slice" /> },
            { value: 'hook', ...copy.ballFlight.choices.hook, drawing: <BallFlightMark flight="hook" /> },
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
      help: copy.commonMiss.help,
      inputs: [
        ask.singleChoice({
          key: 'mostCommonMiss',
          choices: [
            { value: 'right', ...copy.commonMiss.choices.right },
            { value: 'left', ...copy.commonMiss.choices.left },
            { value: 'short', ...copy.commonMiss.choices.short },
            { value: 'long', ...copy.commonMiss.choices.long },
            { value: 'inconsistent', ...copy.commonMiss.choices.inconsistent },
          ],
        }),
      ],
    },
  ],
}
