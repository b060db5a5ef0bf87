import { useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { RECOMMENDATION_PRIORITIES } from '@bagwise/golf/recommendations/recommendation'
import type { Profile } from '@bagwise/contract/profile'
import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { EQUIPMENT_NOTE, useEquipmentAdvice } from '#data/use-ai.ts'
import { AiAddition, AiHint } from '#ai/ai-addition.tsx'
import { AiPicks } from '#ai/ai-picks.tsx'
import { Button } from '#ui/button.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import { Sheet } from '#ui/sheet.tsx'
import { golferFacts } from '#ai/golfer-facts.ts'
import { bagPlanOf, purchasesAsked } from '#profile-parts/bag-plan/bag-plan.ts'
import { knownSpeedOf } from '#profile-parts/golfer-speed.ts'
import { useToDo } from '#profile-parts/to-do/use-to-do.ts'
import type { SetAside } from '#profile-parts/to-do/use-to-do.ts'
import { saidLabels } from '#profile-parts/to-do/item-buttons.copy.ts'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import { Badge } from '#ui/badge.tsx'
import * as copy from './golfer-advice.copy.ts'
import { FilterPanel } from './list/filter-panel.tsx'
import { ALL, NO_FILTERS, filtered, filtersFrom, withFilters } from './list/filters.ts'
import { GreatSetup } from './list/great-setup.tsx'
import { RecommendationCard } from './list/recommendation-card.tsx'
import styles from './recommendations.module.css'
import type { Filters } from './list/filters.ts'

/** At most this many are shown until all are asked for. */
const SHOWN_COUNT = 6

type SetAsideListProps = {
  readonly setAside: readonly SetAside[]
  readonly units: PreferredUnits
  readonly onTakeBack: (item: SetAside['item']) => void
}

/** What to do about this golfer's bag, without what was set aside. */
export function GolferAdvice({ profile }: { readonly profile: Profile }) {
  const { filters, setFilters } = useFilters()
  const { golfer, open, setAside, takeBack } = useToDo(profile)
  const [isWhole, setIsWhole] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const aiId = useId()
  // Opening the page asks, whatever changes on it.
  const [question] = useState(() => equipmentQuestion(profile))
  const { said: picks, silence } = useEquipmentAdvice(question)
  const units = profile.preferredUnits
  const chosen = filtered(open, filters)
  const shown = isWhole ? chosen : chosen.slice(0, SHOWN_COUNT)
  const count = copy.recommendationCount({ shownCount: chosen.length, openCount: open.length })

  return (
    <div ref={keepFocus} className="grid min-w-0 content-start gap-3">
      {open.length === 0 ? (
        <GreatSetup setAsideCount={setAside.length} golfer={golfer} />
      ) : (
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h2 ref={heading} tabIndex={-1} className="outline-none">
              {count}
            </h2>
            <AiHint id={aiId} isThere={picks !== undefined} />
          </div>
          <output className="sr-only">{count}</output>
          <p data-counts className="text-sm text-ink-2">
            {copy.countsLine(
              RECOMMENDATION_PRIORITIES.map(
                (priority) => [filtered(open, { category: ALL, priority }).length, priority] as const,
              ),
            )}
          </p>
          <FilterPanel open={open} filters={filters} onFilter={setFilters} />
        </div>
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
        <ol className={styles.list}>
          {shown.map((item) => (
            <RecommendationCard key={item.id} item={item} profile={profile} />
          ))}
        </ol>
      )}
      {shown.length < chosen.length && (
        <Button look="line" onClick={() => setIsWhole(true)}>
          {copy.showAll}
        </Button>
      )}
      <SetAsideList setAside={setAside} units={units} onTakeBack={takeBack} />
      <AiAddition id={aiId} title={copy.aiTitle} silence={silence}>
        {picks && <AiPicks picks={picks} note={EQUIPMENT_NOTE} />}
      </AiAddition>
    </div>
  )
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
        {setAside.map(({ item, said }) => {
          const { title } = toDoText(item, units)
          return (
            <li key={item.id} data-notice className="flex flex-wrap items-center gap-3 py-3">
              <Badge look={said === 'done' ? 'good' : 'outline'}>{saidLabels[said]}</Badge>
              <span className={styles.asideTitle}>{title}</span>
              <Button look="quiet" aria-label={copy.takeBackThis(title)} onClick={() => onTakeBack(item)}>
                {copy.takeBack}
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
