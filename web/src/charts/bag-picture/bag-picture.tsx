import { useId } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { px } from '#charts/hand-drawn.ts'
import { HatchPattern } from '#charts/ladder/ladder-hole.tsx'
import { LoftAxes } from '#charts/loft-axes.tsx'
import { useWidthPx } from '#charts/use-width.ts'
import './bag-picture.css'
import { PictureDot } from './picture-dot.tsx'
import { pictureGeometry } from './picture-geometry.ts'
import type { PictureClub } from './picture-geometry.ts'
import { PictureNumbers } from './picture-numbers.tsx'
import { pictureSentence } from './picture-sentence.ts'

type BagPictureProps = {
  /** The clubs with a carry; the putter and clubs without a distance have no place in the picture. */
  readonly clubs: readonly PictureClub[]
  readonly units: PreferredUnits
}

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 260

/** The bag by loft and carry: solid dots for own numbers, dashed rings for estimates, hatching where no club carries. */
export function BagPicture({ clubs, units }: BagPictureProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className="overflow-hidden max-[359px]:-mx-3">
        {widthPx !== undefined && <Drawing clubs={clubs} units={units} widthPx={Math.max(NARROWEST_PX, widthPx)} />}
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
        <KeyMark isEstimated={false}>your own number</KeyMark>
        {clubs.some(({ isEstimated }) => isEstimated) && <KeyMark isEstimated>estimated</KeyMark>}
      </figcaption>
      <PictureNumbers clubs={clubs} units={units} />
    </figure>
  )
}

function KeyMark({ isEstimated, children }: { readonly isEstimated: boolean; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 14 14" className="bag-picture size-2.75" aria-hidden="true">
        <circle cx="7" cy="7" r="5.500" className={isEstimated ? 'picture-ring' : 'picture-dot'} />
      </svg>
      {children}
    </span>
  )
}

function Drawing({ clubs, units, widthPx }: BagPictureProps & { readonly widthPx: number }) {
  const hatchId = `${useId()}-hatch`
  const geometry = pictureGeometry(clubs, { widthPx, units })
  const { heightPx, dots, holes } = geometry
  return (
    <svg
      width={widthPx}
      height={px(heightPx)}
      viewBox={`0 0 ${widthPx} ${px(heightPx)}`}
      role="img"
      aria-label={pictureSentence(clubs, units)}
      className="bag-picture block h-auto max-w-full"
    >
      <HatchPattern id={hatchId} />
      <LoftAxes geometry={geometry} units={units} loftWords="more loft, shorter →" />
      {holes.map(({ gap, leftPx, topPx, widthPx: holePx, heightPx: holeHeightPx }) => (
        <rect
          key={gap.longer.club}
          data-hole={gap.longer.club}
          x={px(leftPx)}
          y={px(topPx)}
          width={px(holePx)}
          height={px(holeHeightPx)}
          fill={`url(#${hatchId})`}
          fillOpacity=".8"
        />
      ))}
      {dots.map((dot) => (
        <PictureDot key={dot.club.club} dot={dot} units={units} />
      ))}
      {holes.map(
        ({ gap, leftPx, topPx, widthPx: holePx, heightPx: holeHeightPx, hasWords }) =>
          hasWords && <HoleWords key={gap.longer.club} xPx={leftPx + holePx / 2} yPx={topPx + holeHeightPx / 2} />,
      )}
    </svg>
  )
}

function HoleWords({ xPx, yPx }: { readonly xPx: number; readonly yPx: number }) {
  return (
    <g>
      <rect x={px(xPx - 24)} y={px(yPx - 9)} width="48" height="18" rx="3" fill="var(--color-sheet)" />
      <text x={px(xPx)} y={px(yPx + 4.5)} textAnchor="middle" fontSize="13" className="fill-clay-ink">
        no club
      </text>
    </g>
  )
}
