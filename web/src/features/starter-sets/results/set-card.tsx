import { useId } from 'react'
import { analyseSet } from '@bagwise/content/starter-sets/analysis'
import type { AnalysisPhrases } from '@bagwise/content/starter-sets/analysis'
import type { Profile } from '@bagwise/contract/profile'
import type { MatchedSet } from '@bagwise/golf/starter-sets/match-sets'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { TIER_OF_BUDGET } from '@bagwise/golf/starter-sets/starter-set'
import { Button } from '#ui/button.tsx'
import { BuyingOrderList } from './buying-order-list.tsx'
import { IncludedClubs } from './included-clubs.tsx'
import { PriceTable } from './price-table.tsx'
import { TIER_NAMES } from './result-words.ts'
import { SetReason } from './set-reason.tsx'
import { ShopThisSet } from './shop-this-set.tsx'
import { dollars } from '#quantities/dollars.ts'
import { percentText } from '#quantities/number-text.ts'

type SetCardProps = {
  readonly match: MatchedSet
  readonly answers: StarterAnswers
  readonly phrases: AnalysisPhrases
  readonly profile: Profile | undefined
  /** The top-scoring set: it stands open and is flagged. */
  readonly isSelected: boolean
  /** There is room for everything about the selected set; else what golfers look up stays folded. */
  readonly isRoomy: boolean
  readonly isSaving: boolean
  /** A set, this one or another, is being put into the bag. */
  readonly isBlocked: boolean
  readonly onAdd: () => void
}

/** One set: what it costs and why, what is in it, in which order to buy it, and the way into the bag. */
export function SetCard({
  match,
  answers,
  phrases,
  profile,
  isSelected,
  isRoomy,
  isSaving,
  isBlocked,
  onAdd,
}: SetCardProps) {
  const id = useId()
  const { set, tier, matchScore, overBudgetDollars, priceRange } = match
  return (
    <article
      id={set.id}
      tabIndex={-1}
      aria-labelledby={id}
      className={`sets-card ${isSelected ? 'sets-card-selected' : ''}`}
    >
      <div className={`sets-head ${isSelected ? 'turf' : ''}`}>
        <p className="flex flex-wrap items-center gap-2">
          <span className="sets-mark" data-level={set.matchLevel}>
            {set.matchLevel.toUpperCase()} MATCH
          </span>
          <span className="sets-mark sets-tier">{tier}</span>
          {isSelected && <span className="sets-mark">AI RECOMMENDED</span>}
        </p>
        <h3 id={id} className="text-plate-md">
          {set.name}
        </h3>
        <p className="text-sm">{set.description}</p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="plate text-plate-xl">{dollars(set.estimatedTotal)}</span>
          <span className="font-plate text-plate-sm font-bold">{percentText(matchScore)} match</span>
        </p>
        <p className="text-sm">
          {overBudgetDollars > 0 && (
            <strong className="sets-over">{`over your budget by ${dollars(overBudgetDollars)}`}</strong>
          )}
          <span className="text-ink-2">
            {TIER_NAMES[TIER_OF_BUDGET[answers.budget].tier]} sets: {dollars(priceRange.minDollars)} to{' '}
            {dollars(priceRange.maxDollars)}
          </span>
        </p>
        <Button
          look={isSelected ? 'ink' : 'line'}
          aria-describedby={id}
          disabled={isBlocked}
          isBusy={isSaving}
          busyLabel="Adding..."
          onClick={onAdd}
        >
          Add to My Bagwise Bag
        </Button>
      </div>
      <div className="sets-part">
        <SetReason match={match} answers={answers} asksAi={profile !== undefined}>
          {analyseSet(set, answers, phrases)}
        </SetReason>
        <PointList title="Benefits" points={set.keyAdvantages} mark="good" />
        <PointList title="Best for" points={set.idealFor} mark="good" />
        <PointList title="What you give up" points={set.tradeoffs} mark="lack" />
        <h4>Ball to start with</h4>
        <p className="mt-1">
          <strong>{set.ballRecommendation.model}</strong>. {set.ballRecommendation.reason}
        </p>
        <ShopThisSet set={set} />
        <PriceTable set={set} isOpen={isSelected && isRoomy} />
      </div>
      <div className="sets-part">
        <IncludedClubs clubs={set.clubs} isOpen={isSelected} />
        <BuyingOrderList set={set} profile={profile} isOpen={isSelected && isRoomy} />
      </div>
    </article>
  )
}

type PointListProps = {
  readonly title: string
  readonly points: readonly string[]
  readonly mark: 'good' | 'lack'
}

function PointList({ title, points, mark }: PointListProps) {
  return (
    <>
      <h4>{title}</h4>
      <ul className="ring-points sets-points" data-mark={mark}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
