import { useId } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { px } from '#charts/hand-drawn.ts'
import { HatchPattern } from '#charts/ladder/ladder-hole.tsx'
import { useWidthPx } from '#charts/use-width.ts'
import { unitWords } from '#quantities/distance.ts'
import './bag-picture.css'
import { PictureDot } from './picture-dot.tsx'
import { pictureGeometry } from './picture-geometry.ts'
import type { PictureClub, PictureGeometry } from './picture-geometry.ts'
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
      <Axes geometry={geometry} units={units} />
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

function Axes({ geometry, units }: { readonly geometry: PictureGeometry; readonly units: PreferredUnits }) {
  const { leftPx, rightPx, bottomPx, carryTicks, loftTicks } = geometry
  return (
    <g fontSize="12">
      <text x="0" y="14" className="picture-axis">
        Carry, {unitWords(units)}
      </text>
      {carryTicks.map(({ atPx, shown }) => (
        <g key={shown}>
          <path d={`M${leftPx} ${px(atPx)}H${px(rightPx)}`} className="picture-guide" />
          <text x={leftPx - 6} y={px(atPx + 4)} textAnchor="end" className="picture-axis">
            {shown}
          </text>
        </g>
      ))}
      <path d={`M${leftPx} ${px(bottomPx)}H${px(rightPx)}`} className="picture-base" />
      {loftTicks.map(({ atPx, shown }) => (
        <g key={shown}>
          <path d={`M${px(atPx)} ${px(bottomPx)}v5`} className="picture-base" />
          <text x={px(atPx)} y={px(bottomPx + 18)} textAnchor="middle" className="picture-axis">
            {shown}°
          </text>
        </g>
      ))}
      <text x={px(rightPx)} y={px(bottomPx + 35)} textAnchor="end" className="picture-axis">
        more loft, shorter →
      </text>
    </g>
  )
}
