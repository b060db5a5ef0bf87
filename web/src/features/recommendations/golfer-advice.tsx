import { useId, useMemo, useRef, useState } from 'react'
import { recommendEquipment } from '@bagwise/golf/recommendations/recommend-equipment'
import type { Recommendation } from '@bagwise/golf/recommendations/recommendation'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'
import type { Profile } from '@bagwise/contract/profile'
import { EQUIPMENT_NOTE, useEquipmentAdvice } from '#api/ai/use-equipment-advice.ts'
import { markOf, useRecommendationMarks } from '#api/device/recommendation-marks.ts'
import type { RecommendationMark } from '#api/device/recommendation-marks.ts'
import { AiAddition, AiHint } from '#ui/ai-addition.tsx'
import { AiPicks } from '#ui/ai-picks.tsx'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { AdviceSummary } from './advice-summary.tsx'
import { NO_FILTERS, filtered } from './list/filters.ts'
import { equipmentQuestion } from './equipment-question.ts'
import { GreatSetup } from './list/great-setup.tsx'
import { RecommendationCard } from './list/recommendation-card.tsx'
import { recommendedGolfer } from './recommended-golfer.ts'
import { SetAsideList } from './list/set-aside-list.tsx'
import type { SetAside } from './list/set-aside-list.tsx'
import { useFilters } from './list/use-filters.ts'

/** What the rules say about this golfer's bag, without what the golfer has set aside. */
export function GolferAdvice({ profile }: { readonly profile: Profile }) {
  const { filters, setFilters } = useFilters()
  const golfer = useMemo(() => recommendedGolfer(profile), [profile])
  const { open, setAside, mark, takeBack } = useAdvice(profile.id, golfer)
  const heading = useRef<HTMLHeadingElement>(null)
  const aiId = useId()
  // Opening the page asks, whatever changes on it.
  const [question] = useState(() => equipmentQuestion(profile))
  const picks = useEquipmentAdvice(question)
  const units = profile.preferredUnits
  const shown = filtered(open, filters)
  return (
    <div ref={keepFocus} className={open.length > 0 ? 'advice-pages' : undefined}>
      {open.length > 0 && (
        <AdviceSummary
          open={open}
          filters={filters}
          hint={<AiHint id={aiId} isThere={picks !== undefined} />}
          onFilter={setFilters}
        />
      )}
      <div className="grid min-w-0 content-start gap-4">
        {open.length === 0 ? (
          <GreatSetup setAsideCount={setAside.length} golfer={golfer} />
        ) : (
          <>
            <h2 ref={heading} tabIndex={-1} className="outline-none">
              {countSentence(shown.length, open.length)}
            </h2>
            <output className="sr-only">{countSentence(shown.length, open.length)}</output>
          </>
        )}
        {open.length > 0 && shown.length === 0 && (
          <Sheet title="No recommendations found">
            <p className="mt-1.5 text-ink-2">Nothing that is open has this category and this priority.</p>
            <Button
              look="line"
              className="mt-4"
              onClick={() => {
                setFilters(NO_FILTERS)
                heading.current?.focus({ preventScroll: true })
              }}
            >
              Show all
            </Button>
          </Sheet>
        )}
        {shown.length > 0 && (
          <ol className="grid gap-4">
            {shown.map((recommendation) => (
              <RecommendationCard
                key={recommendation.id}
                recommendation={recommendation}
                units={units}
                onMark={(said, title) => mark(recommendation, said, title)}
              />
            ))}
          </ol>
        )}
        <SetAsideList setAside={setAside} units={units} onTakeBack={takeBack} />
        <AiAddition id={aiId} title="AI’s view: clubs to look for">
          {picks && <AiPicks picks={picks} note={EQUIPMENT_NOTE} />}
        </AiAddition>
      </div>
    </div>
  )
}

function useAdvice(golferId: string, golfer: RecommendedGolfer) {
  const advice = useMemo(() => recommendEquipment(golfer), [golfer])
  const { marks, setMark, takeBack } = useRecommendationMarks(golferId)
  const said = advice.map((recommendation) => ({ recommendation, mark: markOf(recommendation, marks) }))
  return {
    open: said.flatMap(({ recommendation, mark }) => (mark === undefined ? [recommendation] : [])),
    setAside: said.flatMap(({ recommendation, mark }): readonly SetAside[] =>
      mark === undefined ? [] : [{ recommendation, mark }],
    ),
    mark: ({ id, trigger }: Recommendation, mark: RecommendationMark, title: string) => {
      setMark({ id, trigger, mark })
      notify('status', `${mark === 'done' ? 'Done' : 'Not for me'}: ${title}. It stays below, under "Set aside".`)
    },
    takeBack,
  }
}

function countSentence(shownCount: number, openCount: number): string {
  const noun = openCount === 1 ? 'recommendation' : 'recommendations'
  return shownCount === openCount ? `${openCount} ${noun}` : `${shownCount} of ${openCount} ${noun}`
}
