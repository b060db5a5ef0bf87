import { SIDE_WORDS, SIGN_WORDS } from '@bagwise/content/swing/sign-text'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'
import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import { BallFlightMark } from '#charts/ball-flight-mark.tsx'
import { BallPathMark } from './ball-path/ball-path.tsx'
import { questionsFor } from '#wizard/questions.ts'
import type { Wizard } from '#wizard/wizard.ts'
import * as copy from './swing.copy.ts'

const ask = questionsFor<SwingAnswers>()

const BALL_FLIGHT = ask.singleChoice({
  key: 'ballFlight',
  choices: (['straight', 'draw', 'fade', 'slice', 'hook'] as const).map((value) => ({
    value,
    ...copy.ballFlightChoices[value],
    drawing: <BallFlightMark flight={value} />,
  })),
})

const MISSES = ask.multiChoice({
  key: 'misses',
  choices: SWING_MISSES.map((value) => ({
    value,
    label: SIGN_WORDS[value],
    help: copy.missHelp[value],
    drawing: <BallPathMark pattern={value} />,
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

/** Ball flight, misses, contact and distance: what a golfer can see without a camera. */
export const SWING_WIZARD: Wizard<SwingAnswers> = {
  finishLabel: copy.finish,
  sections: [
    {
      title: copy.sectionTitle,
      questions: [
        {
          id: 'ball-flight',
          title: copy.usualShot,
          help: copy.usualShotHelp(SIDE_WORDS),
          inputs: [BALL_FLIGHT],
        },
        {
          id: 'misses',
          title: copy.misses,
          help: `${copy.tickAny} ${SIDE_WORDS}`,
          inputs: [MISSES],
        },
        { id: 'contacts', title: copy.contacts, help: copy.tickAny, inputs: [CONTACTS] },
        { id: 'distances', title: copy.distances, help: copy.tickAny, inputs: [DISTANCES] },
      ],
    },
  ],
}

/** The question that the analysis follows. */
export const LAST_QUESTION = 4
