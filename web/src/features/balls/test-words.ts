import { SPIN_RATES } from '@bagwise/golf/balls/ball'
import type { Ball } from '@bagwise/golf/balls/ball'
import type { TestStage } from '@bagwise/content/balls/two-ball-test'
import { ballName } from './result-words.ts'

/** Nobody feels less on the putter. */
const FELT_COMPRESSION = 5

export type BallPair = readonly [first: Ball, second: Ball]

/** What the catalogue lets expect of two balls on one part of the game. */
export function expectedDifference(stage: TestStage['id'], pair: BallPair): string {
  switch (stage) {
    case 'green':
      return softnessSentence(pair)
    case 'approach':
      return spinSentence(pair, (more) => `${more} spins more: expect it to stop sooner.`)
    case 'tee':
      return spinSentence(pair, (_more, less) => `${less} spins less: expect it to fly straighter and roll farther.`)
  }
}

function softnessSentence([first, second]: BallPair): string {
  const [softer, firmer] = first.compression <= second.compression ? [first, second] : [second, first]
  const figures = `about ${softer.compression} against about ${firmer.compression}`
  return firmer.compression - softer.compression < FELT_COMPRESSION
    ? `Compression is much alike, ${figures}: trust your ears.`
    : `${ballName(softer)} has the lower compression, ${figures}: expect a softer sound.`
}

function spinSentence([first, second]: BallPair, differ: (more: string, less: string) => string): string {
  const stepsMore = SPIN_RATES.indexOf(first.spinRate) - SPIN_RATES.indexOf(second.spinRate)
  if (stepsMore === 0) return 'Both are made to spin alike: small differences are chance.'
  const [more, less] = stepsMore > 0 ? [first, second] : [second, first]
  return differ(ballName(more), ballName(less))
}
