import { useProfile } from '#data/use-profile.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'

const UNIT_CHOICES = [
  { value: 'yards', label: 'Yards' },
  { value: 'metres', label: 'Metres' },
] as const

/** What distances are shown and typed in; for golfers whose profile is there. */
export function UnitsChoice() {
  const { profile, save } = useProfile()
  if (!profile) return null
  return (
    <ChoiceRow
      legend="Units"
      choices={UNIT_CHOICES}
      chosen={profile.preferredUnits}
      onChoose={(preferredUnits) => save({ preferredUnits })}
    />
  )
}
