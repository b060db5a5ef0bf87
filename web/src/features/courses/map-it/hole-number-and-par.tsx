import { useId } from 'react'
import { HOLE_LIMITS } from '@bagwise/golf/course/hole-limits'
import type { Course } from '@bagwise/golf/course/course'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import * as copy from './map-it.copy.ts'
import type { MappedHole } from './mapped-hole.ts'

type NumberAndPar = Pick<MappedHole, 'number' | 'par'>

type HoleNumberAndParProps = {
  readonly hole: NumberAndPar
  readonly course: Course
  readonly onChange: (changed: Partial<NumberAndPar>) => void
  /** Takes the hole of this number from the course. */
  readonly onRemove?: (() => void) | undefined
}

const NUMBERS = Array.from({ length: HOLE_LIMITS.numbers.most }, (_, index) => index + 1)
const PARS = ['none', '3', '4', '5', '6'] as const

export function HoleNumberAndPar({ hole, course, onChange, onRemove }: HoleNumberAndParProps) {
  const id = useId()
  const { number, par } = hole
  const isReplaced = course.holes.some((other) => other.number === number)
  return (
    <div className="mt-2 grid gap-3">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="font-plate text-plate-sm font-bold">
          {copy.numberLabel}
        </label>
        <select
          id={id}
          className="min-h-12 rounded-control border border-edge bg-sheet px-3 text-base text-ink"
          value={number}
          onChange={({ target }) => onChange({ number: Number(target.value) })}
        >
          {NUMBERS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className="text-sm text-ink-2">
        {isReplaced && copy.replaces(number)}
      </p>
      {isReplaced && onRemove && (
        <Button look="line" className="justify-self-start" onClick={onRemove}>
          {copy.removeHole(number)}
        </Button>
      )}
      <ChoiceRow
        legend={copy.parLegend}
        choices={PARS.map((value) => ({ value, label: value === 'none' ? copy.noPar : value }))}
        chosen={PARS.find((value) => value === String(par ?? 'none'))}
        onChoose={(value) => onChange({ par: value === 'none' ? null : Number(value) })}
      />
    </div>
  )
}
