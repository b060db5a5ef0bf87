import type { Profile } from '@bagwise/contract/profile'
import { CLUBS } from '@bagwise/golf/club'
import { CarryFigure } from '#profile-parts/carry-numeral/carry-figure.tsx'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from '#features/calculator/calculator.copy.ts'
import { AiAddition } from '#ai/ai-addition.tsx'
import { Button } from '#ui/button.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import type { AiEstimate } from './use-ai-estimates.ts'

/** Where the way to it leads. */
export const AI_ESTIMATES = 'ai-estimates'

const UNSURE = { isOwn: false } as const

type AiEstimatesProps = {
  /** Where the AI differs from what is stored. */
  readonly estimates: readonly AiEstimate[] | undefined
  readonly silence: string | undefined
  readonly units: Profile['preferredUnits']
  readonly onTake: (estimates: readonly AiEstimate[]) => void
}

/** What the AI would say of the estimated clubs: the golfer takes it or leaves it. */
export function AiEstimates({ estimates, silence, units, onTake }: AiEstimatesProps) {
  return (
    <AiAddition id={AI_ESTIMATES} title={copy.aiTitle} silence={silence}>
      {estimates?.length === 0 ? (
        <p className="mt-2">{copy.aiAgrees}</p>
      ) : (
        estimates && (
          <>
            <p className="mt-2">{copy.aiDiffers(units)}</p>
            <ul className="mt-2 divide-y divide-rule">
              {estimates.map(({ club, distance, shownYards, certainty = UNSURE }) => (
                <li key={club} className="flex items-baseline justify-between gap-3 py-2">
                  <span>{unbroken(CLUBS[club].displayName)}</span>
                  <span>
                    {shownYards !== undefined && (
                      <span className="text-sm text-ink-2">{copy.aiInsteadOf(shownDistance(shownYards, units))} </span>
                    )}
                    <span className="plate text-plate-sm">
                      <CarryFigure text={carryText(distance, certainty, units)} isMain />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <Button
              look="line"
              className="mt-3 w-full"
              onClick={() => {
                onTake(estimates)
                // The button goes away with what it did.
                document.getElementById(AI_ESTIMATES)?.focus()
              }}
            >
              {copy.aiTake}
            </Button>
          </>
        )
      )}
    </AiAddition>
  )
}
