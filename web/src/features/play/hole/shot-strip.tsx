import type { PreferredUnits } from '@bagwise/golf/golfer'
import { ballShots } from '@bagwise/golf/play/hole-log'
import type { HoleLog } from '@bagwise/golf/play/hole-log'
import { SpokenNumbers } from '#charts/show-numbers.tsx'
import { clubName, lieNames } from '#features/play/play.copy.ts'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type ShotStripProps = {
  readonly log: HoleLog
  readonly units: PreferredUnits
  /** To the pin from where the golfer is now; undefined where nobody knows. */
  readonly leftYards: number | undefined
  /** If the last one went as usual. */
  readonly isGuess?: boolean
  /** In a tournament no club stands beside a distance. */
  readonly isTournament: boolean
}

const WIDTH = 320
const TOP = 18
const GROUND = 62
const EDGE = 14
/** A shorter arc has no room for words. */
const LABEL_FROM = 50

/** The strokes of the hole as arcs from the tee to the pin. */
export function ShotStrip({ log, units, leftYards, isGuess = false, isTournament }: ShotStripProps) {
  const shots = ballShots(log)
  const longest = Math.max(log.hole.lengthYards ?? 0, ...shots.map(({ leftYards: left }) => left ?? 0))
  if (shots.length === 0 || longest === 0) return null
  const xOf = (left: number) => EDGE + (1 - left / longest) * (WIDTH - 2 * EDGE)
  const known = shots.flatMap((shot, index) => {
    if (shot.leftYards === null) return []
    const next = shots[index + 1]
    // A stroke without a place in between: nobody knows where this one ended.
    const toYards = next ? (next.leftYards ?? undefined) : leftYards
    return [{ shot, x: xOf(shot.leftYards), fromYards: shot.leftYards, toYards, isLast: next === undefined }]
  })
  const names = shots.map(({ club, lie, leftYards: left }) =>
    [
      club === null || isTournament ? undefined : clubName(club),
      left === null ? undefined : `${shownDistance(left, units)}`,
      lie === null ? undefined : lieNames[lie].toLowerCase(),
    ]
      .filter((part) => part !== undefined)
      .join(', '),
  )
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} 84`}
        className={styles.strip}
        role="img"
        aria-label={`${copy.stripLine}: ${names.join('; ')}.`}
      >
        <path d={`M${EDGE} ${GROUND} H${WIDTH - EDGE}`} className={styles.stripGround} />
        {known.map(({ shot, x, fromYards, toYards, isLast }) => {
          const end = toYards === undefined ? undefined : xOf(Math.min(longest, toYards))
          const isDotted = shot.branch === 'provisional' || (isLast && isGuess)
          return (
            <g key={shot.id}>
              {end !== undefined && toYards !== undefined && (
                <>
                  <path
                    d={`M${x} ${GROUND} Q${(x + end) / 2} ${TOP - 6} ${end} ${GROUND}`}
                    className={isDotted ? styles.stripDotted : styles.stripArc}
                  />
                  {!isTournament && Math.abs(end - x) > LABEL_FROM && (
                    <text x={(x + end) / 2} y={TOP + 4} className={styles.stripText}>
                      {`${shot.club === null ? '' : `${clubName(shot.club)} `}${isDotted ? '≈ ' : ''}${shownDistance(fromYards - toYards, units)}`}
                    </text>
                  )}
                </>
              )}
              <circle cx={x} cy={GROUND} r="5" className={styles.stripBall} />
              {shot.lie !== null && (
                <text x={Math.max(20, x)} y={GROUND + 18} className={styles.stripLie}>
                  {lieNames[shot.lie].toLowerCase()}
                </text>
              )}
            </g>
          )
        })}
        <path d={`M${WIDTH - EDGE} ${GROUND} V${GROUND - 22} l10 5 -10 5`} className={styles.stripFlag} />
      </svg>
      <SpokenNumbers
        caption={copy.stripLine}
        columns={copy.stripColumns(units)}
        rows={shots.map(({ club, lie, leftYards: left }, index) => ({
          name: copy.stripStroke(index + 1, isTournament ? null : club),
          cells: [
            left === null ? copy.puttUnknown : String(shownDistance(left, units)),
            lie === null ? copy.puttUnknown : lieNames[lie],
          ],
        }))}
      />
    </>
  )
}
