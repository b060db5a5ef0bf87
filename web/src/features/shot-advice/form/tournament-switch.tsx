import { SwitchRow } from '#ui/switch-row.tsx'

type TournamentSwitchProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Most competitions forbid plays-like numbers (Rules of Golf, Rule 4.3a). */
export function TournamentSwitch(props: TournamentSwitchProps) {
  return (
    <SwitchRow
      label="Tournament mode"
      help="Hides plays-like numbers, as most competitions require. The club is chosen for still air and a level target."
      {...props}
    />
  )
}
