import { useId, useState } from 'react'
import type { FormEvent } from 'react'
import type { LatLon } from '@bagwise/golf/course/plane'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { latLonOf } from '@bagwise/golf/shot-advice/ground/ground-places'
import { placeFromPin } from '@bagwise/golf/shot-advice/ground/lines'
import type { Lie, Pin } from '@bagwise/golf/shot-advice/shot'
import { feetFromMetres } from '@bagwise/golf/units'
import { shownDistance, unitShort, yardsFromShown } from '#quantities/distance.ts'
import { storedFrom, unitFor } from '#quantities/quantity.ts'
import { readTypedNumber } from '#quantities/typed-number.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import type { HolePlay } from '#courses/hole-play.ts'
import * as copy from './ball-controls.copy.ts'
import { LieChips } from './lie-chips.tsx'
import type { ShownHole } from '#courses/shown-hole.ts'

const MOST_YARDS = 800
const MOST_ASIDE_YARDS = 80

type TypeDialogProps = {
  readonly shown: ShownHole
  readonly units: PreferredUnits
  readonly said: Lie | null
  readonly onClose: () => void
  readonly onPlace: (ball: LatLon, lie: Lie | null) => void
}

/** The same as a tap on the drawing: how far it is, which side, what it lies on. */
export function TypeDialog({ shown, units, onClose, onPlace }: TypeDialogProps) {
  const [distance, setDistance] = useState('')
  const [side, setSide] = useState<keyof typeof copy.typeSides>('middle')
  const [aside, setAside] = useState('')
  const [lie, setLie] = useState<Lie | null>(null)
  const [isFaulty, setIsFaulty] = useState(false)
  const most = shownDistance(MOST_YARDS, units)

  function submit(event: FormEvent) {
    event.preventDefault()
    const yards = readYards(distance, { units, mostYards: MOST_YARDS })
    const asideYards = side === 'middle' ? 0 : readYards(aside, { units, mostYards: MOST_ASIDE_YARDS })
    if (yards === undefined || asideYards === undefined) return setIsFaulty(true)
    const { ground } = shown
    // Along the hole as it is played, so many yards from the green's middle, then off to the side.
    const on = placeFromPin({ way: [...ground.way.slice(0, -1), ground.greenMiddle], pin: ground.greenMiddle }, yards)
    const toGreen = { x: ground.greenMiddle.x - on.x, y: ground.greenMiddle.y - on.y }
    const length = Math.hypot(toGreen.x, toGreen.y) || 1
    const right = side === 'left' ? -asideYards : asideYards
    const place = { x: on.x + (right * toGreen.y) / length, y: on.y - (right * toGreen.x) / length }
    onPlace(latLonOf(ground, place), lie)
  }

  return (
    <Dialog title={copy.typeTitle} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <Field
          label={copy.typeDistance}
          unit={unitShort(units)}
          value={distance}
          onChange={setDistance}
          problem={isFaulty ? copy.typeProblem(most, units) : undefined}
        />
        <ChoiceRow
          legend={copy.typeSide}
          choices={(['left', 'middle', 'right'] as const).map((value) => ({ value, label: copy.typeSides[value] }))}
          chosen={side}
          onChoose={setSide}
        />
        {side !== 'middle' && (
          <Field
            label={copy.typeAside}
            unit={unitShort(units)}
            value={aside}
            onChange={setAside}
            problem={isFaulty ? copy.typeProblem(shownDistance(MOST_ASIDE_YARDS, units), units) : undefined}
          />
        )}
        <LieChips shown={{ ...shown, likely: undefined, lie: lie ?? shown.lie }} said={lie} onLie={setLie} />
        <Button type="submit">{copy.placeBall}</Button>
      </form>
    </Dialog>
  )
}

function readYards(
  typed: string,
  { units, mostYards }: { readonly units: PreferredUnits; readonly mostYards: number },
): number | undefined {
  const shown = readTypedNumber(typed, unitShort(units))
  if (shown === undefined || !Number.isInteger(shown)) return undefined
  const yards = yardsFromShown(shown, units)
  return yards >= 1 && yards <= mostYards ? yards : undefined
}

type FieldProps = {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: string | undefined
}

