import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import type { FittingAnswers, EquipmentTier, FittingGoal } from '@bagwise/golf/fitting/answers'
import { fitEquipment } from '@bagwise/golf/fitting/fit'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Wish } from '@bagwise/golf/to-do/todo-item'
import type { Profile } from '@bagwise/contract/profile'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import { priceOf } from '@bagwise/golf/fitting/spending-order'
import type { FittingCategory, PriceRange, SpendingOrder } from '@bagwise/golf/fitting/spending-order'
import { EQUIPMENT_NOTE, useEquipmentAdvice } from '#data/use-ai.ts'
import { AiAddition, AiHint } from '#ai/ai-addition.tsx'
import { AiPicks } from '#ai/ai-picks.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Badge } from '#ui/badge.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import { flexWord } from '#quantities/flex.copy.ts'
import { sourcedSpeed } from '#profile-parts/golfer-speed.copy.ts'
import { AddToDo } from '#profile-parts/to-do/add-to-do.tsx'
import { LoftDoubts } from '#profile-parts/loft-doubts.tsx'
import { clubToBuy } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { dollars } from '#quantities/dollars.ts'
import { equipmentQuestion } from './equipment-question.ts'
import { Recommendation } from './recommendation-view.tsx'
import type { FittingRecommendation } from './recommendation.ts'
import { LoftPart, workOutLoftCurve } from './loft-part.tsx'
import { usePlannedRequest } from './planned-request.ts'
import { recommend } from './recommend.ts'
import * as recommendationCopy from './recommendation.copy.ts'
import * as copy from './fitting-result.copy.ts'
import styles from '../fitting.module.css'

type FittingResultProps = {
  /** What was answered; the plan of the bag is added here. */
  readonly request: FittingRequest
  readonly answers: FittingAnswers
  readonly units: PreferredUnits
  /** Undefined when it could not be loaded: then no AI is asked. */
  readonly profile: Profile | undefined
  readonly onBack: () => void
  readonly onStartOver: () => void
}

type AnswerPanelProps = {
  readonly units: PreferredUnits
  readonly fitting: Fitting
  readonly request: FittingRequest
  /** Where the AI's view stands, once it is there. */
  readonly aiId: string
  readonly hasAi: boolean
}

type SpendingPartProps = {
  readonly fitting: Fitting
  readonly spending: SpendingOrder
  /** In the order of the spending. */
  readonly recommendations: readonly FittingRecommendation[]
  readonly goal: FittingGoal
  readonly tier: EquipmentTier
}

/** Works out what the result shows first. */
export async function prepareResult(request: FittingRequest): Promise<void> {
  await workOutLoftCurve(request, fitEquipment(request).driver.loftDeg)
}

/** The fifth step: the driver with its picture first, then the other clubs in the order that helps the goal. */
export function FittingResult({ request: asked, answers, units, profile, onBack, onStartOver }: FittingResultProps) {
  const { request, plan } = usePlannedRequest(asked, profile)
  const aiId = useId()
  const { said: picks, silence } = useEquipmentAdvice(profile && equipmentQuestion(profile, request))
  const { primaryGoal: goal, budget: tier } = answers
  const { recommendations, ruled } = useMemo(
    () => recommend(request, { goal, tier, units, plan }),
    [request, goal, tier, units, plan],
  )
  return (
    <>
      <LoftDoubts bag={profile?.golfBag ?? []} isElsewhere />
      <div className={styles.pages}>
        <div className={styles.page}>
          {ruled && (
            <AnswerPanel
              fitting={ruled.fitting}
              request={request}
              units={units}
              aiId={aiId}
              hasAi={picks !== undefined}
            />
          )}
          {recommendations.filter(isDriver).map((recommendation) => (
            <Sheet key={recommendation.category} title={recommendation.title}>
              <Recommendation recommendation={recommendation} isInShort />
            </Sheet>
          ))}
        </div>
        <div className={styles.more}>
          {ruled && (
            <>
              <SpendingPart
                fitting={ruled.fitting}
                spending={ruled.spending}
                recommendations={recommendations}
                goal={goal}
                tier={tier}
              />
              <LoftPart loftDeg={ruled.fitting.driver.loftDeg} request={request} units={units} />
            </>
          )}
          {recommendations
            .filter((recommendation) => !isDriver(recommendation))
            .map((recommendation) => (
              <Accordion
                key={recommendation.category}
                title={recommendation.title}
                answer={recommendation.recommendations[0]?.model}
              >
                <Recommendation recommendation={recommendation} />
              </Accordion>
            ))}
          <Accordion title={copy.ballTitle} answer={copy.ballLink}>
            <p className="text-sm">{copy.ballNote}</p>
            <Link to="/ball-matching" className={buttonClass('quiet', '-mx-2')}>
              {copy.ballLink}
            </Link>
          </Accordion>
          <NextSteps />
          {ruled && profile && <AddToDo profile={profile} wish={wishOf(ruled.fitting)} />}
        </div>
      </div>
      <div className={styles.actions}>
        <Button look="line" onClick={onBack}>
          {copy.backToQuestions}
        </Button>
        <Button look="line" onClick={onStartOver}>
          <Icon name="again" />
          {copy.startOver}
        </Button>
      </div>
      <AiAddition id={aiId} title={copy.aiTitle} silence={silence}>
        {picks && <AiPicks picks={picks} note={EQUIPMENT_NOTE} />}
      </AiAddition>
    </>
  )
}

