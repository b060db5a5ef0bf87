import { estimateIndex } from '@bagwise/golf/handicap/estimated-index'
import type { IndexEstimate } from '@bagwise/golf/handicap/estimated-index'
import type { Round } from '@bagwise/golf/handicap/round'
import { scoreDifferential } from '@bagwise/golf/handicap/score-differential'
import { numberText } from '#quantities/number-text.ts'

type KnownIndex = Extract<IndexEstimate, { kind: 'known' }>

export function estimateOf(rounds: readonly Round[]): IndexEstimate {
  return estimateIndex(
    rounds.map((round) => ({ id: round.id, date: round.date, differential: scoreDifferential(round) })),
  )
}

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
  const sentences = [`Best ${countedCount} of ${scores.length}, average ${differentialText(averageDifferential)}.`]
  if (adjustmentStrokes !== 0) {
    sentences.push(`With only ${scores.length} rounds, ${comeOff(-adjustmentStrokes)}.`)
  }
  if (scores.some(({ reductionStrokes }) => reductionStrokes > 0)) {
    sentences.push('An exceptional round has lowered the rounds up to it as well.')
  }
  if (cap !== 'none' && lowIndex !== undefined) sentences.push(capSentence({ cap, lowIndex, index }))
  return sentences
}

type CappedIndex = { readonly cap: 'soft' | 'hard'; readonly lowIndex: number; readonly index: number }

function capSentence({ cap, lowIndex, index }: CappedIndex): string {
  const low = `your lowest of the past year, ${indexText(lowIndex)}`
  return cap === 'soft'
    ? `Held at ${indexText(index)}: beyond 3 strokes over ${low}, only half counts.`
    : `Held at ${indexText(index)}: 5 strokes over ${low}, is as far as it goes.`
}

function comeOff(strokes: number): string {
  return strokes === 1 ? '1 stroke comes off' : `${strokes} strokes come off`
}

/** What is still needed for an estimated index. */
export function missingText(missingCount: number): string {
  const rounds = missingCount === 1 ? '1 more round' : `${missingCount} more rounds`
  return `${rounds} and Bagwise estimates your index.`
}
