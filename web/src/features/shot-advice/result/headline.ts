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
  /** '120 plays 131', or how far it is. */
  readonly plays: string
  /** How far the truth may be off, and the end of the sentence. */
  readonly bandWords: string
  /** Whether there is such a number: what follows explains it. */
  readonly hasNumber: boolean
  /** Why the distance is simply given. */
  readonly whyBare?: string
}

export function headlineOf({ playsLike }: Advice, { distanceYards }: Shot, units: PreferredUnits): Headline {
  const distanceShown = shownDistance(distanceYards, units)
  if ('problem' in playsLike) {
    return {
      kicker: copy.toPinKicker,
      yards: distanceYards,
      plays: copy.distanceToPin(distanceShown),
      bandWords: copy.band(0),
      hasNumber: false,
      whyBare: copy.noPlaysLike(playsLike.problem),
    }
  }
  const { playsLikeYards, liePartYards, bandYards } = playsLike
  const yards = playsLikeYards + liePartYards
  return {
    kicker: copy.playsLikeKicker(distanceShown),
    yards,
    plays: copy.plays({ distanceShown, totalShown: shownDistance(yards, units) }),
    bandWords: copy.band(shownDistance(bandYards, units)),
    hasNumber: true,
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
