import { useState } from 'react'
import { Link } from 'react-router'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { dialogLink } from '#navigation/dialogs.ts'
import { unitShort } from '#quantities/distance.ts'
import { unitFor } from '#quantities/quantity.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { PlaysLikeAnswer } from './plays-like-answer.tsx'
import { SelectField, ShotNumber } from './shot-fields.tsx'
import { START_SHOT, WIND_CHOICES, inUnits, readShot } from './typed-shot.ts'
import type { ShotField, TypedShot } from './typed-shot.ts'
import { useWhenIdle } from './use-when-idle.ts'
import * as copy from './plays-like.copy.ts'
import styles from '../home.module.css'

const UNIT_CHOICES = [
  { value: 'yards', label: copy.yards },
  { value: 'metres', label: copy.metres },
] as const

const SLOPES = [
  { value: 'uphill', words: copy.uphill },
  { value: 'downhill', words: copy.downhill },
] as const

/** The one tool that is open without an account; it tells the units that a visitor chooses. */
export function PlaysLikeCard({ onUnits }: { readonly onUnits: (units: PreferredUnits) => void }) {
  const [typed, setTyped] = useState(START_SHOT)
  const isIdle = useWhenIdle()
  const [isUsed, setIsUsed] = useState(false)
  const { units } = typed
  const change = (changes: Partial<TypedShot>) => setTyped((before) => ({ ...before, ...changes }))
  const read = readShot(typed)
  const number = (field: ShotField) => ({
    value: typed[field],
    isInvalid: 'field' in read && read.field === field,
    onType: (text: string) => change({ [field]: text }),
  })
  return (
    <Sheet title={copy.title}>
      <div className="mt-2">
        <PlaysLikeAnswer typed={typed} isAsked={isIdle || isUsed} />
      </div>
      <div className={`${styles.fields} mt-4`} onFocus={() => setIsUsed(true)}>
        <ShotNumber label={copy.distanceLabel} unit={unitShort(units)} {...number('distance')} />
        <ShotNumber label={copy.temperatureLabel} unit={unitFor('temperature', units)} {...number('temperature')} />
        <ShotNumber label={copy.windLabel} unit={unitFor('speed', units)} {...number('wind')} />
        <SelectField
          label={copy.windDirectionLabel}
          value={String(typed.windFromDeg)}
          choices={WIND_CHOICES.map(({ windFromDeg, words }) => ({ value: String(windFromDeg), words }))}
          onChoose={(chosen) => change({ windFromDeg: Number(chosen) })}
        />
        <ShotNumber label={copy.elevationLabel} unit={unitFor('rise', units)} {...number('height')} />
        <SelectField
          label={copy.slopeLabel}
          value={typed.slope}
          choices={SLOPES}
          onChoose={(chosen) => change({ slope: chosen === 'downhill' ? 'downhill' : 'uphill' })}
        />
      </div>
      <div className="mt-3">
        <ChoiceRow
          legend={copy.unitsLegend}
          choices={UNIT_CHOICES}
          chosen={units}
          onChoose={(chosen) => {
            setTyped((before) => inUnits(before, chosen))
            onUnits(chosen)
          }}
        />
      </div>
      <p className="mt-3 text-sm text-ink-2">
        {copy.signUpNote.before(units)}
        <Link to={dialogLink('sign-up')} className="text-water-ink underline underline-offset-3">
          {copy.signUpNote.link}
        </Link>
        {copy.signUpNote.after}
      </p>
    </Sheet>
  )
}
