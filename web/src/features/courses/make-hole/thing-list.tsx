import { useId } from 'react'
import type { PlanThing } from '@bagwise/golf/course/course-plan'
import * as copy from './make-hole.copy.ts'

type ThingListProps = {
  readonly part: copy.PlanPart
  readonly things: readonly (PlanThing & { readonly fact?: string })[]
  readonly chosen: string | undefined
  readonly onChoose: (thing: PlanThing) => void
}

/** Everything that can be tapped on the plan: native radios, so that keys go from one to the next. */
export function ThingList({ part, things, chosen, onChoose }: ThingListProps) {
  const name = useId()
  const isWide = things.some(({ fact }) => fact !== undefined)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.stepName(part)}</legend>
      <div
        className={`grid gap-1 ${isWide ? 'grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]' : 'grid-cols-[repeat(auto-fill,minmax(3rem,1fr))]'}`}
      >
        {things.map((thing) => (
          <label
            key={thing.id}
            className="relative flex min-h-12 cursor-pointer items-baseline justify-center gap-2 rounded-control border border-edge bg-sheet px-1 pt-3 font-plate text-[1.0625rem] font-semibold hover:bg-mown has-checked:bg-ink has-checked:text-on-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:[forced-color-adjust:none] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]"
          >
            <input
              type="radio"
              name={name}
              checked={thing.id === chosen}
              onChange={() => onChoose(thing)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{copy.stepName(part)} </span>
            {thing.letters}
            {thing.fact !== undefined && <span className="text-sm font-normal">{thing.fact}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
