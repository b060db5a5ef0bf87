import type { Fitting } from '@bagwise/golf/fitting/fit'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { AiHint } from '#ui/ai-addition.tsx'
import { Badge } from '#ui/badge.tsx'
import { shaftText } from './club-words.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'

type AnswerPanelProps = {
  readonly fitting: Fitting
  readonly request: FittingRequest
  /** Where the AI's view stands, once it is there. */
  readonly aiId: string
  readonly hasAi: boolean
}

/** The one number: the loft of the driver. */
export function AnswerPanel({ fitting, request, aiId, hasAi }: AnswerPanelProps) {
  const { swingSpeedMph, isSpeedEstimated } = request.userProfile
  return (
    <div className="fitting-answer turf">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <p className="font-plate text-plate-sm font-bold">Driver loft</p>
        <AiHint id={aiId} isThere={hasAi} />
      </div>
      <p className="fitting-numeral plate">{degreesText(fitting.driver.loftDeg)}</p>
      <p className="mt-2 font-semibold">{shaftText(fitting.shaft)} shaft</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        For {numberText(swingSpeedMph)} mph with the driver.
        {isSpeedEstimated && <Badge look="estimate">≈ Estimated</Badge>}
      </p>
    </div>
  )
}
