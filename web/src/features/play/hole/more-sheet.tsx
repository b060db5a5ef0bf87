import { useState } from 'react'
import { Link } from 'react-router'
import type { PlayedRound } from '@bagwise/contract/play'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { PlayedLie } from '@bagwise/golf/play/played-record'
import { PINS, SLOPES } from '@bagwise/golf/shot-advice/shot'
import type { Slope } from '@bagwise/golf/shot-advice/shot'
import { bookPath } from '#courses/course-address.ts'
import { carriesPath } from '#features/play/play-address.ts'
import { lieNames } from '#features/play/play.copy.ts'
import { HandNote } from '#profile-parts/hand-note.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import type { BallSaid, Wind } from './ball.ts'
import * as copy from './hole.copy.ts'
import styles from './hole.module.css'

type MoreSheetProps = {
  readonly round: Pick<PlayedRound, 'id' | 'courseId'>
  readonly said: BallSaid
  readonly lie: PlayedLie
  readonly units: PreferredUnits
  readonly isTournament: boolean
  /** The wind is known against the hole, or nothing may follow from it. */
  readonly isWindAsked: boolean
  /** The position counts: the phone may be in the cart. */
  readonly isAway: boolean | undefined
  readonly onSay: (changes: Partial<BallSaid>) => void
  readonly onAway: (isAway: boolean) => void
  readonly onTournamentOff: () => void
  readonly onClose: () => void
}

const LIES = ['tee', 'fringe', 'cart-path'] as const satisfies readonly PlayedLie[]
const WINDS = { none: undefined, into: 0, right: 90, helping: 180, left: 270 } as const
const WIND_KEYS = ['none', 'into', 'helping', 'left', 'right'] as const
const SPEEDS_MPH = [5, 10, 15, 20, 25] as const
const USUAL_MPH = 10

/** What is rarer of a shot, and of the round. */
export function MoreSheet(props: MoreSheetProps) {
  const { round, said, lie, units, isTournament, isWindAsked, isAway, onSay, onAway, onClose } = props
  return (
    <Dialog title={copy.moreTitle} onClose={onClose}>
      <div className="grid gap-4">
        <ChoiceRow
          legend={copy.moreLies}
          choices={LIES.map((value) => ({ value, label: lieNames[value] }))}
          chosen={LIES.find((one) => one === lie)}
          onChoose={(next) => {
            onSay({ lie: next })
            onClose()
          }}
        />
        <ChoiceRow
          legend={copy.pinLegend}
          choices={PINS.map((value) => ({ value, label: copy.pins[value] }))}
          chosen={typeof said.pin === 'string' ? said.pin : undefined}
          onChoose={(pin) => onSay({ pin })}
        />
        {!isTournament && <Stance slope={said.slope} onSlope={(slope) => onSay({ slope })} />}
        {!isTournament && <HandNote />}
        {!isTournament && isWindAsked && (
          <WindFields wind={said.wind} units={units} onWind={(wind) => onSay({ wind })} />
        )}
        {isAway !== undefined && (
          <SwitchRow label={copy.notAtBall} help={copy.notAtBallNote} isOn={isAway} onChange={onAway} />
        )}
        <Link to={carriesPath(round.id)} className={buttonClass('line')}>
          {copy.carriesLink}
        </Link>
        {round.courseId !== null && (
          <Link to={bookPath(round.courseId)} className={buttonClass('line')}>
            {copy.bookLink}
          </Link>
        )}
        {isTournament && <TournamentOff onOff={props.onTournamentOff} />}
        <Button onClick={onClose}>{copy.doneMore}</Button>
      </div>
    </Dialog>
  )
}

function Stance({ slope, onSlope }: { readonly slope: Slope; readonly onSlope: (slope: Slope) => void }) {
  return (
    <label className="grid gap-1">
      <span className="font-plate text-plate-sm font-bold">{copy.slopeLegend}</span>
      <select
        className={styles.select}
        value={slope}
        onChange={({ target }) => onSlope(SLOPES.find((one) => one === target.value) ?? 'flat')}
      >
        {SLOPES.map((one) => (
          <option key={one} value={one}>
            {copy.slopes[one]}
          </option>
        ))}
      </select>
    </label>
  )
}

type WindFieldsProps = {
  readonly wind: Wind | null
  readonly units: PreferredUnits
  readonly onWind: (wind: Wind | null) => void
}

function WindFields({ wind, units, onWind }: WindFieldsProps) {
  const chosen = WIND_KEYS.find((key) => WINDS[key] === wind?.fromDeg) ?? 'none'
  return (
    <>
      <ChoiceRow
        legend={copy.windLegend}
        choices={WIND_KEYS.map((value) => ({ value, label: copy.winds[value] }))}
        chosen={chosen}
        onChoose={(key) => {
          const fromDeg = WINDS[key]
          onWind(fromDeg === undefined ? null : { fromDeg, mph: wind?.mph ?? USUAL_MPH })
        }}
      />
      {wind && (
        <ChoiceRow
          legend={copy.windSpeed}
          choices={SPEEDS_MPH.map((mph) => ({ value: String(mph), label: copy.windShown(mph, units) }))}
          chosen={String(wind.mph)}
          onChoose={(mph) => onWind({ ...wind, mph: Number(mph) })}
        />
      )}
    </>
  )
}

/** Two taps: what follows is advice, and it stays written on the round. */
function TournamentOff({ onOff }: { readonly onOff: () => void }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="grid gap-2">
      <Button look="line" onClick={() => setIsAsked(true)}>
        {copy.tournamentOff}
      </Button>
      <div role="alert">
        {isAsked && (
          <div className="grid gap-2">
            <p className="font-semibold">{copy.tournamentOffAsk}</p>
            <div className="flex flex-wrap gap-2">
              <Button look="line" onClick={onOff}>
                {copy.tournamentOffYes}
              </Button>
              <Button look="quiet" onClick={() => setIsAsked(false)}>
                {copy.keepOn}
              </Button>
            </div>
          </div>
        )}
      </div>
    </div>
  )
}
