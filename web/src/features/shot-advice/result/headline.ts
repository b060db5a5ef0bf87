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
  /** All of it with the band in a sentence, where there is one to speak of. */
  readonly sentence?: string
  /** Why the distance is simply given. */
  readonly whyBare?: string
}

export function headlineOf({ playsLike }: Advice, { distanceYards }: Shot, units: PreferredUnits): Headline {
  if ('problem' in playsLike) {
    return { kicker: copy.toPinKicker, yards: distanceYards, whyBare: copy.noPlaysLike(playsLike.problem) }
  }
  const { playsLikeYards, liePartYards, bandYards } = playsLike
  const yards = playsLikeYards + liePartYards
  const [distanceShown, totalShown, bandShown] = [
    shownDistance(distanceYards, units),
    shownDistance(yards, units),
    shownDistance(bandYards, units),
  ]
  return {
    kicker: copy.playsLikeKicker(distanceShown),
    yards,
    bandYards,
    ...(bandShown > 0 ? { sentence: copy.playsSentence({ distanceShown, totalShown, bandShown }) } : {}),
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
