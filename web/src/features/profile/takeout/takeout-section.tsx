import { takeout } from '#features/profile/profile.copy.ts'
import { ExportSheet } from './export-sheet.tsx'
import { ImportSheet } from './import-sheet.tsx'
import type { DescribeDetail } from './plan-text.ts'
import * as copy from './takeout.copy.ts'
import styles from './takeout.module.css'

/** Everything of the golfer as files, and back again. */
export function TakeoutSection({ describe }: { readonly describe: DescribeDetail }) {
  return (
    <section aria-label={takeout} className={styles.takeout}>
      <p className="text-sm text-ink-2">{copy.intro}</p>
      <div className={styles.sheets}>
        <ExportSheet />
        <ImportSheet describe={describe} />
      </div>
    </section>
  )
}
