import { memo } from 'react'
import { PAGE_SIZE } from '@bagwise/golf/book/paper'
import type { BookFacts, MadePage } from '#features/courses/book/book-made.ts'
import * as copy from '#features/courses/book/book.copy.ts'
import styles from '../book.module.css'
import { bookRows } from './book-rows.ts'
import { CoverPage } from './cover-page.tsx'
import { HolePage } from './hole-page.tsx'
import { INK, PAGE, PAPER } from './page-layout.ts'

type BookPageDrawingProps = { readonly made: MadePage; readonly facts: BookFacts }

/** A page of A6, black on white, complete in itself: it can be saved as a file. */
export const BookPageDrawing = memo(function BookPageDrawing({ made, facts }: BookPageDrawingProps) {
  const rows = made.kind === 'hole' ? bookRows(made.page, facts.units) : []
  const sentence =
    made.kind === 'hole'
      ? copy.pageSentence(made.page.head, rows, facts.units)
      : copy.coverSentence(made.cover.courseName)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={`${PAGE_SIZE.widthMm}mm`}
      height={`${PAGE_SIZE.heightMm}mm`}
      viewBox={`0 0 ${hundredths(PAGE.widthPx)} ${hundredths(PAGE.heightPx)}`}
      role="img"
      aria-label={sentence}
      fontFamily="'Archivo Narrow Variable', 'Archivo Narrow', 'Arial Narrow', Arial, sans-serif"
      fontWeight="600"
      fill={INK}
      className={styles.drawing}
    >
      <rect width={PAGE.widthPx} height={PAGE.heightPx} fill={PAPER} />
      {made.kind === 'cover' ? (
        <CoverPage cover={made.cover} facts={facts} />
      ) : (
        <HolePage page={made.page} rows={rows} facts={facts} />
      )}
    </svg>
  )
})

const hundredths = (lengthPx: number) => Math.round(lengthPx * 100) / 100
