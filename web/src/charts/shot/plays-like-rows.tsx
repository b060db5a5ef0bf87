import type { Advice } from '@bagwise/golf/advisor/advise'
import type { Shot } from '@bagwise/golf/advisor/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { DistanceText } from '#quantities/distance-text.tsx'
import { barScale } from './plays-like/bar-scale.ts'
import { PartBar } from './plays-like/part-bar.tsx'
import { changeWords, partFact, partName, playsLikeSentence, signedNumber } from './plays-like/part-words.ts'
import { shownParts } from './plays-like/shown-parts.ts'
import './shot-charts.css'

type PlaysLikeRowsProps = {
  readonly advice: Advice
  readonly shot: Shot
  readonly air: Air
  readonly units: PreferredUnits
}

/**
 * What each condition adds, as bars that follow one another from the true distance. Nothing in a tournament, and nothing
 * when there is no plays-like distance.
 */
export function PlaysLikeRows({ advice: { playsLike }, shot, air, units }: PlaysLikeRowsProps) {
  if (shot.isTournament || playsLike === undefined || 'problem' in playsLike) return null
  const shown = shownParts(shot.distanceYards, playsLike, units)
  const scale = barScale(shown)
  return (
    <figure>
      <figcaption className="sr-only">{playsLikeSentence(shown, { shot, units })}</figcaption>
      <ul>
        {shown.parts.map((part) => (
          <li key={part.part} className="plays-like-row">
            <p>
              <span className="plays-like-name">{partName(part.part, shot)}</span>
              <span className="sr-only">, </span>
              <span className="plays-like-fact">{partFact(part.part, { shot, air, units })}</span>
            </p>
            <PartBar part={part} scale={scale} />
            <p className="plays-like-change">
              <span aria-hidden="true">{signedNumber(part.shown)}</span>
              <span className="sr-only">{changeWords(part.shown, { name: partName(part.part, shot), units })}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className="plays-like-total">
        <span>{shown.distanceShown} to the pin, plays like</span>
        <DistanceText carryYards={playsLike.playsLikeYards + playsLike.liePartYards} units={units} />
      </p>
    </figure>
  )
}
