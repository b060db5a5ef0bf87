import { useProfile } from '#data/use-profile.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'
import * as copy from './settings.copy.ts'

const UNIT_CHOICES = [
  { value: 'yards', label: copy.unitLabels.yards },
  { value: 'metres', label: copy.unitLabels.metres },
] as const

/** What distances are shown and typed in; for golfers whose profile is there. */
export function UnitsChoice() {
  const { profile, save } = useProfile()
  if (!profile) return null
  return (
    <ChoiceRow
      legend={copy.units}
      choices={UNIT_CHOICES}
      chosen={profile.preferredUnits}
      onChoose={(preferredUnits) => save({ preferredUnits })}
    />
  )
}
