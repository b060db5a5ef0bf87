import { FEELS, SPIN_RATES } from '@bagwise/golf/balls/ball'
import type { Ball } from '@bagwise/golf/balls/ball'
import * as copy from '#features/balls/ball-results.copy.ts'
import { dollars } from '#quantities/dollars.ts'

/** A ball as the comparison draws it. */
export type ComparedBall = {
  readonly id: string
  readonly name: string
  readonly compression: number
  /** Its sources differ, or there is none. */
  readonly isCompressionUnsure: boolean
  readonly spinRate: Ball['spinRate']
  readonly feel: Ball['feel']
  readonly pricePerDozen: Ball['pricePerDozen']
}

export const COMPARED_MEASURES = ['compression', 'spin', 'feel', 'price'] as const
export type ComparedMeasure = (typeof COMPARED_MEASURES)[number]

type Measure = {
  readonly title: string
  readonly ends: readonly [low: string, high: string]
  readonly words: (ball: ComparedBall) => string
  /** Where the ball stands between both ends, 0 to 1. */
  readonly share: (ball: ComparedBall) => number
}

/** The softest and the firmest ball on sale lie within these; the usual scale of compression. */
const COMPRESSION = { softest: 35, firmest: 110 } as const
/** The scale of prices, dollars a dozen. */
const DEAREST_DOLLARS = 60

export const MEASURES = {
  compression: {
    title: copy.measureTitles.compression,
    ends: copy.compressionEnds,
    words: ({ compression }) => copy.about(compression),
    share: ({ compression }) =>
      within((compression - COMPRESSION.softest) / (COMPRESSION.firmest - COMPRESSION.softest)),
  },
  spin: {
    title: copy.measureTitles.spin,
    ends: copy.spinEnds,
    words: ({ spinRate }) => copy.spinWords[spinRate],
    share: ({ spinRate }) => SPIN_RATES.indexOf(spinRate) / (SPIN_RATES.length - 1),
  },
  feel: {
    title: copy.measureTitles.feel,
    ends: copy.feelEnds,
    words: ({ feel }) => copy.feelWords[feel],
    share: ({ feel }) => FEELS.indexOf(feel) / (FEELS.length - 1),
  },
  price: {
    title: copy.measureTitles.price,
    ends: copy.priceEnds(DEAREST_DOLLARS),
    words: ({ pricePerDozen }) => dollars(pricePerDozen.typical),
    share: ({ pricePerDozen }) => priceShare(pricePerDozen.typical),
  },
} as const satisfies Record<ComparedMeasure, Measure>

/** A price on its scale, 0 to 1. */
export function priceShare(priceDollars: number): number {
  return within(priceDollars / DEAREST_DOLLARS)
}

/** What a measure shows, for those who hear it. */
export function measureSentence(measure: ComparedMeasure, balls: readonly ComparedBall[]): string {
  const { title, words } = MEASURES[measure]
  return `${title}: ${balls.map((ball) => `${ball.name} ${words(ball)}`).join(', ')}.`
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share))
}
