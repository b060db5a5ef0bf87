import type { PlayState, RoundRules } from './played-record.ts'

type Rules = {
  readonly rules: RoundRules
  /** From which hole on a tournament round had advice after all. */
  readonly adviceFromHole: number | null
  readonly state: PlayState
}

/** Whether nothing may be advised: until the golfer turns it off, which stays written on the round, or has finished. */
export function isTournamentNow({ rules, adviceFromHole, state }: Rules): boolean {
  return rules !== 'casual' && adviceFromHole === null && state === 'playing'
}

/** Whether the committee forbids distance devices (Model Local Rule G-5): then no distance is shown either. */
export function areDevicesForbidden(round: Rules): boolean {
  return round.rules === 'no-devices' && isTournamentNow(round)
}
