import { useId } from 'react'
import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { CarryCertainties } from '@bagwise/golf/distances/carry-certainty'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GapMark } from '#charts/gap-mark.tsx'
import * as copy from '#features/gapping/gapping.copy.ts'
import { clubName } from '#charts/gap-text.ts'
import * as gapCopy from '#charts/gap.copy.ts'
import styles from '#features/gapping/gapping.module.css'
import { px } from '#charts/hand-drawn.ts'
import { HatchPattern } from '#charts/hatch-pattern.tsx'
import { arcPath } from '#charts/ladder-ground.ts'
import { useWidthPx } from '#charts/use-width.ts'
import { carryText, certaintyIn } from '#profile-parts/carry-numeral/carry-text.ts'
import { FairwayGround } from '#charts/fairway-ground.tsx'
import { LadderGapMark } from './ladder-gap-mark.tsx'
import { LadderTee } from './ladder-tee.tsx'
import { ladderGeometry } from './ladder-geometry.ts'
import type { LadderArc, LadderGeometry, LadderHole } from './ladder-geometry.ts'

type YardageLadderProps = {
  readonly clubs: readonly GapClub[]
  /** Between them by carry. */
  readonly gaps: readonly Gap[]
  readonly certainties: CarryCertainties
  readonly units: PreferredUnits
  /** Whether it draws itself, club by club, when it comes. */
  readonly isDrawing?: boolean
}

/** Of a carry, and of a range in its place. */
const NUMERAL_FONT_PX = 22
const RANGE_FONT_PX = 15
const LONGEST_NUMERAL = 3

/** When the last club of a ladder that draws itself begins to show: the whole takes 900 ms. */
const LAST_RUNG_MS = 650

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 270

/** Below this the plate would cover the fairway. */
const NARROW_HALF_PX = 30

/** The fairway cuts the band off at its edges. */
const BEYOND_EDGES_PX = 20

/** The fairway seen from the tee: every club's carry as an arc at its true distance. */
export function YardageLadder({ clubs, gaps, certainties, units, isDrawing = false }: YardageLadderProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className="overflow-hidden max-[359px]:-mx-3 md:mx-auto md:w-full md:max-w-140">
        {widthPx !== undefined && (
          <Drawing {...{ clubs, gaps, certainties, units, isDrawing }} widthPx={Math.max(NARROWEST_PX, widthPx)} />
        )}
      </div>
      <figcaption data-legend className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
        <LadderKey clubs={clubs} gaps={gaps} />
      </figcaption>
    </figure>
  )
}

/** What the lines and marks of this drawing mean; what it does not have is not explained. */
function LadderKey({ clubs, gaps }: Pick<YardageLadderProps, 'clubs' | 'gaps'>) {
  const lines = [
    { key: copy.ownKey, isThere: clubs.some(({ isEstimated }) => !isEstimated), style: 'border-solid border-ink' },
    {
      key: copy.estimatedKey,
      isThere: clubs.some(({ isEstimated }) => isEstimated),
      style: 'border-dashed border-sand-ink',
    },
  ]
  return (
    <>
      {lines.map(
        ({ key, isThere, style }) =>
          isThere && (
            <span key={key} className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className={`w-6 border-t-2 ${style}`} />
              {key}
            </span>
          ),
      )}
      {(['too-close', 'too-large'] as const).map(
        (verdict) =>
          gaps.some((gap) => gap.verdict === verdict) && (
            <span key={verdict} className="inline-flex items-center gap-1.5">
              <GapMark verdict={verdict} size="small" />
              {gapCopy.verdictLabels[verdict]}
            </span>
          ),
      )}
    </>
  )
}

function Drawing({
  clubs,
  gaps: judged,
  certainties,
  units,
  isDrawing,
  widthPx,
}: YardageLadderProps & { readonly isDrawing: boolean; readonly widthPx: number }) {
  const id = useId()
  const hatchId = `${id}-hatch`
  const geometry = ladderGeometry(clubs, widthPx, judged)
  const { heightPx, scale, ground, arcs, gaps, holes } = geometry
  const drawnAt = (index: number) => {
    if (!isDrawing) return {}
    const delayMs = Math.round((LAST_RUNG_MS * index) / Math.max(1, arcs.length - 1))
    return { className: styles.drawn, style: { animationDelay: `${delayMs}ms` } }
  }
  return (
    <svg
      width={widthPx}
      height={px(heightPx)}
      viewBox={`0 0 ${widthPx} ${px(heightPx)}`}
      role="img"
      aria-label={ladderSentence(clubs, judged, units)}
      className="block h-auto max-w-full"
    >
      <HatchPattern id={hatchId} />
      <FairwayGround ground={ground} id={id}>
        {arcs.map(
          (arc, index) =>
            arc.club.isEstimated && (
              <g key={arc.club.club} {...drawnAt(index)}>
                <SandBand arc={arc} scale={scale} />
              </g>
            ),
        )}
        {holes.map((hole) => (
          <HoleHatch key={hole.gap.longer.club} hole={hole} patternId={hatchId} />
        ))}
      </FairwayGround>
      {holes.map((hole) => hole.hasWords && <HoleWords key={hole.gap.longer.club} hole={hole} scale={scale} />)}
      {arcs.map((arc, index) => (
        <g key={arc.club.club} {...drawnAt(index)}>
          <ClubArc {...{ arc, geometry, certainties, units }} />
        </g>
      ))}
      <g {...drawnAt(arcs.length - 1)}>
        {gaps.map(
          (gap) =>
            gap.gap.verdict !== 'good' && (
              <LadderGapMark key={gap.gap.longer.club} gap={gap} geometry={geometry} units={units} />
            ),
        )}
      </g>
      <LadderTee geometry={geometry} />
    </svg>
  )
}

