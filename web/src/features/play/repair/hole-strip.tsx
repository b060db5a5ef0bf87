import type { PointerEvent } from 'react'
import { ballShots } from '@bagwise/golf/play/hole-log'
import type { HoleLog } from '@bagwise/golf/play/hole-log'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useWidthPx } from '#charts/use-width.ts'
import * as copy from './repair.copy.ts'
import { snapped } from './shown-yards.ts'
import styles from './repair.module.css'

type HoleStripProps = {
  readonly log: HoleLog
  readonly units: PreferredUnits
  /** A place that is not kept yet, yards to the pin. */
  readonly draftYards: number | undefined
  /** Places where the phone stood. */
  readonly stopsYards: readonly number[]
  /** Undefined where nothing is being placed. */
  readonly onPlace: ((yards: number) => void) | undefined
}

const HEIGHT_PX = 132
const EDGE_PX = 32
const MIDDLE_PX = 76
const FAIRWAY_PX = 44
const GREEN_PX = 26
const DOT_PX = 12
const LEAST_YARDS = 60
const ARC_SHARE = 0.28
const HIGHEST_ARC_PX = 46

/** The hole as a strip from the tee at the left to the flag at the right, with its strokes at their true distances. */
export function HoleStrip({ log, units, draftYards, stopsYards, onPlace }: HoleStripProps) {
  const [box, widthPx = 0] = useWidthPx<HTMLDivElement>()
  const shots = ballShots(log)
  const teeYards = log.hole.lengthYards
  const places = shots.map(({ leftYards }, index) => leftYards ?? (index === 0 ? teeYards : null))
  const longestYards = Math.max(LEAST_YARDS, teeYards ?? 0, draftYards ?? 0, ...places.map((yards) => yards ?? 0))
  const reachPx = widthPx - 2 * EDGE_PX
  const xPx = (yards: number) => Math.round(EDGE_PX + reachPx * (1 - yards / longestYards))
  const known = places.flatMap((yards) => (yards === null ? [] : copy.distanceText(yards, units)))
  const sentence = copy.stripSentence(log.hole.number, known, places.length - known.length)

  function place({ clientX, currentTarget, buttons, type }: PointerEvent<SVGSVGElement>) {
    if (!onPlace || (type === 'pointermove' && buttons === 0)) return
    const leftPx = clientX - currentTarget.getBoundingClientRect().left
    onPlace(snapped(Math.max(0, longestYards * (1 - (leftPx - EDGE_PX) / reachPx)), units))
  }

  return (
    <div ref={box} className={styles.strip}>
      {widthPx > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons below do the same
        <svg
          width={widthPx}
          height={HEIGHT_PX}
          role="img"
          aria-label={sentence}
          onPointerDown={place}
          onPointerMove={place}
        >
          <rect
            x={EDGE_PX}
            y={MIDDLE_PX - FAIRWAY_PX / 2}
            width={reachPx}
            height={FAIRWAY_PX}
            rx={FAIRWAY_PX / 2}
            fill="var(--color-mown)"
          />
          <circle cx={xPx(0)} cy={MIDDLE_PX} r={GREEN_PX} fill="var(--color-mown-2)" stroke="var(--color-rough)" />
          <path
            d={`M${xPx(0)} ${MIDDLE_PX}V${MIDDLE_PX - 40}l18 7-18 7`}
            fill="var(--color-flag)"
            stroke="var(--color-ink)"
            strokeWidth="1.8"
          />
          {places.map((from, index) => {
            const to = index === places.length - 1 ? undefined : places[index + 1]
            if (from === null || to === null || to === undefined) return null
            const risePx = Math.min(HIGHEST_ARC_PX, ARC_SHARE * Math.abs(xPx(to) - xPx(from)))
            const d = `M${xPx(from)} ${MIDDLE_PX}Q${(xPx(from) + xPx(to)) / 2} ${MIDDLE_PX - 2 * risePx} ${xPx(to)} ${MIDDLE_PX}`
            return <path key={shots[index]?.id} d={d} fill="none" stroke="var(--color-ink)" strokeWidth="1.8" />
          })}
          {stopsYards.map((yards) => (
            <circle
              key={yards}
              cx={xPx(yards)}
              cy={MIDDLE_PX}
              r={DOT_PX}
              fill="none"
              stroke="var(--color-ink)"
              strokeDasharray="2 4"
            />
          ))}
          {places.map((yards, index) =>
            yards === null ? null : (
              <g key={shots[index]?.id}>
                <circle
                  cx={xPx(yards)}
                  cy={MIDDLE_PX}
                  r={DOT_PX}
                  fill="var(--color-sheet)"
                  stroke="var(--color-ink)"
                  strokeWidth="1.8"
                />
                <text x={xPx(yards)} y={MIDDLE_PX + 5} textAnchor="middle" fontSize="14">
                  {index + 1}
                </text>
              </g>
            ),
          )}
          {draftYards !== undefined && (
            <g>
              <circle
                cx={xPx(draftYards)}
                cy={MIDDLE_PX}
                r={DOT_PX + 4}
                fill="var(--color-sand)"
                stroke="var(--color-ink)"
                strokeWidth="2"
                strokeDasharray="4 3"
              />
              <text x={xPx(draftYards)} y={HEIGHT_PX - 12} textAnchor="middle" fontSize="14">
                {copy.distanceText(draftYards, units)}
              </text>
            </g>
          )}
        </svg>
      )}
    </div>
  )
}
