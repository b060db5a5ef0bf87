import type { PreferredUnits } from '@bagwise/golf/golfer'
import { HAZARD_KINDS } from '@bagwise/golf/shot-advice/shot'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SpotButton, spotText } from './hole-steps.tsx'
import * as copy from './map-it.copy.ts'
import { withHazard } from './mapped-hole.ts'
import type { MappedHole, Target } from './mapped-hole.ts'

type HazardListProps = {
  readonly hole: MappedHole
  readonly target: Target
  readonly units: PreferredUnits
  readonly onTarget: (target: Target) => void
  readonly onChange: (changed: (hole: MappedHole) => MappedHole) => void
}

const SIDES = ['left', 'front', 'right'] as const

/** Where hazards begin and end along the hole; their edges are set as tee and green are. */
export function HazardList({ hole, target, units, onTarget, onChange }: HazardListProps) {
  function add(): void {
    onChange((before) => ({
      ...before,
      hazards: [...before.hazards, { kind: 'bunker', side: 'right', near: null, far: null }],
    }))
    onTarget({ part: 'near', hazard: hole.hazards.length })
  }

  function remove(index: number): void {
    onChange((before) => ({ ...before, hazards: before.hazards.filter((_, at) => at !== index) }))
    onTarget({ part: 'back' })
  }

  return (
    <Sheet title={copy.hazardsTitle}>
      <div className="mt-2 grid gap-4">
        {hole.hazards.map(({ kind, side }, index) => (
          // A hazard has no name but its place in the list.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={index} className="grid min-w-0 gap-2 border-t border-rule pt-2">
            <legend className="sr-only">{copy.hazardTitle(index)}</legend>
            <ChoiceRow
              legend={copy.kindLegend}
              choices={HAZARD_KINDS.map((value) => ({ value, label: copy.kinds[value] }))}
              chosen={kind}
              onChoose={(next) => onChange((before) => withHazard(before, index, { kind: next }))}
            />
            <ChoiceRow
              legend={copy.sideLegend}
              choices={SIDES.map((value) => ({ value, label: copy.sides[value] }))}
              chosen={side}
              onChoose={(next) => onChange((before) => withHazard(before, index, { side: next }))}
            />
            <div className="grid auto-cols-fr grid-flow-col gap-2">
              {(['near', 'far'] as const).map((part) => (
                <SpotButton
                  key={part}
                  label={copy.edges[part]}
                  value={spotText(hole, { part, hazard: index }, units)}
                  isChosen={'hazard' in target && target.hazard === index && target.part === part}
                  isDisabled={false}
                  onChoose={() => onTarget({ part, hazard: index })}
                />
              ))}
            </div>
            <Button
              look="quiet"
              className="justify-self-start"
              aria-label={copy.removeHazard(index)}
              onClick={() => remove(index)}
            >
              {copy.remove}
            </Button>
          </fieldset>
        ))}
        <Button look="line" className="justify-self-start" disabled={hole.front === null} onClick={add}>
          {copy.addHazard}
        </Button>
      </div>
    </Sheet>
  )
}
