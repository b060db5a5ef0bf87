import { useId, useState } from 'react'
import { analyseSet } from '@bagwise/content/starter-sets/analysis'
import type { AnalysisPhrases } from '@bagwise/content/starter-sets/analysis'
import type { Profile } from '@bagwise/contract/profile'
import type { MatchedSet } from '@bagwise/golf/starter-sets/match-sets'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { TIER_OF_BUDGET } from '@bagwise/golf/starter-sets/starter-set'
import type { askAiStarterSet } from '@bagwise/contract/ai/starter-set-explanation'
import { CONFIDENCE_CLUB } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { useHasAi } from '#session/session.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { dollars } from '#quantities/dollars.ts'
import { percentText } from '#quantities/number-text.ts'
import { useAiAnswer } from '#data/use-ai.ts'
import { label } from '#ai/ai-labels.copy.ts'
import { aiLinkClass } from '#ai/ai-addition.tsx'
import { SourceMark } from '#ai/source-mark.tsx'
import ringPoints from '#ui/ring-points.module.css'
import { BuyingOrderList } from './buying-order-list.tsx'
import { IncludedClubs, PriceTable, ShopThisSet } from './set-contents.tsx'
import * as copy from './starter-results.copy.ts'
import styles from '../starter-sets.module.css'

type SetCardProps = {
  readonly match: MatchedSet
  readonly answers: StarterAnswers
  readonly phrases: AnalysisPhrases
  readonly profile: Profile | undefined
  /** The best set within the budget is flagged, and says why without a tap. */
  readonly isSelected: boolean
  readonly isSaving: boolean
  /** A set, this one or another, is being put into the bag. */
  readonly isBlocked: boolean
  readonly onAdd: () => void
}

type SetReasonProps = {
  readonly match: MatchedSet
  readonly answers: StarterAnswers
  /** The AI is asked for golfers with a profile only. */
  readonly profile: Profile | undefined
  /** Why this set, by the rules. */
  readonly children: string
}

/** One set: what it costs and why, what is in it, in which order to buy it, and the way into the bag. */
export function SetCard({ match, answers, phrases, profile, isSelected, isSaving, isBlocked, onAdd }: SetCardProps) {
  const id = useId()
  const hasAi = useHasAi()
  const { set, tier, matchScore, overBudgetDollars, priceRange } = match
  const clubs = copy.clubsIncluded(set.clubs.length)
  const score = copy.matchScore(percentText(matchScore))
  const over = overBudgetDollars > 0 && (
    <strong className={`${styles.over} text-sm`}>{copy.overBudget(dollars(overBudgetDollars))}</strong>
  )
  const tierPrices = (
    <p className="text-sm text-ink-2">
      {copy.tierPrices(TIER_OF_BUDGET[answers.budget].tier, {
        lowest: dollars(priceRange.minDollars),
        highest: dollars(priceRange.maxDollars),
      })}
    </p>
  )
  const add = (
    <Button
      look={isSelected ? 'ink' : 'line'}
      className={isSelected ? '' : 'my-3 w-full'}
      aria-describedby={id}
      disabled={isBlocked}
      isBusy={isSaving}
      busyLabel={copy.adding}
      onClick={onAdd}
    >
      {copy.addToBag}
    </Button>
  )
  const reason = (
    <SetReason match={match} answers={answers} profile={profile}>
      {analyseSet(set, answers, phrases, profile?.hand)}
    </SetReason>
  )
  return (
    <article
      id={set.id}
      tabIndex={-1}
      aria-labelledby={id}
      className={`${styles.card} ${isSelected ? styles.cardSelected : ''}`}
    >
      <div className={`${styles.head} ${isSelected ? 'turf' : ''}`}>
        <p className="flex flex-wrap items-center gap-2">
          <span className={styles.mark} data-level={set.matchLevel}>
            {copy.matchMarks[set.matchLevel]}
          </span>
          <span className={`${styles.mark} ${styles.tier}`}>{tier}</span>
          {isSelected && <span className={styles.mark}>{label('setsMark', hasAi)}</span>}
        </p>
        <h3 id={id} className="text-plate-md">
          {set.name}
        </h3>
        {isSelected ? (
          <>
            <p className="text-sm">{set.description}</p>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="plate text-plate-xl">{dollars(set.estimatedTotal)}</span>
              <span className="font-plate text-plate-sm font-bold">{score}</span>
            </p>
            {over}
            {tierPrices}
            {reason}
            {add}
          </>
        ) : (
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="plate text-plate-md">{dollars(set.estimatedTotal)}</span>
            <span className="font-plate text-plate-sm font-bold">{score}</span>
            {over}
          </p>
        )}
      </div>
      {isSelected ? (
        <div className={styles.part}>
          <Accordion level={4} title={copy.clubsHeading} answer={clubs}>
            <IncludedClubs clubs={set.clubs} />
            <BuyingOrderList set={set} profile={profile} />
          </Accordion>
          <Accordion level={4} title={copy.forYouHeading} answer={copy.forYouAnswer}>
            <ForYou set={set} />
          </Accordion>
          <Accordion level={4} title={copy.priceHeading} answer={copy.priceYear(set.prices.year)}>
            <PriceTable set={set} />
            <ShopThisSet set={set} />
          </Accordion>
        </div>
      ) : (
        <div className={styles.part}>
          <Accordion level={4} title={copy.moreHeading} answer={clubs}>
            <p className="text-sm">{set.description}</p>
            {tierPrices}
            {reason}
            {add}
            <IncludedClubs clubs={set.clubs} />
            <BuyingOrderList set={set} profile={profile} />
            <ForYou set={set} />
            <h5>{copy.priceHeading}</h5>
            <PriceTable set={set} />
            <ShopThisSet set={set} />
          </Accordion>
        </div>
      )}
    </article>
  )
}

