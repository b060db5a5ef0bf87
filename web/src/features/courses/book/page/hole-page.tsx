import type { BookPage } from '@bagwise/golf/book/book-page'
import type { ClubType } from '@bagwise/golf/club'
import { whoseWords } from '#profile-parts/whose-shots.copy.ts'
import { whoseShots } from '#profile-parts/whose-shots.ts'
import type { BookFacts } from '#features/courses/book/book-made.ts'
import * as copy from '#features/courses/book/book.copy.ts'
import { GREEN_PX, GreenOfPage } from './book-green.tsx'
import { BookHole } from './book-hole.tsx'
import type { BookRow } from './book-rows.ts'
import { CompassRose, ROSE_PX } from './compass-rose.tsx'
import { HEAD_PX, HoleHead } from './hole-head.tsx'
import { HoleTable, tablePx } from './hole-table.tsx'
import { EDGE_PX, FINE, INK, INNER_PX, PAGE, RIGHT_PX, brokenLines } from './page-layout.ts'

type HolePageProps = { readonly page: BookPage; readonly rows: readonly BookRow[]; readonly facts: BookFacts }

const SIDE_PX = 122
const GAP_PX = 8
const TABLE_GAP_PX = 3
const NOTE_LINES = 3
/** A hand needs no more, where there is as much. */
const MOST_NOTE_LINE_PX = 26

/** A hole: its head, its drawing beside green and notes, its table, and where all of it comes from. */
export function HolePage({ page, rows, facts }: HolePageProps) {
  const { units, weather } = facts
  const foot = footLines(page, facts)
  const footTopPx = PAGE.heightPx - EDGE_PX - foot.length * FINE.linePx
  const tableTopPx = footTopPx - 4 - tablePx(rows.length)
  const drawing = {
    leftPx: EDGE_PX,
    topPx: HEAD_PX,
    widthPx: INNER_PX - SIDE_PX - GAP_PX,
    heightPx: tableTopPx - TABLE_GAP_PX - HEAD_PX,
  }
  const side = { leftPx: RIGHT_PX - SIDE_PX, widthPx: SIDE_PX }
  return (
    <>
      <HoleHead head={page.head} units={units} />
      {page.drawing ? (
        <>
          <BookHole drawing={page.drawing} page={page} units={units} {...drawing} />
          <CompassRose
            bearingDeg={page.drawing.bearingDeg}
            reading={weather?.reading}
            units={units}
            leftPx={side.leftPx}
            topPx={HEAD_PX - 2}
          />
        </>
      ) : (
        <text x={EDGE_PX} y={HEAD_PX + 30} fontSize="12.5">
          {copy.noLine}
        </text>
      )}
      <GreenOfPage green={page.green} units={units} {...side} topPx={HEAD_PX + ROSE_PX} />
      <NoteLines {...side} topPx={HEAD_PX + ROSE_PX + GREEN_PX} endPx={tableTopPx - TABLE_GAP_PX} />
      <HoleTable rows={rows} topPx={tableTopPx} />
      <path d={`M${EDGE_PX} ${footTopPx - 2}H${RIGHT_PX}`} stroke={INK} strokeWidth="1.6" />
      {foot.map((line, index) => (
        <text key={line} x={EDGE_PX} y={footTopPx + 8 + index * FINE.linePx} fontSize={FINE.size} fontWeight="400">
          {line}
        </text>
      ))}
    </>
  )
}

type NoteLinesProps = {
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly endPx: number
}

/** For the golfer's own hand. */
function NoteLines({ leftPx, topPx, widthPx, endPx }: NoteLinesProps) {
  const stepPx = Math.min(MOST_NOTE_LINE_PX, (endPx - topPx) / NOTE_LINES)
  const lines = Array.from({ length: NOTE_LINES }, (_, line) => topPx + (line + 1) * stepPx)
  return (
    <>
      <text x={leftPx} y={topPx + 10} fontSize={FINE.size}>
        {copy.notes}
      </text>
      <path d={lines.map((yPx) => `M${leftPx} ${yPx}h${widthPx}`).join('')} stroke={INK} strokeWidth=".8" />
    </>
  )
}

function footLines(page: BookPage, facts: BookFacts): readonly string[] {
  const { bag, weather, units } = facts
  const whose = (club: ClubType) =>
    whoseWords(whoseShots(bag.clubs.find((own) => own.club === club)), {
      handicap: bag.golfer.handicap,
      handicapSource: bag.handicapSource,
    })
  const { planA, planB, problem } = page
  const ovals = [
    ...(planA ? [{ row: copy.rowName('planA', units), words: whose(planA.club) }] : []),
    ...(planB ? [{ row: copy.rowName('planB', units), words: whose(planB.club) }] : []),
  ]
  return [
    [copy.mapSource(facts), copy.weatherText(weather, units)].join(' · '),
    problem && copy.noPlans(problem),
    copy.ovalsText(ovals),
    copy.mapText(page),
  ]
    .filter((line) => line !== undefined)
    .flatMap((line) => brokenLines(line, { size: FINE.size, widthPx: INNER_PX }))
}
