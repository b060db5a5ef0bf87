import type { IndexEstimate } from '@bagwise/golf/handicap/estimated-index'
import * as copy from '#features/profile/handicap/handicap.copy.ts'
import { numberText } from '#quantities/number-text.ts'

type KnownIndex = Extract<IndexEstimate, { kind: 'known' }>

/** "14.3"; a plus golfer's as "+1.2". */
export function indexText(index: number): string {
  return index < 0 ? `+${numberText(-index, 1)}` : numberText(index, 1)
}

/** "14.3"; below the course rating "−1.2". */
export function differentialText(differential: number): string {
  return numberText(differential, 1)
}

/** How the estimated index came about, sentence by sentence, from the rule that always holds to those that rarely do. */
export function indexSentences({ averageDifferential, adjustmentStrokes, cap, lowIndex, scores, index }: KnownIndex) {
  const countedCount = scores.filter(({ isCounted }) => isCounted).length
  const sentences = [
    copy.bestRounds({ countedCount, roundCount: scores.length, average: differentialText(averageDifferential) }),
  ]
  if (adjustmentStrokes !== 0) {
    sentences.push(copy.fewRounds({ roundCount: scores.length, strokes: -adjustmentStrokes }))
  }
  if (scores.some(({ reductionStrokes }) => reductionStrokes > 0)) {
    sentences.push(copy.exceptionalLowered)
  }
  if (cap !== 'none' && lowIndex !== undefined) sentences.push(capSentence({ cap, lowIndex, index }))
  return sentences
}

type CappedIndex = { readonly cap: 'soft' | 'hard'; readonly lowIndex: number; readonly index: number }

function capSentence({ cap, lowIndex, index }: CappedIndex): string {
  const held = { index: indexText(index), lowest: indexText(lowIndex) }
  return cap === 'soft' ? copy.softCap(held) : copy.hardCap(held)
}
