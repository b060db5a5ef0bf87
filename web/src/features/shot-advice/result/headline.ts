import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import * as choiceCopy from './choice.copy.ts'
import * as copy from './result.copy.ts'

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
    const whyBare = isTournament ? copy.hiddenInTournament : problem && copy.noPlaysLike(problem)
    return { kicker: copy.toPinKicker, yards: distanceYards, ...(whyBare === undefined ? {} : { whyBare }) }
  }
  const { playsLikeYards, liePartYards, bandYards } = playsLike
  return {
    kicker: copy.playsLikeKicker(shownDistance(distanceYards, units)),
    yards: playsLikeYards + liePartYards,
    bandYards,
  }
}

/** The answer in one breath, for ears. */
export function spokenAnswer(advice: Advice, shot: Shot, units: PreferredUnits): string {
  const { kicker, yards } = headlineOf(advice, shot, units)
  return copy.answerInOneBreath({
    choice: choiceCopy.choiceName(advice.recommended),
    kicker,
    distance: choiceCopy.apart(yards, units),
  })
}
