import { LIE_DETAILS } from '@bagwise/golf/shot-advice/shot'
import type { LieDetail } from '@bagwise/golf/shot-advice/shot'
import choiceChip from '#ui/choice-chip.module.css'
import { ChoiceGrid } from './choice-grid.tsx'
import { lieExtras, mayBeUnderLimbs, mayHaveLip } from '#features/shot-advice/form/shot-inputs.ts'
import type { ShotInputs } from '#features/shot-advice/form/shot-inputs.ts'
import * as copy from '#features/shot-advice/form/shot-form.copy.ts'
import styles from '../../shot.module.css'

type LieDetailsProps = {
  readonly inputs: ShotInputs
  readonly onChange: (inputs: ShotInputs) => void
}

type TickProps = {
  readonly label: string
  readonly isTicked: boolean | undefined
  readonly onChange: (isTicked: boolean) => void
}

/** What more is known of the ball's place. What the lie cannot have is not asked. */
export function LieDetails({ inputs, onChange }: LieDetailsProps) {
  const { lie } = inputs
  const { lieDetail, hasLip, isUnderLimbs } = lieExtras(inputs)
  const details: readonly LieDetail[] = LIE_DETAILS[lie]
  const change = (changed: Partial<ShotInputs>) => onChange({ ...inputs, ...changed })
  return (
    <>
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
    </>
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
