import { useState } from 'react'
import { Link } from 'react-router'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { PLAYED_HOLE_RANGES } from '@bagwise/golf/play/played-record'
import { scoreCardPath } from '#features/play/play-address.ts'
import { overParText, throughText } from '#features/play/play.copy.ts'
import type { RoundCard } from '#features/play/round-card.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type HoleBarProps = {
  readonly round: string
  readonly number: number
  readonly card: RoundCard
  readonly units: PreferredUnits
  /** Then the length of the hole is not shown either. */
  readonly areDevicesForbidden: boolean
  /** Nobody has said the par yet. */
  readonly isParOpen: boolean
  readonly onPar: (par: number) => void
  readonly onHoles: () => void
}

const { par: PAR } = PLAYED_HOLE_RANGES
const PARS = Array.from({ length: PAR.highest - PAR.lowest + 1 }, (_, index) => PAR.lowest + index)

/** Which hole, what the card says of it, and how the round stands. */
export function HoleBar({ round, number, card, units, isParOpen, onPar, onHoles, ...rules }: HoleBarProps) {
  const [isAsked, setIsAsked] = useState(false)
  const hole = card.holes.find((one) => one.number === number)
  const { total } = card.totals
  usePageTitle(copy.holeTitle(number))
  if (!hole) return null
  const facts = [
    copy.parText(hole.par),
    ...(hole.lengthYards === null || rules.areDevicesForbidden
      ? []
      : [`${shownDistance(hole.lengthYards, units)} ${unitShort(units)}`]),
  ]
  const more = [
    ...(hole.strokeIndex === null ? [] : [copy.indexText(hole.strokeIndex)]),
    ...(hole.received === undefined ? [] : [copy.strokesText(hole.received)]),
  ]
  return (
    <header className={styles.bar}>
      <h1 tabIndex={-1} className={styles.barHead}>
        <button type="button" className={styles.barNumber} onClick={onHoles} aria-haspopup="dialog">
          <span className="sr-only">{copy.holeTitle(number)}</span>
          <span aria-hidden="true">{number}</span>
        </button>
      </h1>
      <div className="min-w-0">
        <p className={styles.barFacts}>
          {facts.join(' · ')}
          {isParOpen && (
            <button type="button" className={styles.setPar} onClick={() => setIsAsked(true)}>
              {copy.setPar}
            </button>
          )}
        </p>
        <p className="truncate text-sm text-ink-2">{more.join(', ')}</p>
      </div>
      <p className={styles.barScore}>
        {total.throughCount > 0 && (
          <>
            <span className={styles.barOver}>{overParText(total.overPar)}</span>
            <span className="block text-sm text-ink-2">{throughText(total.throughCount)}</span>
          </>
        )}
      </p>
      <Link to={scoreCardPath(round)} aria-label={copy.cardLink} className={styles.barCard}>
        <Icon name="card" className="size-7" />
      </Link>
      {isAsked && (
        <Dialog title={copy.pars} onClose={() => setIsAsked(false)}>
          <ChoiceRow
            legend={copy.pars}
            isLegendHidden
            choices={PARS.map((par) => ({ value: String(par), label: String(par) }))}
            // None yet: a tap on the usual one says it, too.
            chosen={isParOpen ? undefined : String(hole.par)}
            onChoose={(par) => {
              onPar(Number(par))
              setIsAsked(false)
            }}
          />
        </Dialog>
      )}
    </header>
  )
}
