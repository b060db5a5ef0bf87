import { Activity, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { LatLon } from '@bagwise/golf/course/plane'
import { USUAL_PAR } from '@bagwise/golf/play/card'
import { samePlacePairs, twinPairs } from '@bagwise/golf/play/hole-log'
import { isSameTap } from '@bagwise/golf/play/next-stroke'
import { nextHole } from '@bagwise/golf/play/hole-order'
import { NO_PLACES, awayFromBall } from '@bagwise/golf/play/hole-places'
import type { HolePlaces } from '@bagwise/golf/play/hole-places'
import type { HoleState } from '@bagwise/golf/play/hole-taps'
import type { Spot } from '@bagwise/golf/play/spot'
import type { SettledPlace } from '@bagwise/golf/play/settled-place'
import { keepPictures } from '#data/play/keep-pictures.ts'
import type { RoundWithRows } from '#data/play/use-played-rounds.ts'
import { usePlayedRounds } from '#data/play/use-played-rounds.ts'
import { roundNotesOf, useRoundNotes } from '#data/play/use-round-notes.ts'
import { useRoundPosition } from '#data/play/use-round-position.ts'
import type { UsedPosition } from '#data/play/use-round-position.ts'
import { useWakeLock } from '#data/play/use-wake-lock.ts'
import { playedHolePath, scoreCardPath } from '#features/play/play-address.ts'
import { roundCard } from '#features/play/round-card.ts'
import type { RoundCard } from '#features/play/round-card.ts'
import { keepRound } from '#features/play/keep-round.ts'
import { noteTap, undoLastTap } from '#features/play/note-tap.ts'
import type { TapOnHole, TapOutcome } from '#features/play/note-tap.ts'
import { RoundNews } from '#features/play/round-news.tsx'
import { areDevicesForbidden, isTournamentNow } from '@bagwise/golf/play/round-rules'
import { randomId } from '#http/ids.ts'
import { lazyPart, loadPart } from '#ui/lazy-part.tsx'
import { notify } from '#ui/notices.ts'
import { isAtBall, strokeOf, withoutLostPlace } from './ball.ts'
import type { BallSaid } from './ball.ts'
import type { BoardProps } from './hole-board.tsx'
import { HoleBar } from './hole-bar.tsx'
import { handOnFocus } from './hand-on-focus.ts'
import { HoleSheets } from './hole-sheets.tsx'
import type { OpenSheet } from './hole-sheets.tsx'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'
import { MarkPin } from './mark-pin.tsx'
import { PlainHole } from './plain-hole.tsx'
import { takePlaces } from './take-places.ts'
import { useBallSaid } from './use-ball-said.ts'
import { useHoleState } from './use-hole-state.ts'
import { useWake } from './use-wake.ts'
import { useWoken } from './use-woken.ts'

/** It brings what reads and draws maps. */
const MappedHole = lazyPart(
  async () => (await import('./mapped-hole.tsx')).MappedHole,
  <div aria-busy="true" className="h-160 rounded-sheet bg-sunk" />,
)
/** Seldom asked: it comes with what mends a round. */
const OneOrTwo = lazyPart(async () => (await import('#features/play/after-screens.tsx')).OneOrTwo)

type PlayHoleProps = { readonly profile: Profile; readonly played: RoundWithRows; readonly number: number }

/** What both kinds of holes, mapped and not, need to know, and what they hand to the board. */
export type HoleParts = Pick<
  BoardProps,
  | 'units'
  | 'said'
  | 'isTournament'
  | 'clubs'
  | 'areDevicesForbidden'
  | 'onSay'
  | 'onTap'
  | 'onUndo'
  | 'onDone'
  | 'onWake'
  | 'onType'
  | 'next'
  | 'isUnkept'
  | 'isSleeping'
  | 'question'
  | 'foot'
> & {
  readonly profile: Profile
  readonly played: RoundWithRows
  readonly state: HoleState
  readonly notes: ReturnType<typeof useRoundNotes>
  readonly places: HolePlaces
  readonly position: UsedPosition
  /** Where the phone is, as far as it counts for the ball. */
  readonly here: SettledPlace | undefined
  readonly isWoken: boolean
  readonly isAtBall: boolean
  readonly onStroke: (hit: Hit) => void
  readonly onMore: () => void
  readonly onTrouble: (spot: Spot | undefined) => void
}

/** A stroke as the board knows it when Hit is tapped. */
type Hit = Parameters<typeof strokeOf>[0] & {
  /** What the golfer aims at; undefined where nobody knows. */
  readonly aim: LatLon | undefined
}

/** One hole of a round, from the tee to the next one, which is drawn out of sight while the golfer putts. */
export function PlayHole({ number, ...parts }: PlayHoleProps) {
  const { round, holes } = parts.played
  const phase = useHoleState(parts.played, number)?.phase
  const ahead = phase === 'green' || phase === 'done' ? nextHole({ ...round, holes }, number) : undefined
  return [number, ...(ahead === undefined ? [] : [ahead])].map((one) => (
    <Activity key={`${round.id} ${one}`} mode={one === number ? 'visible' : 'hidden'}>
      <HoleOfRound {...parts} number={one} />
    </Activity>
  ))
}

function HoleOfRound({ profile, played, number }: PlayHoleProps) {
  const { round, holes } = played
  const state = useHoleState(played, number)
  const card = roundCard({ round, holes })
  return state ? <OpenHole {...{ profile, played, number, state, card }} /> : null
}

type OpenHoleProps = PlayHoleProps & { readonly state: HoleState; readonly card: RoundCard }

function OpenHole({ profile, played, number, state, card }: OpenHoleProps) {
  const { round, holes } = played
  const units = profile.preferredUnits
  const place = { round: round.id, hole: number }
  const navigate = useNavigate()
  const { isSafe } = usePlayedRounds()
  const notes = useRoundNotes({ golfer: profile.id, round })
  const position = useRoundPosition({ golfer: profile.id, round, hole: number })
  const [said, say] = useBallSaid({ golfer: profile.id, ...place, strokeCount: state.log.shots.length })
  const { isWoken, wake, sleep } = useWoken()
  const { isSleeping, wake: wakeUp } = useWake()
  const lastHitMs = useRef<number>(undefined)
  const [isAway, setIsAway] = useState(false)
  const arePicturesKept = keepPictures.use(profile.id)
  const [open, setOpen] = useState<OpenSheet>()
  /** Where the ball was when its trouble was told. */
  const [spot, setSpot] = useState<Spot>()
  useWakeLock(state.phase === 'ball' || state.phase === 'walking')
  const isTournament = isTournamentNow(round)
  const places = notes.places[number] ?? NO_PLACES
  const live = position.mode === 'live' && !areDevicesForbidden(round) ? position.place : undefined
  const here = live && (isAway ? awayFromBall(live) : live)
  const next = nextHole({ ...round, holes }, number)

  function tell(outcome: Promise<TapOutcome>): void {
    outcome.then(
      (done) => {
        if ('problem' in done) notify('status', copy.problemText(done.problem))
      },
      (error: unknown) => {
        console.error('A tap could not be kept', error)
        notify('alert', copy.tapFailed)
      },
    )
  }
  /** Keys and open sheets reach what the cover keeps fingers from: they only wake the page as well. */
  const awake = (act: () => void) => {
    // Who has tapped something else in between means the next Hit.
    lastHitMs.current = undefined
    if (!isSleeping) return act()
    wakeUp()
    wake()
  }
  /** The second of two taps on Hit, which meets what has come there meanwhile. */
  const isHitAgain = () => isSameTap({ nowMs: performance.now(), lastHitMs: lastHitMs.current })
  const tap = (one: TapOnHole) => {
    if (!(isOfGreen(one) && isHitAgain())) awake(() => tell(noteTap(place, one)))
  }
  const sayAwake = (more: Partial<BallSaid>) => awake(() => say(more))

  const take = (changed: (before: HolePlaces) => HolePlaces) =>
    takePlaces({ ...place, notes: roundNotesOf({ golfer: profile.id, round }), arePicturesKept }, changed)

  function keepPlace(changed: (before: HolePlaces) => HolePlaces): void {
    take(changed).catch((error: unknown) => console.error('What follows from a place could not be kept', error))
  }

  async function hit({ aim, ...made }: Hit): Promise<void> {
    const id = randomId()
    const stroke = position.isLost ? withoutLostPlace(made, state) : made
    const aimed = stroke === made ? aim : undefined
    const noted = noteTap(place, { tap: 'hit', id, stroke: strokeOf(stroke) })
    setIsAway(false)
    sleep()
    tell(noted)
    const at = await position.noteHit()
    if (!at || 'problem' in (await noted)) return
    const settled = isAway ? awayFromBall(at) : at
    await take((before) => ({
      ...before,
      shots: { ...before.shots, [id]: settled },
      ...(aimed && { aims: { ...before.aims, [id]: aimed } }),
    }))
    if (state.log.shots.length === 0) await notes.mark({ hole: number, kind: 'tee' }, settled)
  }

  async function pickUp(finish: 'picked-up' | 'conceded', spot: Spot | undefined): Promise<void> {
    // It brings the curve of strokes, which no other tap needs.
    const { scoreOfPickUp } = await loadPart(() => import('./pick-up.ts'))
    const received = card.holes.find((one) => one.number === number)?.received
    tap({
      tap: 'finish',
      finish,
      score: scoreOfPickUp({ state, spot, isTournament, received, handicap: round.handicapThen }),
    })
  }

  async function goOn(): Promise<void> {
    await navigate(next === undefined ? scoreCardPath(round.id) : playedHolePath(round.id, next), {
      replace: next !== undefined,
    })
  }

  function finish(): void {
    if (state.phase === 'done') return void goOn()
    const outcome = noteTap(place, { tap: 'finish', finish: 'holed' })
    tell(outcome)
    outcome.then(
      (done) => void (!('problem' in done) && goOn()),
      // It was told.
      () => undefined,
    )
  }

  const parts: HoleParts = {
    profile,
    played,
    state,
    notes,
    places,
    position,
    here,
    units,
    said,
    isTournament,
    clubs: clubsOf(profile),
    areDevicesForbidden: areDevicesForbidden(round),
    isWoken,
    isSleeping,
    isAtBall: state.phase === 'ball' || isAtBall(said) || isWoken,
    next,
    isUnkept: !isSafe,
    question:
      samePlacePairs(state.log).length + twinPairs(state.log).length > 0 ? (
        <OneOrTwo log={state.log} isClubHidden={isTournament} />
      ) : null,
    foot: (
      <MarkPin
        {...{ state, here, places, notes, number }}
        onMark={(pin) => keepPlace((before) => ({ ...before, pin }))}
      />
    ),
    onSay: sayAwake,
    onTap: tap,
    onUndo: () => awake(() => tell(undoLastTap(place))),
    onWake: () => awake(() => undefined),
    onType: () => setOpen('keypad'),
    onDone: () => {
      if (!isHitAgain()) awake(finish)
    },
    onStroke: (made) => {
      if (isSleeping) return awake(() => undefined)
      if (isHitAgain()) return
      lastHitMs.current = performance.now()
      hit(made).catch((error: unknown) => console.error('The place of a stroke could not be kept', error))
    },
    onMore: () => setOpen('more'),
    onTrouble: (where) => {
      setSpot(where)
      setOpen('trouble')
    },
  }
  /** A sheet that was left open in a pocket stays so until the page is awake. */
  const close = () => awake(() => setOpen(undefined))
  return (
    <div ref={handOnFocus} className={styles.screen} data-thumb data-answer>
      <HoleBar
        round={round.id}
        number={number}
        card={card}
        units={units}
        areDevicesForbidden={areDevicesForbidden(round)}
        isParOpen={isParOpen(state)}
        onPar={(par) => tap({ tap: 'par', par })}
        onHoles={() => setOpen('holes')}
      />
      {(played.news.length > 0 || played.refusal !== undefined) && (
        <RoundNews played={played} className={styles.news} />
      )}
      {round.courseId === null ? (
        <PlainHole {...parts} />
      ) : (
        <MappedHole {...parts} courseId={round.courseId} number={number} />
      )}
      <HoleSheets
        {...{ open, played, state, said, units, isTournament }}
        isAway={live ? isAway : undefined}
        onSay={sayAwake}
        onAway={(isNowAway) => awake(() => setIsAway(isNowAway))}
        onTournamentOff={() =>
          awake(() => {
            keepRound(round.id, { adviceFromHole: number })
            close()
          })
        }
        onTap={tap}
        onPickUp={(how) => awake(() => void pickUp(how, spot))}
        onClose={close}
      />
    </div>
  )
}

/** What is tapped where Hit was a moment before: putts, and what goes on from the last tap, as all + and − do. */
function isOfGreen(one: TapOnHole): boolean {
  if (typeof one === 'function') return true
  const { tap } = one
  return tap === 'putts' || tap === 'first-putt' || tap === 'score'
}

/** The bag, in which a club without a distance may be as well; every club for a golfer without a bag. */
function clubsOf({ golfBag }: Pick<Profile, 'golfBag'>): readonly ClubType[] {
  const owned = golfBag.map(({ type }) => type)
  return owned.length > 0 ? owned : CLUB_TYPES
}

/** Par 4 stands for what nobody knows: a card that has more of a hole than that has its par. */
function isParOpen({ log: { hole }, noted, phase }: HoleState): boolean {
  const isBare = hole.par === USUAL_PAR && hole.lengthYards === null && hole.strokeIndex === null
  return isBare && phase !== 'done' && !noted.some(({ tap }) => tap.tap === 'par')
}
