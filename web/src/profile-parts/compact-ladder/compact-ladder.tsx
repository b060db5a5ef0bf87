import { useId, useLayoutEffect, useRef, useState } from 'react'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { ClubType } from '@bagwise/golf/club'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { FairwayGround } from '#charts/fairway-ground.tsx'
import { GapGlyph } from '#charts/gap-glyph.tsx'
import { clubName, shownGapOf } from '#charts/gap-text.ts'
import { px } from '#charts/hand-drawn.ts'
import { HatchPattern } from '#charts/hatch-pattern.tsx'
import { arcPath } from '#charts/ladder-ground.ts'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { compactGeometry } from './compact-geometry.ts'
import type { CompactGeometry, CompactRung } from './compact-geometry.ts'
import { compactHeightPx } from './compact-height.ts'
import * as copy from './compact-ladder.copy.ts'

/** A club of the ladder. */
type LadderRung = {
  readonly club: ClubType
  readonly carryYards: number
  /** Whether the number is the golfer's own, and the ± or the range of an estimate. */
  readonly certainty: CarryCertainty
}

type CompactLadderProps = {
  readonly rungs: readonly LadderRung[]
  /** The gaps to mark, none of them good. */
  readonly faults?: readonly Gap[]
  readonly units: PreferredUnits
}

type Size = { readonly widthPx: number; readonly roomPx: number }

/** Of a carry, of a range in its place, and of a ±. */
const NUMERAL_FONT_PX = 24
const RANGE_FONT_PX = 17
const PLUS_MINUS_FONT_PX = 14
const LONGEST_NUMERAL = 3

const NARROWEST_PX = 270
const MARK_SCALE = 0.86
/** The fairway cuts what is drawn on it off at its edges. */
const BEYOND_EDGES_PX = 30

/**
 * The bag at a glance, on turf: every club at its true distance, its number beside it. It fills the cell of the grid it is
 * in, and is `compactHeightPx` high at least.
 */
export function CompactLadder({ rungs, faults = [], units }: CompactLadderProps) {
  const [box, size] = useSize()
  const inOrder = rungs.toSorted((a, b) => b.carryYards - a.carryYards)
  return (
    <div ref={box} className="relative overflow-hidden" style={{ minHeight: compactHeightPx(rungs.length) }}>
      {size && <Drawing rungs={inOrder} faults={faults} units={units} size={size} />}
    </div>
  )
}

