import { golferCopy } from '#storage/golfer-copy.ts'
import { fields, listOf, oneOf, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'

/** What a golfer says to a recommendation. */
const RECOMMENDATION_MARKS = ['done', 'not-for-me'] as const
export type RecommendationMark = (typeof RECOMMENDATION_MARKS)[number]

/** Holds for the reason that the recommendation had when it was marked. */
export type MarkedRecommendation = {
  readonly id: string
  readonly trigger: string
  readonly mark: RecommendationMark
}

type KeptMarks = { readonly golfer: string; readonly marks: readonly MarkedRecommendation[] }

const NONE: readonly MarkedRecommendation[] = []

const parseKept: Parser<KeptMarks> = fields({
  golfer: text,
  marks: listOf(fields({ id: text, trigger: text, mark: oneOf(RECOMMENDATION_MARKS) })),
})

const copy = golferCopy<KeptMarks>({ key: 'bagwise.recommendation-marks', parse: parseKept })

/** Undefined when the golfer has said nothing about this recommendation, or about another reason for it. */
export function markOf(
  { id, trigger }: Omit<MarkedRecommendation, 'mark'>,
  marks: readonly MarkedRecommendation[],
): RecommendationMark | undefined {
  return marks.find((marked) => marked.id === id && marked.trigger === trigger)?.mark
}

export function useRecommendationMarks(golfer: string) {
  const marks = copy.useKept(golfer)?.marks ?? NONE
  const without = (id: string) => (copy.now(golfer)?.marks ?? NONE).filter((marked) => marked.id !== id)
  return {
    marks,
    /** One mark for each recommendation: the latest. */
    setMark: (marked: MarkedRecommendation) => copy.keep({ golfer, marks: [...without(marked.id), marked] }),
    takeBack: (id: string) => copy.keep({ golfer, marks: without(id) }),
  }
}
