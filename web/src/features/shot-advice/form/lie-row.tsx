import { memo, useId } from 'react'
import { LIES } from '@bagwise/golf/shot-advice/shot'
import type { Lie } from '@bagwise/golf/shot-advice/shot'
import choiceChip from '#ui/choice-chip.module.css'
import { LieDrawing } from './lie-drawing.tsx'
import * as copy from './shot-form.copy.ts'
import styles from '../shot-form.module.css'
import type { ChangeShot } from './use-shot-inputs.ts'

type LieRowProps = { readonly lie: Lie; readonly onChange: ChangeShot }

/** What the ball rests on: six drawings in a row. */
export const LieRow = memo(function LieRow({ lie, onChange }: LieRowProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{copy.lieLegend}</legend>
      <div className={styles.lies}>
        {LIES.map((one) => (
          <label key={one} className={`${choiceChip.chip} ${styles.lie}`}>
            <input
              type="radio"
              name={name}
              value={one}
              aria-label={copy.lieNames[one]}
              checked={one === lie}
              onChange={() => onChange((inputs) => ({ ...inputs, lie: one }))}
            />
            <LieDrawing lie={one} />
            <LieName lie={one} />
          </label>
        ))}
      </div>
    </fieldset>
  )
})

function LieName({ lie }: { readonly lie: Lie }) {
  const short = copy.shortLieNames[lie]
  if (short === undefined) return copy.lieNames[lie]
  return (
    <>
      <span className="min-[400px]:hidden">{short}</span>
      <span className="max-[399.9px]:hidden">{copy.lieNames[lie]}</span>
    </>
  )
}
