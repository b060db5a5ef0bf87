import { takeout } from '#features/profile/profile.copy.ts'
import { ExportSheet } from './export-sheet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { DescribeDetail } from './plan-text.ts'
import * as copy from './takeout.copy.ts'
import styles from './takeout.module.css'

const ImportSheet = lazyPart(
  async () => (await import('./import-sheet.tsx')).ImportSheet,
  <div aria-busy="true" className="h-60 rounded-sheet bg-sunk" />,
  <Sheet>
    <h3>{copy.importTitle}</h3>
    <p role="alert" className="mt-1.5">
      {copy.importMissing}
    </p>
  </Sheet>,
)

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
