import { px } from '#charts/hand-drawn.ts'
import type { LandingGeometry, Oval } from './landing-geometry.ts'

/** Where the balls come to rest: the ovals, sample balls, the start line and the aim. */
export function SpreadDrawing({ geometry }: { readonly geometry: LandingGeometry }) {
  const { twoInThree, nineteenInTwenty, dots, aim, startLine } = geometry
  return (
    <g>
      <ellipse
        {...ellipseAt(nineteenInTwenty)}
        fill="none"
        stroke="var(--color-clay)"
        strokeWidth="1.600"
        strokeDasharray="3 5"
      />
      <ellipse
        {...ellipseAt(twoInThree)}
        fill="var(--color-clay)"
        fillOpacity=".13"
        stroke="var(--color-clay)"
        strokeWidth="2.400"
      />
      {dots.map(({ xPx, yPx }) => (
        <circle key={`${px(xPx)} ${px(yPx)}`} cx={px(xPx)} cy={px(yPx)} r="1.900" fill="var(--color-clay-ink)" />
      ))}
      <path
        d={`M${px(startLine.from.xPx)} ${px(startLine.from.yPx)}L${px(startLine.to.xPx)} ${px(startLine.to.yPx)}`}
        stroke="var(--color-ink)"
        strokeWidth="2.200"
        strokeDasharray=".1 6.500"
        strokeLinecap="round"
      />
      <path
        d={`M${px(aim.xPx - 7)} ${px(aim.yPx)}h14m-7 -7v14`}
        stroke="var(--color-ink)"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
    </g>
  )
}

function ellipseAt({ xPx, yPx, acrossPx, alongPx }: Oval) {
  return { cx: px(xPx), cy: px(yPx), rx: px(acrossPx), ry: px(alongPx) }
}
