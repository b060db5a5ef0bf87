import { PAGE_SIZE, SHEETS, pagePlaces } from '@bagwise/golf/book/paper'
import type { Paper } from '@bagwise/golf/book/paper'
import { Button } from '#ui/button.tsx'
import type { BookFacts, MadePage } from './book-made.ts'
import * as copy from './book.copy.ts'
import styles from './book.module.css'
import { BookPageDrawing } from './page/book-page-drawing.tsx'
import { savePage } from './save-page.ts'

const SHEET_CLASS = { a6: styles.a6, a5: styles.a5, a4: styles.a4 } as const satisfies Record<Paper, unknown>

type BookSheetsProps = {
  readonly pages: readonly MadePage[]
  readonly facts: BookFacts
  readonly paper: Paper
}

/** The pages, which the screen shows one after the other and paper side by side. */
export function BookSheets({ pages, facts, paper }: BookSheetsProps) {
  const perSheet = pagePlaces(paper).length
  const sheets = Array.from({ length: Math.ceil(pages.length / perSheet) }, (_, sheet) =>
    pages.slice(sheet * perSheet, (sheet + 1) * perSheet),
  )
  return (
    <section className={styles.book} aria-label={copy.previewLabel}>
      {sheets.map((onSheet, sheet) => (
        // Pages are only ever added.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={sheet} className={`${styles.sheet} ${SHEET_CLASS[paper]}`}>
          {onSheet.map((made, place) => (
            <BookPageOnSheet key={nameOf(made)} made={made} facts={facts} number={sheet * perSheet + place} />
          ))}
          <CutMarks paper={paper} />
        </div>
      ))}
    </section>
  )
}

type BookPageOnSheetProps = { readonly made: MadePage; readonly facts: BookFacts; readonly number: number }

function BookPageOnSheet({ made, facts, number }: BookPageOnSheetProps) {
  const name = nameOf(made)
  return (
    <figure className={styles.page}>
      <BookPageDrawing made={made} facts={facts} />
      <figcaption className={styles.save}>
        <Button
          look="quiet"
          aria-label={copy.saveSvgOf(name)}
          onClick={({ currentTarget }) => {
            const drawing = currentTarget.closest('figure')?.querySelector('svg')
            if (drawing) savePage(drawing, number)
          }}
        >
          {copy.saveSvg}
        </Button>
      </figcaption>
    </figure>
  )
}

const CUT_MM = 4

/** Where to cut: short lines in the white between pages and at the edges of the sheet. */
function CutMarks({ paper }: { readonly paper: Paper }) {
  const { widthMm, heightMm, columnCount, rowCount } = SHEETS[paper]
  if (columnCount * rowCount === 1) return null
  const middleMm = heightMm / 2
  const down = [0, ...(rowCount > 1 ? [middleMm - CUT_MM] : []), heightMm - CUT_MM].map(
    (topMm) => `M${PAGE_SIZE.widthMm} ${topMm}v${topMm > 0 && topMm < middleMm ? 2 * CUT_MM : CUT_MM}`,
  )
  const across =
    rowCount > 1
      ? [0, PAGE_SIZE.widthMm - CUT_MM, widthMm - CUT_MM].map(
          (leftMm) => `M${leftMm} ${middleMm}h${leftMm > 0 && leftMm < PAGE_SIZE.widthMm ? 2 * CUT_MM : CUT_MM}`,
        )
      : []
  return (
    <svg className={styles.cuts} viewBox={`0 0 ${widthMm} ${heightMm}`} aria-hidden="true">
      <path d={[...down, ...across].join('')} stroke="#000" strokeWidth=".25" fill="none" />
    </svg>
  )
}

function nameOf(made: MadePage): string {
  return made.kind === 'cover' ? copy.coverName : copy.pageName(made.page.head)
}
