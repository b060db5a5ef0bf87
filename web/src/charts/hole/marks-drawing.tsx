import { linePath, px } from '#charts/hand-drawn.ts'
import type { PointPx } from '#charts/hand-drawn.ts'
import type { DistanceArc } from './distance-arcs.ts'
import { pointOf } from './hole-frame.ts'
import type { Frame } from './hole-frame.ts'
import { BALL_PX, POLE_PX } from './hole-layout.ts'
import type { PlacedOval } from './hole-layout.ts'
import type { HoleMarks, PositionMark } from './hole-marks.ts'
import type { HolePens } from './hole-pens.ts'

type MarksProps = {
  readonly marks: HoleMarks
  readonly ovals: readonly PlacedOval[]
  readonly arcs: readonly DistanceArc[]
  readonly frame: Frame
  readonly pens: HolePens
}

/** What a golfer adds to the hole: ball, pin, tees, ovals, the start line. */
export function MarksDrawing({ marks, ovals, arcs, frame, pens }: MarksProps) {
  const { ball, pin, tees = [], startLine, position, crosses = [] } = marks
  return (
    <g>
      {arcs.length > 0 && (
        <path d={arcs.map(({ path }) => path).join('')} fill="none" stroke={pens.ink} strokeWidth="1.100" />
      )}
      {tees.length > 0 && <Tees points={tees.map((tee) => pointOf(frame, tee))} pens={pens} />}
      {position && <Position position={position} frame={frame} pens={pens} />}
      {ovals.map((oval) => (
        <Oval key={`${oval.label} ${px(oval.middle.xPx)} ${px(oval.middle.yPx)}`} oval={oval} pens={pens} />
      ))}
      {startLine && (
        <path
          d={linePath([pointOf(frame, startLine.from), pointOf(frame, startLine.to)])}
          stroke={pens.ink}
          strokeWidth="2.200"
          strokeDasharray=".1 6.500"
          strokeLinecap="round"
        />
      )}
      {ovals.map(({ label, middle }) => (
        <Cross key={`${label} ${px(middle.xPx)} ${px(middle.yPx)}`} at={middle} pens={pens} />
      ))}
      {crosses.map(({ at, label }) => (
        <Cross key={`${label} ${at.x} ${at.y}`} at={pointOf(frame, at)} pens={pens} />
      ))}
      {pin && <Pin foot={pointOf(frame, pin)} pens={pens} />}
      {ball && <Ball at={pointOf(frame, ball)} pens={pens} />}
    </g>
  )
}

type MarkProps = { readonly at: PointPx; readonly pens: HolePens }

function Oval({ oval, pens }: { readonly oval: PlacedOval; readonly pens: HolePens }) {
  const { middle, acrossPx, alongPx, alongDeg, isOwn } = oval
  const [cx, cy] = [px(middle.xPx), px(middle.yPx)]
  return (
    <ellipse
      cx={cx}
      cy={cy}
      rx={px(acrossPx)}
      ry={px(alongPx)}
      transform={`rotate(${px(alongDeg)} ${cx} ${cy})`}
      fill={pens.oval.fill}
      fillOpacity=".14"
      stroke={pens.oval.line}
      strokeWidth={pens.oval.linePx}
      strokeDasharray={isOwn ? undefined : pens.oval.typicalDash}
    />
  )
}

function Cross({ at: { xPx, yPx }, pens }: MarkProps) {
  return (
    <path
      d={`M${px(xPx - 6)} ${px(yPx)}h12m-6 -6v12`}
      stroke={pens.ink}
      strokeWidth="2.400"
      strokeLinecap="round"
      fill="none"
    />
  )
}

function Ball({ at: { xPx, yPx }, pens }: MarkProps) {
  const [cx, cy] = [px(xPx), px(yPx)]
  return (
    <>
      <circle cx={cx} cy={cy} r={BALL_PX} fill={pens.paper} stroke={pens.ink} strokeWidth="2.200" />
      <circle cx={cx} cy={cy} r="2.600" fill={pens.ink} />
    </>
  )
}

function Pin({ foot: { xPx, yPx }, pens }: { readonly foot: PointPx; readonly pens: HolePens }) {
  return (
    <>
      <path d={`M${px(xPx)} ${px(yPx)}v${-POLE_PX}`} stroke={pens.ink} strokeWidth="2.200" strokeLinecap="round" />
      <path
        d={`M${px(xPx)} ${px(yPx - POLE_PX)}l17 6-17 6.500z`}
        fill={pens.flag}
        stroke={pens.ink}
        strokeWidth="1.200"
        strokeLinejoin="round"
      />
      <circle cx={px(xPx)} cy={px(yPx)} r="2.400" fill={pens.ink} />
    </>
  )
}

/** Two markers each. */
function Tees({ points, pens }: { readonly points: readonly PointPx[]; readonly pens: HolePens }) {
  const path = points.map(({ xPx, yPx }) => `M${px(xPx - 4.5)} ${px(yPx)}h.1m8.9 0h.1`).join('')
  return (
    <>
      <path d={path} stroke={pens.ink} strokeWidth="6" strokeLinecap="round" />
      <path d={path} stroke={pens.paper} strokeWidth="3.200" strokeLinecap="round" />
    </>
  )
}

type PositionProps = { readonly position: PositionMark; readonly frame: Frame; readonly pens: HolePens }

/** As large as the position may be off; grey and dashed when it is old. */
function Position({ position: { at, radiusYards, isOld }, frame, pens }: PositionProps) {
  const { xPx, yPx } = pointOf(frame, at)
  return (
    <circle
      data-position={isOld ? 'old' : 'new'}
      cx={px(xPx)}
      cy={px(yPx)}
      r={px(radiusYards * frame.pxPerYard)}
      fill={isOld ? 'none' : pens.position.fill}
      fillOpacity=".16"
      stroke={isOld ? pens.position.old : pens.position.line}
      strokeWidth="2.200"
      strokeDasharray={isOld ? '3 5' : undefined}
    />
  )
}
