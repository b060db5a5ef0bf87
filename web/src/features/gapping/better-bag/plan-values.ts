import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import { newBagClub, usualShaftType } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { BagStep } from '@bagwise/golf/better-bag/plan-steps'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { recordDistance } from '@bagwise/golf/distances/club-distance'
import type { ProfileValues } from '#sync/edit-state.ts'

/**
 * What taking the steps writes, by path. A club that is left out stays owned. What is new or bent has an estimate until
 * it is measured: of a bent club the old number is no longer true, any other own number stays.
 */
export function planValues(steps: readonly BagStep[], distances: ClubDistances): ProfileValues {
  return Object.fromEntries(steps.flatMap((step) => stepValues(step, distances)))
}

function stepValues(step: BagStep, distances: ClubDistances): readonly (readonly [ProfilePathText, unknown])[] {
  const { club } = step
  const estimate = (carryYards: number, isAgreed: boolean) => {
    const proposed = { distance: carryYards, source: 'estimated' } as const
    const stored = distances[club]
    const recorded = recordDistance({ stored, proposed, isAgreed })
    return recorded === stored ? [] : [[`clubDistances.${club}`, recorded] as const]
  }
  switch (step.kind) {
    case 'leave-out':
      return [[`golfBag.${club}.isInBag`, false]]
    case 'put-back':
      return [[`golfBag.${club}.isInBag`, true], ...estimate(step.carryYards, false)]
    case 'reloft':
      return [[`golfBag.${club}.loft`, step.loftDeg + step.weakerDeg], ...estimate(step.toCarryYards, true)]
    case 'add':
      return [[`golfBag.${club}`, newClub(club)], ...estimate(step.carryYards, false)]
  }
}

function newClub(club: ClubType) {
  const { type, ...facts } = newBagClub(club)
  return { ...facts, shaftType: usualShaftType(type) }
}
