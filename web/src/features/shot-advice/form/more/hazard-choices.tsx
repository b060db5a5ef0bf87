import { useId, useState } from 'react'
import { HAZARD_KINDS, HAZARD_SIDES } from '@bagwise/golf/shot-advice/shot'
import type { Hazard, HazardKind, HazardPlace } from '@bagwise/golf/shot-advice/shot'
import { isPlaced } from '@bagwise/golf/shot-advice/hazard-place'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import choiceChip from '#ui/choice-chip.module.css'
import type { ShotInputs } from '#features/shot-advice/form/shot-inputs.ts'
import { hasHazard, withHazard, withPlace } from '#features/shot-advice/form/shot-inputs.ts'
import * as copy from '#features/shot-advice/form/shot-form.copy.ts'
import { PLACE_NAMES, placeTexts, readPlace } from './typed-yards.ts'
import type { PlaceName, PlaceTexts } from './typed-yards.ts'
import { YardsField } from './yards-field.tsx'
import styles from '../../shot.module.css'

type HazardChoicesProps = {
  readonly inputs: ShotInputs
  readonly units: PreferredUnits
  /** What is left empty is left out then, and not assumed. */
  readonly isTournament?: boolean
  readonly onChange: (inputs: ShotInputs) => void
}

/** What lies around the green or along the hole, on which side of it, and where: any number of them. */
export function HazardChoices({ inputs, units, isTournament = false, onChange }: HazardChoicesProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-plate text-plate-sm font-bold">
        {copy.hazardsLegend.before}
        <span className="font-semibold text-ink-2">{copy.hazardsLegend.quiet(inputs.lie)}</span>
      </legend>
      {HAZARD_KINDS.map((kind) => (
        <KindChoices key={kind} {...{ kind, inputs, units, isTournament, onChange }} />
      ))}
    </fieldset>
  )
}

function KindChoices({
  kind,
  inputs,
  units,
  isTournament = false,
  onChange,
}: HazardChoicesProps & { readonly kind: HazardKind }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1.5 text-sm">
        {copy.hazardNames[kind]}
      </p>
      <div className={`${styles.choices} ${styles.choicesFour}`}>
        {HAZARD_SIDES.map((side) => (
          <label key={side} className={`${choiceChip.chip} ${styles.choice}`}>
            <input
              type="checkbox"
              aria-label={copy.hazardName({ kind, side })}
              checked={hasHazard(inputs, { kind, side })}
              onChange={({ target }) => onChange(withHazard(inputs, { kind, side }, target.checked))}
            />
            {copy.sideNames[side]}
          </label>
        ))}
      </div>
      {HAZARD_SIDES.flatMap((side) => inputs.hazards.filter((one) => one.kind === kind && one.side === side)).map(
        (hazard) => (
          <PlaceFields
            key={hazard.side}
            hazard={hazard}
            units={units}
            isAssumed={!isTournament}
            onChange={(place) => onChange(withPlace(inputs, hazard, place))}
          />
        ),
      )}
    </div>
  )
}

/** What was typed, and the place it makes. */
type TypedPlace = {
  readonly texts: PlaceTexts
  readonly place: HazardPlace
  readonly units: PreferredUnits
  readonly last: PlaceName
  /** The field was left, or the shot asked for. */
  readonly isFinished: boolean
}

type PlaceFieldsProps = {
  readonly hazard: Hazard
  readonly units: PreferredUnits
  /** A usual place is assumed for what is left empty. */
  readonly isAssumed: boolean
  readonly onChange: (place: HazardPlace) => void
}

/** Where a chosen hazard begins and ends, if the golfer knows. What cannot be leaves the old value. */
function PlaceFields({ hazard, units, isAssumed, onChange }: PlaceFieldsProps) {
  const asSaid: TypedPlace = {
    texts: placeTexts(hazard, units),
    place: hazard,
    units,
    last: 'toReachYards',
    isFinished: true,
  }
  const [typed, setTyped] = useState(asSaid)
  const isTyped = PLACE_NAMES.every((name) => typed.place[name] === hazard[name]) && typed.units === units
  const shown = isTyped ? typed : asSaid
  const { problems } = readPlace(shown.texts, { standing: hazard, last: shown.last, units })

  function type(name: PlaceName, text: string) {
    const texts = { ...shown.texts, [name]: text }
    const { place } = readPlace(texts, { standing: hazard, last: name, units })
    setTyped({ texts, place, units, last: name, isFinished: false })
    if (PLACE_NAMES.some((one) => place[one] !== hazard[one])) onChange(place)
  }

  return (
    <div role="group" aria-label={copy.hazardName(hazard)} className="mt-2 grid gap-1">
      <p aria-hidden="true" className="text-sm font-semibold">
        {copy.hazardName(hazard)}
      </p>
      <div className={styles.pair}>
        {PLACE_NAMES.map((name) => {
          const problem = problems[name]
          // The first figures of a number may well be less than the other end.
          const isShown = problem !== undefined && (shown.isFinished || problem.problem === 'out-of-range')
          return (
            <YardsField
              key={name}
              label={copy.placeLabels[name]}
              text={shown.texts[name]}
              units={units}
              hint={isShown ? copy.placeHint(name, { problem, standingYards: hazard[name], units }) : undefined}
              onType={(text) => type(name, text)}
              onFinish={() => setTyped({ ...shown, isFinished: true })}
            />
          )
        })}
      </div>
      {isAssumed && !isPlaced(hazard) && <p className="text-xs text-ink-2">{copy.usualPlace}</p>}
    </div>
  )
}
