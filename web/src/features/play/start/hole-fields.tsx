import { useId } from 'react'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { LOOPS, startsOf } from './round-plan.ts'
import type { LoopKind } from './round-plan.ts'
import type { StartPlan } from './start-plan.ts'
import * as copy from './start.copy.ts'
import styles from './start.module.css'

type HoleFieldsProps = {
  readonly plan: Pick<StartPlan, 'loop' | 'startHole'>
  readonly onLoop: (loop: LoopKind) => void
  readonly onStart: (hole: number) => void
}

export function HoleFields({ plan: { loop, startHole }, onLoop, onStart }: HoleFieldsProps) {
  const id = useId()
  return (
    <Sheet title={copy.holesTitle} className="grid gap-3">
      <ChoiceRow
        legend={copy.loopLegend}
        isLegendHidden
        choices={LOOPS.map((value) => ({ value, label: copy.loops[value] }))}
        chosen={loop}
        onChoose={onLoop}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label htmlFor={id} className={styles.label}>
          {loop === 'one' ? copy.oneHole : copy.startHole}
        </label>
        <select
          id={id}
          className={styles.select}
          value={startHole}
          onChange={({ target }) => onStart(Number(target.value))}
        >
          {startsOf(loop).map((hole) => (
            <option key={hole} value={hole}>
              {hole}
            </option>
          ))}
        </select>
      </div>
    </Sheet>
  )
}
