import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { GapPriority, GapRecommendation } from '@bagwise/golf/gapping/gap-recommendation'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GapMark } from '#charts/gap-mark.tsx'
import { shownGapOf } from '#charts/gap-words.ts'
import { Badge } from '#ui/badge.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { recommendationText } from './recommendation-text.ts'

const PRIORITY_WORDS = { high: 'High', medium: 'Medium' } as const satisfies Record<GapPriority, string>

type RecommendationListProps = {
  readonly recommendations: readonly GapRecommendation[]
  readonly gaps: readonly Gap[]
  readonly units: PreferredUnits
}

export function RecommendationList({ recommendations, gaps, units }: RecommendationListProps) {
  return (
    <Sheet title="Recommendations" className="pb-1!">
      {recommendations.length === 0 && (
        <p className="py-3 text-sm text-ink-2">Give your other clubs a distance, and their gaps are judged here.</p>
      )}
      <ol className="divide-y divide-rule">
        {recommendations.map((recommendation) => {
          const { title, text } = recommendationText(recommendation, { gaps, units })
          return (
            <li
              key={title ?? text}
              data-kind={recommendation.kind}
              className="grid grid-cols-[34px_minmax(0,1fr)] gap-3 py-3.5"
            >
              {'gap' in recommendation ? (
                <>
                  <span aria-hidden="true">
                    <GapMark verdict={recommendation.gap.verdict}>{shownGapOf(recommendation.gap, units)}</GapMark>
                  </span>
                  <div>
                    <Badge look={recommendation.priority}>{PRIORITY_WORDS[recommendation.priority]}</Badge>
                    <h3 className="mt-1.5">{title && unbroken(title)}</h3>
                    <p className="mt-1 text-sm text-ink-2">{unbroken(text)}</p>
                  </div>
                </>
              ) : (
                <>
                  <span aria-hidden="true">
                    {recommendation.kind === 'well-spaced' ? <GapMark verdict="good" /> : <ToDoMark />}
                  </span>
                  <p className="text-sm">{text}</p>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </Sheet>
  )
}

/** The scorecard's outline square: still to do. */
function ToDoMark() {
  return <span className="mt-0.5 block size-6 border-2 border-edge" />
}
