import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GapGlyph } from '#charts/gap-glyph.tsx'
import { shownGapOf } from '#charts/gap-text.ts'
import { px } from '#charts/hand-drawn.ts'
import type { LadderGap, LadderGeometry } from './ladder-geometry.ts'

type LadderGapMarkProps = {
  readonly gap: LadderGap
  readonly geometry: LadderGeometry
  readonly units: PreferredUnits
}

/** The bracket from one label to the next with the scorecard's mark. */
export function LadderGapMark({ gap: { gap, topPx, bottomPx }, geometry, units }: LadderGapMarkProps) {
  const { bracketPx, markPx, scale } = geometry
  return (
    <g data-verdict={gap.verdict}>
      <path
        d={`M${px(bracketPx)} ${px(topPx)}h5V${px(bottomPx)}h-5`}
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="1.2"
      />
      <GapGlyph
        verdict={gap.verdict}
        shown={shownGapOf(gap, units)}
        xPx={markPx}
        yPx={(topPx + bottomPx) / 2}
        scale={scale}
      />
    </g>
  )
}