/** The driver's loft and shaft, to be kept in mind. */
function wishOf({ driver, shaft }: Fitting): Wish {
  return { from: 'fitting', loftDeg: driver.loftDeg, shaftType: shaft.type, shaftFlex: shaft.flex }
}

const isDriver = ({ category }: FittingRecommendation) => category === 'driver'

/** What no form can do for the golfer. */
function NextSteps() {
  return (
    <Accordion title={copy.nextStepsTitle} answer={copy.nextSteps[0].title}>
      <ol className={styles.next}>
        {copy.nextSteps.map(({ title, line }) => (
          <li key={title}>
            <span className="font-semibold">{title}</span>
            <span className="block text-sm text-ink-2">{line}</span>
          </li>
        ))}
      </ol>
    </Accordion>
  )
}

/** The one number: the loft of the driver. */
function AnswerPanel({ fitting, request, units, aiId, hasAi }: AnswerPanelProps) {
  const { speed } = request.userProfile
  const isEstimated = speed.from === 'carries' || speed.from === 'answers'
  return (
    <div className={`${styles.answer} turf`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="font-plate text-plate-sm font-bold">{copy.loftLabel}</p>
        <AiHint id={aiId} isThere={hasAi} />
      </div>
      <p className={`${styles.numeral} plate`}>{degreesText(fitting.driver.loftDeg)}</p>
      <p className="mt-2 font-semibold">
        {copy.shaftLine(recommendationCopy.shaftName(fitting.shaft), flexWord(fitting.shaft.flex))}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {copy.forSpeed(sourcedSpeed(speed, units))}
        {isEstimated && <Badge look="estimate">{copy.estimatedBadge}</Badge>}
      </p>
    </div>
  )
}

/** What to buy first, and how far the money goes. */
function SpendingPart({ fitting, spending, recommendations, goal, tier }: SpendingPartProps) {
  const { within, withinDollars } = spending
  return (
    <Accordion title={copy.spendingTitle} answer={copy.aboutPrice(dollars(withinDollars))}>
      <p className="text-sm">{copy.spendingNote({ tier, goal })}</p>
      <ol className={styles.order}>
        {recommendations.map(({ category, title }) => (
          <li key={category}>
            <span className="font-semibold">
              {copy.namedCategory({ title, clubs: boughtIn(category, fitting).map(clubToBuy) })}
            </span>
            <span>{priceText(priceOf(category, fitting))}</span>
            <span className="text-ink-2">{within.includes(category) ? copy.withinBudget : copy.laterOrUsed}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm">{copy.spendingSum(dollars(withinDollars))}</p>
    </Accordion>
  )
}

/** What the plan for the bag buys of it. */
function boughtIn(category: FittingCategory, { longClubs, wedges }: Fitting) {
  if (category === 'long-clubs') return longClubs.toBuy
  return category === 'wedges' ? wedges.toBuy : []
}

function priceText({ fromDollars, toDollars }: PriceRange): string {
  if (fromDollars === 0) return recommendationCopy.nothingToBuy
  return fromDollars === toDollars ? copy.aboutPrice(dollars(fromDollars)) : copy.fromPrice(dollars(fromDollars))
}
