import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import { DistanceText } from '#quantities/distance-text.tsx'
import { AnswerFrame } from './answer-frame.tsx'
import { bandWords, shownParts } from './shown-parts.ts'
import { outOfReachSentence, readShot } from './typed-shot.ts'
import type { TypedShot } from './typed-shot.ts'

/** What the typed shot plays like, or why there is no number. It flies balls, so it is drawn late. */
export function PlaysLikeAnswer({ typed }: { readonly typed: TypedShot }) {
  const read = readShot(typed)
  if ('sentence' in read) return <AnswerFrame fault={read.sentence} />

  const { units } = typed
  const { distanceYards, air } = read
  const answer = playsLike(STANDARD_BAG, { distanceYards }, air)
  if ('problem' in answer) return <AnswerFrame fault={outOfReachSentence(answer, units)} />
  return (
    <AnswerFrame
      number={<DistanceText carryYards={answer.playsLikeYards} units={units} className="home-numeral" />}
      band={bandWords(answer.bandYards, units)}
      parts={shownParts(distanceYards, answer, units)}
    />
  )
}