/** For and against, and the ball that goes with it. */
function ForYou({ set }: { readonly set: StarterSet }) {
  return (
    <>
      <PointList title={copy.benefits} points={set.keyAdvantages} mark="good" />
      <PointList title={copy.bestFor} points={set.idealFor} mark="good" />
      <PointList title={copy.tradeoffs} points={set.tradeoffs} mark="lack" />
      <h5>{copy.ballHeading}</h5>
      <p className="mt-1">
        <strong>{set.ballRecommendation.model}</strong>. {set.ballRecommendation.reason}
      </p>
    </>
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
      <h5>{title}</h5>
      <ul className={`${ringPoints.rings} ${styles.points}`} data-mark={mark}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}

/** Why this set. What the AI says opens on a tap: by itself it would move what is being read, here and in the cards below. */
function SetReason({ match: { set, tier }, answers, profile, children }: SetReasonProps) {
  const { said: text, silence } = useAiAnswer<typeof askAiStarterSet>(
    '/api/ai/starter-set-explanation',
    profile && {
      ...answers,
      hand: profile.hand ?? undefined,
      units: profile.preferredUnits,
      confidenceClub: CONFIDENCE_CLUB,
      tier,
    },
  )
  const hasAi = useHasAi()
  // What was there before the card moves nothing.
  const [isOpen, setIsOpen] = useState(text !== undefined)
  const isShown = isOpen && text !== undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h4 className={styles.reason}>{copy.reasonHeading}</h4>
        <span className="flex items-center gap-2">
          {(hasAi || text !== undefined) && (
            <button
              type="button"
              className={aiLinkClass(text !== undefined)}
              aria-expanded={isShown}
              onClick={() => setIsOpen(!isOpen)}
            >
              {copy.aiView}
            </button>
          )}
          <SourceMark source="rules" />
        </span>
      </div>
      <p className="mt-1">{children}</p>
      {/* Its place is kept: nothing moves when the AI says nothing, and when it does. */}
      <p role="status" className={hasAi ? 'min-h-5 text-sm text-ink-2' : 'sr-only'}>
        {text === undefined ? silence : <span className="sr-only">{copy.aiViewIsThere(set.name)}</span>}
      </p>
      {isShown && (
        <div className="mt-2 grid justify-items-start gap-1">
          <SourceMark source="ai" />
          <p>{text}</p>
        </div>
      )}
    </>
  )
}
