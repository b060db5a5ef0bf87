import { linePath, px } from '#charts/hand-drawn.ts'
import { LABEL_SIZE } from './hole-layout.ts'
import type { LengthBar, PlacedLabel } from './hole-layout.ts'
import type { HolePens } from './hole-pens.ts'
import { PLATE } from './plate-layout.ts'
import type { PlacedPlate } from './plate-layout.ts'
import styles from './hole.module.css'

type Drawn = { readonly pens: HolePens }

/** Numbers in the margins, each with a dotted line to the place that it is about. */
export function Plates({ plates, pens }: Drawn & { readonly plates: readonly PlacedPlate[] }) {
  if (plates.length === 0) return null
  return (
    <g>
      <path
        d={plates.map(({ leader, at }) => linePath([leader, at])).join('')}
        fill="none"
        stroke={pens.ink}
        strokeWidth="1.300"
        strokeDasharray="2 3"
      />
      <path
        d={plates.map(({ at }) => `M${px(at.xPx)} ${px(at.yPx)}h.1`).join('')}
        stroke={pens.ink}
        strokeWidth="4.400"
        strokeLinecap="round"
      />
      {plates.map(({ box, text, note }) => (
        <g key={`${text} ${note} ${px(box.leftPx)} ${px(box.topPx)}`}>
          <rect
            x={px(box.leftPx)}
            y={px(box.topPx)}
            width={px(box.widthPx)}
            height={px(box.heightPx)}
            rx="5"
            fill={pens.paper}
            stroke={pens.ink}
            strokeWidth="1.400"
          />
          <text
            x={px(box.leftPx + (note ? PLATE.paddingPx : box.widthPx / 2))}
            y={px(box.topPx + 20.5)}
            textAnchor={note ? undefined : 'middle'}
            fontSize="20"
            fontWeight="700"
            className={styles.number}
          >
            {text}
          </text>
          {note && (
            <text
              x={px(box.leftPx + box.widthPx - PLATE.paddingPx)}
              y={px(box.topPx + 19)}
              textAnchor="end"
              fontSize="15"
              className={styles.quiet}
            >
              {note}
            </text>
          )}
        </g>
      ))}
    </g>
  )
}

/** Words on the ground itself. */
export function Labels({ labels, pens }: Drawn & { readonly labels: readonly PlacedLabel[] }) {
  return labels.map(({ box, words }) => (
    <text
      key={`${words} ${px(box.leftPx)} ${px(box.topPx)}`}
      x={px(box.leftPx + box.widthPx / 2)}
      y={px(box.topPx + box.heightPx / 2 + 5)}
      textAnchor="middle"
      fontSize={LABEL_SIZE}
      stroke={pens.paper}
      strokeWidth="4"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {words}
    </text>
  ))
}

export function LengthBarDrawing({ bar: { box, lengthPx, words }, pens }: Drawn & { readonly bar: LengthBar }) {
  const leftPx = box.leftPx + 6
  const middlePx = box.topPx + box.heightPx / 2
  return (
    <g>
      <rect
        x={px(box.leftPx)}
        y={px(box.topPx)}
        width={px(box.widthPx)}
        height={px(box.heightPx)}
        rx="5"
        fill={pens.paper}
        fillOpacity=".85"
      />
      <path
        d={`M${px(leftPx)} ${px(middlePx - 4)}v8m0 -4h${px(lengthPx)}m0 -4v8`}
        stroke={pens.ink}
        strokeWidth="1.600"
        fill="none"
      />
      <text x={px(leftPx + lengthPx + 6)} y={px(middlePx + 5)} fontSize="14" className={styles.quiet}>
        {words}
      </text>
    </g>
  )
}
