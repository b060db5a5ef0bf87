import type { DrawingPart, DrawnLook, Point, TopicDrawing } from '@bagwise/content/encyclopedia/topic-drawing'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import styles from '../article.module.css'
import { degreesText } from '#quantities/club-measure.ts'
import { textInUnits } from '#quantities/text-in-units.ts'

const WIDTH = 300

const LOOKS = {
  pen: { stroke: 'var(--color-ink)', strokeWidth: 2 },
  thin: { stroke: 'var(--color-ink)', strokeWidth: 1.2 },
  dashed: { stroke: 'var(--color-ink-3)', strokeWidth: 1.6, strokeDasharray: '4 5' },
  flag: { stroke: 'var(--color-flag)', strokeWidth: 2.4 },
} as const satisfies Record<DrawnLook, object>

type Arc = { readonly arc: Point; readonly fromDeg: number; readonly toDeg: number; readonly radius: number }

const HALF_TURN_DEG = 180

/** Room between an arc and the number beside it. */
const NUMBER_BEYOND = 16

type DrawnTopicProps = { readonly drawing: TopicDrawing; readonly units: PreferredUnits }

/** The drawing of an article with its finding below. */
export function DrawnTopic({ drawing, units }: DrawnTopicProps) {
  const { label, caption, height, hue, parts } = drawing
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={textInUnits(label, units)}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {parts.map((part) => (
          <DrawnPart key={JSON.stringify(part)} part={part} wash={`var(--color-${hue})`} units={units} />
        ))}
      </svg>
      <figcaption>{textInUnits(caption, units)}</figcaption>
    </figure>
  )
}

type DrawnPartProps = { readonly part: DrawingPart; readonly wash: string; readonly units: PreferredUnits }

function DrawnPart({ part, wash, units }: DrawnPartProps) {
  if ('wash' in part) return <path d={part.wash} fill={wash} transform={`translate(2 2)${turn(part)}`} />
  if ('line' in part) return <path d={part.line} transform={turn(part)} {...LOOKS[part.look ?? 'pen']} />
  if ('circle' in part) {
    const [x, y] = part.circle
    return <circle cx={x} cy={y} r={part.radius} {...LOOKS[part.look ?? 'pen']} />
  }
  if ('ray' in part) {
    const [x, y] = part.ray
    return <path d={`M${x} ${y}L${pointFrom(part.ray, part).join(' ')}`} {...LOOKS[part.look ?? 'pen']} />
  }
  if ('arc' in part) {
    const [x, y] = middleOfArc(part)
    return (
      <>
        <path d={arcPath(part)} {...LOOKS.thin} />
        {part.isBare !== true && (
          <text x={x} y={y} fontSize="15" textAnchor="middle" dominantBaseline="central">
            {shownAngle(part)}
          </text>
        )}
      </>
    )
  }
  const [x, y] = part.at
  return (
    <text x={x} y={y} fontSize="15" textAnchor={part.anchor ?? 'middle'}>
      {textInUnits(part.words, units)}
    </text>
  )
}

function turn({ turnedDeg, around = [0, 0] }: { readonly turnedDeg?: number; readonly around?: Point }): string {
  return turnedDeg === undefined ? '' : ` rotate(${-turnedDeg} ${around.join(' ')})`
}

/** Where a line of this length ends. Drawings grow downwards, angles against the clock. */
function pointFrom([x, y]: Point, { deg, length }: { readonly deg: number; readonly length: number }): Point {
  const radians = (deg / HALF_TURN_DEG) * Math.PI
  return [rounded(x + length * Math.cos(radians)), rounded(y - length * Math.sin(radians))]
}

function arcPath({ arc, fromDeg, toDeg, radius }: Arc): string {
  const start = pointFrom(arc, { deg: fromDeg, length: radius })
  const end = pointFrom(arc, { deg: toDeg, length: radius })
  const isLarge = Math.abs(toDeg - fromDeg) > HALF_TURN_DEG
  return `M${start.join(' ')}A${radius} ${radius} 0 ${isLarge ? 1 : 0} ${toDeg > fromDeg ? 0 : 1} ${end.join(' ')}`
}

/** Where the number of an arc stands: outside, at its middle. */
function middleOfArc({ arc, fromDeg, toDeg, radius }: Arc): Point {
  return pointFrom(arc, { deg: (fromDeg + toDeg) / 2, length: radius + NUMBER_BEYOND })
}

function shownAngle({ fromDeg, toDeg }: Pick<Arc, 'fromDeg' | 'toDeg'>): string {
  return degreesText(rounded(Math.abs(toDeg - fromDeg)))
}

function rounded(units: number): number {
  return Math.round(units * 10) / 10
}
