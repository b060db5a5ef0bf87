import { useId, useMemo } from 'react'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Link } from 'react-router'
import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import { EQUIPMENT_NOTE, useEquipmentAdvice } from '#api/ai/use-equipment-advice.ts'
import { AiAddition } from '#ui/ai-addition.tsx'
import { AiPicks } from '#ui/ai-picks.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { LoftSheet } from './loft-sheet.tsx'
import { NextSteps } from './next-steps.tsx'
import { RecommendationSheet } from './recommendation-sheet.tsx'
import type { FittingRecommendation } from './recommendation.ts'
import { recommend } from './recommend.ts'
import { SpendingSheet } from './spending-sheet.tsx'

type FittingResultProps = {
  readonly request: FittingRequest
  readonly answers: FittingAnswers
  readonly units: PreferredUnits
  /** What the AI is asked; nothing without a profile. */
  readonly question: EquipmentQuestion | undefined
  readonly onBack: () => void
  readonly onStartOver: () => void
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
        <div className="fitting-pages">
          <div className="fitting-page">
            <AnswerPanel fitting={ruled.fitting} request={request} aiId={aiId} hasAi={picks !== undefined} />
            <LoftSheet loftDeg={ruled.fitting.driver.loftDeg} request={request} units={units} />
          </div>
          <div className="fitting-page">
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
      <div className="fitting-cards">
        {recommendations.slice(ruled ? 1 : 0).map(sheetOf)}
        <Sheet title="Golf balls">
          <p className="mt-1 text-sm">The ball is in play on every stroke: match it to your speed and your goal.</p>
          <Link to="/ball-matching" className={buttonClass('quiet', '-mx-2')}>
            Match my ball
          </Link>
        </Sheet>
        <NextSteps />
      </div>
      <div className="fitting-actions">
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
