import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ClubType } from '@bagwise/golf/club'
import type { Spot } from '@bagwise/golf/play/spot'
import { provisionalShots } from '@bagwise/golf/play/hole-log'
import type { HoleState } from '@bagwise/golf/play/hole-taps'
import type { GuessedLie } from '@bagwise/golf/play/guessed-lie'
import { lastShot } from '@bagwise/golf/play/next-stroke'
import type { TapOnHole } from '#features/play/note-tap.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { isOnTee } from './ball.ts'
import type { BallSaid, Left } from './ball.ts'
import { ClubRow } from './club-row.tsx'
import { GreenPanel } from './green-panel.tsx'
import type { HoleAdvice } from './hole-advice.ts'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'
import { LieRow } from './lie-row.tsx'
import { NumberPlate } from './number-plate.tsx'
import { ScoreFoot } from './score-foot.tsx'
import { ShotStrip } from './shot-strip.tsx'
import { SpokenShot } from './spoken-shot.tsx'

export type BoardProps = {
  readonly state: HoleState
  readonly units: PreferredUnits
  readonly said: BallSaid
  readonly left: Left | undefined
  readonly guessed: GuessedLie
  readonly advice: HoleAdvice
  /** The bag, or every club while it is empty. */
  readonly clubs: readonly ClubType[]
  readonly isTournament: boolean
  readonly areDevicesForbidden: boolean
  readonly isOnGreen: boolean
  /** The golfer stands at the ball as far as the page can tell. */
  readonly isAtBall: boolean
  /** Not touched for half a minute: the next tap only wakes it. */
  readonly isSleeping: boolean
  readonly isPositionOld: boolean
  readonly nearPutt: { readonly feet: number; readonly sdFeet: number } | undefined
  /** Front, middle and back of the green; null where no map has it. */
  readonly green: ReactNode
  /** Of the place: where the number comes from, or why there is none. */
  readonly note: ReactNode
  readonly picture: ReactNode
  /** Asked before the hole can end. */
  readonly question: ReactNode
  readonly next: number | undefined
  /** What the device could not keep. */
  readonly isUnkept: boolean
  readonly foot: ReactNode
  readonly onSay: (changes: Partial<BallSaid>) => void
  readonly onHit: (club: ClubType | null) => void
  readonly onTap: (tap: TapOnHole) => void
  readonly onUndo: () => void
  readonly onWake: () => void
  readonly onDone: () => void
  readonly onType: () => void
  readonly onMore: () => void
  readonly onTrouble: (spot: Spot | undefined) => void
}

