import { useState } from 'react'
import { LIE_DETAILS, PIN_SIDES } from '@bagwise/golf/shot-advice/shot'
import type { LieDetail } from '@bagwise/golf/shot-advice/shot'
import choiceChip from '#ui/choice-chip.module.css'
import { ChoiceGrid } from './choice-grid.tsx'
import { lieExtras, mayBeUnderLimbs, mayHaveLip } from './shot-inputs.ts'
import type { ShotInputs } from './shot-inputs.ts'
import * as copy from './shot-form.copy.ts'
import styles from '../shot.module.css'

type MoreAboutShotProps = {
  readonly inputs: ShotInputs
  readonly onChange: (inputs: ShotInputs) => void
}

type TickProps = {
  readonly label: string
  readonly isTicked: boolean | undefined
  readonly onChange: (isTicked: boolean) => void
}

const PIN_ACROSS = ['left', 'center', 'right'] as const

/** What is seldom known: closed until it is asked for, open where it was said. What the lie cannot have is not asked. */
export function MoreAboutShot({ inputs, onChange }: MoreAboutShotProps) {
  const { lie, pinSide } = inputs
  const { lieDetail, hasLip, isUnderLimbs } = lieExtras(inputs)
  const [isSaid] = useState((pinSide ?? lieDetail ?? hasLip ?? isUnderLimbs) !== undefined)
  const details: readonly LieDetail[] = LIE_DETAILS[lie]
  const change = (changed: Partial<ShotInputs>) => onChange({ ...inputs, ...changed })
  return (
    <details className={styles.change} open={isSaid}>
      <summary>{copy.more}</summary>
      <div className="grid gap-4">
        {details.length > 0 && (
          <div className="grid gap-1.5">
            <ChoiceGrid
              legend={copy.detailLegend}
              choices={['usual', ...details]}
              names={copy.detailNames}
              chosen={lieDetail ?? 'usual'}
              columns="three"
              onChoose={(chosen) => change({ lieDetail: details.find((detail) => detail === chosen) })}
            />
            <p className="text-sm text-ink-2">{copy.detailHelp}</p>
          </div>
        )}
        {mayHaveLip(lie) && (
          <Tick label={copy.lipLabel} isTicked={hasLip} onChange={(isTicked) => change({ hasLip: isTicked })} />
        )}
        {mayBeUnderLimbs(lie) && (
          <Tick
            label={copy.limbsLabel}
            isTicked={isUnderLimbs}
            onChange={(isTicked) => change({ isUnderLimbs: isTicked })}
          />
        )}
        <ChoiceGrid
          legend={copy.pinSideLegend}
          choices={PIN_ACROSS}
          names={copy.pinSideNames}
          chosen={pinSide ?? 'center'}
          columns="three"
          onChoose={(side) => change({ pinSide: PIN_SIDES.find((one) => one === side) })}
        />
      </div>
    </details>
  )
}

function Tick({ label, isTicked = false, onChange }: TickProps) {
  return (
    <label className={`${choiceChip.chip} ${styles.choice}`}>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}
