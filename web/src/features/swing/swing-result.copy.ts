import type { Hand } from '@bagwise/golf/golfer'
import type { BallFlight } from '@bagwise/golf/persona'
import type { CorrectionArea } from '@bagwise/golf/swing/changes'

// The signs that sentences name are lists such as 'fat, too low'.

export const areaNames = {
  grip: 'Grip',
  stance: 'Stance',
  swing: 'Swing',
  equipment: 'Equipment',
} as const satisfies Record<CorrectionArea, string>

/** Above the likeliest cause. */
export const kickers = {
  checkUp: 'Your check-up',
  possible: 'A possible cause',
  onlyLikely: 'The likely cause',
  firstOfSeveral: 'Look at this first',
} as const
export const watchOnRange = 'What to watch on the range'
export const rulesTitle = 'How we worked it out'
export const rulesAnswer = 'Rules'
export const rulesNote =
  'Rules: from your answers, on this device. That a ball starts close to where the face looks and curves away from the path is measured (Wood, Henrikson and Broadie, 2018); which habit brings the club there is teaching experience, and how much each answer counts is our judgement. A lesson sees what four questions cannot.'

export const causesTitle = 'Likely causes, in order'
export const causeCount = (count: number) => (count === 1 ? '1 cause' : `${count} causes`)
export const likely = 'Likely'
export const possible = 'Possible'
export const comesWithStrike = (signs: string) =>
  `Comes with the strike: ${signs}. A ball that is not met cleanly stays low with any club.`
export const notExplained = (signs: string) =>
  `Not explained by these: ${signs}. Fix the first cause, then analyze again. It often takes these along.`
export const leftOut = (signs: string) => `Left out, since your answer told them apart: ${signs}.`
export const whyItFits = 'Why it fits'
export const checkItAlone = 'Test it yourself'

export const ballFlightTitle = 'Your ball flight'
const flightNames = {
  straight: 'Straight',
  draw: 'Draw',
  fade: 'Fade',
  slice: 'Slice',
  hook: 'Hook',
} as const satisfies Record<BallFlight, string>
export const usualShot = (flight: BallFlight) => `Usual shot: ${flightNames[flight].toLowerCase()}`
export const namedMiss = (miss: string) => `Miss: ${miss.toLowerCase()}`
export const flightLegend = (sides: string, hand: Hand | null | undefined) =>
  `Dashed: the way of the club. Bar: its face. Not to scale, drawn ${hand ?? 'right'}-handed. ${sides} Your lead side is nearer the target, your trail side is farther.`
export const issues = 'Issues'
export const noIssues = 'None.'

export const correctionsTitle = 'Corrections'
export const noCorrections = 'Nothing to change'
export const oneAtATime = 'One thing at a time. Start with cause 1 for three sessions.'
export const leaveAsIs = 'No change needed.'
/** Before a correction: which of the numbered causes ask for it. */
export const forCauses = (numbers: readonly number[]) =>
  `${numbers.length > 1 ? 'Causes' : 'Cause'} ${numbers.join(', ')}.`

/** Before a correction that no numbered cause asks for. */
export const forSlice = 'For the slice.'

export const drillsTitle = 'Drills'
export const drillsLabel = 'Drills for you'
export const howOften = 'How often'
export const duration = 'Duration'
export const whatToWatch = 'What to watch'
/** For screen readers, after what to watch. */
export const withDrill = (drill: string) => `with ${drill}`

export const aiTitle = 'AI’s view of your swing'
export const aiIssues = (texts: string) => `Issues: ${texts}.`
export const aiDrills = 'Drills'
