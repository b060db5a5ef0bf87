import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Recommendation } from '@bagwise/golf/recommendations/recommendation'
import type { RecommendationMark } from '#api/device/recommendation-marks.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { recommendationText } from './words/recommendation-text.ts'

/** A recommendation with what the golfer has said to it. */
export type SetAside = { readonly recommendation: Recommendation; readonly mark: RecommendationMark }

const MARK_WORDS = { done: 'Done', 'not-for-me': 'Not for me' } as const satisfies Record<RecommendationMark, string>

type SetAsideListProps = {
  readonly setAside: readonly SetAside[]
  readonly units: PreferredUnits
  readonly onTakeBack: (id: string) => void
}

/** What was marked, on this device, until its reason changes; each can be taken back. */
export function SetAsideList({ setAside, units, onTakeBack }: SetAsideListProps) {
  if (setAside.length === 0) return null
  return (
    <details ref={keepFocus} className="advice-aside">
      <summary>Set aside ({setAside.length})</summary>
      <p className="text-sm text-ink-2">
        Remembered on this device until you sign out. Each comes back when its reason changes.
      </p>
      <ul className="divide-y divide-rule">
        {setAside.map(({ recommendation, mark }) => {
          const { title } = recommendationText(recommendation, units)
          return (
            <li key={recommendation.id} data-notice className="flex flex-wrap items-center gap-3 py-3">
              <Badge look={mark === 'done' ? 'good' : 'outline'}>{MARK_WORDS[mark]}</Badge>
              <span className="advice-aside-title">{title}</span>
              <Button look="quiet" aria-label={`Take back: ${title}`} onClick={() => onTakeBack(recommendation.id)}>
                Take back
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
