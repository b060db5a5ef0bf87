import type { Hazard, Shot } from '@bagwise/golf/shot-advice/shot'
import type { ShotPreset } from '@bagwise/golf/shot-advice/shot-presets'
import { UNTOUCHED, forNextShot, wordedConditions } from './conditions/conditions.ts'
import type { Conditions } from './conditions/conditions.ts'

/** Everything the golfer says about a shot. */
export type ShotInputs = Pick<Shot, 'distanceYards' | 'lie' | 'slope' | 'pin' | 'hazards'> & {
  readonly conditions: Conditions
  /** A competition, in which plays-like numbers may not be used. */
  readonly isTournament: boolean
}

/** As the screen opens (specification 2 §2). */
export const START_INPUTS: ShotInputs = {
  distanceYards: 150,
  lie: 'fairway',
  slope: 'flat',
  pin: 'middle',
  hazards: [],
  conditions: UNTOUCHED,
  isTournament: false,
}

/** A quick situation replaces every input of the shot. A competition stays one: its golfer may not see the numbers. */
export function presetInputs({ shot, weather }: ShotPreset, { isTournament }: ShotInputs): ShotInputs {
  return { ...shot, conditions: wordedConditions(weather), isTournament }
}

/** The inputs as the next shot begins with them. */
export function nextShotInputs(inputs: ShotInputs): ShotInputs {
  return { ...inputs, conditions: forNextShot(inputs.conditions) }
}

export function withHazard(inputs: ShotInputs, hazard: Hazard, isThere: boolean): ShotInputs {
  const others = inputs.hazards.filter((other) => !isSameHazard(other, hazard))
  return { ...inputs, hazards: isThere ? [...others, hazard] : others }
}

export function hasHazard({ hazards }: Pick<ShotInputs, 'hazards'>, hazard: Hazard): boolean {
  return hazards.some((other) => isSameHazard(other, hazard))
}

/** The shot as the rule engine takes it. */
export function shotOf({ conditions, ...shot }: ShotInputs): Shot {
  return { ...shot, isSoft: conditions.isSoft }
}

function isSameHazard(a: Hazard, b: Hazard): boolean {
  return a.kind === b.kind && a.side === b.side
}
