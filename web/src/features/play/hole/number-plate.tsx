import type { ReactNode } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { PlaysLikeParts } from '@bagwise/golf/flight/plays-like-parts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import type { Left } from './ball.ts'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type NumberPlateProps = {
  readonly left: Left | undefined
  readonly units: PreferredUnits
  /** At the ball the number is what it plays; while walking what is left. */
  readonly playsLike: { readonly yards: number; readonly parts: PlaysLikeParts } | undefined
  readonly isWalking: boolean
  /** On the tee the card's length is no guess. */
  readonly isFirst: boolean
  /** The position that it rests on is old. */
  readonly isOld: boolean
  /** Front, middle and back of the green; null where no map has it. */
  readonly green: ReactNode
  /** What there is to say of where the number comes from. */
  readonly note: ReactNode
  readonly onType: () => void
}

/** The one big number of the hole; a tap on it types another one. */
export function NumberPlate({
  left,
  units,
  playsLike,
  isWalking,
  isFirst,
  isOld,
  green,
  note,
  onType,
}: NumberPlateProps) {
  if (!left) {
    return (
      <div className={styles.numberPlate}>
        <p className={styles.numberHead}>{copy.unknownLeft}</p>
        <button type="button" className={styles.numberEmpty} onClick={onType}>
          {copy.typeIt}
        </button>
        {note}
      </div>
    )
  }
  const shown = shownDistance(left.yards, units)
  const isPlaysLike = playsLike !== undefined && !isWalking
  const number = isPlaysLike ? shownDistance(playsLike.yards, units) : shown
  const isGuess = left.from === 'guess' || (left.from === 'length' && !isFirst)
  const why = isPlaysLike ? copy.because(playsLike.parts, units) : undefined
  return (
    <div className={styles.numberPlate}>
      <p className={styles.numberHead}>{isPlaysLike ? copy.playsLike(shown) : isWalking ? copy.left : copy.toPin}</p>
      <button
        type="button"
        className={styles.number}
        data-guess={isGuess || undefined}
        data-old={isOld || undefined}
        aria-label={copy.retype(number, units)}
        onClick={onType}
      >
        {isGuess && <span className={styles.numberUnit}>≈</span>}
        <span>{number}</span>
        <span className={styles.numberUnit}>{unitShort(units)}</span>
      </button>
      {isWalking && playsLike !== undefined && shownDistance(playsLike.yards, units) !== shown && (
        <p className={styles.numberNote}>{copy.playsText(shownDistance(playsLike.yards, units))}</p>
      )}
      {isGuess && <p className={styles.numberNote}>{left.from === 'guess' ? copy.ifUsual : copy.ifStraight}</p>}
      {why !== undefined && <p className={styles.numberNote}>{why}</p>}
      {green}
      {note}
    </div>
  )
}
