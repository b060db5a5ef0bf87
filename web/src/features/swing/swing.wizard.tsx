import { SIDE_WORDS, SIGN_WORDS } from '@bagwise/content/swing/sign-text'
import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import { BallFlightMark } from '#charts/ball-flight-mark.tsx'
import { BallPathMark } from './ball-path/ball-path.tsx'
import { questionsFor } from '#wizard/questions.ts'
import type { Wizard } from '#wizard/wizard.ts'

const ask = questionsFor<SwingAnswers>()
const TICK_ANY = 'Tick what you see often. Nothing is an answer too.'

const BALL_FLIGHT = ask.singleChoice({
  key: 'ballFlight',
  choices: [
    { value: 'straight', label: 'Straight', help: 'Hardly any curve', drawing: <BallFlightMark flight="straight" /> },
    { value: 'draw', label: 'Draw', help: 'Bends a little across you', drawing: <BallFlightMark flight="draw" /> },
    { value: 'fade', label: 'Fade', help: 'Bends a little away from you', drawing: <BallFlightMark flight="fade" /> },
    { value: 'slice', label: 'Slice', help: 'Bends far away from you', drawing: <BallFlightMark flight="slice" /> },
    { value: 'hook', label: 'Hook', help: 'Bends hard across you', drawing: <BallFlightMark flight="hook" /> },
  ],
})

const MISSES = ask.multiChoice({
  key: 'misses',
  choices: (
    [
      ['slice', 'Starts on line, bends far away from you'],
      ['hook', 'Starts on line, bends hard across you'],
      ['push', 'Starts away from you, flies straight'],
      ['pull', 'Starts across you, flies straight'],
      ['push-slice', 'Starts away from you, bends on that way'],
      ['pull-hook', 'Starts across you, bends on that way'],
      ['too-much-curve', 'The usual bend, and far too much of it'],
      ['both-sides', 'One to each side, no telling which'],
    ] as const
  ).map(([value, help]) => ({
    value,
    label: SIGN_WORDS[value],
    help,
    drawing: <BallPathMark pattern={value} />,
  })),
})

const CONTACTS = ask.multiChoice({
  key: 'contacts',
  choices: (
    [
      ['fat', 'The ground first, so the ball drops short'],
      ['thin', 'The middle of the ball: low, and it stings'],
      ['topped', 'Only its top: it rolls along the ground'],
      ['toe', 'The end of the face farthest from you'],
      ['heel', 'The end of the face at the shaft'],
      ['shank', 'The neck of the club: it shoots off sideways'],
      ['sky', 'The top edge: a teed ball goes straight up'],
    ] as const
  ).map(([value, help]) => ({ value, label: SIGN_WORDS[value], help })),
})

const DISTANCES = ask.multiChoice({
  key: 'distances',
  choices: (
    [
      ['lost-distance', 'Shorter than you were, or than your effort'],
      ['uneven-distance', 'One club, another distance every time'],
      ['too-low', 'The ball hardly climbs'],
      ['too-high', 'The ball climbs and drops short'],
      ['wedge-distance', 'Short pitches never the right length'],
    ] as const
  ).map(([value, help]) => ({ value, label: SIGN_WORDS[value], help })),
})

/** Ball flight, misses, contact and distance: what a golfer can see without a camera. */
export const SWING_WIZARD: Wizard<SwingAnswers> = {
  finishLabel: 'AI Analyze Swing',
  sections: [
    {
      title: 'About a minute, no ball needed',
      questions: [
        {
          id: 'ball-flight',
          title: 'What shape is your usual shot?',
          help: `${SIDE_WORDS} Drawn for a right-hander.`,
          inputs: [BALL_FLIGHT],
        },
        {
          id: 'misses',
          title: 'Where do your bad shots go?',
          help: `${TICK_ANY} ${SIDE_WORDS}`,
          inputs: [MISSES],
        },
        { id: 'contacts', title: 'How does the club meet the ball?', help: TICK_ANY, inputs: [CONTACTS] },
        { id: 'distances', title: 'What is wrong with your distances?', help: TICK_ANY, inputs: [DISTANCES] },
      ],
    },
  ],
}

/** The question that the analysis follows. */
export const LAST_QUESTION = 4
