import { Fragment, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { PlayedShot } from '@bagwise/contract/play'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { holeLacks } from '@bagwise/golf/play/hole-lacks'
import { pairsToAsk } from '@bagwise/golf/play/hole-repair'
import { holeLogs } from '@bagwise/golf/play/hole-log'
import type { HoleLog } from '@bagwise/golf/play/hole-log'
import { gainText } from '#features/play/after/after.copy.ts'
import { gainsOf } from '#features/play/after/round-judged.ts'
import { roundFacts } from '#features/play/card/card.copy.ts'
import { ScoreMark, scoreWords } from '#features/play/card/score-mark.tsx'
import { roundCard } from '#features/play/round-card.ts'
import type { PlayedWithRows, ShownHole } from '#features/play/round-card.ts'
import { roundShotsPath } from '#features/play/play-address.ts'
import { areDevicesForbidden, isTournamentNow } from '@bagwise/golf/play/round-rules'
import { ExportRounds } from '#features/play/trend/export-rounds.tsx'
import { dayText } from '#quantities/day-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { focusPageStart } from '#ui/page-start.ts'
import { usePageTitle } from '#ui/page-title.ts'
import * as copy from './repair.copy.ts'
import { RepairHole } from './repair-hole.tsx'
import { gainsOfStrokes } from './shots-with-gains.ts'
import type { GainsOfStrokes } from './shots-with-gains.ts'
import styles from './repair.module.css'

type ShotsPageProps = {
  readonly profile: Profile
  readonly played: PlayedWithRows
  /** Where the phone stood on a hole, yards to the pin: only while the screen was on. */
  readonly stopsYards: (hole: number) => readonly number[]
}

/** In the address: the hole that is on the picture. */
const HOLE = 'hole'

/** Every stroke of a round, what lacks something first; and one hole on one picture. */
export function ShotsPage({ profile, played, stopsYards }: ShotsPageProps) {
  const { round } = played
  const [query] = useSearchParams()
  const logs = holeLogs(played)
  const asked = Number(query.get(HOLE))
  // A stroke is changed with its club beside its distance: in a tournament that waits.
  const isTournament = isTournamentNow(round)
  const log = isTournament ? undefined : logs.find(({ hole }) => hole.number === asked)
  const open = logs.filter(isOpen)
  usePageTitle(log ? copy.holeTitle(asked) : copy.title)
  useStartOf(asked)
  if (!log) return <Strokes profile={profile} played={played} logs={logs} open={open} />
  const next = open.find(({ hole }) => hole.number > asked) ?? open.find(({ hole }) => hole.number !== asked)
  return (
    <div key={asked} className={styles.repair}>
      <header>
        <h1 tabIndex={-1}>{copy.holeTitle(asked)}</h1>
        <p className="mt-1 text-ink-2">{holeFactsOf(log, { units: profile.preferredUnits })}</p>
      </header>
      <RepairHole profile={profile} log={log} stopsYards={stopsYards(asked)} />
      <div className="grid grid-cols-2 gap-2.5 max-[17rem]:grid-cols-1">
        <Link to={roundShotsPath(round.id)} replace className={buttonClass('line', 'min-h-13')}>
          {copy.done}
        </Link>
        {next && (
          <Link to={holePath(round.id, next.hole.number)} replace className={buttonClass('ink', 'min-h-13')}>
            {copy.next}: {copy.holeTitle(next.hole.number)}
          </Link>
        )}
      </div>
    </div>
  )
}

/** Another hole, or the list again, is read from its start; the page's own start is the shell's. */
function useStartOf(hole: number): void {
  const shown = useRef(hole)
  useEffect(() => {
    if (shown.current === hole) return
    shown.current = hole
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusPageStart()
  }, [hole])
}

function isOpen(log: HoleLog): boolean {
  return holeLacks(log) !== undefined || pairsToAsk(log).length > 0
}

function holePath(round: string, hole: number): string {
  return `${roundShotsPath(round)}?${HOLE}=${hole}`
}

/** What may be shown of strokes: in a tournament no club stands beside a distance, and without devices no distance. */
type Shown = { readonly units: PreferredUnits; readonly isTournament?: boolean; readonly areDistancesHidden?: boolean }

function holeFactsOf({ hole: { par, lengthYards } }: HoleLog, { units, areDistancesHidden = false }: Shown): string {
  return copy.holeFacts(
    par,
    lengthYards === null || areDistancesHidden ? undefined : copy.distanceText(lengthYards, units),
  )
}

type StrokesProps = {
  readonly profile: Profile
  readonly played: PlayedWithRows
  readonly logs: readonly HoleLog[]
  readonly open: readonly HoleLog[]
}

function Strokes({ profile, played, logs, open }: StrokesProps) {
  const { round } = played
  const units = profile.preferredUnits
  const isTournament = isTournamentNow(round)
  const areDistancesHidden = areDevicesForbidden(round)
  const card = roundCard(played)
  // What a shot gained is statistics: in a tournament after the last hole only.
  const isSilent = round.rules !== 'casual' && round.state === 'playing'
  const gains = isSilent ? [] : gainsOf(played).holes
  const [first] = open
  const others = logs.filter((log) => !open.includes(log))
  const shotCount = logs.reduce((sum, { shots }) => sum + shots.length, 0)
  return (
    <div className={styles.page}>
      <header>
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p className="mt-1 text-ink-2">
          {round.course}, {roundFacts(dayText(round.date), round)}
        </p>
      </header>
      {isTournament ? (
        <p>{copy.afterRound}</p>
      ) : first ? (
        <section className={styles.toFix}>
          <h2>{copy.toFix(open.length)}</h2>
          <Link to={holePath(round.id, first.hole.number)} className={buttonClass('ink', 'mt-2')}>
            {copy.firstFix}
          </Link>
        </section>
      ) : (
        <p>{shotCount > 0 ? copy.allPlaced : copy.noShots}</p>
      )}
      <h2 className="sr-only">{copy.holeByHole}</h2>
      <div className={styles.holes}>
        {[...open, ...others].map((log) => {
          const { number } = log.hole
          const ofHole = gains.find((one) => one.number === number)
          return (
            <HoleStrokes
              key={number}
              log={log}
              shown={card.holes.find((hole) => hole.number === number)}
              gains={ofHole && gainsOfStrokes(log, ofHole.gains)}
              show={{ units, isTournament, areDistancesHidden }}
            />
          )
        })}
      </div>
      <ExportRounds rounds={[played]} units={units} />
    </div>
  )
}

type HoleStrokesProps = {
  readonly log: HoleLog
  readonly shown: ShownHole | undefined
  readonly gains: GainsOfStrokes | undefined
  readonly show: Shown
}

/** The strokes of one hole, with what each gained. */
function HoleStrokes({ log, shown, gains, show }: HoleStrokesProps) {
  const { hole, shots } = log
  const lacks = holeLacks(log)
  return (
    <section className={styles.hole} aria-label={copy.holeTitle(hole.number)}>
      <div className={styles.holeHead}>
        <h3>
          {copy.holeTitle(hole.number)} <span>{holeFactsOf(log, show)}</span>
        </h3>
        {shown && (
          <span>
            <span className="sr-only">{scoreWords(shown)}</span>
            <ScoreMark hole={shown} />
          </span>
        )}
      </div>
      {lacks && <p className={styles.lacks}>{copy.lacksText(lacks)}</p>}
      <ol>
        {shots.map((shot) => (
          <Stroke key={shot.id} shot={shot} gain={gains?.byShot.get(shot.id)} show={show} />
        ))}
        {hole.putts !== null && hole.putts > 0 && (
          <li>
            <Line
              name={copy.puttsName(hole.putts)}
              facts={show.areDistancesHidden === true ? '' : copy.puttsFacts(hole.firstPuttFeet, show.units)}
              gain={gains?.putts}
            />
          </li>
        )}
      </ol>
      {show.isTournament !== true && (shots.length > 0 || hole.putts !== null) && (
        <Link to={holePath(hole.round, hole.number)} className={buttonClass('quiet', 'justify-self-start')}>
          {lacks ? copy.fixHole(hole.number) : copy.changeHole(hole.number)}
        </Link>
      )}
    </section>
  )
}

function Stroke({
  shot,
  gain,
  show,
}: {
  readonly shot: PlayedShot
  readonly gain: number | undefined
  readonly show: Shown
}) {
  return (
    <li>
      <Line
        name={copy.strokeName(show.isTournament === true ? null : shot.club)}
        facts={copy.strokeFacts(shot, show.units, show)}
        gain={gain}
      />
    </li>
  )
}

type LineProps = { readonly name: string; readonly facts: string; readonly gain: number | undefined }

function Line({ name, facts, gain }: LineProps) {
  return (
    <Fragment>
      <span>
        <b>{name}</b> <span>{facts}</span>
      </span>
      {gain !== undefined && <span className="plate">{gainText(gain)}</span>}
    </Fragment>
  )
}
