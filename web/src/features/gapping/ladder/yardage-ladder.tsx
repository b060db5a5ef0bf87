import { useId } from 'react'
import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { GapMark } from '#features/gapping/gap-mark.tsx'
import * as copy from '#features/gapping/gapping.copy.ts'
import { clubName, shownGapOf } from '#charts/gap-text.ts'
import * as gapCopy from '#charts/gap.copy.ts'
import { px } from '#charts/hand-drawn.ts'
import { HatchPattern } from '#charts/hatch-pattern.tsx'
import { useWidthPx } from '#charts/use-width.ts'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { ShowNumbers, carryCell } from '#charts/show-numbers.tsx'
import { shownDistance } from '#quantities/distance.ts'
import { FairwayGround } from './fairway-ground.tsx'
import { ladderGeometry } from './ladder-geometry.ts'
import type { LadderGeometry, LadderHole, LadderArc, LadderGap } from './ladder-geometry.ts'

type YardageLadderProps = {
  readonly clubs: readonly GapClub[]
  /** Between them by carry. */
  readonly gaps: readonly Gap[]
  readonly units: PreferredUnits
}

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 270

/** Below this the plate would cover the fairway. */
const NARROW_HALF_PX = 30

/** The fairway cuts the band off at its edges. */
const BEYOND_EDGES_PX = 20

type LadderGapMarkProps = {
  readonly gap: LadderGap
  readonly geometry: LadderGeometry
  readonly units: PreferredUnits
}

type SquareProps = { readonly xPx: number; readonly yPx: number; readonly sizePx: number; readonly isFilled?: boolean }

/** The fairway seen from the tee: every club's carry as an arc at its true distance. */
export function YardageLadder({ clubs, gaps, units }: YardageLadderProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="mt-1 grid gap-1">
      <div ref={box} className="overflow-hidden max-[359px]:-mx-3 md:mx-auto md:w-full md:max-w-140">
        {widthPx !== undefined && (
          <Drawing clubs={clubs} gaps={gaps} units={units} widthPx={Math.max(NARROWEST_PX, widthPx)} />
        )}
      </div>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1 text-xs text-ink-2">
        {(['good', 'too-close', 'too-large'] as const).map((verdict) => (
          <span key={verdict} className="inline-flex items-center gap-1.5">
            <GapMark verdict={verdict} size="small" />
            {gapCopy.verdictLabels[verdict]}
          </span>
        ))}
        {clubs.some(({ isEstimated }) => isEstimated) && (
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="w-8 border-t-2 border-dashed border-ink" />
            {copy.estimatedKey}
          </span>
        )}
      </figcaption>
      <LadderNumbers clubs={clubs} gaps={gaps} units={units} />
    </figure>
  )
}

function Drawing({ clubs, gaps: judged, units, widthPx }: YardageLadderProps & { readonly widthPx: number }) {
  const id = useId()
  const hatchId = `${id}-hatch`
  const geometry = ladderGeometry(clubs, widthPx, judged)
  const { heightPx, scale, ground, arcs, gaps, holes } = geometry
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
        {arcs.map((arc) => arc.club.isEstimated && <SandBand key={arc.club.club} arc={arc} scale={scale} />)}
        {holes.map((hole) => (
          <HoleHatch key={hole.gap.longer.club} hole={hole} patternId={hatchId} />
        ))}
      </FairwayGround>
      {holes.map((hole) => (
        <HoleWords key={hole.gap.longer.club} hole={hole} scale={scale} />
      ))}
      {arcs.map((arc) => (
        <ClubArc key={arc.club.club} arc={arc} geometry={geometry} units={units} />
      ))}
      {gaps.map((gap) => (
        <LadderGapMark key={gap.gap.longer.club} gap={gap} geometry={geometry} units={units} />
      ))}
      <LadderTee geometry={geometry} />
    </svg>
  )
}

/** Where the golfer stands. */
function LadderTee({ geometry: { ground, heightPx, scale } }: { readonly geometry: LadderGeometry }) {
  const baselinePx = heightPx - 12 * scale
  return (
    <g>
      <text x={px(ground.centrePx)} y={px(baselinePx)} textAnchor="middle" fontSize={13 * scale}>
        {copy.toTheTee}
      </text>
      <path
        d={`M${px(ground.centrePx - 28 * scale)} ${px(baselinePx + 6 * scale)}h${px(56 * scale)}`}
        stroke="var(--color-ink)"
        strokeWidth="1.8"
      />
    </g>
  )
}

