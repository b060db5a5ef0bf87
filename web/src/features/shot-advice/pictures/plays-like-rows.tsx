import type { Advice } from '@bagwise/golf/shot-advice/advise'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { barScale, percentOn } from './plays-like/bar-scale.ts'
import * as copy from './plays-like/plays-like.copy.ts'
import { shownParts } from './plays-like/shown-parts.ts'
import styles from './shot-charts.module.css'
import type { BarScale } from './plays-like/bar-scale.ts'
import type { ShownPart } from './plays-like/shown-parts.ts'

type PlaysLikeRowsProps = {
  readonly advice: Advice
  readonly shot: Shot
  readonly air: Air
  readonly units: PreferredUnits
}

/**
 * What each condition adds, as bars that follow one another from the true distance. Nothing when there is no plays-like
 * distance.
 */
export function PlaysLikeRows({ advice: { playsLike }, shot, air, units }: PlaysLikeRowsProps) {
  if ('problem' in playsLike) return null
  const shown = shownParts(shot.distanceYards, playsLike, units)
  const scale = barScale(shown)
  const changing = shown.parts.filter((part) => part.shown !== 0)
  const names = shown.parts.filter((part) => part.shown === 0).map(({ part }) => copy.partName(part, shot))
  return (
    <figure>
      <figcaption className="sr-only">{copy.playsLikeSentence(shown, { shot, units })}</figcaption>
      <ul>
        {changing.map((part) => (
          <li key={part.part} className={styles.playsLikeRow}>
            <p>
              <span className={styles.playsLikeName}>{copy.partName(part.part, shot)}</span>
              <span className="sr-only">, </span>
              <span className={styles.playsLikeFact}>{copy.partFact(part.part, { shot, air, units })}</span>
            </p>
            <PartBar part={part} scale={scale} />
            <p className={styles.playsLikeChange}>
              <span aria-hidden="true">{copy.signedNumber(part.shown)}</span>
              <span className="sr-only">
                {copy.changeWords(part.shown, { name: copy.partName(part.part, shot), units })}
              </span>
            </p>
          </li>
        ))}
      </ul>
      {names.length > 0 && <p className={styles.playsLikeNothing}>{copy.addNothing(names)}</p>}
    </figure>
  )
}

/** A bar from where the one before ended, and a hairline at the true distance. Clay costs yards, fairway gives them back. */
function PartBar({ part, scale }: { readonly part: ShownPart; readonly scale: BarScale }) {
  const { shown, fromShown, toShown } = part
  const [startPercent, endPercent] = [fromShown, toShown].map((end) => percentOn(scale, end)).toSorted((a, b) => a - b)
  const distancePercent = `${percentOn(scale, scale.distanceShown)}%`
  return (
    <svg className={styles.playsLikeBar} aria-hidden="true">
      <rect width="100%" height="100%" rx="3" fill="var(--color-sunk)" />
      <line x1={distancePercent} x2={distancePercent} y1="0" y2="100%" stroke="var(--color-edge)" />
      {shown === 0 ? (
        <line
          x1={`${startPercent}%`}
          x2={`${startPercent}%`}
          y1="0"
          y2="100%"
          stroke="var(--color-edge)"
          strokeWidth="3"
        />
      ) : (
        <rect
          x={`${startPercent}%`}
          width={`${(endPercent ?? 0) - (startPercent ?? 0)}%`}
          height="100%"
          rx="2"
          fill={shown > 0 ? 'var(--color-clay)' : 'var(--color-fairway)'}
        />
      )}
    </svg>
  )
}
