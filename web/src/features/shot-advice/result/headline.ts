import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { PlaysLikeProblem } from '@bagwise/golf/flight/plays-like'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import { apart, choiceName } from './choice-text.ts'

/** The number of the answer: what the shot plays like, lie and slope included, or how far it is. */
export type Headline = {
  readonly kicker: string
  readonly yards: number
  /** How far the truth may be off; there is none for a distance that is simply given. */
  readonly bandYards?: number
  /** Why the distance is simply given. */
  readonly whyBare?: string
}

export function headlineOf(
  { playsLike }: Advice,
  { distanceYards, isTournament }: Shot,
  units: PreferredUnits,
): Headline {
  if (isTournament || playsLike === undefined || 'problem' in playsLike) {
    const problem = !isTournament && playsLike !== undefined && 'problem' in playsLike ? playsLike.problem : undefined
    const whyBare = isTournament ? 'Plays-like numbers are hidden in tournament mode.' : problem && whyNone(problem)
    return { kicker: 'To the pin', yards: distanceYards, ...(whyBare === undefined ? {} : { whyBare }) }
  }
  const { playsLikeYards, liePartYards, bandYards } = playsLike
  return {
    kicker: `${shownDistance(distanceYards, units)} plays like`,
    yards: playsLikeYards + liePartYards,
    bandYards,
  }
}

function whyNone(problem: PlaysLikeProblem['problem']): string {
  if (problem === 'beyond-the-bag') return 'No plays-like number: it is farther than your longest club goes today.'
  if (problem === 'shorter-than-the-bag')
    return 'No plays-like number: it is nearer than half a swing of your shortest club.'
  return 'No plays-like number can be worked out for these conditions.'
}

/** The answer in one breath, for ears. */
export function spokenAnswer(advice: Advice, shot: Shot, units: PreferredUnits): string {
  const { kicker, yards } = headlineOf(advice, shot, units)
  return `${choiceName(advice.recommended)}. ${kicker} ${apart(yards, units)}.`
}
