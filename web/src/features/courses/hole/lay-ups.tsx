import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { HoleAnswer } from '@bagwise/golf/shot-advice/ground/hole-shot'
import type { LayUpFor } from '@bagwise/golf/shot-advice/ground/lay-ups'
import { Button } from '#ui/button.tsx'
import { NEAR_PIN_YARDS } from './hole.copy.ts'
import styles from './hole.module.css'
import * as copy from './lay-ups.copy.ts'

type LayUpsProps = {
  readonly advised: HoleAnswer
  readonly units: PreferredUnits
  readonly favourite: LayUpFor | undefined
  readonly onFavourite: (favourite: LayUpFor | undefined) => void
  /** Shows the club and its line. */
  readonly onClub: (club: ClubType) => void
}

/** What to leave on a hole too long for one shot: the cheapest lay-up, and the golfer's favourite. */
export function LayUps({ advised, units, favourite, onFavourite, onClub }: LayUpsProps) {
  const { layUps, layUpsFor, recommended } = advised
  if (layUps.length === 0 || recommended.leftYards <= NEAR_PIN_YARDS) return null
  const chosen = layUpsFor.find((one) => isSame(one, favourite))
  return (
    <section aria-label={copy.layUpsLabel} className={styles.layUps}>
      <ul className="grid gap-2">
        {layUps.map((layUp) => (
          <li key={keyOf(layUp)} className={styles.layUp}>
            <p>
              <strong>{copy.layUpLine(layUp, units)}</strong>{' '}
              <span className="text-ink-2">
                {isSame(layUp, favourite) && `${copy.layUpOwn} `}
                {copy.layUpCost(layUp.costStrokes)}
              </span>
            </p>
            <Button look="line" onClick={() => onClub(layUp.club)} aria-label={copy.layUpPlayLabel(layUp)}>
              {copy.layUpPlay}
            </Button>
          </li>
        ))}
      </ul>
      <label className="flex flex-wrap items-center gap-x-2 text-sm">
        {copy.favouriteLabel}
        <select
          className="min-h-11 max-w-full rounded-control border border-edge bg-sheet px-2 text-base"
          value={chosen ? keyOf(chosen) : ''}
          onChange={({ target }) => onFavourite(layUpsFor.find((one) => keyOf(one) === target.value))}
        >
          <option value="">{copy.noFavourite}</option>
          {layUpsFor.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {copy.layUpShot(one)}
            </option>
          ))}
        </select>
      </label>
    </section>
  )
}

const keyOf = ({ wedge, swing }: LayUpFor) => `${wedge} ${swing}`
const isSame = (one: LayUpFor, other: LayUpFor | undefined) => other !== undefined && keyOf(one) === keyOf(other)
