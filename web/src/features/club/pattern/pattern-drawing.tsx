import { useId } from 'react'
import { px } from '#charts/hand-drawn.ts'
import styles from '../club.module.css'
import { DRAWN_KINDS } from './pattern-geometry.ts'
import type { OvalPx, PatternGeometry } from './pattern-geometry.ts'
import * as copy from './pattern.copy.ts'
import { MARK_LOOKS, marksPath } from './shot-mark.tsx'

type PatternDrawingProps = {
  readonly geometry: PatternGeometry
  /** At least half of the ovals is the golfer's own. */
  readonly isOwn: boolean
  readonly sentence: string
}

/** Where the shots come down, from above: the golfer looks upwards. */
export function PatternDrawing({ geometry, isOwn, sentence }: PatternDrawingProps) {
  const id = useId()
  const { widthPx, heightPx, leftPx, aimPx, middle, inner, outer, guides, dots, density } = geometry
  return (
    <svg
      width={px(widthPx)}
      height={px(heightPx)}
      viewBox={`0 0 ${px(widthPx)} ${px(heightPx)}`}
      role="img"
      aria-label={sentence}
      className={styles.drawing}
    >
      <pattern id={id} width="88" height="88" patternUnits="userSpaceOnUse" patternTransform="rotate(11)">
        <rect width="88" height="88" fill="var(--color-mown)" />
        <rect width="44" height="88" fill="var(--color-mown-2)" fillOpacity=".6" />
      </pattern>
      <rect width={px(widthPx)} height={px(heightPx)} fill={`url(#${id})`} />
      {guides.map(({ shown, yPx }) => (
        <g key={shown}>
          <path d={`M${leftPx} ${px(yPx)}H${px(widthPx)}`} stroke="var(--color-edge)" strokeDasharray="2 4" />
          <text x={leftPx - 6} y={px(yPx + 5)} textAnchor="end" fontSize="14">
            {shown}
          </text>
        </g>
      ))}
      {density.map(({ share, path }) => (
        <path key={share} data-density d={path} fill="var(--color-clay)" fillOpacity={0.15 + 0.5 * share} />
      ))}
      <path
        d={`M${px(aimPx)} 0V${px(heightPx)}`}
        stroke="var(--color-ink)"
        strokeWidth="2"
        strokeDasharray=".1 6.500"
        strokeLinecap="round"
      />
      <text x={px(aimPx + 6)} y="15" fontSize="13">
        {copy.aim}
      </text>
      <Oval name="outer" oval={outer} middle={middle} isOwn={isOwn} />
      <Oval name="inner" oval={inner} middle={middle} isOwn={isOwn} />
      {DRAWN_KINDS.map((kind) => {
        const ofKind = dots.filter((dot) => dot.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <path
            key={kind}
            data-dots={kind}
            data-count={ofKind.length}
            d={marksPath(kind, ofKind)}
            {...MARK_LOOKS[kind]}
          />
        )
      })}
      <Ticks geometry={geometry} />
      <OvalLabels geometry={geometry} />
    </svg>
  )
}

type OvalProps = {
  readonly name: 'inner' | 'outer'
  readonly oval: OvalPx
  readonly middle: PatternGeometry['middle']
  readonly isOwn: boolean
}

function Oval({ name, oval: { longPx, shortPx, turnDeg }, middle: { xPx, yPx }, isOwn }: OvalProps) {
  return (
    <ellipse
      data-oval={name}
      cx={px(xPx)}
      cy={px(yPx)}
      rx={px(shortPx)}
      ry={px(longPx)}
      transform={`rotate(${px(turnDeg)} ${px(xPx)} ${px(yPx)})`}
      fill={name === 'inner' ? 'var(--color-clay)' : 'none'}
      fillOpacity=".14"
      stroke="var(--color-clay)"
      strokeWidth={name === 'inner' ? 2.4 : 1.8}
      strokeDasharray={isOwn ? undefined : '6 5'}
    />
  )
}

/** Lengths of shots whose direction nobody saw. */
function Ticks({ geometry: { ticks, leftPx } }: { readonly geometry: PatternGeometry }) {
  if (ticks.length === 0) return null
  return (
    <path
      data-ticks={ticks.length}
      d={ticks.map(({ yPx }) => `M${leftPx} ${px(yPx)}h9`).join('')}
      stroke="var(--color-clay-ink)"
      strokeWidth="1.800"
    />
  )
}

/** On the lower end of each oval. */
function OvalLabels({ geometry: { middle, inner, outer, heightPx } }: { readonly geometry: PatternGeometry }) {
  return (
    <>
      {[
        { words: copy.innerShare, oval: inner },
        { words: copy.outerShare, oval: outer },
      ].map(({ words, oval }) => {
        const turn = (oval.turnDeg * Math.PI) / 180
        const belowPx = Math.hypot(oval.longPx * Math.cos(turn), oval.shortPx * Math.sin(turn))
        const yPx = Math.min(heightPx - 6, middle.yPx + belowPx + 4)
        return (
          <text
            key={words}
            x={px(middle.xPx)}
            y={px(yPx)}
            textAnchor="middle"
            fontSize="13"
            className="fill-clay-ink"
            paintOrder="stroke"
            stroke="var(--color-mown)"
            strokeWidth="4"
          >
            {words}
          </text>
        )
      })}
    </>
  )
}
