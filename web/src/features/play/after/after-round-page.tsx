import { useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { netDoubleBogey } from '@bagwise/golf/handicap/net-double-bogey'
import { costliestCell } from '@bagwise/golf/play/costliest-cell'
import type { CountingRound } from '@bagwise/golf/play/counting-round'
import type { RoundGains } from '@bagwise/golf/play/round-gains'
import { comparedHandicap } from '@bagwise/golf/play/spot'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { usePlayedRounds } from '#data/play/use-played-rounds.ts'
import * as cardCopy from '#features/play/card/card.copy.ts'
import { indexRoundOf, roundCard } from '#features/play/round-card.ts'
import type { PlayedWithRows, RoundCard } from '#features/play/round-card.ts'
import { TREND_PATH, roundShotsPath, scoreCardPath } from '#features/play/play-address.ts'
import { dayText } from '#quantities/day-text.ts'
import { numberText } from '#quantities/number-text.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import * as copy from './after.copy.ts'
import { DrillCard } from './drill-card.tsx'
import { continueRound } from './finish-round.ts'
import * as finishCopy from './finish.copy.ts'
import { GainBars, partRows } from './gain-bars.tsx'
import { costliestPart, differentialOf, expectedScore, gainsOf, roundsUpTo, targetHandicap } from './round-judged.ts'
import styles from './after.module.css'

type PageProps = { readonly profile: Profile; readonly played: PlayedWithRows }

/** A strokes' number that reads as 0.0. */
const NOTHING_STROKES = 0.05

/** Where the strokes of a round went, once it is over. */
export function AfterRoundPage({ profile, played }: PageProps) {
  const { round } = played
  const { rounds } = usePlayedRounds()
  const gains = gainsOf(played)
  const cell = costliestCell(roundsUpTo(rounds, played).map((one) => gainsOf(one)))
  usePageTitle(round.course)
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>{round.course}</h1>
        <p className="mt-1 text-ink-2">{cardCopy.roundFacts(dayText(round.date), round)}</p>
        {round.state === 'left' && <LeftRound played={played} />}
      </header>
      <div className={styles.columns}>
        <div className={styles.head}>
          {gains.holes.length > 0 ? (
            <Hero gains={gains} says={cell && copy.cellSentence(cell, profile.preferredUnits)} />
          ) : (
            <section className={styles.none}>
              <h2>{copy.noGainsTitle}</h2>
              <p className="mt-1">{copy.noGains}</p>
            </section>
          )}
          {cell && gains.holes.length > 0 && <DrillCard need={cell.need} profile={profile} />}
        </div>
        {gains.holes.length > 0 && <Gains played={played} />}
        <div className={styles.rest}>
          <Facts played={played} />
          <div className="grid grid-cols-2 gap-2.5 max-[17rem]:grid-cols-1">
            <Link to={roundShotsPath(round.id)} className={buttonClass('line', 'min-h-13')}>
              {copy.everyShot}
            </Link>
            <Link to={scoreCardPath(round.id)} className={buttonClass('ink', 'min-h-13')}>
              {copy.toCard}
            </Link>
          </div>
          <Link to={TREND_PATH} className={buttonClass('quiet', 'justify-self-start')}>
            {copy.toTrend}
          </Link>
        </div>
      </div>
    </div>
  )
}

function LeftRound({ played }: { readonly played: PlayedWithRows }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <p>{copy.leftNote}</p>
      <Button look="quiet" onClick={() => void continueRound(played)}>
        {finishCopy.continueRound}
      </Button>
    </div>
  )
}

/** The part that cost most, with its word, and what five rounds say. */
function Hero({ gains, says }: { readonly gains: RoundGains; readonly says: string | undefined }) {
  const { byPart, total } = gains
  const { part, strokes } = costliestPart(gains)
  // A card alone has no shot in any part.
  const isUnplaced = strokes > -NOTHING_STROKES && byPart['no-place'].strokes <= -NOTHING_STROKES
  const costly = strokes <= -NOTHING_STROKES ? part : isUnplaced ? 'no-place' : undefined
  const shown = costly ? byPart[costly] : total
  return (
    <section className={`turf ${styles.hero}`}>
      <h2>{costly ? copy.costMost(costly) : copy.costNothing}</h2>
      <p className={styles.figure}>
        <span className="plate">{copy.gainText(shown.strokes)}</span>{' '}
        <span className="font-plate text-plate-md font-semibold text-ink-2">
          {copy.strokesUnit}, {copy.clarities[shown.clarity]}
        </span>
      </p>
      <p className={styles.says}>{says ?? (isUnplaced ? copy.placeThem : copy.nothingStandsOut)}</p>
    </section>
  )
}

