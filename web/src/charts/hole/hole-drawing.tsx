import { useId, useMemo } from 'react'
import type { MouseEvent } from 'react'
import type { Place } from '@bagwise/golf/course/plane'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BoxPx } from '#charts/box.ts'
import { GroundDrawing } from './ground-drawing.tsx'
import { GREEN_BOOK_PX_PER_YARD, holeFrame, placeOfPoint, pointOfTap } from './hole-frame.ts'
import type { InsetPx } from './hole-frame.ts'
import { holeLayout } from './hole-layout.ts'
import type { DrawnGround, HoleMarks, HoleVariant, HoleView } from './hole-marks.ts'
import { HolePatterns } from './hole-patterns.tsx'
import { HOLE_PENS } from './hole-pens.ts'
import { MarksDrawing } from './marks-drawing.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { LengthBarDrawing, Labels, Plates } from './plates-drawing.tsx'
import styles from './hole.module.css'

type HoleDrawingProps = {
  readonly ground: DrawnGround
  readonly marks?: HoleMarks
  readonly view?: HoleView
  readonly variant?: HoleVariant
  /** The finding, for those who do not see it. */
  readonly sentence: string
  readonly units: PreferredUnits
  readonly widthPx: number
  readonly heightPx: number
  /** Room that the hole leaves for what lies over the drawing. */
  readonly insetPx?: Partial<InsetPx>
  /** Where something lies over the drawing: no plate and no label is put there. */
  readonly keepFreePx?: readonly BoxPx[]
  /** No larger than this; in ink never larger than a green may be printed. */
  readonly mostPxPerYard?: number
  /** Lines every so many yards from the tee, on a plan without ground. */
  readonly gridYards?: number
  /** The place that was tapped, in the ground's frame. */
  readonly onTap?: (place: Place) => void
}

const NO_MARKS: HoleMarks = {}
/** For a file that holds nothing but the drawing. */
const OF_ITS_OWN = {
  xmlns: 'http://www.w3.org/2000/svg',
  fontFamily: "'Archivo Narrow', 'Arial Narrow', Arial, sans-serif",
  fontWeight: 600,
} as const
const NO_BOXES: readonly BoxPx[] = []

/** A real hole from above, the tee below. It is never mirrored. */
export function HoleDrawing({
  ground,
  marks = NO_MARKS,
  view = 'hole',
  variant = 'screen',
  sentence,
  units,
  widthPx,
  heightPx,
  insetPx,
  keepFreePx = NO_BOXES,
  mostPxPerYard = Infinity,
  gridYards,
  onTap,
}: HoleDrawingProps) {
  const id = useId()
  const scaleLimit = Math.min(mostPxPerYard, variant === 'ink' ? GREEN_BOOK_PX_PER_YARD : Infinity)
  const { leftYards, topYards, pxPerYard } = holeFrame(ground, marks, {
    view,
    widthPx,
    heightPx,
    insetPx,
    mostPxPerYard: scaleLimit,
  })
  const frame = useMemo(
    () => ({ widthPx, heightPx, leftYards, topYards, pxPerYard }),
    [widthPx, heightPx, leftYards, topYards, pxPerYard],
  )
  const { ovals, arcs, labels, plates, bar } = holeLayout({ ground, marks, frame, units, keepFreePx })
  const pens = HOLE_PENS[variant]
  const tapped = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) => {
    const point = pointOfTap(frame, { box: currentTarget.getBoundingClientRect(), clientX, clientY })
    onTap?.(placeOfPoint(frame, point))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- the screen has a form that does the same
    <svg
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={sentence}
      className={[styles.drawing, variant === 'ink' && styles.ink, onTap && styles.tappable].filter(Boolean).join(' ')}
      onClick={onTap && tapped}
      {...(variant === 'ink' && OF_ITS_OWN)}
    >
      <defs>
        <HolePatterns id={id} variant={variant} />
      </defs>
      {gridYards === undefined ? (
        <GroundDrawing
          ground={ground}
          frame={frame}
          variant={variant}
          isVeiled={variant === 'screen' && view !== 'green'}
          id={id}
        />
      ) : (
        <PlanGrid gridYards={gridYards} frame={frame} units={units} pens={pens} />
      )}
      <MarksDrawing marks={marks} ovals={ovals} arcs={arcs} frame={frame} pens={pens} />
      <Labels labels={labels} pens={pens} />
      <Plates plates={plates} pens={pens} />
      <LengthBarDrawing bar={bar} pens={pens} />
    </svg>
  )
}
