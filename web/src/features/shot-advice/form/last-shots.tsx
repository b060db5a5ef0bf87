import { memo } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { SHOT_PRESETS } from '@bagwise/golf/shot-advice/shot-presets'
import type { PlayedShot } from '#storage/kept-shots.ts'
import { shotFrom } from './shot-address.ts'
import * as copy from './shot-form.copy.ts'
import styles from '../shot-form.module.css'
import type { ShotTurn } from './shot-inputs.ts'

type LastShotsProps = {
  readonly recent: readonly PlayedShot[]
  readonly units: PreferredUnits
  readonly onTurn: (turn: ShotTurn) => void
}

/** The last shots of this outing, to hit one like it; before the first one four situations that every round has. */
export const LastShots = memo(function LastShots({ recent, units, onTurn }: LastShotsProps) {
  const isFirst = recent.length === 0
  return (
    <div role="group" aria-label={isFirst ? copy.presetsLabel : copy.lastShots} className={styles.last}>
      <p aria-hidden="true">{isFirst ? copy.presetsShort : copy.lastShots}</p>
      <ul>
        {isFirst &&
          SHOT_PRESETS.map((preset) => (
            <li key={preset.name}>
              <button type="button" onClick={() => onTurn({ turn: 'preset', preset })}>
                {preset.name}
              </button>
            </li>
          ))}
        {recent.map(({ address, club }) => {
          const { inputs } = shotFrom(new URLSearchParams(address))
          return (
            <li key={address}>
              <button
                type="button"
                aria-label={copy.recentLabel({ ...inputs, club, units })}
                onClick={() => onTurn({ turn: 'recent', shot: inputs })}
              >
                {copy.recentChip(inputs, units)}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
})
