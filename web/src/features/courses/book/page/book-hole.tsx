import { useId } from 'react'
import type { DrawnNumber } from '@bagwise/golf/book/drawn-numbers'
import type { BookDrawing, BookPage } from '@bagwise/golf/book/book-page'
import type { BookShot } from '@bagwise/golf/book/book-shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { bearingDeg } from '@bagwise/golf/shot-advice/ground/lines'
import { linePath } from '#charts/hand-drawn.ts'
import type { PointPx } from '#charts/hand-drawn.ts'
import { OVAL_SD } from '#charts/oval-sd.ts'
import { GroundDrawing } from '#charts/hole/ground-drawing.tsx'
import { GREEN_BOOK_PX_PER_YARD, holeFrame, pointOf } from '#charts/hole/hole-frame.ts'
import { around } from '#charts/hole/plate-layout.ts'
import { holeLayout } from '#charts/hole/hole-layout.ts'
import type { Frame } from '#charts/hole/hole-frame.ts'
import type { HoleMarks, OvalMark } from '#charts/hole/hole-marks.ts'
import { HolePatterns } from '#charts/hole/hole-patterns.tsx'
import { HOLE_PENS } from '#charts/hole/hole-pens.ts'
import { MarksDrawing } from '#charts/hole/marks-drawing.tsx'
import { Labels, Plates } from '#charts/hole/plates-drawing.tsx'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from '#features/courses/book/book.copy.ts'
import { placedBeside } from './hole-labels.ts'
import { INK } from './page-layout.ts'

type BookHoleProps = {
  readonly drawing: BookDrawing
  readonly page: Pick<BookPage, 'planA' | 'planB'>
  readonly units: PreferredUnits
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
  readonly heightPx: number
}

const NOTES = { reach: undefined, cover: copy.clearNote, 'run-out': copy.endsNote, ring: undefined } as const
const TEE = { x: 0, y: 0 }
/** The cross of an oval and the foot of the flag. */
const MARK_PX = 8

/** The hole in ink with the page's ovals, numbers and arcs, and no other number. */
export function BookHole({ drawing, page, units, leftPx, topPx, widthPx, heightPx }: BookHoleProps) {
  const id = useId()
  const { ground, numbers, rings } = drawing
  const marks = marksOf(drawing, page)
  const isRing = ({ kind }: DrawnNumber) => kind === 'ring'
  const frame = holeFrame(ground, marks, { view: 'hole', widthPx, heightPx, mostPxPerYard: GREEN_BOOK_PX_PER_YARD })
  const shown = (yards: number) => String(shownDistance(yards, units))
  const flag = around(pointOf(frame, ground.greenMiddle), MARK_PX)
  const ovalLabels = placedBeside(
    (marks.ovals ?? []).map((oval) => ({ words: oval.label ?? '', ends: sidesOf(oval, frame) })),
    { frame, taken: [flag, ...(marks.ovals ?? []).map(({ at }) => around(pointOf(frame, at), MARK_PX))] },
  )
  const { ovals, plates } = holeLayout({
    ground,
    marks: {
      ...marks,
      ovals: marks.ovals?.map((oval) => ({ ...oval, label: undefined })),
      plates: numbers
        .filter((number) => !isRing(number))
        .map(({ kind, yards, at }) => ({ at, text: shown(yards), note: NOTES[kind] })),
    },
    frame,
    units,
    keepFreePx: ovalLabels.map(({ box }) => box),
  })
  const arcLabels = placedBeside(
    numbers.filter(isRing).flatMap(({ yards }) => {
      const arc = rings.find((ring) => ring.yards === yards)?.arc ?? []
      const [first, last] = [arc[0], arc.at(-1)]
      return first && last
        ? [{ words: shown(yards), ends: [pointOf(frame, first), pointOf(frame, last)] as const }]
        : []
    }),
    {
      frame,
      taken: [
        flag,
        ...[...ovalLabels, ...plates].map(({ box }) => box),
        ...ovals.map(({ middle }) => around(middle, MARK_PX)),
      ],
    },
  )
  const pens = HOLE_PENS.ink
  return (
    <svg x={leftPx} y={topPx} width={widthPx} height={heightPx} viewBox={`0 0 ${widthPx} ${heightPx}`}>
      <defs>
        <HolePatterns id={id} variant="ink" />
      </defs>
      <GroundDrawing ground={ground} frame={frame} variant="ink" isVeiled={false} id={id} />
      <path
        d={rings.map(({ arc }) => linePath(arc.map((place) => pointOf(frame, place)))).join('')}
        fill="none"
        stroke={INK}
        strokeWidth="1"
      />
      <MarksDrawing marks={marks} ovals={ovals} arcs={[]} frame={frame} pens={pens} />
      <Labels labels={[...ovalLabels, ...arcLabels]} pens={pens} />
      <Plates plates={plates} pens={pens} />
      <rect width={widthPx} height={heightPx} fill="none" stroke={INK} strokeWidth="1.6" />
    </svg>
  )
}

function marksOf({ ground }: BookDrawing, { planA, planB }: Pick<BookPage, 'planA' | 'planB'>): HoleMarks {
  const ovals = [
    { plan: planA, name: copy.rowName('planA', 'yards') },
    { plan: planB, name: copy.rowName('planB', 'yards') },
  ].flatMap(({ plan, name }) => (plan ? [ovalOf(plan, name)] : []))
  return { tees: [TEE], pin: ground.greenMiddle, ovals }
}

function ovalOf({ club, from, finish, spread, isSpreadOwn }: BookShot, name: string): OvalMark {
  return {
    at: finish,
    ...spread,
    alongDeg: bearingDeg({ x: finish.x - from.x, y: finish.y - from.y }),
    isOwn: isSpreadOwn,
    label: `${name} ${copy.clubMark(club)}`,
  }
}

/** The left and the right of an oval. */
function sidesOf({ at, lateralSdYards, distanceSdYards }: OvalMark, frame: Frame): readonly [PointPx, PointPx] {
  const { xPx, yPx } = pointOf(frame, at)
  const halfPx = OVAL_SD.twoInThree * Math.max(lateralSdYards, distanceSdYards) * frame.pxPerYard
  return [
    { xPx: xPx - halfPx, yPx },
    { xPx: xPx + halfPx, yPx },
  ]
}