function Field({ label, unit, value, onChange, problem }: FieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {label}
      </label>
      <NumberField
        id={id}
        unit={unit}
        value={value}
        isInvalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem !== undefined && (
        <p id={`${id}-problem`} className="text-sm text-flag-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

type MoreDialogProps = {
  readonly play: HolePlay
  readonly change: (changed: (play: HolePlay) => HolePlay) => void
  readonly units: PreferredUnits
  readonly isTournament: boolean
  readonly setTournament: (isOn: boolean) => void
  readonly onClose: () => void
}

const MOST_FEET = 120

/** Pin, height and ground, and the tournament. */
export function MoreDialog(props: MoreDialogProps) {
  const { play, change, isTournament, setTournament, onClose } = props
  const pins = ['front', 'middle', 'back'] as const satisfies readonly Pin[]
  return (
    <Dialog title={copy.more} onClose={onClose}>
      <div className="grid gap-4">
        <ChoiceRow
          legend={copy.pinLegend}
          choices={pins.map((value) => ({ value, label: copy.pins[value] }))}
          chosen={typeof play.pin === 'string' ? play.pin : undefined}
          onChoose={(pin) => change((before) => ({ ...before, pin }))}
        />
        {!isTournament && (
          <>
            <HeightFields {...props} />
            <SwitchRow
              label={copy.softGround}
              help={copy.softHelp}
              isOn={play.isSoft}
              onChange={(isSoft) => change((before) => ({ ...before, isSoft }))}
            />
          </>
        )}
        <Tournament isOn={isTournament} onChange={setTournament} />
        <Button onClick={onClose}>{copy.done}</Button>
      </div>
    </Dialog>
  )
}

type TournamentProps = { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }

/** Switching it off is asked about once: what follows is advice. */
function Tournament({ isOn, onChange }: TournamentProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="grid gap-2">
      <SwitchRow
        label={copy.tournamentLabel}
        help={copy.tournamentHelp}
        isOn={isOn}
        onChange={(next) => (next ? onChange(true) : setIsAsked(true))}
      />
      <div role="alert">
        {isOn && isAsked && (
          <>
            <p className="font-semibold">{copy.countsAsAdvice}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                look="line"
                onClick={() => {
                  setIsAsked(false)
                  onChange(false)
                }}
              >
                {copy.turnOff}
              </Button>
              <Button look="quiet" onClick={() => setIsAsked(false)}>
                {copy.keepOn}
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** Height is unknown until it is typed. */
function HeightFields({ play, change, units }: Pick<MoreDialogProps, 'play' | 'change' | 'units'>) {
  const { heightFeet } = play
  const [side, setSide] = useState<keyof typeof copy.heightChoices>(
    heightFeet === null ? 'unknown' : heightFeet < 0 ? 'lower' : 'higher',
  )
  const [typed, setTyped] = useState(heightFeet === null ? '' : String(Math.abs(heightFeet)))
  const most = Math.round(units === 'yards' ? MOST_FEET : MOST_FEET / feetFromMetres(1))
  const unit = unitFor('rise', units)

  function take(nextSide: keyof typeof copy.heightChoices, text: string) {
    setSide(nextSide)
    setTyped(text)
    const shown = readTypedNumber(text)
    const isRead = nextSide !== 'unknown' && shown !== undefined && shown >= 0 && shown <= most
    const feet = isRead ? storedFrom('rise', shown, units) * (nextSide === 'lower' ? -1 : 1) : null
    change((before) => ({ ...before, heightFeet: feet }))
  }

  const shown = readTypedNumber(typed)
  const isFaulty = typed !== '' && (shown === undefined || shown < 0 || shown > most)
  return (
    <div className="grid gap-2">
      <ChoiceRow
        legend={copy.heightLegend}
        choices={(['unknown', 'higher', 'lower'] as const).map((value) => ({
          value,
          label: copy.heightChoices[value],
        }))}
        chosen={side}
        onChoose={(next) => take(next, typed)}
      />
      {side !== 'unknown' && (
        <Field
          label={copy.heightField}
          unit={unit}
          value={typed}
          onChange={(text) => take(side, text)}
          problem={isFaulty ? copy.heightHint(most, unit) : undefined}
        />
      )}
    </div>
  )
}
