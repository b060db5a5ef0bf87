import { useId } from 'react'
import { ExportSheet } from './export-sheet.tsx'
import { ImportSheet } from './import-sheet.tsx'
import type { DescribeDetail } from './plan-text.ts'
import * as copy from './takeout.copy.ts'
import styles from './takeout.module.css'

/** Everything of the golfer as files, and back again. */
export function TakeoutSection({ describe }: { readonly describe: DescribeDetail }) {
  const headingId = useId()
  return (
    <section id="takeout" tabIndex={-1} aria-labelledby={headingId} className={styles.takeout}>
      <div>
        <h2 id={headingId}>{copy.title}</h2>
        <p className="mt-1.5 text-sm text-ink-2">{copy.intro}</p>
      </div>
      <div className={styles.sheets}>
        <ExportSheet />
        <ImportSheet describe={describe} />
      </div>
    </section>
  )
}
