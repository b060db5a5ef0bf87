import { lieDetailOf } from '@bagwise/golf/shot-advice/shot'
import type { AskedShot, Hazard, HazardPlace, Lie, Shot } from '@bagwise/golf/shot-advice/shot'
import type { ShotPreset } from '@bagwise/golf/shot-advice/shot-presets'
import { UNTOUCHED, forNextShot, withNoHeight, wordedConditions } from './conditions/conditions.ts'
import type { Conditions } from './conditions/conditions.ts'

/** What more is said of the ball's place; each counts only with a lie it belongs to. */
export type LieExtras = Pick<Shot, 'lieDetail' | 'hasLip' | 'isUnderLimbs'>

/** Everything the golfer says about a shot. */
export type ShotInputs = LieExtras &
  Pick<Shot, 'distanceYards' | 'lie' | 'slope' | 'pin' | 'pinSide' | 'fairwayWidthYards' | 'hazards'> & {
    /** The golfer has said how far it is. */
    readonly isDistanceGiven: boolean
    readonly conditions: Conditions
    /** The shot counts in a tournament: there is no advice. */
    readonly isTournament: boolean
  }

/** As the screen opens (specification 2 §2). */
export const START_INPUTS: ShotInputs = {
  distanceYards: 150,
  isDistanceGiven: false,
  lie: 'fairway',
  slope: 'flat',
  pin: 'middle',
  hazards: [],
  conditions: UNTOUCHED,
  isTournament: false,
}

/** What turns the inputs of one shot into those of another. */
export type ShotTurn =
  | { readonly turn: 'new-shot' }
  /** More than 90 minutes have gone by, or a night: the weather is asked for again. */
  | { readonly turn: 'pause' }
  | { readonly turn: 'preset'; readonly preset: ShotPreset }
  /** A shot of today once more, in the weather of now. */
  | { readonly turn: 'recent'; readonly shot: ShotInputs }
  /** The tournament is switched on: lie and wind wait until it is off, the rest belongs to a hole. */
  | { readonly turn: 'tournament' }

/** What is kept for the next shot, and what begins again. A tournament stays one: its golfer may see no advice. */
export function nextShotInputs(inputs: ShotInputs, turn: ShotTurn): ShotInputs {
  const { conditions, isTournament } = inputs
  switch (turn.turn) {
    case 'new-shot':
      return { ...START_INPUTS, conditions: forNextShot(conditions), isTournament }
    case 'pause':
      return { ...START_INPUTS, isTournament }
    case 'preset':
      return {
        ...turn.preset.shot,
        isDistanceGiven: true,
        conditions: wordedConditions(turn.preset.weather),
        isTournament,
      }
    case 'recent': {
      const { targetElevationFeet } = turn.shot.conditions.air
      const today = forNextShot(conditions)
      return { ...turn.shot, conditions: { ...today, air: { ...today.air, targetElevationFeet } }, isTournament }
    }
    case 'tournament': {
      const { distanceYards, isDistanceGiven, lie } = inputs
      const kept = { distanceYards, isDistanceGiven, lie, ...lieExtras(inputs) }
      return { ...START_INPUTS, ...kept, conditions: withNoHeight(conditions), isTournament: true }
    }
  }
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
  const { conditions, fairwayWidthYards, isDistanceGiven: _given, lieDetail: _detail, ...said } = inputs
  const { hasLip: _lip, isUnderLimbs: _limbs, ...shot } = said
  const width = shot.lie === 'tee' ? { fairwayWidthYards } : {}
  return { ...shot, ...width, ...lieExtras(inputs), isSoft: conditions.isSoft }
}

function isSameHazard(a: Hazard, b: Hazard): boolean {
  return a.kind === b.kind && a.side === b.side
}
