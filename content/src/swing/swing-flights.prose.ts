import type { BallFlight } from '@bagwise/golf/persona'
import type { SwingMiss } from '@bagwise/golf/swing/swing-answers'

/**
 * Each flight with its face and path. The laws: a ball starts between path and face, closer to the face, and curves
 * away from the path (Wood, Henrikson and Broadie 2018, doi:10.3390/proceedings2060249).
 */
export const FLIGHT_TEXTS = {
  straight: 'It starts on line and stays there: path and face agreed.',
  draw: 'It starts a little away from you and comes back: the path was out, the face between path and target. A shape to play with, no fault.',
  fade: 'It starts a little across you and comes back: the path was in, the face between path and target. A shape to play with, no fault.',
  slice: 'It curves far away from you: the face looked away from you compared with the path.',
  hook: 'It curves hard across you: the face looked across you compared with the path.',
  push: 'It starts away from you and flies straight: path and face both pointed there.',
  pull: 'It starts across you and flies straight: path and face both pointed there.',
  'push-slice': 'It starts away from you and curves on: the face was open to the target, and to the path as well.',
  'pull-hook': 'It starts across you and dives on: the face was closed to the target, and to the path as well.',
  'too-much-curve': 'The shape is right and there is too much of it: face and path are too far apart.',
  'both-sides': 'One to either side: the face, or the path, is not the same twice.',
} as const satisfies Readonly<Record<BallFlight | SwingMiss, string>>

/** For a golfer who names no fault. */
export const CHECK_UP = {
  title: 'Nothing to fix',
  what: 'You ticked nothing, and your usual shot needs no correction. So there is no cause to name, and none is made up. The next time on the range watch these five things; what you see is worth an analysis.',
  watch: [
    'Where does it start? Ten balls at one flag: note whether they start on line, away from you or across you.',
    'Which way does it curve, and how much? A few paces of the same curve are a shape, not a fault.',
    'Where on the face? A spray of foot powder shows it: most marks within a coin of the middle is good.',
    'Where on the ground? With an iron the divot, or the brushed grass, begins at the ball or just ahead of it.',
    'How far apart? The longest and the shortest of ten 7-irons; write it down and compare next month.',
  ],
  drills: ['fifteen-on-paper', 'same-club-three-efforts'],
} as const
