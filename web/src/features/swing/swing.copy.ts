import type { Hand } from '@bagwise/golf/golfer'
import type { BallFlight } from '@bagwise/golf/persona'
import type { ContactIssue, DistanceIssue, SwingMiss } from '@bagwise/golf/swing/swing-answers'

export const title = 'Swing Analyzer'
export const subtitle = 'From what your ball does to its likely cause, and a drill for it.'
export const loading = 'Loading your ball flight'
export const analyzeAgain = 'Analyze Again'

export const sectionTitle = 'About a minute, no ball needed'

export const usualShot = 'What shape is your usual shot?'
export const usualShotHelp = (sides: string, hand: Hand | null | undefined) =>
  `${sides} Drawn for a ${hand ?? 'right'}-hander.`
export const misses = 'Where do your bad shots go?'
export const contacts = 'How does the club meet the ball?'
export const distances = 'What is wrong with your distances?'
export const tickAny = 'Tick what you see often. Nothing is an answer too.'

export const ballFlightChoices = {
  straight: { label: 'Straight', help: 'Hardly any curve' },
  draw: { label: 'Draw', help: 'Bends a little across you' },
  fade: { label: 'Fade', help: 'Bends a little away from you' },
  slice: { label: 'Slice', help: 'Bends far away from you' },
  hook: { label: 'Hook', help: 'Bends hard across you' },
} as const satisfies Record<BallFlight, { readonly label: string; readonly help: string }>

export const missHelp = {
  slice: 'Starts on line, bends far away from you',
  hook: 'Starts on line, bends hard across you',
  push: 'Starts away from you, flies straight',
  pull: 'Starts across you, flies straight',
  'push-slice': 'Starts away from you, bends on that way',
  'pull-hook': 'Starts across you, bends on that way',
  'too-much-curve': 'The usual bend, and far too much of it',
  'both-sides': 'One to each side, no telling which',
} as const satisfies Record<SwingMiss, string>

export const contactHelp = {
  fat: 'The ground first, so the ball drops short',
  thin: 'The middle of the ball: low, and it stings',
  topped: 'Only its top: it rolls along the ground',
  toe: 'The end of the face farthest from you',
  heel: 'The end of the face at the shaft',
  shank: 'The neck of the club: it shoots off sideways',
  sky: 'The top edge: a teed ball goes straight up',
} as const satisfies Record<ContactIssue, string>

export const distanceHelp = {
  'lost-distance': 'Shorter than you were, or than your effort',
  'uneven-distance': 'One club, another distance every time',
  'too-low': 'The ball hardly climbs',
  'too-high': 'The ball climbs and drops short',
  'wedge-distance': 'Short pitches never the right length',
} as const satisfies Record<DistanceIssue, string>
