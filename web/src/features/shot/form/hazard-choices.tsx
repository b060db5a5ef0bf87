import { useId } from 'react'
import { HAZARD_KINDS, HAZARD_SIDES } from '@bagwise/golf/advisor/shot'
import { hasHazard, withHazard } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'
import { HAZARD_NAMES, SIDE_NAMES } from './shot-words.ts'

type HazardChoicesProps = { readonly inputs: ShotInputs; readonly onChange: (inputs: ShotInputs) => void }

/** What lies around the green, and on which side of it: any number of them. */
export function HazardChoices({ inputs, onChange }: HazardChoicesProps) {
  const id = useId()
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-plate text-plate-sm font-bold">
        Hazards <span className="font-semibold text-ink-2">around the green</span>
      </legend>
      {HAZARD_KINDS.map((kind) => (
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <p id={`${id}-${kind}`} className="mb-1.5 text-sm">
            {HAZARD_NAMES[kind]}
          </p>
          <div className="shot-choices shot-choices-four">
            {HAZARD_SIDES.map((side) => (
              <label key={side} className="choice-chip shot-choice">
                <input
                  type="checkbox"
                  aria-label={`${HAZARD_NAMES[kind]} ${SIDE_NAMES[side].toLowerCase()}`}
                  checked={hasHazard(inputs, { kind, side })}
                  onChange={({ target }) => onChange(withHazard(inputs, { kind, side }, target.checked))}
                />
                {SIDE_NAMES[side]}
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
