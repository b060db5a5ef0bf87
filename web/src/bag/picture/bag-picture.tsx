import { useId } from 'react'
import type { CarryCertainties } from '@bagwise/golf/distances/carry-certainty'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { px } from '#charts/hand-drawn.ts'
import { HatchPattern } from '#charts/hatch-pattern.tsx'
import { LoftAxes } from '#charts/loft-axes.tsx'
import { useWidthPx } from '#charts/use-width.ts'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { clubName } from '#charts/gap-text.ts'
import { gapFinding, gapName } from '#charts/gap.copy.ts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { carryCell, carryText, certaintyIn } from '#profile-parts/carry-numeral/carry-text.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { degreesText } from '#quantities/club-measure.ts'
import * as copy from '#bag/bag.copy.ts'
import { pictureGeometry, LABEL_FROM_DOT_PX } from './picture-geometry.ts'
import type { PictureClub, PictureGeometry } from './picture-geometry.ts'
import styles from './bag-picture.module.css'

type BagPictureProps = {
  /** The clubs with a carry; the putter and clubs without a distance have no place in the picture. */
  readonly clubs: readonly PictureClub[]
  readonly certainties: CarryCertainties
  readonly units: PreferredUnits
}

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 260

/** A label this far from its dot is led back to it with a line. */
const LEADER_FROM_PX = 5

type PictureDotProps = { readonly dot: PictureGeometry['dots'][number] }

/**
 * The bag by loft and carry: solid dots for own numbers, dashed rings for estimates, as the legend of the list above has the
 * lines; hatching where no club carries.
 */
export function BagPicture({ clubs, certainties, units }: BagPictureProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className="overflow-hidden max-[359px]:-mx-3">
        {widthPx !== undefined && (
          <Drawing {...{ clubs, certainties, units }} widthPx={Math.max(NARROWEST_PX, widthPx)} />
        )}
      </div>
      <PictureNumbers {...{ clubs, certainties, units }} />
    </figure>
  )
}

function Drawing({ clubs, certainties, units, widthPx }: BagPictureProps & { readonly widthPx: number }) {
  const hatchId = `${useId()}-hatch`
  const geometry = pictureGeometry(
    clubs.map((club) => ({ ...club, carry: carryText(club.carryYards, certaintyIn(certainties, club), units) })),
    { widthPx, units },
  )
  const { heightPx, dots, holes } = geometry
  return (
    <svg
      width={widthPx}
      height={px(heightPx)}
      viewBox={`0 0 ${widthPx} ${px(heightPx)}`}
      role="img"
      aria-label={pictureSentence(clubs, units)}
      className={`${styles.bagPicture} block h-auto max-w-full`}
    >
      <HatchPattern id={hatchId} />
      <LoftAxes geometry={geometry} units={units} loftWords={copy.loftAxis} />
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
        <PictureDot key={dot.club.club} dot={dot} />
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
        {copy.hole}
      </text>
    </g>
  )
}

/** The picture's figures as a table. */
function PictureNumbers({ clubs, certainties, units }: BagPictureProps) {
  const gaps = findGaps(clubs)
  const loftsDeg = new Map(clubs.map(({ club, loftDeg }) => [club, loftDeg]))
  return (
    <ShowNumbers
      caption={copy.numbersCaption(unitWords(units))}
      columns={copy.numbersColumns(unitWords(units))}
      wordsColumn={copy.numbersGapColumn}
      rows={clubsByCarry(clubs).map((club, index) => ({
        name: clubName(club.club),
        cells: [
          degreesText(loftsDeg.get(club.club) ?? 0),
          carryCell(carryText(club.carryYards, certaintyIn(certainties, club), units)),
        ],
        words: gaps[index] ? gapFinding(gaps[index], units) : '',
      }))}
    />
  )
}

/** What the picture shows, for those who hear it: the span of the bag, how much of it is estimated, then its holes. */
export function pictureSentence(clubs: readonly GapClub[], units: PreferredUnits): string {
  const inOrder = clubsByCarry(clubs)
  const [longest] = inOrder
  const shortest = inOrder.at(-1)
  if (!longest || !shortest) return copy.pictureOfNone
  const numbers = (club: GapClub) => `${clubName(club.club)} ${shownDistance(club.carryYards, units)}`
  if (inOrder.length === 1) return copy.pictureOfOne({ club: numbers(longest), units: unitWords(units) })

  const span = copy.pictureSpan({
    clubCount: clubs.length,
    longest: numbers(longest),
    shortest: numbers(shortest),
    units: unitWords(units),
  })
  return [span, ...estimatesSentence(clubs), ...holeSentences(clubs, units)].join(' ')
}

function estimatesSentence(clubs: readonly GapClub[]): readonly string[] {
  const estimatedCount = clubs.filter(({ isEstimated }) => isEstimated).length
  if (estimatedCount === 0) return []
  if (estimatedCount === clubs.length) return [copy.allEstimated]
  return [copy.someEstimated(estimatedCount)]
}

function holeSentences(clubs: readonly GapClub[], units: PreferredUnits): readonly string[] {
  const holes = findGaps(clubs).filter(({ verdict }) => verdict === 'too-large')
  if (holes.length === 0) return [copy.noHoles]
  return holes.map((gap) =>
    copy.holeBetween({
      longer: clubName(gap.longer.club),
      shorter: clubName(gap.shorter.club),
      gap: gapName(gap, units),
    }),
  )
}

/** One club: its dot, solid or a dashed ring, and its name with the carry. */
function PictureDot({ dot: { club, xPx, yPx, labelYPx } }: PictureDotProps) {
  const labelXPx = xPx + LABEL_FROM_DOT_PX
  return (
    <g data-club={club.club}>
      {yPx - labelYPx > LEADER_FROM_PX && (
        <path d={`M${px(xPx)} ${px(yPx)}L${px(labelXPx - 2)} ${px(labelYPx)}`} className={styles.leader} />
      )}
      <circle
        cx={px(xPx)}
        cy={px(yPx)}
        r="5.500"
        data-known={club.isEstimated ? 'estimated' : 'own'}
        className={club.isEstimated ? styles.ring : styles.dot}
      />
      <text x={px(labelXPx)} y={px(labelYPx + 4.5)} fontSize="13" className={styles.label}>
        {clubName(club.club)} <tspan className={styles.number}>{club.carry.numeral}</tspan>
        {club.carry.plusMinus && ` ${club.carry.plusMinus.shown}`}
      </text>
    </g>
  )
}
