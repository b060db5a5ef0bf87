import { memo } from 'react'
import { linePath, px } from '#charts/hand-drawn.ts'
import { crownsOf } from './crowns.ts'
import { groundLayers } from './ground-layers.ts'
import type { GroundLayer, LayerKind } from './ground-layers.ts'
import { pointOf } from './hole-frame.ts'
import type { Frame } from './hole-frame.ts'
import type { DrawnGround, HoleVariant } from './hole-marks.ts'
import { HOLE_PENS } from './hole-pens.ts'
import type { HolePens } from './hole-pens.ts'

type GroundDrawingProps = {
  readonly ground: DrawnGround
  readonly frame: Frame
  readonly variant: HoleVariant
  readonly isVeiled: boolean
  readonly id: string
}

/** The shade that is printed off register to the lower right. */
const SHADE_PX = 2
const STAKE_DASH = '5 12'
/** Beside the line of play the ground fades from here to there, in steps too small to see. */
const VEIL = { fromYards: 55, toYards: 95, stepCount: 8 } as const
const VEIL_STEPS = Array.from({ length: VEIL.stepCount }, (_, step) => {
  const share = step / (VEIL.stepCount - 1)
  return { withinYards: VEIL.toYards + (VEIL.fromYards - VEIL.toYards) * share, opacity: 1 / (VEIL.stepCount - step) }
})

/** What lies on the ground. Drawn again only when ground or frame change. */
export const GroundDrawing = memo(function GroundDrawing({ ground, frame, variant, isVeiled, id }: GroundDrawingProps) {
  const pens = HOLE_PENS[variant]
  const layers = groundLayers(ground, frame, variant)
  const crowns = crownsOf(ground, frame)
  const layersOf = (isOf: (kind: LayerKind) => boolean) =>
    layers
      .filter(({ kind }) => isOf(kind))
      .map((layer) => <Layer key={`${layer.kind} ${layer.isAssumed}`} layer={layer} pens={pens} id={id} />)
  return (
    <g>
      <rect width={frame.widthPx} height={frame.heightPx} fill={pens.rough} />
      <rect width={frame.widthPx} height={frame.heightPx} fill={`url(#${id}-rough)`} />
      {layersOf((kind) => kind === 'trees')}
      {crowns.rings !== '' && (
        <>
          <path
            d={crowns.rings}
            fill={pens.crown.fill}
            fillOpacity={pens.crown.opacity}
            transform={`translate(${SHADE_PX} ${SHADE_PX})`}
          />
          <path d={crowns.rings} fill="none" stroke={pens.crown.line} strokeWidth={variant === 'ink' ? 0.8 : 1.1} />
          <path d={crowns.dots} stroke={pens.crown.line} strokeWidth="2" strokeLinecap="round" />
        </>
      )}
      {layersOf((kind) => kind !== 'trees' && kind !== 'out')}
      {isVeiled && <Veil ground={ground} frame={frame} id={id} />}
      {layersOf((kind) => kind === 'out')}
    </g>
  )
})

type LayerProps = { readonly layer: GroundLayer; readonly pens: HolePens; readonly id: string }

function Layer({ layer: { kind, isAssumed, path }, pens, id }: LayerProps) {
  const { fill, fillOpacity, line, linePx, isLineBehind, assumedDash } = pens.layers[kind]
  const filled = typeof fill === 'string' ? fill : `url(#${id}-${fill.pattern})`
  const dash = isAssumed ? assumedDash : undefined
  if (kind === 'out') return <OutOfBounds path={path} fill={filled} isAssumed={isAssumed} pens={pens} />
  if (!isLineBehind) {
    return (
      <path
        d={path}
        fill={filled}
        fillOpacity={fillOpacity}
        stroke={line}
        strokeWidth={linePx}
        strokeDasharray={dash}
        strokeLinejoin="round"
      />
    )
  }
  return (
    <>
      <path d={path} fill="none" stroke={line} strokeWidth={linePx} strokeDasharray={dash} strokeLinejoin="round" />
      <path d={path} fill={filled} />
    </>
  )
}

type OutProps = { readonly path: string; readonly fill: string; readonly isAssumed: boolean; readonly pens: HolePens }

/** White stakes; a line joins them where the map says that they are there. */
function OutOfBounds({ path, fill, isAssumed, pens }: OutProps) {
  return (
    <>
      <path d={path} fill={fill} stroke={isAssumed ? undefined : pens.ink} strokeWidth={isAssumed ? undefined : 1} />
      <path d={path} fill="none" stroke={pens.ink} strokeWidth="5" strokeDasharray={STAKE_DASH} strokeLinecap="round" />
      <path
        d={path}
        fill="none"
        stroke={pens.paper}
        strokeWidth="2.800"
        strokeDasharray={STAKE_DASH}
        strokeLinecap="round"
      />
    </>
  )
}

/** Other holes are pale. */
function Veil({ ground: { way }, frame, id }: Pick<GroundDrawingProps, 'ground' | 'frame' | 'id'>) {
  const path = linePath(way.map((place) => pointOf(frame, place)))
  const size = { width: frame.widthPx, height: frame.heightPx }
  return (
    <>
      <mask id={`${id}-veil`} maskUnits="userSpaceOnUse" x="0" y="0" {...size}>
        <rect {...size} fill="#fff" />
        {VEIL_STEPS.map(({ withinYards, opacity }) => (
          <path
            key={withinYards}
            d={path}
            fill="none"
            stroke="#000"
            strokeOpacity={Math.round(opacity * HUNDREDTHS) / HUNDREDTHS}
            strokeWidth={px(2 * withinYards * frame.pxPerYard)}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </mask>
      <rect {...size} fill="var(--color-paper)" fillOpacity=".7" mask={`url(#${id}-veil)`} />
    </>
  )
}

/** Finer shades are not seen. */
const HUNDREDTHS = 100
