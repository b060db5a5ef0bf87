import { useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { PlayedShot } from '#storage/kept-shots.ts'
import { DistanceField } from './distance-field.tsx'
import { LastShots } from './last-shots.tsx'
import { LieRow } from './lie-row.tsx'
import { MoreLine } from './more-line.tsx'
import type { ShotInputs, ShotTurn } from './shot-inputs.ts'
import styles from '../shot-form.module.css'
import type { ChangeShot } from './use-shot-inputs.ts'
import { WeatherWords, WindFields } from './wind-fields.tsx'

/** For a button that is not in it. */
export const SHOT_FORM = 'shot-form'

type ShotFormProps = {
  readonly inputs: ShotInputs
  readonly units: PreferredUnits
  readonly recent: readonly PlayedShot[]
  /** Counts the shots that replaced what was typed. */
  readonly turnCount: number
  readonly distanceRef: Ref<HTMLInputElement>
  readonly onChange: ChangeShot
  readonly onTurn: (turn: ShotTurn) => void
  readonly onOpenMore: () => void
  /** Called when every field can be read. */
  readonly onSubmit: () => void
  /** The answer, where it has its place below the questions. */
  readonly children?: ReactNode
}

/** What a golfer says about the shot, the most telling first. */
export function ShotForm({
  inputs,
  units,
  recent,
  turnCount,
  distanceRef,
  onChange,
  onTurn,
  onOpenMore,
  onSubmit,
  children,
}: ShotFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { distanceYards, isDistanceGiven, lie, conditions } = inputs

  function submit() {
    const faulty = form.current?.querySelector<HTMLInputElement>('[aria-invalid=true]')
    if (faulty) faulty.focus()
    else onSubmit()
  }

  return (
    <form
      ref={form}
      id={SHOT_FORM}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <DistanceField
        key={turnCount}
        distanceYards={distanceYards}
        isGiven={isDistanceGiven}
        units={units}
        fieldRef={distanceRef}
        onChange={onChange}
      />
      <LieRow lie={lie} onChange={onChange} />
      <WindFields key={`wind ${turnCount}`} conditions={conditions} units={units} onChange={onChange} />
      <WeatherWords conditions={conditions} onChange={onChange} />
      <MoreLine inputs={inputs} units={units} onOpen={onOpenMore} />
      <LastShots recent={recent} units={units} onTurn={onTurn} />
      {children}
    </form>
  )
}
