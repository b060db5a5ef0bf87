import type { Topic } from '../topic.ts'
import { withoutSourceMarks } from '../source-marks.ts'

const SENTENCE_END = /(?<=[.!?])\s+/

/** An article's text apart from title and description, in pieces that can be shown separately. */
export function articleTexts({ detailedOverview, details }: Topic): readonly string[] {
  const { purpose, keySpecs, features, whenToUse, priceRange, brands, tips, commonMistakes, proInsights } = details
  const paragraphs = [
    ...detailedOverview,
    purpose,
    ...features,
    ...whenToUse,
    priceRange,
    ...tips,
    ...commonMistakes,
    ...proInsights,
  ]
  return [
    ...paragraphs.flatMap((paragraph) => withoutSourceMarks(paragraph).split(SENTENCE_END)),
    ...keySpecs.map(({ name, description }) => withoutSourceMarks(`${name}: ${description}`)),
    brands.join(', '),
  ]
}
