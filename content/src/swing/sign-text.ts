import type { Hand } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import type { SwingSign } from '@bagwise/golf/swing/signs'

/** Every sign as the golfer reads it, in questions and answers. */
export const SIGN_WORDS = {
  slice: 'Slice',
  hook: 'Hook',
  push: 'Push',
  pull: 'Pull',
  'push-slice': 'Push-slice',
  'pull-hook': 'Pull-hook',
  'too-much-curve': 'Too much curve',
  'both-sides': 'Both sides',
  fat: 'Fat',
  thin: 'Thin',
  topped: 'Topped',
  toe: 'Off the toe',
  heel: 'Off the heel',
  shank: 'Shank',
  sky: 'Skied drive',
  'lost-distance': 'Lost distance',
  'uneven-distance': 'Uneven distance',
  'too-low': 'Too low',
  'too-high': 'Too high',
  'wedge-distance': 'Wedge distances',
  'usual-fade': 'A usual fade',
  'usual-draw': 'A usual draw',
  'toe-and-heel': 'Toe and heel in turn',
  'low-and-high': 'Low and high in turn',
  'topped-and-sky': 'Topped and skied in turn',
} as const satisfies Record<SwingSign, string>

/** Explains the words for the sides, which hold for both hands. */
export function sideWords(hand: Hand | null | undefined): string {
  const sides = sidesAsSeen('Away from you is right, across you is left', hand)
  return hand ? `${sides}.` : `${sides}, if you play right-handed.`
}
