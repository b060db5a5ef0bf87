import { useId, useMemo } from 'react'
import { Link } from 'react-router'
import type { FittingAnswers, EquipmentTier, FittingGoal } from '@bagwise/golf/fitting/answers'
import { fitEquipment } from '@bagwise/golf/fitting/fit'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import { priceOf } from '@bagwise/golf/fitting/spending-order'
import type { PriceRange, SpendingOrder } from '@bagwise/golf/fitting/spending-order'
import { EQUIPMENT_NOTE, useEquipmentAdvice } from '#data/use-ai.ts'
import { AiAddition, AiHint } from '#ai/ai-addition.tsx'
import { AiPicks } from '#ai/ai-picks.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Badge } from '#ui/badge.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'
import { dollars } from '#quantities/dollars.ts'
import type { FittingRecommendation, ClubRecommendation } from './recommendation.ts'
import { LoftSheet, workOutLoftCurve } from './loft-sheet.tsx'
import { recommend } from './recommend.ts'
import styles from '../fitting.module.css'
import { shaftText } from './club-text.ts'

type FittingResultProps = {
  readonly request: FittingRequest
  readonly answers: FittingAnswers
  readonly units: PreferredUnits
  /** What the AI is asked; nothing without a profile. */
  readonly question: EquipmentQuestion | undefined
  readonly onBack: () => void
  readonly onStartOver: () => void
}

const STEPS = [
  { title: 'Visit a professional fitter', line: 'Half an hour on a launch monitor sees what no form can ask.' },
  { title: 'Try before you buy', line: 'Hit your own club beside the new one, with the ball you play.' },
  { title: 'Get fitted one category at a time', line: 'Then you know which change did it.' },
] as const

type AnswerPanelProps = {
  readonly fitting: Fitting
  readonly request: FittingRequest
  /** Where the AI's view stands, once it is there. */
  readonly aiId: string
  readonly hasAi: boolean
}

type SpendingSheetProps = {
  readonly fitting: Fitting
  readonly spending: SpendingOrder
  /** In the order of the spending. */
  readonly recommendations: readonly FittingRecommendation[]
  readonly goal: FittingGoal
  readonly tier: EquipmentTier
}

const TIERS = {
  budget: 'Value, under $800',
  medium: 'Mid-Range, $800-1500',
  premium: 'Premium, $1500+',
} as const satisfies Record<EquipmentTier, string>

/** Works out what the result shows first. */
export async function prepareResult(request: FittingRequest): Promise<void> {
  await workOutLoftCurve(request, fitEquipment(request).driver.loftDeg)
}

/** The fifth step: the driver with its picture first, then the other clubs in the order that helps the goal. */
export function FittingResult({ request, answers, units, question, onBack, onStartOver }: FittingResultProps) {
  const aiId = useId()
  const picks = useEquipmentAdvice(question)
  const { primaryGoal: goal, budget: tier } = answers
  const { recommendations, ruled } = useMemo(
    () => recommend(request, { goal, tier, units }),
    [request, goal, tier, units],
  )
  return (
    <>
      {ruled && (
        <div className={styles.pages}>
          <div className={styles.page}>
            <AnswerPanel fitting={ruled.fitting} request={request} aiId={aiId} hasAi={picks !== undefined} />
            <LoftSheet loftDeg={ruled.fitting.driver.loftDeg} request={request} units={units} />
          </div>
          <div className={styles.page}>
            <SpendingSheet
              fitting={ruled.fitting}
              spending={ruled.spending}
              recommendations={recommendations}
              goal={goal}
              tier={tier}
            />
            {recommendations.slice(0, 1).map(sheetOf)}
          </div>
        </div>
      )}
      <div className={styles.cards}>
        {recommendations.slice(ruled ? 1 : 0).map(sheetOf)}
        <Sheet title="Golf balls">
          <p className="mt-1 text-sm">The ball is in play on every stroke: match it to your speed and your goal.</p>
          <Link to="/ball-matching" className={buttonClass('quiet', '-mx-2')}>
            Match my ball
          </Link>
        </Sheet>
        <NextSteps />
      </div>
      <div className={styles.actions}>
        <Button look="line" onClick={onBack}>
          Back to Questions
        </Button>
        <Button look="line" onClick={onStartOver}>
          <Icon name="again" />
          Start Over
        </Button>
      </div>
      <AiAddition id={aiId} title="AI’s view: clubs to look for">
        {picks && <AiPicks picks={picks} note={EQUIPMENT_NOTE} />}
      </AiAddition>
    </>
  )
}

