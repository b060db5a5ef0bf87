import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { FinishButtons } from '#features/play/after/finish-buttons.tsx'
import { roundPath, roundShotsPath } from '#features/play/play-address.ts'
import { dayText } from '#quantities/day-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { canShareFile, handOver } from '#ui/download.ts'
import { notify } from '#ui/notices.ts'
import { usePageTitle } from '#ui/page-title.ts'
import { drawRoundCard } from './card-picture.ts'
import * as copy from './card.copy.ts'
import { NineTable } from './nine-table.tsx'
import { roundCard } from '#features/play/round-card.ts'
import type { PlayedWithRows, RoundCard } from '#features/play/round-card.ts'
import styles from './card.module.css'

type CardPageProps = { readonly profile: Profile; readonly played: PlayedWithRows }

const LAST_OUT = 9
const PICTURE_NAME = 'bagwise-card.png'

/** The card of a round as on paper, while it is played and after it. */
export function CardPage({ profile, played }: CardPageProps) {
  const { round } = played
  const units = profile.preferredUnits
  const card = roundCard(played)
  const { total } = card.totals
  usePageTitle(`${copy.cardTitle}, ${round.course}`)
  const nines = ninesOf(card)
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <header>
          <h1 tabIndex={-1}>{round.course}</h1>
          <p className="mt-1 text-ink-2">{copy.roundFacts(dayText(round.date), round)}</p>
          {total.throughCount > 0 && (
            <p className={styles.total} aria-live="polite">
              <span className="plate text-plate-xl">{total.score}</span>{' '}
              <span className="font-plate text-plate-sm font-semibold">
                {copy.overPar(total.overPar)}, {copy.through(total.throughCount)}
              </span>
            </p>
          )}
        </header>
        <div className={styles.nines}>
          {nines.map(({ name, holes, total: ofNine }) => (
            <NineTable key={name} round={round.id} name={name} holes={holes} total={ofNine} units={units} />
          ))}
        </div>
        <Notes card={card} played={played} />
      </section>
      <div className={styles.actions}>
        {round.state === 'playing' && <FinishButtons played={played} />}
        <div className="grid gap-2.5 sm:grid-cols-2">
          <Link to={roundPath(round.id)} className={buttonClass(round.state === 'playing' ? 'line' : 'ink')}>
            {copy.toRound}
          </Link>
          <Link to={roundShotsPath(round.id)} className={buttonClass('line')}>
            {copy.toShots}
          </Link>
          <Button look="line" onClick={() => window.print()}>
            {copy.print}
          </Button>
          <Button look="line" onClick={() => void keepPicture({ played, card })}>
            {canShareFile(PICTURE_NAME, 'image/png') ? copy.sharePicture : copy.savePicture}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Net and points of the round, and what the strokes received go by. */
function Notes({ card, played: { round } }: { readonly card: RoundCard; readonly played: PlayedWithRows }) {
  const { courseHandicap, rankedBy, totals } = card
  const isSilent =
    round.rules !== 'casual' && round.state === 'playing' && card.holes.some(({ finish }) => finish === 'picked-up')
  const lines = [
    totals.total.throughCount > 0 && copy.totalsLine(totals.total),
    courseHandicap === undefined ? copy.noStrokes : copy.receives(courseHandicap),
    rankedBy && courseHandicap !== 0 && copy.rankings[rankedBy],
    isSilent && copy.silentHoles,
  ].flatMap((line) => line || [])
  return (
    <div className={styles.notes}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className={styles.legend}>{copy.legend}</p>
    </div>
  )
}

function ninesOf({ holes, totals }: RoundCard) {
  return [
    { name: copy.nines.out, holes: holes.filter(({ number }) => number <= LAST_OUT), total: totals.out },
    { name: copy.nines.in, holes: holes.filter(({ number }) => number > LAST_OUT), total: totals.in },
  ].filter((nine) => nine.holes.length > 0)
}

type Pictured = { readonly played: PlayedWithRows; readonly card: RoundCard }

async function keepPicture({ played: { round }, card }: Pictured): Promise<void> {
  try {
    const { total } = card.totals
    const picture = await drawRoundCard({
      title: round.course,
      fact: copy.roundFacts(dayText(round.date), round),
      nines: ninesOf(card),
      score: total.throughCount > 0 ? `${total.score}, ${copy.overPar(total.overPar)}` : '',
      note: [copy.through(total.throughCount), copy.totalsLine(total)].flatMap((part) => part ?? []).join(' · '),
    })
    if ((await handOver(PICTURE_NAME, picture)) === 'downloaded') notify('status', copy.pictureSaved)
  } catch (error) {
    console.error('The picture of the card could not be made', error)
    notify('alert', copy.pictureFailed)
  }
}