/** Every part against golfers of the own handicap, or of a better one. */
function Gains({ played }: { readonly played: PlayedWithRows }) {
  const { handicapThen } = played.round
  const own = comparedHandicap(handicapThen)
  const target = targetHandicap(handicapThen)
  const [isTarget, setIsTarget] = useState(false)
  const compared = isTarget && target !== undefined ? target : own
  const gains = isTarget && target !== undefined ? gainsOf(played, target) : gainsOf(played)
  const rows = partRows(gains)
  const sentence = copy.sentenceOf(rows, compared)
  const moved = rows.reduce((sum, { gains: { movedStrokes } }) => sum + Math.max(0, movedStrokes), 0)
  const { courseStrokes, total } = gains
  return (
    <section className={styles.gains}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2>{copy.against(compared)}</h2>
        {target !== undefined && (
          <Button look="quiet" onClick={() => setIsTarget(!isTarget)}>
            {copy.orOff(isTarget ? own : target)}
          </Button>
        )}
      </div>
      {gains.comparison === 'off-18' && <p className="text-sm text-ink-2">{copy.noHandicap}</p>}
      <GainBars rows={rows} sentence={sentence} />
      <p className={styles.line}>
        <b>{copy.expectedLine({ compared, ...expectedScore(gains, played) }, gains.missingHoles.length === 0)}</b>
        <span className="plate text-plate-md">{copy.gainText(total.strokes)}</span>
      </p>
      {courseStrokes !== undefined && (
        <p className={styles.line}>
          <span>
            {copy.courseLine}
            <span className="block text-xs text-ink-2">{copy.courseNote(courseStrokes)}</span>
          </span>
          <span className="plate text-plate-sm">{copy.gainText(-courseStrokes)}</span>
        </p>
      )}
      <div className="mt-1 grid gap-1 text-sm text-ink-2">
        {copy.missingText(gains.missingHoles).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{copy.whiskers}</p>
        <p>{copy.movedNote(moved)}</p>
      </div>
      <ShowNumbers
        caption={copy.tableCaption}
        columns={copy.tableColumns}
        wordsColumn={copy.wordsColumn}
        rows={[
          ...rows.map(({ part, gains: { strokes, seStrokes, shotCount, movedStrokes, clarity } }) => ({
            name: copy.parts[part],
            cells: [String(shotCount), copy.gainText(strokes), numberText(seStrokes, 1), copy.gainText(movedStrokes)],
            words: copy.clarities[clarity],
          })),
          {
            name: copy.totalRow,
            cells: ['', copy.gainText(total.strokes), numberText(total.seStrokes, 1), ''],
            words: copy.clarities[total.clarity],
          },
        ]}
      />
    </section>
  )
}

/** Score, adjusted score and differential. */
function Facts({ played }: { readonly played: PlayedWithRows }) {
  const card = roundCard(played)
  const counting = indexRoundOf(played)
  const { total } = card.totals
  const reason = finishCopy.notPosted(counting, played.round.courseRating !== null)
  if (total.throughCount === 0) return null
  const differential =
    counting?.kind === 'counts' ? differentialOf(counting.round, played.round.handicapThen) : undefined
  return (
    <div>
      <dl className={styles.facts}>
        <Fact figure={String(total.score)}>{`${copy.scoreFact}, ${cardCopy.overPar(total.overPar)}`}</Fact>
        {counting?.kind === 'counts' && (
          <>
            <Fact figure={numberText(counting.round.adjustedGrossScore)}>{adjustedText(counting, card)}</Fact>
            <Fact figure={differential === undefined ? copy.unknown : numberText(differential, 1)}>
              {differential === undefined ? copy.waitingFact : copy.differentialFact}
            </Fact>
          </>
        )}
      </dl>
      {reason !== undefined && <p className="mt-2 text-sm text-ink-2">{reason}</p>}
    </div>
  )
}

function Fact({ figure, children }: { readonly figure: string; readonly children: string }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd className="plate">{figure}</dd>
    </div>
  )
}

type Counts = Extract<CountingRound, { kind: 'counts' }>

/** Which hole counts less than its score, or how many count what is expected. */
function adjustedText({ cutHoles, expectedHoles }: Counts, { holes }: RoundCard): string {
  if (expectedHoles.length > 0) return copy.expectedFact(expectedHoles.length)
  const [first, ...others] = cutHoles
  if (first === undefined) return copy.adjustedFact
  const hole = holes.find(({ number }) => number === first)
  if (others.length > 0 || !hole) return copy.cutsFact(cutHoles)
  return copy.cutFact(first, netDoubleBogey(hole), hole.strokes ?? 0)
}
