import { lieDetailOf } from '@bagwise/golf/shot-advice/shot'
import type { AskedShot, Hazard, HazardPlace, Lie, Shot } from '@bagwise/golf/shot-advice/shot'
import type { ShotPreset } from '@bagwise/golf/shot-advice/shot-presets'
import { UNTOUCHED, forNextShot, wordedConditions } from './conditions/conditions.ts'
import type { Conditions } from './conditions/conditions.ts'

/** What more is said of the ball's place; each counts only with a lie it belongs to. */
export type LieExtras = Pick<Shot, 'lieDetail' | 'hasLip' | 'isUnderLimbs'>

/** Everything the golfer says about a shot. */
export type ShotInputs = LieExtras &
  Pick<Shot, 'distanceYards' | 'lie' | 'slope' | 'pin' | 'pinSide' | 'fairwayWidthYards' | 'hazards'> & {
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

/** The inputs as the next shot begins with them: its ball lies elsewhere, and from there so does every hazard. */
export function nextShotInputs({
  lieDetail: _detail,
  hasLip: _lip,
  isUnderLimbs: _limbs,
  ...inputs
}: ShotInputs): ShotInputs {
  const hazards = inputs.hazards.map(({ kind, side }) => ({ kind, side }))
  return { ...inputs, hazards, conditions: forNextShot(inputs.conditions) }
}

/** In front of a ball in sand. */
export function mayHaveLip(lie: Lie): boolean {
  return lie === 'bunker'
}

/** Nothing hangs over a tee or a bunker. */
export function mayBeUnderLimbs(lie: Lie): boolean {
  return lie !== 'tee' && lie !== 'bunker'
}

/** What more is said of the ball's place, as far as it belongs to its lie. */
export function lieExtras(inputs: LieExtras & Pick<Shot, 'lie'>): LieExtras {
  const lieDetail = lieDetailOf(inputs)
  return {
    ...(lieDetail && { lieDetail }),
    ...(inputs.hasLip && mayHaveLip(inputs.lie) && { hasLip: true }),
    ...(inputs.isUnderLimbs && mayBeUnderLimbs(inputs.lie) && { isUnderLimbs: true }),
  }
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

/** The shot as the rule engine takes it, with what belongs to its lie. */
export function shotOf(inputs: ShotInputs): AskedShot {
  const { conditions, fairwayWidthYards, lieDetail: _detail, hasLip: _lip, isUnderLimbs: _limbs, ...shot } = inputs
  const width = shot.lie === 'tee' ? { fairwayWidthYards } : {}
  return { ...shot, ...width, ...lieExtras(inputs), isSoft: conditions.isSoft }
}

function isSameHazard(a: Hazard, b: Hazard): boolean {
  return a.kind === b.kind && a.side === b.side
}
