import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { HoleAnswer } from '@bagwise/golf/shot-advice/ground/hole-shot'
import type { LayUpFor } from '@bagwise/golf/shot-advice/ground/lay-ups'
import { AT_PIN_YARDS } from '@bagwise/golf/shot-advice/ground/lines'
import { shownLayUps } from '@bagwise/golf/shot-advice/ground/shown-lay-ups'
import { Button } from '#ui/button.tsx'
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
  const { layUps, recommended } = advised
  if (layUps.length === 0 || recommended.leftYards <= AT_PIN_YARDS) return null
  const longestFirst: readonly LayUpFor[] = layUps.toSorted((one, other) => other.leavesYards - one.leavesYards)
  // A favourite that this shot has no lay-up for stays the favourite.
  const isMissing = favourite !== undefined && !longestFirst.some((one) => isSame(one, favourite))
  const choices = isMissing ? [...longestFirst, favourite] : longestFirst
  return (
    <section aria-label={copy.layUpsLabel} className={styles.layUps}>
      <ul className="grid gap-2">
        {shownLayUps(layUps, favourite).map((layUp) => (
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
          value={favourite ? keyOf(favourite) : ''}
          onChange={({ target }) => {
            const chosen = choices.find((one) => keyOf(one) === target.value)
            onFavourite(chosen && { wedge: chosen.wedge, swing: chosen.swing })
          }}
        >
          <option value="">{copy.noFavourite}</option>
          {choices.map((one) => (
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
