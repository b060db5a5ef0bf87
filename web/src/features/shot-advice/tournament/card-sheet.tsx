import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { certaintyOfShare } from '@bagwise/golf/distances/carry-certainty'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { tournamentCard } from '@bagwise/golf/shot-advice/tournament-answer'
import type { TournamentCardRow } from '@bagwise/golf/shot-advice/tournament-answer'
import { CarryLegend } from '#profile-parts/carry-numeral/carry-legend.tsx'
import { CarryFigure } from '#profile-parts/carry-numeral/carry-figure.tsx'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { clubName } from '#features/shot-advice/result/choice.copy.ts'
import * as shotCopy from '#features/shot-advice/shot-advice.copy.ts'
import styles from '../shot.module.css'
import * as copy from './tournament.copy.ts'

/** Of a club whose distance is gone since. */
const UNSURE: CarryCertainty = { isOwn: false }

type CardSheetProps = { readonly clubs: readonly AdvisedClub[]; readonly profile: Profile }

/** The same rows in the same order for every shot. How well a carry is known follows from the bag alone. */
export function CardSheet({ clubs, profile }: CardSheetProps) {
  const units = profile.preferredUnits
  const certainties = certaintiesOf(profile)
  const card = tournamentCard(clubs)
  if (card.length === 0) {
    return (
      <Sheet title={copy.cardTitle}>
        <p className="mt-1.5">{copy.emptyCard}</p>
        <Link to="/distance-calculator" className={buttonClass('line', 'mt-3 w-full sm:w-auto')}>
          {shotCopy.calculateDistances}
        </Link>
      </Sheet>
    )
  }
  return (
    <Sheet title={copy.cardTitle}>
      <p className="mt-1 text-sm text-ink-2">{copy.cardNote(units)}</p>
      <table className={styles.card}>
        <caption className="sr-only">{copy.cardCaption(units)}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.cardHeads.club}</th>
            <th scope="col">{copy.cardHeads.carry}</th>
            {(['threeQuarter', 'half'] as const).map((swing) => (
              <th key={swing} scope="col">
                <span aria-hidden="true">{copy.cardHeads[swing]}</span>
                <span className="sr-only">{copy.swingHeads[swing]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {card.map((row) => (
            <CardRow key={row.club} row={row} certainty={certainties[row.club] ?? UNSURE} units={units} />
          ))}
        </tbody>
      </table>
      <CarryLegend className="mt-2" />
      <Link to="/yardage-card?tournament=yes" className={buttonClass('line', 'mt-4 w-full text-center sm:w-auto')}>
        {copy.forecastCard}
      </Link>
    </Sheet>
  )
}

type CardRowProps = {
  readonly row: TournamentCardRow
  readonly certainty: CarryCertainty
  readonly units: PreferredUnits
}

function CardRow({ row: { club, carryYards, threeQuarterYards, halfYards }, certainty, units }: CardRowProps) {
  const easier = (yards: number) => carryText(yards, certaintyOfShare(certainty, yards / carryYards), units)
  return (
    <tr>
      <th scope="row">{clubName(club)}</th>
      <td className="plate">
        <CarryFigure text={carryText(carryYards, certainty, units)} isMain />
      </td>
      <td className="plate">
        <CarryFigure text={easier(threeQuarterYards)} />
      </td>
      <td className="plate">
        <CarryFigure text={easier(halfYards)} />
      </td>
    </tr>
  )
}
