import type { Ref } from 'react'
import { SwitchRow } from '#ui/switch-row.tsx'
import * as copy from './shot-form.copy.ts'

type TournamentSwitchProps = {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly switchRef?: Ref<HTMLInputElement>
}

/** Within a tournament no device may suggest a club or a line (Rules of Golf, Rule 4.3a(1)). */
export function TournamentSwitch(props: TournamentSwitchProps) {
  return <SwitchRow label={copy.tournamentLabel} help={copy.tournamentHelp} {...props} />
}
