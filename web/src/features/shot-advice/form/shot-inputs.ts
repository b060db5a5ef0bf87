import type { AskedShot, Hazard, HazardPlace, Shot } from '@bagwise/golf/shot-advice/shot'
import type { ShotPreset } from '@bagwise/golf/shot-advice/shot-presets'
import { UNTOUCHED, forNextShot, wordedConditions } from './conditions/conditions.ts'
import type { Conditions } from './conditions/conditions.ts'

/** Everything the golfer says about a shot. */
export type ShotInputs = Pick<
  Shot,
  'distanceYards' | 'lie' | 'slope' | 'pin' | 'pinSide' | 'fairwayWidthYards' | 'hazards'
> & {
  readonly conditions: Conditions
  /** The shot counts in a tournament: there is no advice. */
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

/** A quick situation replaces every input of the shot. A tournament stays one: its golfer may not see advice. */
export function presetInputs({ shot, weather }: ShotPreset, { isTournament }: ShotInputs): ShotInputs {
  return { ...shot, conditions: wordedConditions(weather), isTournament }
}

/** The inputs as the next shot begins with them: from its ball every hazard is elsewhere. */
export function nextShotInputs(inputs: ShotInputs): ShotInputs {
  const hazards = inputs.hazards.map(({ kind, side }) => ({ kind, side }))
  return { ...inputs, hazards, conditions: forNextShot(inputs.conditions) }
}

export function withHazard(inputs: ShotInputs, hazard: Hazard, isThere: boolean): ShotInputs {
  const others = inputs.hazards.filter((other) => !isSameHazard(other, hazard))
  return { ...inputs, hazards: isThere ? [...others, hazard] : others }
}

/** The hazard with another place, among the others. */
export function withPlace(inputs: ShotInputs, { kind, side }: Hazard, place: HazardPlace): ShotInputs {
  const placed = { kind, side, ...place }
  return { ...inputs, hazards: inputs.hazards.map((other) => (isSameHazard(other, placed) ? placed : other)) }
}

export function hasHazard({ hazards }: Pick<ShotInputs, 'hazards'>, hazard: Hazard): boolean {
  return hazards.some((other) => isSameHazard(other, hazard))
}

/** The shot as the rule engine takes it. The fairway's width is asked for from a tee only. */
export function shotOf({ conditions, fairwayWidthYards, ...shot }: ShotInputs): AskedShot {
  return { ...shot, ...(shot.lie === 'tee' ? { fairwayWidthYards } : {}), isSoft: conditions.isSoft }
}

function isSameHazard(a: Hazard, b: Hazard): boolean {
  return a.kind === b.kind && a.side === b.side
}