/** The ground that no club covers, hatched: drawn on the fairway. */
function HoleHatch({ hole, patternId }: { readonly hole: LadderHole; readonly patternId: string }) {
  const { topPx, bottomPx, centrePx, halfWidthPx } = hole
  return (
    <rect
      x={px(centrePx - halfWidthPx)}
      y={px(topPx)}
      width={px(halfWidthPx * 2)}
      height={px(bottomPx - topPx)}
      fill={`url(#${patternId})`}
      fillOpacity=".8"
    />
  )
}

/** Its words on a plate, smaller where the fairway is narrow. */
function HoleWords({ hole, scale }: { readonly hole: LadderHole; readonly scale: number }) {
  const middlePx = (hole.topPx + hole.bottomPx) / 2
  const fontPx = hole.halfWidthPx < NARROW_HALF_PX ? 12 : 14 * scale
  const [widthPx, heightPx] = [fontPx * 3.8, fontPx * 1.5]
  return (
    <g>
      <rect
        x={px(hole.centrePx - widthPx / 2)}
        y={px(middlePx - heightPx / 2)}
        width={px(widthPx)}
        height={px(heightPx)}
        rx="3"
        fill="var(--color-sheet)"
      />
      <text
        x={px(hole.centrePx)}
        y={px(middlePx + fontPx * 0.345)}
        textAnchor="middle"
        fontSize={fontPx}
        className="fill-clay-ink"
      >
        {copy.noClub}
      </text>
    </g>
  )
}

/** One club: its arc, dashed when estimated, between its name and its yardage with the ±, or its range. */
function ClubArc({
  arc,
  geometry,
  certainties,
  units,
}: {
  readonly arc: LadderArc
  readonly geometry: LadderGeometry
  readonly certainties: CarryCertainties
  readonly units: PreferredUnits
}) {
  const { club, leftPx, rightPx, yPx, sagPx, labelYPx } = arc
  const { scale, nameFontPx, nameEndPx, yardagePx } = geometry
  const endYPx = px(yPx + sagPx)
  const { numeral, plusMinus } = carryText(club.carryYards, certaintyIn(certainties, club), units)
  const numeralPx = numeral.length > LONGEST_NUMERAL ? RANGE_FONT_PX : NUMERAL_FONT_PX
  return (
    <g>
      <path
        d={arcPath(arc)}
        data-known={club.isEstimated ? 'estimated' : 'own'}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={2.2 * Math.sqrt(scale)}
        strokeLinecap="round"
        strokeDasharray={club.isEstimated ? '5 4.5' : undefined}
      />
      <path
        d={`M${px(leftPx - 2)} ${endYPx}L${px(nameEndPx + 4)} ${px(labelYPx)}M${px(rightPx + 2)} ${endYPx}L${px(yardagePx - 4)} ${px(labelYPx)}`}
        fill="none"
        stroke="var(--color-edge)"
      />
      <text x={px(nameEndPx)} y={px(labelYPx + nameFontPx * 0.34)} textAnchor="end" fontSize={nameFontPx}>
        {clubName(club.club)}
      </text>
      <text
        x={px(yardagePx)}
        y={px(labelYPx + 0.345 * numeralPx * scale)}
        fontSize={numeralPx * scale}
        className="font-bold"
      >
        {numeral}
        {plusMinus && (
          <tspan dx={2 * scale} fontSize={12 * scale} className="fill-sand-ink font-semibold">
            {plusMinus.shown}
          </tspan>
        )}
      </text>
    </g>
  )
}

/** A wash of sand behind an estimate. It says that the number is one; how good it is stands beside it. */
function SandBand({ arc, scale }: { readonly arc: LadderArc; readonly scale: number }) {
  return (
    <path
      d={arcPath(arc, BEYOND_EDGES_PX)}
      fill="none"
      stroke="var(--color-sand)"
      strokeWidth={16 * scale}
      strokeOpacity=".55"
    />
  )
}

/** What the ladder shows, for those who hear it: the span of the bag, how much of it is estimated, then its faults. */
export function ladderSentence(clubs: readonly GapClub[], gaps: readonly Gap[], units: PreferredUnits): string {
  const longest = gaps[0]?.longer ?? clubs[0]
  const shortest = gaps.at(-1)?.shorter
  if (!longest) return copy.ladderOfNone
  if (!shortest) return copy.ladderOfOne({ club: longest, units })

  const span = copy.ladderSpan({ clubCount: clubs.length, longest, shortest, units })
  const faults = gaps.filter(({ verdict }) => verdict !== 'good').map((gap) => copy.ladderFault({ gap, units }))
  const estimatedCount = clubs.filter(({ isEstimated }) => isEstimated).length
  const estimates = estimatedCount === 0 ? [] : [copy.ladderEstimates(estimatedCount, clubs.length)]
  return [span, ...estimates, ...(faults.length > 0 ? faults : [copy.everyGapGood])].join(' ')
}
