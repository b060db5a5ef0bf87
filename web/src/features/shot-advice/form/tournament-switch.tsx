import { SwitchRow } from '#ui/switch-row.tsx'
import * as copy from './shot-form.copy.ts'

type TournamentSwitchProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Most competitions forbid plays-like numbers (Rules of Golf, Rule 4.3a). */
export function TournamentSwitch(props: TournamentSwitchProps) {
  return <SwitchRow label={copy.tournamentLabel} help={copy.tournamentHelp} {...props} />
}
