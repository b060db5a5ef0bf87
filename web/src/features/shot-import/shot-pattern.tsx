import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import { px } from '#charts/hand-drawn.ts'
import { useWidthPx } from '#charts/use-width.ts'
import { shownDistance } from '#quantities/distance.ts'
import { ovalSizes, patternView } from './pattern-view.ts'
import type { ViewOval } from './pattern-view.ts'
import type { PreviewShot } from '@bagwise/shot-files/preview/preview-clubs'
import * as copy from './shot-import.copy.ts'
import styles from './import.module.css'

const HEIGHT_PX = 176
const CARRY_LABEL_PX = 44
const CROSS_PX = 3.5
const MOSTLY_OWN = 0.5

type ShotPatternProps = {
  readonly learned: LearnedClub
  readonly shots: readonly PreviewShot[]
  readonly units: PreferredUnits
}

/** The shots from above, in the ovals that hold a half and nine in ten of the solid ones. */
export function ShotPattern({ learned, shots, units }: ShotPatternProps) {
  const [ref, widthPx] = useWidthPx<HTMLDivElement>()
  const view = widthPx && patternView(learned, shots, { widthPx, heightPx: HEIGHT_PX })
  const isOwn = learned.shares.across.own >= MOSTLY_OWN
  const sizes = copy.ovalText(ovalSizes(learned), units)
  const miss = copy.missText(learned.biasYards, units)
  return (
    <figure className="mt-2">
      <div ref={ref} className={styles.pattern}>
        {view && (
          <svg
            viewBox={`0 0 ${widthPx} ${HEIGHT_PX}`}
            width={widthPx}
            height={HEIGHT_PX}
            role="img"
            aria-label={copy.patternName(CLUBS[learned.club].displayName)}
          >
            <path d={`M${CARRY_LABEL_PX} ${px(view.middle.y)}H${widthPx}`} className={styles.carryLine} />
            <text x="8" y={px(view.middle.y + 5)} className={styles.carryText}>
              {shownDistance(learned.carryYards, units)}
            </text>
            <path d={`M${px(view.lineX)} 0V${HEIGHT_PX}`} className={styles.targetLine} />
            <Oval {...view.ovals.most} {...view.middle} className={styles.most} />
            <Oval {...view.ovals.half} {...view.middle} className={isOwn ? styles.half : styles.dashedHalf} />
            <path
              d={view.others
                .map(({ x, y }) => {
                  const [left, top] = [x - CROSS_PX, y - CROSS_PX]
                  return `M${px(left)} ${px(top)}l7 7m0-7l-7 7`
                })
                .join('')}
              className={styles.cross}
            />
            <path d={view.solid.map(({ x, y }) => `M${px(x)} ${px(y)}h0`).join('')} className={styles.dot} />
          </svg>
        )}
      </div>
      <figcaption className="mt-1 text-sm text-ink-2">
        {[sizes, miss, view ? copy.beyondText(view.beyondCount) : ''].filter((part) => part !== '').join(' ')}
      </figcaption>
    </figure>
  )
}

function Oval({
  rx,
  ry,
  turnDeg,
  x,
  y,
  className,
}: ViewOval & { readonly x: number; readonly y: number; readonly className: string | undefined }) {
  return (
    <ellipse
      cx={px(x)}
      cy={px(y)}
      rx={px(rx)}
      ry={px(ry)}
      transform={`rotate(${px(turnDeg)} ${px(x)} ${px(y)})`}
      className={className}
    />
  )
}
