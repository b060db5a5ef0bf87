import type { GapVerdict } from '@bagwise/golf/gapping/find-gaps'

export const verdicts = {
  'too-close': 'too close',
  good: 'good',
  'too-large': 'too large',
} as const satisfies Record<GapVerdict, string>

export const scoreText = (score: number) => `Score: ${score} of 100.`
export const noScore = 'No score: it takes three carries that are yours, measured or typed.'
export const tooFewClubs = 'The bag has fewer than two clubs with a carry: there is no gap in it.'
export const bagNeeded = 'Give the bag, such as: bagwise gaps --bag takeout.json.'
/** Behind an estimated carry. */
export const estimated = '(estimated)'
