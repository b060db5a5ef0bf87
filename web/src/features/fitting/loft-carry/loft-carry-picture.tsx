import type { LoftCurve } from '@bagwise/golf/fitting/loft-carry'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { linePath, px } from '#charts/hand-drawn.ts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { LoftAxes } from '#charts/loft-axes.tsx'
import { useWidthPx } from '#charts/use-width.ts'
import { unitWords } from '#quantities/distance.ts'
import { loftCarryGeometry } from './loft-carry-geometry.ts'
import type { LoftCarryGeometry } from './loft-carry-geometry.ts'
import { loftCarrySentence, loftRows, markText } from './loft-carry-text.ts'
import * as copy from './loft-carry.copy.ts'
import styles from './loft-carry.module.css'

type LoftCarryPictureProps = { readonly curve: LoftCurve; readonly units: PreferredUnits }

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 230

/** Carry against the loft of a driver, with its band: a flag at the specified loft, a ring where the carry is longest. */
export function LoftCarryPicture({ curve, units }: LoftCarryPictureProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className={styles.box}>
        {widthPx !== undefined && <Drawing curve={curve} units={units} widthPx={Math.max(NARROWEST_PX, widthPx)} />}
      </div>
      <ShowNumbers
        caption={copy.numbersCaption(unitWords(units))}
        columns={copy.columns}
        rows={loftRows(curve, units)}
      />
    </figure>
  )
}

function Drawing({ curve, units, widthPx }: LoftCarryPictureProps & { readonly widthPx: number }) {
  const geometry = loftCarryGeometry(curve, { widthPx, units })
  const { heightPx, line, band, best } = geometry
  const isElsewhere = curve.best !== curve.specified
  return (
    <svg
      width={widthPx}
      height={px(heightPx)}
      viewBox={`0 0 ${widthPx} ${px(heightPx)}`}
      role="img"
      aria-label={loftCarrySentence(curve, units)}
      className={styles.loftCarry}
    >
      <LoftAxes geometry={geometry} units={units} loftWords={copy.loftAxis} />
      <path d={`${linePath(band)}Z`} className={styles.band} />
      <path d={linePath(line)} className={styles.line} />
      {isElsewhere && (
        <>
          <circle cx={px(best.xPx)} cy={px(best.yPx)} r="5.500" className={styles.best} />
          <text
            x={px(best.xPx)}
            y={px(best.yPx + 24)}
            textAnchor={best.anchor}
            fontSize="13"
            className={`${styles.words} ${styles.quiet}`}
          >
            {markText(curve.best, units)}
          </text>
        </>
      )}
      <Flag geometry={geometry} words={markText(curve.specified, units)} />
    </svg>
  )
}

/** The answer is where the flag stands. */
function Flag({ geometry: { specified }, words }: { readonly geometry: LoftCarryGeometry; readonly words: string }) {
  const { xPx, yPx, anchor } = specified
  return (
    <g>
      <path d={`M${px(xPx)} ${px(yPx)}v-34`} className={styles.pole} />
      <path d={`M${px(xPx)} ${px(yPx - 34)}l14 5l-14 5z`} className={styles.flag} />
      <circle cx={px(xPx)} cy={px(yPx)} r="4.500" className={styles.hole} />
      <text x={px(xPx)} y={px(yPx - 42)} textAnchor={anchor} fontSize="16" className={styles.words}>
        {words}
      </text>
    </g>
  )
}
