import type { AdjustmentField } from '@bagwise/golf/shot-advice/adjustments'
import * as copy from './result.copy.ts'
import styles from '../shot.module.css'

type SetupPointsProps = { readonly lines: readonly { readonly field: AdjustmentField; readonly text: string }[] }

/** What to change in the set-up and the swing. */
export function SetupPoints({ lines }: SetupPointsProps) {
  return (
    <dl className="divide-y divide-rule">
      {lines.map(({ field, text }) => (
        <div key={field} className={styles.adjustment}>
          <dt className="font-plate font-bold">{copy.fieldNames[field]}</dt>
          <dd className="text-sm">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