/** The drawing is laid over the element, so that it never keeps it from becoming smaller. */
function useSize() {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => {
      const next = {
        widthPx: Math.max(NARROWEST_PX, Math.floor(element.clientWidth)),
        roomPx: Math.floor(element.clientHeight),
      }
      setSize((before) => (before?.widthPx === next.widthPx && before.roomPx === next.roomPx ? before : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, size] as const
}

function Drawing({ rungs, faults, units, size }: Required<CompactLadderProps> & { readonly size: Size }) {
  const id = useId()
  const hatchId = `${id}-hatch`
  const geometry = compactGeometry(
    rungs.map(({ carryYards }) => carryYards),
    size,
  )
  const { heightPx, scale, ground, markPx } = geometry
  const drawn = rungs.flatMap((rung, index) => {
    const place = geometry.rungs[index]
    return place ? [{ rung, place }] : []
  })
  const marks = faults.flatMap((gap) => {
    const longer = drawn.find(({ rung }) => rung.club === gap.longer.club)?.place
    const shorter = drawn.find(({ rung }) => rung.club === gap.shorter.club)?.place
    return longer && shorter ? [{ gap, longer, shorter }] : []
  })
  return (
    <svg
      width={size.widthPx}
      height={px(heightPx)}
      viewBox={`0 0 ${size.widthPx} ${px(heightPx)}`}
      role="img"
      aria-label={spoken(rungs, faults, units)}
      className="absolute inset-0 h-auto max-w-full"
    >
      <HatchPattern id={hatchId} />
      <FairwayGround ground={ground} id={id} isOnTurf>
        {marks.map(
          ({ gap, longer, shorter }) =>
            gap.verdict === 'too-large' && (
              <rect
                key={gap.longer.club}
                x={px(longer.leftPx - BEYOND_EDGES_PX)}
                y={px(longer.yPx + 4)}
                width={px(longer.rightPx - longer.leftPx + BEYOND_EDGES_PX * 2)}
                height={px(Math.max(0, shorter.yPx - longer.yPx - 8))}
                fill={`url(#${hatchId})`}
                fillOpacity=".75"
              />
            ),
        )}
        {drawn.map(
          ({ rung, place }) =>
            !rung.certainty.isOwn && (
              <path
                key={rung.club}
                d={arcPath(place, BEYOND_EDGES_PX)}
                fill="none"
                stroke="var(--color-sand)"
                strokeWidth={14 * scale}
                strokeOpacity=".5"
              />
            ),
        )}
      </FairwayGround>
      {drawn.map(({ rung, place }) => (
        <Rung key={rung.club} {...{ rung, place, geometry, units }} />
      ))}
      {marks.map(({ gap, longer, shorter }) => (
        <g key={gap.longer.club} data-verdict={gap.verdict}>
          <GapGlyph
            verdict={gap.verdict}
            shown={shownGapOf(gap, units)}
            xPx={markPx}
            yPx={(longer.labelYPx + shorter.labelYPx) / 2}
            scale={MARK_SCALE * scale}
          />
        </g>
      ))}
    </svg>
  )
}

/** One club: its arc, dashed when estimated, between its name and its number with the ±, or its range. */
function Rung({
  rung: { club, carryYards, certainty },
  place,
  geometry: { scale, nameFontPx, nameEndPx, numeralPx },
  units,
}: {
  readonly rung: LadderRung
  readonly place: CompactRung
  readonly geometry: CompactGeometry
  readonly units: PreferredUnits
}) {
  const { leftPx, rightPx, yPx, sagPx, labelYPx } = place
  const { isOwn, numeral, plusMinus } = carryText(carryYards, certainty, units)
  const fontPx = (numeral.length > LONGEST_NUMERAL ? RANGE_FONT_PX : NUMERAL_FONT_PX) * scale
  const endYPx = px(yPx + sagPx)
  return (
    <g data-known={isOwn ? 'own' : 'estimated'}>
      <path
        d={arcPath(place)}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={2.4 * Math.sqrt(scale)}
        strokeLinecap="round"
        strokeDasharray={isOwn ? undefined : '5.5 5'}
      />
      <path
        d={`M${px(leftPx - 2)} ${endYPx}L${px(nameEndPx + 5)} ${px(labelYPx)}M${px(rightPx + 2)} ${endYPx}L${px(numeralPx - 5)} ${px(labelYPx)}`}
        fill="none"
        stroke="var(--color-edge)"
      />
      <text x={px(nameEndPx)} y={px(labelYPx + nameFontPx * 0.34)} textAnchor="end" fontSize={nameFontPx}>
        {clubName(club)}
      </text>
      <text x={px(numeralPx)} y={px(labelYPx + fontPx * 0.345)} fontSize={fontPx} className="font-bold">
        {numeral}
        {plusMinus && (
          <tspan
            dx={3 * scale}
            fontSize={PLUS_MINUS_FONT_PX * Math.sqrt(scale)}
            className="fill-sand-ink font-semibold"
          >
            {plusMinus.shown}
          </tspan>
        )}
      </text>
    </g>
  )
}

/** The ladder for those who hear it: every club with its carry, then the gaps that are marked. */
function spoken(rungs: readonly LadderRung[], faults: readonly Gap[], units: PreferredUnits): string {
  const clubs = rungs.map(({ club, carryYards, certainty }) => {
    const { spokenNumeral, spokenAfter } = carryText(carryYards, certainty, units)
    return copy.spokenRung({ name: clubName(club), carry: spokenNumeral + spokenAfter })
  })
  return [copy.spokenLadder(clubs), ...faults.map((gap) => copy.spokenFault(gap, units))].join(' ')
}