function sheetOf(recommendation: FittingRecommendation) {
  return <RecommendationSheet key={recommendation.category} recommendation={recommendation} />
}

/** What no form can do for the golfer. */
function NextSteps() {
  return (
    <Sheet title="Next Steps">
      <ol className={styles.next}>
        {STEPS.map(({ title, line }) => (
          <li key={title}>
            <span className="font-semibold">{title}</span>
            <span className="block text-sm text-ink-2">{line}</span>
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

/** The one number: the loft of the driver. */
function AnswerPanel({ fitting, request, aiId, hasAi }: AnswerPanelProps) {
  const { swingSpeedMph, isSpeedEstimated } = request.userProfile
  return (
    <div className={`${styles.answer} turf`}>
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="font-plate text-plate-sm font-bold">Driver loft</p>
        <AiHint id={aiId} isThere={hasAi} />
      </div>
      <p className={`${styles.numeral} plate`}>{degreesText(fitting.driver.loftDeg)}</p>
      <p className="mt-2 font-semibold">{shaftText(fitting.shaft)} shaft</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        For {numberText(swingSpeedMph)} mph with the driver.
        {isSpeedEstimated && <Badge look="estimate">≈ Estimated</Badge>}
      </p>
    </div>
  )
}

/** What to buy first, and how far the money goes. */
function SpendingSheet({ fitting, spending, recommendations, goal, tier }: SpendingSheetProps) {
  const { within, withinDollars } = spending
  return (
    <Sheet title="Where to begin">
      <p className="mt-1 text-sm">
        {TIERS[tier]}. For {goal} the order is a rule of thumb. Prices are of new clubs as they were listed in 2024.
      </p>
      <ol className={styles.order}>
        {recommendations.map(({ category, title }) => (
          <li key={category}>
            <span className="font-semibold">{title}</span>
            <span>{priceText(priceOf(category, fitting))}</span>
            <span className="text-ink-2">{within.includes(category) ? 'within' : 'later, or used'}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm">
        What is within your budget comes to {dollars(withinDollars)} at the lowest prices. Keep what already fits:
        nobody needs all of it at once.
      </p>
    </Sheet>
  )
}

function priceText({ fromDollars }: PriceRange): string {
  return fromDollars === 0 ? 'nothing to buy' : `from ${dollars(fromDollars)}`
}

/** One category: what to look for, why, what it costs, and what else would do. */
function RecommendationSheet({ recommendation }: { readonly recommendation: FittingRecommendation }) {
  const { title, recommendations } = recommendation
  return (
    <Sheet title={title}>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <Badge look="outline">Rules</Badge>
      </div>
      {recommendations.map((club) => (
        <Club key={club.model} club={club} />
      ))}
    </Sheet>
  )
}

function Club({ club }: { readonly club: ClubRecommendation }) {
  const { brand, model, specs, reasoning, priceRange, alternatives } = club
  return (
    <div className={styles.club}>
      <h3>{model}</h3>
      <p className="text-sm text-ink-2">
        {brand} · {priceRange}
      </p>
      <dl className={styles.specs}>
        {Object.entries(specs).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h4>Why</h4>
      <ul>
        {reasoning.map(({ sentence, basis }) => (
          <li key={sentence}>
            {sentence} <span className={styles.basis}>{basis}</span>
          </li>
        ))}
      </ul>
      <h4>Alternatives</h4>
      <ul>
        {alternatives.map((alternative) => (
          <li key={alternative}>{alternative}</li>
        ))}
      </ul>
    </div>
  )
}
