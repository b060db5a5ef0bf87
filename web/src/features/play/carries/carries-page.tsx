import { useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { forecastAge } from '#data/play/frozen-card.ts'
import type { RoundWithRows } from '#data/play/use-played-rounds.ts'
import { useRoundNotes } from '#data/play/use-round-notes.ts'
import { roundPath } from '#features/play/play-address.ts'
import { clubName, forecastOld } from '#features/play/play.copy.ts'
import { shownDistance } from '#quantities/distance.ts'
import { buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './carries.copy.ts'
import styles from './carries.module.css'

type CarriesPageProps = { readonly profile: Profile; readonly played: RoundWithRows }

/** The frozen card: allowed in a tournament, since it is the same wherever the ball lies (Rules of Golf, Rule 4.3a). */
export function CarriesPage({ profile, played: { round } }: CarriesPageProps) {
  const { card } = useRoundNotes({ golfer: profile.id, round })
  const units = profile.preferredUnits
  const [nowMs] = useState(() => Date.now())
  const age = card?.forecast && round.state === 'playing' ? forecastAge(card.forecast, nowMs) : undefined
  const text = (yards: number | null) => (yards === null ? copy.none : shownDistance(yards, units))
  const hasWind = card?.rows.some(({ windYards }) => windYards !== null) === true
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.line} />
      <Sheet>
        {!card || card.rows.length === 0 ? (
          <p>{copy.noCard}</p>
        ) : (
          <>
            <p className="text-ink-2">{copy.forecastLine(card, units)}</p>
            {age?.isOld === true && <p>{forecastOld(age.hours)}</p>}
            <table className={styles.table}>
              <caption className="sr-only">{copy.caption(units)}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.heads.club}</th>
                  <th scope="col">{copy.heads.today}</th>
                  {hasWind && (
                    <>
                      <th scope="col">{copy.heads.into}</th>
                      <th scope="col">{copy.heads.across}</th>
                      <th scope="col">{copy.heads.down}</th>
                    </>
                  )}
                </tr>
              </thead>
              <tbody>
                {card.rows.map((row) => (
                  <tr key={row.club}>
                    <th scope="row">{clubName(row.club)}</th>
                    <td className={styles.today} data-estimated={row.isEstimated || undefined}>
                      {row.isEstimated && <span aria-hidden="true">≈</span>}
                      {text(row.carryYards)}
                    </td>
                    {hasWind && (
                      <>
                        <td>{text(row.windYards?.into ?? null)}</td>
                        <td>{text(row.windYards?.across ?? null)}</td>
                        <td>{text(row.windYards?.down ?? null)}</td>
                      </>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
            {hasWind && <p className="mt-2 text-sm text-ink-2">{copy.windNote}</p>}
          </>
        )}
        <Link to={roundPath(round.id)} className={buttonClass('ink', 'mt-4')}>
          {copy.back}
        </Link>
      </Sheet>
    </>
  )
}
