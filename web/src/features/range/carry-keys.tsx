import { useId } from 'react'
import type { ReactNode } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { MIDDLE } from './carries-about.ts'
import type { CarryStep } from './carries-about.ts'
import * as copy from './range.copy.ts'

type CarryKeysProps = {
  readonly steps: readonly CarryStep[]
  readonly chosen: CarryStep | undefined
  readonly units: PreferredUnits
  /** Beside the question: which swing it is about. */
  readonly swing: ReactNode
  /** Undefined when the chosen one is tapped again. */
  readonly onChoose: (step: CarryStep | undefined) => void
}

/** Nine carries, the club's own in the middle. */
export function CarryKeys({ steps, chosen, units, swing, onChoose }: CarryKeysProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <h3 id={id}>{copy.carryQuestion}</h3>
        {swing && <div className="grow">{swing}</div>}
      </div>
      <div className="mt-1.5 grid grid-cols-3 gap-2">
        {steps.map((step, index) => {
          const isChosen = step.shown === chosen?.shown
          const ground = index === MIDDLE ? 'border-ink bg-mown' : 'border-edge bg-sheet hover:bg-mown'
          return (
            <button
              key={step.shown}
              type="button"
              aria-pressed={isChosen}
              data-next={index === MIDDLE ? 'carry' : undefined}
              onClick={() => onChoose(isChosen ? undefined : step)}
              className={`plate min-h-12 [@media(height<30rem)]:min-h-11 rounded-control border-[1.5px] text-[1.75rem] active:translate-y-px aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink forced-colors:aria-pressed:[forced-color-adjust:none] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] ${ground}`}
            >
              {step.shown}
              <span className="sr-only">{copy.spokenUnits(units)}</span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
