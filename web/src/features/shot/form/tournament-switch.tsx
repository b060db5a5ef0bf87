import { useId } from 'react'

type TournamentSwitchProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Most competitions forbid plays-like numbers (Rules of Golf, Rule 4.3a). The whole row is the target. */
export function TournamentSwitch({ isOn, onChange }: TournamentSwitchProps) {
  const id = useId()
  return (
    <label className="shot-tournament">
      <span>
        <span id={id} className="block font-plate text-plate-sm font-bold">
          Tournament mode
        </span>
        <span id={`${id}-help`} className="block text-sm text-ink-2">
          Hides plays-like numbers, as most competitions require. The club is chosen for still air and a level target.
        </span>
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is on
        role="switch"
        checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  )
}
