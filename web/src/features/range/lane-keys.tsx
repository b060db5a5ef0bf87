import { useId } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { lanesAt } from '@bagwise/golf/memory/range-log'
import type { LaneSides } from '@bagwise/golf/memory/range-log'
import { unitShort } from '#quantities/distance.ts'
import type { CarryStep } from './carries-about.ts'
import * as copy from './range.copy.ts'

type LaneKeysProps = {
  /** Undefined before the first tap. */
  readonly carry: CarryStep | undefined
  /** What the lanes are sized for until then. */
  readonly likelyYards: number
  readonly handicap: number | undefined
  readonly units: PreferredUnits
  readonly onChoose: (sides: LaneSides) => void
}

const LOOKS = {
  middle: 'border-ink bg-mown',
  beside: 'border-ink bg-sheet hover:bg-mown',
  waiting: 'border-edge bg-sunk text-ink-2',
} as const

/** Five lanes as they lie before the golfer; one above the other where the text is large. */
export function LaneKeys({ carry, likelyYards, handicap, units, onChoose }: LaneKeysProps) {
  const id = useId()
  const lanes = lanesAt({ carryYards: carry?.carryYards ?? likelyYards, handicap })
  return (
    <section aria-labelledby={id} className="@container mt-1 min-w-0">
      <h3 id={id}>{carry ? copy.laneQuestionOf(`${carry.shown} ${unitShort(units)}`) : copy.laneQuestion}</h3>
      <div className="mt-1.5 grid gap-1.5 @min-[17rem]:grid-cols-5">
        {lanes.map((sides) => (
          <button
            key={sides.lane}
            type="button"
            disabled={!carry}
            data-next={sides.lane === 'straight' ? 'lane' : undefined}
            onClick={() => onChoose(sides)}
            className={`flex min-h-13 min-w-11 items-center justify-between gap-1 rounded-control border-[1.5px] px-3 font-plate text-[.875rem] leading-tight font-bold @min-[21rem]:text-[1rem] active:translate-y-px @min-[17rem]:min-h-16 @min-[17rem]:flex-col @min-[17rem]:justify-center @min-[17rem]:px-0 ${carry ? LOOKS[sides.lane === 'straight' ? 'middle' : 'beside'] : LOOKS.waiting}`}
          >
            {copy.laneName(sides.lane)}
            <span aria-hidden="true" className="text-[.8125rem] font-semibold text-ink-2">
              {copy.laneSize(sides, units)}
            </span>
            <span className="sr-only">{copy.spokenLaneSize(sides, units)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
