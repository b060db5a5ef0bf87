import type { BallFlight } from '@bagwise/golf/persona'
import type { ContactIssue, DistanceIssue, SwingMiss } from '@bagwise/golf/swing/swing-answers'

export const title = 'Swing Analyzer'
export const subtitle = 'Tell us your ball flight. Get the cause and a drill.'
export const loading = 'Loading your ball flight'
export const analyzeAgain = 'Analyze Again'

export const sectionTitle = 'About a minute, no ball needed'

export const usualShot = 'What shape is your usual shot?'
export const misses = 'Where do your bad shots go?'
export const contacts = 'How does the club meet the ball?'
export const distances = "What's off with your distances?"
export const tickAny = 'Check what you see often. None is fine.'

/** Sides as a right-handed golfer sees them. */
export const ballFlightChoices = {
  straight: { label: 'Straight', help: 'Hardly any curve' },
  draw: { label: 'Draw', help: 'Curves a little left' },
  fade: { label: 'Fade', help: 'Curves a little right' },
  slice: { label: 'Slice', help: 'Curves hard right' },
  hook: { label: 'Hook', help: 'Curves hard left' },
} as const satisfies Record<BallFlight, { readonly label: string; readonly help: string }>

/** Sides as a right-handed golfer sees them. */
export const missHelp = {
  slice: 'Starts on line, curves hard right',
  hook: 'Starts on line, curves hard left',
  push: 'Starts right, flies straight',
  pull: 'Starts left, flies straight',
  'push-slice': 'Starts right, curves farther right',
  'pull-hook': 'Starts left, curves farther left',
  'too-much-curve': 'Your usual curve, and far too much of it',
  'both-sides': 'One to each side, no telling which',
} as const satisfies Record<SwingMiss, string>

export const contactHelp = {
  fat: 'Fat: ground first, comes up short',
  thin: 'Thin: low and it stings',
  topped: 'Topped: it rolls',
  toe: 'The end of the face farthest from you',
  heel: 'The end of the face at the shaft',
  shank: 'Shank: it shoots sideways',
  sky: 'The top edge: a teed ball goes straight up',
} as const satisfies Record<ContactIssue, string>

export const distanceHelp = {
  'lost-distance': 'Shorter than you were, or than your effort',
  'uneven-distance': 'One club, another distance every time',
  'too-low': 'The ball hardly climbs',
  'too-high': 'The ball climbs and drops short',
  'wedge-distance': 'Short pitches never the right length',
} as const satisfies Record<DistanceIssue, string>
