import { ChoiceRow } from '#ui/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import type { StartPlan } from './start-plan.ts'
import * as copy from './start.copy.ts'

type RuleFieldsProps = {
  readonly plan: Pick<StartPlan, 'rules' | 'isCounting'>
  readonly hasRating: boolean
  readonly onChange: (changes: Partial<StartPlan>) => void
}

/** Asked before the first tee: it decides what the screens of the round may show. */
export function RuleFields({ plan: { rules, isCounting }, hasRating, onChange }: RuleFieldsProps) {
  const isTournament = rules !== 'casual'
  return (
    <Sheet title={copy.rulesTitle} className="grid gap-3">
      <ChoiceRow
        legend={copy.rulesQuestion}
        choices={[
          { value: 'casual', label: copy.rules.casual },
          { value: 'tournament', label: copy.rules.tournament },
        ]}
        chosen={isTournament ? 'tournament' : 'casual'}
        onChoose={(next) => onChange({ rules: next })}
      />
      {isTournament && <p className="text-sm text-ink-2">{copy.rulesHelp}</p>}
      <SwitchRow
        label={copy.noDevices}
        help={copy.noDevicesHelp}
        isOn={rules === 'no-devices'}
        onChange={(isOn) => onChange({ rules: isOn ? 'no-devices' : 'tournament' })}
      />
      <SwitchRow
        label={copy.counting}
        help={copy.countingHelp}
        isOn={isCounting ?? hasRating}
        onChange={(isOn) => onChange({ isCounting: isOn })}
      />
    </Sheet>
  )
}
