import { Link } from 'react-router'
import { holeOrder } from '@bagwise/golf/play/hole-order'
import type { RoundWithRows } from '#data/play/use-played-rounds.ts'
import { ROUNDS_PATH, playedHolePath, scoreCardPath } from '#features/play/play-address.ts'
import { buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type HolesSheetProps = {
  readonly played: RoundWithRows
  readonly current: number
  readonly onClose: () => void
}

/** Any hole in any order: a shotgun start, a hole that was skipped, the wrong one. */
export function HolesSheet({ played: { round, holes }, current, onClose }: HolesSheetProps) {
  const order = holeOrder(round).filter((number) => holes.some((hole) => hole.number === number))
  return (
    <Dialog title={copy.listLink} onClose={onClose}>
      <ul className={styles.holeList}>
        {order.map((number) => {
          const hole = holes.find((one) => one.number === number)
          return (
            <li key={number}>
              <Link
                to={playedHolePath(round.id, number)}
                replace
                onClick={onClose}
                aria-current={number === current ? 'true' : undefined}
                className={styles.holeLink}
              >
                <span className="sr-only">{copy.holeTitle(number)}</span>
                <span aria-hidden="true" className={styles.holeNumber}>
                  {number}
                </span>
                <span className="text-sm">{hole && copy.holeFacts(hole)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
      <Link to={scoreCardPath(round.id)} className={buttonClass('ink')}>
        {copy.toCard}
      </Link>
      <Link to={ROUNDS_PATH} className={buttonClass('line')}>
        {copy.allRounds}
      </Link>
    </Dialog>
  )
}
