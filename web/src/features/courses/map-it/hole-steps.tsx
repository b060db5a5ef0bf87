import type { PreferredUnits } from '@bagwise/golf/golfer'
import * as copy from './map-it.copy.ts'
import { HOLE_PARTS, spotOf, yardsFromTee } from './mapped-hole.ts'
import type { MappedHole, Target } from './mapped-hole.ts'

type HoleStepsProps = {
  readonly hole: MappedHole
  readonly target: Target
  readonly units: PreferredUnits
  readonly onTarget: (target: Target) => void
}

/** Tee, front and back: what is set, and what the next tap sets. Each can be set again. */
export function HoleSteps({ hole, target, units, onTarget }: HoleStepsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.stepsLabel}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {HOLE_PARTS.map((part, index) => (
          <SpotButton
            key={part}
            label={`${index + 1} ${copy.steps[part]}`}
            value={spotText(hole, { part }, units)}
            isChosen={target.part === part}
            // Distances are from the tee.
            isDisabled={part !== 'tee' && hole.tee === null}
            onChoose={() => onTarget({ part })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type SpotButtonProps = {
  readonly label: string
  readonly value: string
  readonly isChosen: boolean
  readonly isDisabled: boolean
  readonly onChoose: () => void
}

export function SpotButton({ label, value, isChosen, isDisabled, onChoose }: SpotButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={isDisabled}
      onClick={onChoose}
      className="grid min-h-18 content-between rounded-control border-[1.5px] border-ink bg-sheet px-2 py-1.5 text-left text-ink hover:bg-mown disabled:border-edge disabled:bg-sunk disabled:text-ink-3 aria-pressed:bg-ink aria-pressed:text-on-ink forced-colors:aria-pressed:[forced-color-adjust:none] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
    >
      <span className="font-plate text-[1.0625rem] leading-tight font-bold">{label}</span>
      <span className="text-sm">{value}</span>
    </button>
  )
}

/** 'set', '382 yd', 'not set' */
export function spotText(hole: MappedHole, target: Target, units: PreferredUnits): string {
  const spot = spotOf(hole, target)
  if (!spot) return copy.notSet
  const yards = target.part === 'tee' ? undefined : yardsFromTee(hole, spot)
  return yards === undefined ? copy.isSet : copy.fromTee(yards, units)
}
