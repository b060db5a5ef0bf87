import { isSameOuting } from '#storage/kept-shots.ts'
import type { KeptShots } from '#storage/kept-shots.ts'
import { forNextShot } from './conditions/conditions.ts'
import { addressOf, isBare, isNextShotIn, shotFrom } from './shot-address.ts'
import type { AddressedShot } from './shot-address.ts'
import { nextShotInputs } from './shot-inputs.ts'

export type OpenedShot = AddressedShot & {
  /** Another shot than its address says, which is out of date. */
  readonly isRenewed: boolean
}

/** A shot with nothing else, as it is kept. */
export function keptAddress(shot: AddressedShot): string {
  return String(addressOf(new URLSearchParams(), shot))
}

/**
 * The shot that an address opens. What it does not say of the weather and of a tournament is as it was with the last shot
 * of this outing; after a pause both are asked for again, also where the page of before is opened once more.
 */
export function openedShot(query: URLSearchParams, kept: KeptShots | undefined, nowMs: number): OpenedShot {
  const said = { ...shotFrom(query), isRenewed: false }
  if (!kept) return said
  const last = shotFrom(new URLSearchParams(kept.address))
  const isNext = isNextShotIn(query)
  if (!isSameOuting(kept, nowMs)) {
    if (!isNext && keptAddress(said) !== keptAddress(last)) return said
    const { isTournament } = last.inputs
    if (isNext && !isBare(query))
      return { ...said, inputs: { ...said.inputs, isTournament }, isTournamentAsked: isTournament }
    return { ...afterPause(last), isTournamentAsked: isTournament, isRenewed: !isNext }
  }
  if (!isNext) return said
  if (isBare(query)) return { ...said, ...(last.isAdvised ? newShot(last) : last) }
  const { conditions, isTournament } = last.inputs
  return {
    ...said,
    inputs: {
      ...said.inputs,
      conditions: forNextShot(conditions),
      isTournament: isTournament || said.inputs.isTournament,
    },
  }
}

export function afterPause({ inputs }: AddressedShot): AddressedShot {
  return { inputs: nextShotInputs(inputs, { turn: 'pause' }), isAdvised: false }
}

export function newShot({ inputs }: AddressedShot): AddressedShot {
  return { inputs: nextShotInputs(inputs, { turn: 'new-shot' }), isAdvised: false }
}
