import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import { HOLE_LIMITS } from '@bagwise/golf/course/hole-limits'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { usePositionOnce } from '#features/courses/hole/use-position-once.ts'
import { shownDistance, unitShort, yardsFromShown } from '#quantities/distance.ts'
import { readTypedNumber } from '#quantities/typed-number.ts'
import { Button } from '#ui/button.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { notify } from '#ui/notices.ts'
import * as copy from './map-it.copy.ts'
import { placeAlong, spotOf, yardsFromTee } from './mapped-hole.ts'
import type { MappedHole, PlanFrame, Spot, Target } from './mapped-hole.ts'

type SpotControlsProps = {
  readonly hole: MappedHole
  readonly frame: PlanFrame
  readonly target: Target
  readonly units: PreferredUnits
  readonly onSpot: (spot: Spot) => void
}

/** What a tap on the plan does, by the phone's position or by a typed distance. */
export function SpotControls({ hole, frame, target, units, onSpot }: SpotControlsProps) {
  const here = usePositionOnce((position) => {
    onSpot({ at: position.at, isStoodOn: true })
    notify('status', copy.located(position.radiusYards, units))
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <Button isBusy={here.isLocating} busyLabel={copy.locating} onClick={here.locate}>
          {copy.iAmHere}
        </Button>
        {target.part === 'tee' && (
          <Button look="line" onClick={() => onSpot({ at: frame.from({ x: 0, y: 0 }), isStoodOn: false })}>
            {copy.atThePlansFoot}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {here.failure !== undefined && copy.failure(here.failure)}
      </p>
      {target.part !== 'tee' && <TypedDistance {...{ hole, frame, units, onSpot, target }} part={target.part} />}
    </div>
  )
}

type TypedDistanceProps = SpotControlsProps & { readonly part: Parameters<typeof copy.typedLabel>[0] }

function TypedDistance({ hole, frame, target, part, units, onSpot }: TypedDistanceProps) {
  const id = useId()
  const spot = spotOf(hole, target)
  const yardsNow = spot ? yardsFromTee(hole, spot) : undefined
  /** Null shows what is set. */
  const [unsent, setUnsent] = useState<string | null>(null)
  const typed = unsent ?? (yardsNow === undefined ? '' : String(shownDistance(yardsNow, units)))
  const [isFaulty, setIsFaulty] = useState(false)
  const most = shownDistance(HOLE_LIMITS.lineYards.most, units)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const shown = readTypedNumber(typed, unitShort(units))
    const isRead = shown !== undefined && Number.isInteger(shown) && shown >= 1 && shown <= most
    setIsFaulty(!isRead)
    if (!isRead) return
    setUnsent(null)
    const place = placeAlong(hole, frame, { yards: yardsFromShown(shown, units), target })
    onSpot({ at: frame.from(place), isStoodOn: false })
  }

  return (
    <form onSubmit={submit} className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {copy.typedLabel(part)}
      </label>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2">
        <NumberField
          id={id}
          unit={unitShort(units)}
          value={typed}
          isInvalid={isFaulty}
          aria-describedby={isFaulty ? `${id}-problem` : undefined}
          onChange={({ target: field }) => setUnsent(field.value)}
        />
        <Button type="submit" look="line">
          {copy.setIt}
        </Button>
      </div>
      {isFaulty && (
        <p id={`${id}-problem`} className="text-sm text-flag-ink">
          {copy.typedProblem(most, units)}
        </p>
      )}
    </form>
  )
}
