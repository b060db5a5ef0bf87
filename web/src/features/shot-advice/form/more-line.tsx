import { memo } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { Icon } from '#ui/icon.tsx'
import * as moreCopy from './more-line.copy.ts'
import type { ShotInputs } from './shot-inputs.ts'
import styles from '../shot-form.module.css'

type MoreLineProps = { readonly inputs: ShotInputs; readonly units: PreferredUnits; readonly onOpen: () => void }

/** What more is known of the shot, in one line; opens the rest of the questions. */
export const MoreLine = memo(function MoreLine({ inputs, units, onOpen }: MoreLineProps) {
  return (
    <button type="button" aria-haspopup="dialog" className={styles.more} onClick={onOpen}>
      <b>{moreCopy.title}</b>
      <span>{moreCopy.moreLine(inputs, units)}</span>
      <Icon name="down" className="size-4 shrink-0 rotate-180" />
    </button>
  )
})
