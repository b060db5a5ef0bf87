import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router'
import type { HolesTotal } from '@bagwise/golf/play/card-totals'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { playedHolePath } from '#features/play/play-address.ts'
import { shownDistance } from '#quantities/distance.ts'
import { buttonClass } from '#ui/button.tsx'
import * as copy from './card.copy.ts'
import type { ShownHole } from '#features/play/round-card.ts'
import { Dots, ScoreMark, scoreWords } from './score-mark.tsx'
import { stepScore } from './set-score.ts'
import styles from './card.module.css'

type NineTableProps = {
  readonly round: string
  readonly name: string
  readonly holes: readonly ShownHole[]
  readonly total: HolesTotal
  readonly units: PreferredUnits
}

/** Nine holes of the card, one below the other. A tap on a score opens what belongs to it. */
export function NineTable({ round, name, holes, total, units }: NineTableProps) {
  const [open, setOpen] = useState<number>()
  const id = useId()
  const heads = copy.heads(units)
  const par = holes.reduce((sum, hole) => sum + hole.par, 0)
  const lengthYards = holes.reduce((sum, hole) => sum + (hole.lengthYards ?? 0), 0)
  return (
    <table className={styles.nine}>
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          <th scope="col">{heads.hole}</th>
          <th scope="col">{heads.par}</th>
          <th scope="col">{heads.index}</th>
          <th scope="col">{heads.length}</th>
          <th scope="col">{heads.score}</th>
        </tr>
      </thead>
      <tbody>
        {holes.map((hole) => {
          const { number, strokeIndex, received } = hole
          const isOpen = number === open
          return (
            <Fragment key={number}>
              <tr>
                <th scope="row">
                  <Link to={playedHolePath(round, number)} aria-label={copy.holeLabel(number)}>
                    {number}
                  </Link>
                </th>
                <td>{hole.par}</td>
                <td>{strokeIndex ?? ''}</td>
                <td>{hole.lengthYards === null ? '' : shownDistance(hole.lengthYards, units)}</td>
                <td>
                  <button
                    type="button"
                    aria-expanded={isOpen}
                    aria-controls={`${id}-${number}`}
                    aria-label={copy.scoreLabel(number, scoreWords(hole))}
                    onClick={() => setOpen(isOpen ? undefined : number)}
                  >
                    <Dots received={received} />
                    <ScoreMark hole={hole} />
                  </button>
                </td>
              </tr>
              {isOpen && (
                <tr id={`${id}-${number}`} className={styles.open}>
                  <td colSpan={5}>
                    <HolePanel round={round} hole={hole} />
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{name}</th>
          <td>{par}</td>
          <td>{'\u00a0'}</td>
          <td>{lengthYards > 0 ? shownDistance(lengthYards, units) : ''}</td>
          <td className="plate">{total.throughCount > 0 ? total.score : ''}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Net and points, and one stroke more or fewer: then the score is the golfer's own. */
function HolePanel({ round, hole }: { readonly round: string; readonly hole: ShownHole }) {
  const { number } = hole
  return (
    <div className={styles.panel}>
      <p aria-live="polite" className="text-sm">
        {copy.holeSentence(hole)}
      </p>
      <div className={styles.steps}>
        <button type="button" aria-label={copy.fewer(number)} onClick={() => void stepScore(round, number, -1)}>
          −
        </button>
        <ScoreMark hole={hole} />
        <button type="button" aria-label={copy.more(number)} onClick={() => void stepScore(round, number, 1)}>
          +
        </button>
        <Link to={playedHolePath(round, number)} className={buttonClass('quiet', 'ml-auto')}>
          {copy.openHole(number)}
        </Link>
      </div>
    </div>
  )
}
