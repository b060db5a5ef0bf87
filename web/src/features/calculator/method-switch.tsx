import type { EstimateMethod } from '#api/device/estimate-method.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'

const METHODS = [
  { value: 'classic', label: 'Classic' },
  { value: 'like-me', label: 'Like me' },
] as const

/** With fewer of the golfer's own numbers than this Classic is often 13 to 17 yards off: docs/models/distances.md. */
const ENOUGH_REFERENCES = 3

type MethodSwitchProps = {
  readonly method: EstimateMethod
  readonly onChoose: (method: EstimateMethod) => void
  /** How many of the numbers are the golfer's own. */
  readonly referenceCount: number
  readonly hasEstimates: boolean
  /** Like me is chosen, and not every estimate is its own. */
  readonly hasOlderEstimates: boolean
}

export function MethodSwitch(props: MethodSwitchProps) {
  return (
    <div className="px-4 pb-3">
      <ChoiceRow legend="Estimates" choices={METHODS} chosen={props.method} onChoose={props.onChoose} />
      {/* Choosing changes every estimate: this says so to those who do not see them. */}
      <p aria-live="polite" className="mt-1.5 text-sm text-ink-2 empty:mt-0">
        {props.hasEstimates && remark(props)}
      </p>
    </div>
  )
}

function remark({ method, referenceCount, hasOlderEstimates }: MethodSwitchProps): string {
  if (method === 'classic') return referenceCount < ENOUGH_REFERENCES ? 'Like me is closer for most golfers' : ''
  if (hasOlderEstimates) return 'Estimates without ± are not from Like me. Calculate to renew them.'
  return 'The ± holds for about 4 golfers in 5.'
}
