import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Lie, Pin } from '@bagwise/golf/shot-advice/shot'
import type { TapMode } from '#courses/hole-picture.tsx'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'

export const modesLegend = 'A tap on the picture'
export const modes = { ball: 'Ball', aim: 'Aim', pin: 'Pin' } as const satisfies Record<TapMode, string>
export const modeHelp = {
  ball: 'Tap where your ball is.',
  aim: 'Tap where you want to aim.',
  pin: 'Tap the hole on the green.',
} as const satisfies Record<TapMode, string>
export const undo = 'Undo'
export const iAmHere = 'I am here'
export const locating = 'Locating'
export const typeIt = 'Type it'
export const more = 'More'
export const done = 'Done'

export const lieLegend = 'Ball lie'
export const lies = {
  tee: 'Tee',
  fairway: 'Fairway',
  rough: 'Rough',
  bunker: 'Sand',
  fringe: 'Fringe',
} as const satisfies Record<Exclude<Lie, 'cart-path'>, string>
export const byTheMap = 'by the map'
export const maybe = 'maybe'

export const amongTrees = 'Among trees by the map: punching out may be the shot.'

// As for a shot: it is the same switch (ADV-07).
export const tournamentLabel = 'Tournament mode'
export const tournamentHelp =
  'Tournament: distances and your own card only. Rule 4.3a(1) does not allow a device to suggest a club or a line. Ask your Committee whether distance devices are allowed.'
export const countsAsAdvice = 'This shot will count as advice.'
export const turnOff = 'Turn it off'
export const keepOn = 'Keep it on'
export const heightChoices = { unknown: 'Unknown', higher: 'Higher', lower: 'Lower' } as const
export const heightLegend = 'The target is'
export const heightField = 'By how much'
export const heightHint = (most: number, unit: string) => `0 to ${most} ${unit}.`

export const pinLegend = 'Pin'
export const pins = { front: 'Front', middle: 'Middle', back: 'Back' } as const satisfies Record<Pin, string>
export const softGround = 'Soft ground, little roll'
export const softHelp = 'The ball stops sooner.'

export const typeTitle = 'Where is your ball?'
export const typeDistance = 'To the middle of the green'
export const typeSide = 'Side of the hole'
export const typeSides = { left: 'Left', middle: 'On line', right: 'Right' } as const
export const typeAside = 'How far off line'
export const typeProblem = (most: number, units: PreferredUnits) =>
  `Type a whole number from 1 to ${most} ${unitWords(units)}.`
export const placeBall = 'Put the ball there'

export const positionOff = (yards: number, units: PreferredUnits) =>
  `Position good to ${shownDistance(yards, units)} ${unitShort(units)} only.`
export const positionOld = 'Your position is getting old.'
export const positionBlocked = "Your browser doesn't tell Bagwise where you are. Tap the picture instead, or type it."
export const positionNone = "Your phone hasn't found its position yet. Tap the picture instead, or type it."
export const positionFar = 'You are not on this hole. Tap the picture instead, or type it.'
