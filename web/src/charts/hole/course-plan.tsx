import { useId } from 'react'
import type { MouseEvent } from 'react'
import type { Place } from '@bagwise/golf/course/plane'
import { overlap } from '#charts/box.ts'
import type { BoxPx } from '#charts/box.ts'
import { linePath, px } from '#charts/hand-drawn.ts'
import type { PointPx } from '#charts/hand-drawn.ts'
import { GroundDrawing } from './ground-drawing.tsx'
import { isInFrame, pointOf, pointOfTap } from './hole-frame.ts'
import type { Frame } from './hole-frame.ts'
import type { DrawnGround } from './hole-marks.ts'
import { HolePatterns } from './hole-patterns.tsx'
import { HOLE_PENS } from './hole-pens.ts'
import styles from './hole.module.css'

/** A green or a tee with its letters. */
export type PlanMark = { readonly place: Place; readonly letters: string; readonly isChosen: boolean }

type CoursePlanProps = {
  /** In the course's plane; it has no way. */
  readonly ground: DrawnGround
  readonly marks: readonly PlanMark[]
  /** From the tee to the green. */
  readonly line: readonly Place[]
  readonly frame: Frame
  readonly sentence: string
  readonly onTap: (point: PointPx) => void
}

const MARK_PX = { radius: 10, dot: 3.5 } as const

/** A course from above, north up, with what can be chosen on it. */
export function CoursePlan({ ground, marks, line, frame, sentence, onTap }: CoursePlanProps) {
  const id = useId()
  const { widthPx, heightPx } = frame
  const pens = HOLE_PENS.screen
  const tapped = ({ currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>) =>
    onTap(pointOfTap(frame, { box: currentTarget.getBoundingClientRect(), clientX, clientY }))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a list beside it does the same
    <svg
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={sentence}
      className={`${styles.drawing} ${styles.tappable}`}
      onClick={tapped}
    >
      <defs>
        <HolePatterns id={id} variant="screen" />
      </defs>
      <GroundDrawing ground={ground} frame={frame} variant="screen" isVeiled={false} id={id} />
      <path
        d={linePath(line.map((place) => pointOf(frame, place)))}
        fill="none"
        stroke={pens.ink}
        strokeWidth="2"
        strokeDasharray="6 4"
      />
      {line.slice(0, 1).map((place) => {
        const { xPx, yPx } = pointOf(frame, place)
        return <circle key="start" cx={px(xPx)} cy={px(yPx)} r={MARK_PX.dot} fill={pens.ink} />
      })}
      {placed(marks, frame).map(({ letters, isChosen, isLettered, xPx, yPx }) => (
        <g key={letters} transform={`translate(${px(xPx)} ${px(yPx)})`}>
          <circle
            r={isLettered ? MARK_PX.radius : MARK_PX.dot}
            fill={pens.paper}
            stroke={pens.ink}
            strokeWidth={isChosen ? 4 : 1.5}
          />
          {isLettered && (
            <text y="4.500" fontSize="13" textAnchor="middle" className={styles.number}>
              {letters}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

/** Letters where there is room for them, those of what is chosen first; else a dot. */
export function placed(marks: readonly PlanMark[], frame: Frame) {
  const taken: BoxPx[] = []
  return marks
    .map((mark) => ({ ...mark, ...pointOf(frame, mark.place) }))
    .filter((point) => isInFrame(frame, point))
    .toSorted((one, other) => Number(other.isChosen) - Number(one.isChosen))
    .map((mark) => {
      const { radius } = MARK_PX
      const box = { leftPx: mark.xPx - radius, topPx: mark.yPx - radius, widthPx: 2 * radius, heightPx: 2 * radius }
      const isLettered = !taken.some((other) => overlap(box, other))
      if (isLettered) taken.push(box)
      return { ...mark, isLettered }
    })
    .toReversed()
}
