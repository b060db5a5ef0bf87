import type { LiveShot } from '@bagwise/contract/live-shots'
import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromYards } from '@bagwise/golf/units'
import type { KeptOutReason } from './reading.ts'

export const example = 'listen --server https://bagwise.example'
export const serverNeeded = `Give the address of your Bagwise, such as: bagwise ${example}.`
export const noServer = (text: string) =>
  `--server takes an address that starts with https://, or with http:// on this machine: "${text}" is none.`
export const noPort = (name: string) => `--${name} takes a port from 1 to 65535.`
export const samePorts = 'GSPro and OpenGolfSim need a port each: give two different ones.'
export const noClub = (text: string) =>
  `--club takes a club such as driver, 7-iron or pw: "${text}" is none with a carry.`
export const tokenNeeded =
  'There is no token: make one in your profile, and put it into BAGWISE_TOKEN or into a file that --token-file names.'
export const noToken = (place: string) =>
  `${place} has no Bagwise token: it begins with bagwise_ and has 51 characters.`
export const tokenRefused = 'Bagwise does not take this token: make a new one for the range in your profile.'
export const portInUse = (port: number) =>
  `Port ${port} is in use: end the other program, such as GSPro Connect or OpenGolfSim, or give another port.`
export const portNotAllowed = (port: number) => `Port ${port} is not allowed here: give one above 1023.`

export const started = ({ gsproPort, openGolfSimPort, server }: Started) =>
  [
    `Listening on this machine: GSPro Open Connect on port ${gsproPort}, OpenGolfSim on port ${openGolfSimPort}.`,
    `Shots go to the open range log on ${server}. Press Ctrl+C to end.`,
    triedWith,
  ].join('\n')
type Started = { readonly gsproPort: number; readonly openGolfSimPort: number; readonly server: string }
export const triedWith = 'This was tried with recorded messages, not with devices.'

/** '7-Iron: carry 152.3 yards, 4.1 right (GSPro LM 1.1).' */
export function shotLine(
  { club, carryYards, sideYards, isCarryComputed, device }: LiveShot,
  units: PreferredUnits,
): string {
  const shown = (yards: number) => (units === 'metres' ? metresFromYards(yards) : yards).toFixed(1)
  const name = club === null ? 'Shot' : CLUBS[club].displayName
  const side = sideYards === 0 ? 'straight' : `${shown(Math.abs(sideYards))} ${sideYards > 0 ? 'right' : 'left'}`
  const carry = `carry ${shown(carryYards)} ${units}${isCarryComputed ? ' from its flight' : ''}`
  return `${name}: ${carry}, ${side} (${device}).`
}

export const unreachable = 'Bagwise cannot be reached: shots wait here and are sent later.'
export const reachable = 'Bagwise can be reached again.'
export const lost = (count: number) => `${count === 1 ? '1 shot was' : `${count} shots were`} not sent.`

const reasons = {
  unreadable: 'no message of the protocol',
  unit: 'without a unit, or in an unknown one',
  incomplete: 'without the figures of a shot',
  impossible: 'with figures that no ball has',
  repeated: 'sent twice',
} as const satisfies Record<KeptOutReason | 'repeated', string>

export type Counts = {
  readonly shotCount: number
  readonly notSentCount: number
  readonly keptOut: ReadonlyMap<KeptOutReason | 'repeated', number>
}

export function ended({ shotCount, notSentCount, keptOut }: Counts): string {
  return [
    `${shotCount === 1 ? '1 shot' : `${shotCount} shots`} came in.`,
    ...(notSentCount === 0 ? [] : [lost(notSentCount)]),
    ...[...keptOut].map(([reason, count]) => `Kept out: ${count} ${reasons[reason]}.`),
  ].join('\n')
}
