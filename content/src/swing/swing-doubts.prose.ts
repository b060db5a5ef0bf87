import type { DoubtChoice, DoubtId } from '@bagwise/golf/swing/doubts'

type DoubtText = {
  readonly question: string
  /** Why the question is asked: what contradicts each other. */
  readonly reason: string
  readonly choices: Readonly<Record<DoubtChoice, { readonly label: string; readonly help: string }>>
}

/** How to decide between two contradictory answers; each can be answered on the spot. */
export const DOUBT_TEXTS = {
  curve: {
    question: 'Which curve costs you more shots?',
    reason: 'These are opposites: fixing one makes the other worse.',
    choices: {
      first: { label: 'The one away from you', help: 'Think of your last three lost balls' },
      second: { label: 'The one across you', help: 'Towards the side at your back' },
      both: { label: 'Both about as often', help: 'Or you cannot say' },
    },
  },
  'curve-side': {
    question: 'Which way does the large curve go?',
    reason: 'Too much curve can be a fade or a draw, and the two have opposite fixes.',
    choices: {
      first: { label: 'It curves away from you', help: 'A fade that grows' },
      second: { label: 'It curves across you', help: 'A draw that grows' },
      both: { label: 'A bit of both', help: 'Or you have not watched it' },
    },
  },
  start: {
    question: 'Where do more of these shots start?',
    reason: 'Starting on either side has opposite reasons. Look at the first few paces of flight only.',
    choices: {
      first: { label: 'They start away from you', help: 'The side you look at over the ball' },
      second: { label: 'They start across you', help: 'Whatever the ball does later' },
      both: { label: 'As many on each side', help: 'Or you look up too late to know' },
    },
  },
  strike: {
    question: 'Which end of the face do you hit more often?',
    reason: 'The far end and the neck side have opposite reasons. Look at the face now: dirt and ball marks tell.',
    choices: {
      first: { label: 'The far end, the toe', help: 'It feels dull and twists open' },
      second: { label: 'The end at the shaft', help: 'It stings, or flies off sideways' },
      both: { label: 'Now this end, now that', help: 'Or the marks are all over' },
    },
  },
  'top-or-sky': {
    question: 'Over the ball or under it: which is it more often?',
    reason: 'Topping passes over the ball, skying under it. They have opposite fixes.',
    choices: {
      first: { label: 'Topped, along the ground', help: 'Mostly from the grass' },
      second: { label: 'Skied, straight up', help: 'Mostly from the tee' },
      both: { label: 'Both, equally often', help: 'Up and down from swing to swing' },
    },
  },
  height: {
    question: 'With a 7-iron, what is it more often?',
    reason: 'Too low and too high have opposite reasons. One club settles it.',
    choices: {
      first: { label: 'Too low with the 7-iron', help: 'It runs out over the green' },
      second: { label: 'Too high with the 7-iron', help: 'It drops short and stops' },
      both: { label: 'It changes from shot to shot', help: 'The same club, another height' },
    },
  },
} as const satisfies Readonly<Record<DoubtId, DoubtText>>
