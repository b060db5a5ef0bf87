import { useId } from 'react'
import type { Ref } from 'react'
import styles from './switch-row.module.css'

type SwitchRowProps = {
  readonly label: string
  readonly help: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly switchRef?: Ref<HTMLInputElement>
}

/** Something that is on or off. The whole row is the target. */
export function SwitchRow({ label, help, isOn, onChange, switchRef }: SwitchRowProps) {
  const id = useId()
  return (
    <label className={styles.row}>
      <span>
        <span id={id} className="block font-plate text-plate-sm font-bold">
          {label}
        </span>
        <span id={`${id}-help`} className="block text-sm text-ink-2">
          {help}
        </span>
      </span>
      <input
        ref={switchRef}
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
