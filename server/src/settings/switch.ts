import { StartError } from './start-error.ts'

export function isOn(name: string, value: string | undefined): boolean {
  if (value === undefined || value === 'off') return false
  if (value === 'on') return true
  throw new StartError(`${name} must be "on" or "off", but it is "${value}".`)
}
