import type { Advice } from '@bagwise/golf/shot-advice/advise'
import { Sheet } from '#ui/sheet.tsx'
import { adjustmentLines } from './adjustment-lines.ts'
import type { AimFacts } from './aim-line.ts'
import * as copy from './result.copy.ts'
import styles from '../shot.module.css'

/** What to change in the set-up and the swing. */
export function SetupSheet({ advice, facts }: { readonly advice: Advice; readonly facts: AimFacts }) {
  return (
    <Sheet title={copy.setupTitle}>
      <dl className="mt-1 divide-y divide-rule">
        {adjustmentLines(advice, facts).map(({ field, text }) => (
          <div key={field} className={styles.adjustment}>
            <dt className="font-plate font-bold">{copy.fieldNames[field]}</dt>
            <dd className="text-sm">{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
