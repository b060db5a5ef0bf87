import type { PreferredUnits } from '@bagwise/golf/golfer'
import { greenDistances } from '@bagwise/golf/shot-advice/hole/green-distances'
import { GREEN } from '@bagwise/golf/shot-advice/hole/hole'
import type { Hazard } from '@bagwise/golf/shot-advice/shot'
import { shownDistance } from '#quantities/distance.ts'
import styles from '../shot.module.css'
import * as copy from './tournament.copy.ts'

type PinDistancesProps = {
  readonly distanceYards: number
  readonly hazards: readonly Hazard[]
  readonly units: PreferredUnits
}

/**
 * The green around the pin, and hazards where the golfer has said it. A part of the green that the ball is past is left
 * out, and so is what was not said of a hazard. Where the hole is cut is not asked: it counts as the middle.
 */
export function PinDistances({ distanceYards, hazards, units }: PinDistancesProps) {
  const { frontYards, middleYards, backYards } = greenDistances({ distanceYards, pin: 'middle' })
  const green = [
    { part: 'front', yards: frontYards },
    { part: 'middle', yards: middleYards },
    { part: 'back', yards: backYards },
  ] as const
  const ahead = green.flatMap(({ part, yards }) => (yards > 0 ? [{ part, shown: shownDistance(yards, units) }] : []))
  const placed = hazards.flatMap((hazard) => copy.hazardDistances(hazard, units) ?? [])
  return (
    <section aria-label={copy.toPin} className={`${styles.answer} turf`}>
      <p className="font-plate text-plate-sm font-bold">{copy.toPin}</p>
      <dl className={styles.greenParts}>
        {ahead.map(({ part, shown }) => (
          <div key={part}>
            <dt>{copy.greenNames[part]}</dt>
            <dd className="plate">{shown}</dd>
          </div>
        ))}
      </dl>
      {placed.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-ink pt-2 font-semibold">
          {placed.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-sm">{copy.greenNote(shownDistance(2 * GREEN.halfDepthYards, units), units)}</p>
      <output className="sr-only">
        {[copy.distancesInOneBreath(shownDistance(distanceYards, units), ahead, units), ...placed].join(' ')}
      </output>
    </section>
  )
}
