import { useId, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { recommendEquipment } from '@bagwise/golf/recommendations/recommend-equipment'
import type { Recommendation } from '@bagwise/golf/recommendations/recommendation'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'
import type { Profile } from '@bagwise/contract/profile'
import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { EQUIPMENT_NOTE, useEquipmentAdvice } from '#data/use-ai.ts'
import { AiAddition, AiHint } from '#ai/ai-addition.tsx'
import { AiPicks } from '#ai/ai-picks.tsx'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import { golferFacts } from '#ai/golfer-facts.ts'
import { bagPlanOf, purchasesAsked } from '#profile-parts/bag-plan/bag-plan.ts'
import { LoftDoubts } from '#profile-parts/loft-doubts.tsx'
import { knownSpeedOf } from '#profile-parts/golfer-speed.ts'
import { useNotNow } from '#profile-parts/bag-plan/not-now.ts'
import { Badge } from '#ui/badge.tsx'
import { markOf, useRecommendationMarks } from './list/recommendation-marks.ts'
import type { RecommendationMark } from './list/recommendation-marks.ts'
import * as copy from './golfer-advice.copy.ts'
import { AdviceSummary } from './advice-summary.tsx'
import { NO_FILTERS, filtered, filtersFrom, withFilters } from './list/filters.ts'
import { GreatSetup } from './list/great-setup.tsx'
import { RecommendationCard } from './list/recommendation-card.tsx'
import { recommendedGolfer } from './recommended-golfer.ts'
import styles from './recommendations.module.css'
import type { Filters } from './list/filters.ts'
import { recommendationText } from './list/text/recommendation-text.ts'

/** A recommendation with what the golfer has said to it. */
type SetAside = { readonly recommendation: Recommendation; readonly said: RecommendationMark | 'not-now' }

type SetAsideListProps = {
  readonly setAside: readonly SetAside[]
  readonly units: PreferredUnits
  readonly onTakeBack: (one: SetAside) => void
}

/** What the rules say about this golfer's bag, without what the golfer has set aside. */
export function GolferAdvice({ profile }: { readonly profile: Profile }) {
  const { filters, setFilters } = useFilters()
  const golfer = useMemo(() => recommendedGolfer(profile), [profile])
  const { open, setAside, mark, takeBack } = useAdvice(profile, golfer)
  const heading = useRef<HTMLHeadingElement>(null)
  const aiId = useId()
  // Opening the page asks, whatever changes on it.
  const [question] = useState(() => equipmentQuestion(profile))
  const picks = useEquipmentAdvice(question)
  const units = profile.preferredUnits
  const shown = filtered(open, filters)
  const count = copy.recommendationCount({ shownCount: shown.length, openCount: open.length })
  return (
    <div ref={keepFocus} className={open.length > 0 ? styles.pages : undefined}>
      {open.length > 0 && (
        <AdviceSummary
          open={open}
          filters={filters}
          hint={<AiHint id={aiId} isThere={picks !== undefined} />}
          onFilter={setFilters}
        />
      )}
      <div className="grid min-w-0 content-start gap-4">
        <LoftDoubts bag={profile.golfBag} isElsewhere />
        {open.length === 0 ? (
          <GreatSetup setAsideCount={setAside.length} golfer={golfer} />
        ) : (
          <>
            <h2 ref={heading} tabIndex={-1} className="outline-none">
              {count}
            </h2>
            <output className="sr-only">{count}</output>
          </>
        )}
        {open.length > 0 && shown.length === 0 && (
          <Sheet title={copy.noneFoundTitle}>
            <p className="mt-1.5 text-ink-2">{copy.noneFound}</p>
            <Button
              look="line"
              className="mt-4"
              onClick={() => {
                setFilters(NO_FILTERS)
                heading.current?.focus({ preventScroll: true })
              }}
            >
              {copy.showAll}
            </Button>
          </Sheet>
        )}
        {shown.length > 0 && (
          <ol className="grid gap-4">
            {shown.map((recommendation) => (
              <RecommendationCard
                key={recommendation.id}
                recommendation={recommendation}
                profile={profile}
                onMark={(said, title) => mark(recommendation, said, title)}
              />
            ))}
          </ol>
        )}
        <SetAsideList setAside={setAside} units={units} onTakeBack={takeBack} />
        <AiAddition id={aiId} title={copy.aiTitle}>
          {picks && <AiPicks picks={picks} note={EQUIPMENT_NOTE} />}
        </AiAddition>
      </div>
    </div>
  )
}

function useAdvice(profile: Profile, golfer: RecommendedGolfer) {
  const advice = useMemo(() => recommendEquipment(golfer, bagPlanOf(profile)), [golfer, profile])
  const { marks, setMark, takeBack } = useRecommendationMarks(profile.id)
  const notNow = useNotNow(profile.id)
  const isPutOff = (one: Recommendation) => one.rule === 'plan' && notNow.isPutOff(one.action)
  const heard = advice.map((recommendation) => ({
    recommendation,
    said: isPutOff(recommendation) ? ('not-now' as const) : markOf(recommendation, marks),
  }))
  return {
    open: heard.flatMap(({ recommendation, said }) => (said === undefined ? [recommendation] : [])),
    setAside: heard.flatMap(({ recommendation, said }): readonly SetAside[] =>
      said === undefined ? [] : [{ recommendation, said }],
    ),
    mark: ({ id, trigger }: Recommendation, mark: RecommendationMark, title: string) => {
      setMark({ id, trigger, mark })
      notify('status', copy.marked({ mark, title }))
    },
    takeBack: ({ recommendation, said }: SetAside) => {
      if (said === 'not-now' && recommendation.rule === 'plan') notNow.takeBack(recommendation.action)
      else takeBack(recommendation.id)
    },
  }
}

/** What the AI is asked about the golfer's clubs; the profile knows of no budget. */
function equipmentQuestion(profile: Profile): EquipmentQuestion {
  const { golfGoals: priorities, currentIssues, ...golfer } = golferFacts(profile, knownSpeedOf(profile))
  return { golfer, priorities, currentIssues, ...purchasesAsked(bagPlanOf(profile)) }
}

/**
 * The filters stand in the address, so that a reload and a link bring them back. The list does not wait for it: what was
 * chosen shows at once, and the address follows.
 */
function useFilters() {
  const [query, setQuery] = useSearchParams()
  const address = String(query)
  const [held, setHeld] = useState({ address, filters: filtersFrom(query) })
  const { filters } = held.address === address ? held : { filters: filtersFrom(query) }
  if (held.address !== address) setHeld({ address, filters })
  return {
    filters,
    setFilters: (chosen: Filters) => {
      setHeld({ address, filters: chosen })
      setQuery(withFilters(query, chosen), { replace: true, preventScrollReset: true })
    },
  }
}

/** What was marked, on this device, until its reason changes; each can be taken back. */
function SetAsideList({ setAside, units, onTakeBack }: SetAsideListProps) {
  if (setAside.length === 0) return null
  return (
    <details ref={keepFocus} className={styles.aside}>
      <summary>{copy.setAside(setAside.length)}</summary>
      <p className="text-sm text-ink-2">{copy.setAsideHint}</p>
      <ul className="divide-y divide-rule">
        {setAside.map((one) => {
          const { recommendation, said } = one
          const { title } = recommendationText(recommendation, units)
          return (
            <li key={recommendation.id} data-notice className="flex flex-wrap items-center gap-3 py-3">
              <Badge look={said === 'done' ? 'good' : 'outline'}>
                {said === 'not-now' ? copy.putOffLabel : copy.markLabels[said]}
              </Badge>
              <span className={styles.asideTitle}>{title}</span>
              <Button look="quiet" aria-label={copy.takeBackThis(title)} onClick={() => onTakeBack(one)}>
                {copy.takeBack}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
