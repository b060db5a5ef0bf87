import { useId, useState } from 'react'
import { ESTIMATE_METHODS } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { useReaderUnits } from '#data/use-reader-units.ts'
import { textInUnits } from '#quantities/text-in-units.ts'
import { Button } from '#ui/button.tsx'
import type { ButtonLook } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { keepEstimateMethod, useEstimateMethod } from './estimate-method.ts'
import * as copy from './estimates.copy.ts'

type HowWeEstimateProps = {
  readonly look?: ButtonLook
  readonly className?: string
  /** On the button, where it says more than the method that is chosen. */
  readonly label?: string
  /** What a new choice changes on the screen; it is kept already. */
  readonly onChosen?: (method: EstimateMethod) => void
}

/** The way to the sheet in which the golfer chooses how missing distances are worked out, everywhere and from then on. */
export function HowWeEstimate({ look = 'quiet', className, label, onChosen }: HowWeEstimateProps) {
  const [isOpen, setIsOpen] = useState(false)
  const method = useEstimateMethod()

  function choose(chosen: EstimateMethod) {
    keepEstimateMethod(chosen)
    onChosen?.(chosen)
  }

  return (
    <>
      <Button look={look} className={className} onClick={() => setIsOpen(true)}>
        {label ?? copy.howWeEstimateNow(method)}
      </Button>
      {isOpen && (
        <Dialog title={copy.howWeEstimate} onClose={() => setIsOpen(false)}>
          <p className="text-sm text-ink-2">{copy.methodIntro}</p>
          <MethodChoice chosen={method} onChoose={choose} />
          <Button onClick={() => setIsOpen(false)}>{copy.methodDone}</Button>
        </Dialog>
      )}
    </>
  )
}

type MethodChoiceProps = {
  readonly chosen: EstimateMethod
  readonly onChoose: (method: EstimateMethod) => void
}

function MethodChoice({ chosen, onChoose }: MethodChoiceProps) {
  const name = useId()
  const units = useReaderUnits()
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{copy.howWeEstimate}</legend>
      {ESTIMATE_METHODS.map((method) => (
        <label
          key={method}
          className="grid min-h-14 cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-control border border-edge p-3 hover:bg-mown has-checked:border-ink has-checked:bg-mown has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={method}
            checked={method === chosen}
            aria-describedby={`${name}-${method}`}
            aria-label={copy.methodLabels[method]}
            onChange={() => onChoose(method)}
            className="mt-1 size-5 accent-ink"
          />
          <span className="min-w-0">
            <b className="font-plate text-plate-sm">{copy.methodLabels[method]}</b>
            <span id={`${name}-${method}`} className="block text-sm text-ink-2">
              {textInUnits(copy.methodMeanings[method], units)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