/** The hole in its three states: at the ball, walking, on the green; and once it is done its score. */
export function HoleBoard(props: BoardProps) {
  const { state, units, said, left, guessed, advice, isTournament, areDevicesForbidden, isOnGreen, isAtBall } = props
  const { onSay, onTap } = props
  const club = said.club ?? (isTournament ? undefined : advice.advised)
  const lie = said.lie ?? guessed.lie
  const leftYards = left && left.from !== 'guess' ? left.yards : undefined
  const spot = leftYards === undefined ? undefined : ({ kind: lie, leftYards } as const)
  const puttFeet = state.log.hole.firstPuttFeet ?? props.nearPutt?.feet
  const isWalking = state.phase === 'walking' && !isAtBall
  const isDone = state.phase === 'done'
  const isProvisionalOpen = state.isProvisional || provisionalShots(state.log).length > 0

  return (
    <>
      <div className={styles.pictureSide} data-over={props.picture === null ? undefined : true}>
        {!areDevicesForbidden && !isOnGreen && !isDone && (
          <NumberPlate
            left={left}
            units={units}
            playsLike={isTournament ? undefined : advice.playsLike}
            isWalking={isWalking}
            isFirst={isOnTee(state)}
            isOld={props.isPositionOld}
            green={props.green}
            note={<div className={styles.placeNote}>{props.note}</div>}
            onType={props.onType}
          />
        )}
        {areDevicesForbidden && <p className={styles.noDevices}>{copy.noDevices}</p>}
        {!areDevicesForbidden && !isOnGreen && !isDone && props.picture}
      </div>
      <div className={styles.controls}>
        {props.isUnkept && (
          <p role="alert" className={styles.unkept}>
            <strong>{copy.notKeptYet}</strong> {copy.notKeptHelp}
          </p>
        )}
        <LastTap {...props} />
        {isProvisionalOpen && (
          <div className={styles.provisional}>
            {(isOnGreen || state.noted.at(-1)?.tap.tap !== 'provisional') && (
              <p className={styles.provisionalTitle}>{isOnGreen ? copy.provisionalOpen : copy.provisionalOn}</p>
            )}
            <Button look="line" onClick={() => onTap({ tap: 'found-first' })}>
              {copy.foundFirst}
            </Button>
            <Button
              look="line"
              disabled={provisionalShots(state.log).length === 0}
              onClick={() => onTap({ tap: 'play-on' })}
            >
              {copy.playOn}
            </Button>
          </div>
        )}
        {isDone || isOnGreen ? (
          <>
            {!areDevicesForbidden && (
              <ShotStrip log={state.log} units={units} leftYards={0} isTournament={isTournament} />
            )}
            {!isDone && (
              <GreenPanel
                state={state}
                units={units}
                isLengthAsked={!areDevicesForbidden}
                near={props.nearPutt}
                onTap={onTap}
                onTrouble={() => props.onTrouble(puttFeet === undefined ? spot : { kind: 'green', leftFeet: puttFeet })}
                onOffGreen={() => {
                  if (state.phase === 'green') onTap({ tap: 'off-green' })
                  onSay({ isOffGreen: true })
                }}
              />
            )}
            {props.question}
            {props.foot}
            <ScoreFoot state={state} next={props.next} onTap={onTap} onDone={props.onDone} />
          </>
        ) : (
          <>
            {isWalking && !areDevicesForbidden && props.picture === null && (
              <ShotStrip
                log={state.log}
                units={units}
                leftYards={left?.yards}
                isGuess={left?.from === 'guess'}
                isTournament={isTournament}
              />
            )}
            <ClubRow
              clubs={props.clubs}
              club={club}
              advised={advice.advised}
              isLate={advice.isLate}
              line={advice.isBagEmpty ? copy.noBag : advice.line}
              isTournament={isTournament}
              onClub={(next) => onSay({ club: next })}
            />
            <LieRow
              lie={lie}
              isGuessed={said.lie === null}
              isByMap={guessed.isByMap}
              other={guessed.other}
              onLie={(next) => onSay({ lie: next })}
              onMore={props.onMore}
            />
            {lie === 'trees' && !isTournament && <p className="text-sm">{copy.amongTrees}</p>}
            <div className={styles.actions}>
              <button type="button" className={styles.side} onClick={() => onTap({ tap: 'on-green' })}>
                <Icon name="flag" className="size-7" />
                {copy.onGreen}
              </button>
              <button
                type="button"
                className={styles.hit}
                aria-label={copy.hitLabel(isTournament ? undefined : club, lie)}
                onClick={() => props.onHit(club ?? null)}
              >
                <span className={styles.hitWord}>{copy.hit}</span>
                {!isTournament && club !== undefined && <span className={styles.hitClub}>{copy.shortClub(club)}</span>}
              </button>
              <button
                type="button"
                className={styles.side}
                onClick={() => props.onTrouble(spot)}
                aria-haspopup="dialog"
              >
                <Icon name="menu" className="size-7" />
                {copy.trouble}
              </button>
            </div>
            {props.foot}
          </>
        )}
        {props.isSleeping && (
          <button type="button" className={styles.asleep} onClick={props.onWake}>
            <span>{copy.asleep}</span>
          </button>
        )}
      </div>
      <SpokenShot
        club={isTournament ? undefined : club}
        isLate={advice.isLate}
        yards={areDevicesForbidden || isOnGreen || isDone || isWalking ? undefined : left?.yards}
        units={units}
      />
      <Vibration count={state.noted.length} />
    </>
  )
}

/** What was noted last, and the way back. */
function LastTap({ state, units, isTournament, areDevicesForbidden, onUndo }: BoardProps) {
  const last = state.noted.at(-1)
  if (!last) return null
  const shot = last.tap.tap === 'hit' ? lastShot(state) : undefined
  const from = shot && !areDevicesForbidden ? copy.notedFrom(shot, units) : ''
  return (
    <div className={styles.lastTap}>
      <p role="status" className="min-w-0">
        <span className={styles.lastTapWord}>
          {shot ? copy.noted(isTournament ? null : shot.club) : copy.tapNoted(last.tap)}
        </span>
        {from !== '' && <span className="block text-sm">{from}</span>}
      </p>
      <button type="button" className={styles.undo} onClick={onUndo}>
        <Icon name="again" className="size-6 -scale-x-100" />
        {copy.undo}
      </button>
    </div>
  )
}

const BUZZ_MS = 20

/** A tap that was noted is felt where the phone can do that. */
function Vibration({ count }: { readonly count: number }) {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current && 'vibrate' in navigator) navigator.vibrate(BUZZ_MS)
    before.current = count
  }, [count])
  return null
}
