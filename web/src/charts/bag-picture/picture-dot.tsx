import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-words.ts'
import { px } from '#charts/hand-drawn.ts'
import { shownDistance } from '#quantities/distance.ts'
import type { PictureGeometry } from './picture-geometry.ts'
import { LABEL_FROM_DOT_PX } from './picture-geometry.ts'

/** A label this far from its dot is led back to it with a line. */
const LEADER_FROM_PX = 5

type PictureDotProps = { readonly dot: PictureGeometry['dots'][number]; readonly units: PreferredUnits }

/** One club: its dot, solid or a dashed ring, and its name with the carry. */
export function PictureDot({ dot: { club, xPx, yPx, labelYPx }, units }: PictureDotProps) {
  const labelXPx = xPx + LABEL_FROM_DOT_PX
  return (
    <g data-club={club.club}>
      {yPx - labelYPx > LEADER_FROM_PX && (
        <path d={`M${px(xPx)} ${px(yPx)}L${px(labelXPx - 2)} ${px(labelYPx)}`} className="picture-leader" />
      )}
      <circle
        cx={px(xPx)}
        cy={px(yPx)}
        r="5.500"
        data-known={club.isEstimated ? 'estimated' : 'own'}
        className={club.isEstimated ? 'picture-ring' : 'picture-dot'}
      />
      <text x={px(labelXPx)} y={px(labelYPx + 4.5)} fontSize="13" className="picture-label">
        {clubName(club.club)} <tspan className="picture-number">{shownDistance(club.carryYards, units)}</tspan>
      </text>
    </g>
  )
}