/** The ladder's figures as a table. */
function LadderNumbers({ clubs, gaps, units }: YardageLadderProps) {
  return (
    <ShowNumbers
      caption={copy.ladderCaption(units)}
      columns={[copy.clubColumn, copy.carryColumn(units)]}
      wordsColumn={copy.nextColumn}
      rows={clubsByCarry(clubs).map(({ club, carryYards, isEstimated }, index) => ({
        name: clubName(club),
        cells: [carryCell({ figure: shownDistance(carryYards, units), isEstimated })],
        words: gaps[index] ? gapCopy.gapFinding(gaps[index], units) : '',
      }))}
    />
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

/** One club: its arc, dashed when estimated, between its name and its yardage. */
function ClubArc({
  arc,
  geometry,
  units,
}: {
  readonly arc: LadderArc
  readonly geometry: LadderGeometry
  readonly units: PreferredUnits
}) {
  const { club, leftPx, rightPx, yPx, sagPx, labelYPx } = arc
  const { scale, nameFontPx, nameEndPx, yardagePx } = geometry
  const endYPx = px(yPx + sagPx)
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
      <text x={px(yardagePx)} y={px(labelYPx + 7.6 * scale)} fontSize={22 * scale} className="font-bold">
        {shownDistance(club.carryYards, units)}
      </text>
    </g>
  )
}

/** A wash of sand behind an estimate. It says that the number is one, not how good it is: Classic states no range. */
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

/** A quadratic curve whose middle lies at the true distance; `beyondPx` lengthens it past the edges of the fairway. */
function arcPath({ leftPx, rightPx, yPx, sagPx }: LadderArc, beyondPx = 0): string {
  const [endY, controlY] = [px(yPx + sagPx), px(yPx - sagPx)]
  return `M${px(leftPx - beyondPx)} ${endY}Q${px((leftPx + rightPx) / 2)} ${controlY} ${px(rightPx + beyondPx)} ${endY}`
}

/** The bracket from one label to the next with the scorecard's mark: circle, solid square or double square. */
function LadderGapMark({ gap: { gap, topPx, bottomPx }, geometry, units }: LadderGapMarkProps) {
  const { bracketPx, markPx, scale } = geometry
  const middlePx = (topPx + bottomPx) / 2
  const shown = String(shownGapOf(gap, units))
  const fontPx = (shown.length > 2 ? 12 : 14.5) * scale
  const words = {
    good: 'fill-fairway-ink',
    'too-close': 'fill-on-ink',
    'too-large': 'fill-clay-ink font-bold',
  } as const
  return (
    <g data-verdict={gap.verdict}>
      <path
        d={`M${px(bracketPx)} ${px(topPx)}h5V${px(bottomPx)}h-5`}
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="1.2"
      />
      {gap.verdict === 'good' && (
        <circle
          cx={px(markPx)}
          cy={px(middlePx)}
          r={11.5 * scale}
          fill="none"
          stroke="var(--color-fairway)"
          strokeWidth="1.8"
        />
      )}
      {gap.verdict === 'too-close' && <Square xPx={markPx} yPx={middlePx} sizePx={22 * scale} isFilled />}
      {gap.verdict === 'too-large' && (
        <>
          <Square xPx={markPx} yPx={middlePx} sizePx={30 * scale} />
          <Square xPx={markPx} yPx={middlePx} sizePx={23 * scale} />
        </>
      )}
      <text
        x={px(markPx)}
        y={px(middlePx + fontPx * 0.345)}
        textAnchor="middle"
        fontSize={fontPx}
        className={words[gap.verdict]}
      >
        {shown}
      </text>
    </g>
  )
}

function Square({ xPx, yPx, sizePx, isFilled = false }: SquareProps) {
  return (
    <rect
      x={px(xPx - sizePx / 2)}
      y={px(yPx - sizePx / 2)}
      width={px(sizePx)}
      height={px(sizePx)}
      {...(isFilled ? { fill: 'var(--color-flag)' } : { fill: 'none', stroke: 'var(--color-clay)', strokeWidth: 1.6 })}
    />
  )
}

/** What the ladder shows, for those who hear it: the span of the bag, then its faults. */
export function ladderSentence(clubs: readonly GapClub[], gaps: readonly Gap[], units: PreferredUnits): string {
  const longest = gaps[0]?.longer ?? clubs[0]
  const shortest = gaps.at(-1)?.shorter
  if (!longest) return copy.ladderOfNone
  if (!shortest) return copy.ladderOfOne({ club: longest, units })

  const span = copy.ladderSpan({ clubCount: clubs.length, longest, shortest, units })
  const faults = gaps.filter(({ verdict }) => verdict !== 'good').map((gap) => copy.ladderFault({ gap, units }))
  return [span, ...(faults.length > 0 ? faults : [copy.everyGapGood])].join(' ')
}
