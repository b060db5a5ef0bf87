import type { Place } from '@bagwise/golf/course/plane'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { HoleDrawing } from '#charts/hole/hole-drawing.tsx'
import { blankGround } from '#charts/hole/hole-marks.ts'
import type { HoleMarks } from '#charts/hole/hole-marks.ts'
import { useWidthPx } from '#charts/use-width.ts'
import { unitShort, yardsFromShown } from '#quantities/distance.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'
import * as copy from './map-it.copy.ts'
import { HOLE_PARTS, spotOf } from './mapped-hole.ts'
import type { MappedHole, PlanFrame, Target } from './mapped-hole.ts'

/** In the golfer's units; the longest is that of a long par 5. */
const PLAN_LENGTHS = ['200', '400', '600'] as const
export type PlanLength = (typeof PLAN_LENGTHS)[number]
const GRID = { hole: 50, green: 10 } as const
const HEIGHT_PX = 400

type BlankPlanProps = {
  readonly hole: MappedHole
  readonly frame: PlanFrame
  readonly target: Target
  readonly units: PreferredUnits
  readonly length: PlanLength
  readonly onLength: (length: PlanLength) => void
  readonly onTap: (place: Place) => void
}

/** A plan of nothing but squares and what is set. The second edge of a green is tapped on a closer view of the first. */
export function BlankPlan({ hole, frame, target, units, length, onLength, onTap }: BlankPlanProps) {
  const [ref, widthPx] = useWidthPx<HTMLDivElement>()
  const firstEdge = otherEdge(hole, target)
  const isGreen = firstEdge !== undefined
  const lengthYards = yardsFromShown(Number(length), units)
  const ground = isGreen
    ? { ...blankGround(lengthYards), greenMiddle: frame.to(firstEdge.at) }
    : blankGround(lengthYards)
  return (
    <div className="grid gap-2">
      <div ref={ref} className="overflow-hidden rounded-sheet border-2 border-ink">
        {widthPx !== undefined && widthPx > 0 && (
          <HoleDrawing
            {...{ ground, units, widthPx, onTap }}
            heightPx={HEIGHT_PX}
            marks={marksOf(hole, frame)}
            view={isGreen ? 'green' : 'hole'}
            gridYards={yardsFromShown(isGreen ? GRID.green : GRID.hole, units)}
            sentence={copy.planSentence(target.part, units)}
          />
        )}
      </div>
      {!isGreen && (
        <ChoiceRow
          legend={copy.planLegend}
          isLegendHidden
          choices={PLAN_LENGTHS.map((value) => ({ value, label: `${value} ${unitShort(units)}` }))}
          chosen={length}
          onChoose={onLength}
        />
      )}
    </div>
  )
}

function otherEdge({ front, back }: MappedHole, { part }: Target) {
  if (part === 'back') return front ?? undefined
  return part === 'front' ? (back ?? undefined) : undefined
}

function marksOf(hole: MappedHole, frame: PlanFrame): HoleMarks {
  const targets: readonly Target[] = [
    ...HOLE_PARTS.map((part) => ({ part })),
    ...hole.hazards.flatMap((_, hazard) => (['near', 'far'] as const).map((part) => ({ part, hazard }))),
  ]
  return {
    crosses: targets.flatMap((target) => {
      const spot = spotOf(hole, target)
      return spot ? [{ at: frame.to(spot.at), label: copy.crossLabels[target.part] }] : []
    }),
  }
}
