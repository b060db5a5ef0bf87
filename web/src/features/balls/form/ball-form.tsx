import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { BALL_BUDGETS, BALL_GOALS, PREFERRED_FEELS } from '@bagwise/golf/balls/ball'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { Accordion } from '#ui/accordion.tsx'
import { unitFor } from '#quantities/quantity.ts'
import { NumberField } from '#ui/number-field.tsx'
import * as copy from '#features/balls/balls.copy.ts'
import { readSpeedMph, speedRange } from './ball-choices.ts'
import type { useBallChoices } from './use-ball-choices.ts'
import styles from '../balls.module.css'
import choiceChip from '#ui/choice-chip.module.css'

type BallFormProps = {
  readonly form: ReturnType<typeof useBallChoices>
  /** The golfer's one speed; undefined without a profile. */
  readonly speed: GolferSpeed | undefined
  /** Something in the profile speaks for it. */
  readonly isSpeedKnown: boolean
  readonly units: PreferredUnits
  /** Called when the speed can be read. */
  readonly onSubmit: () => void
  /** The button. */
  readonly children: ReactNode
}

type SpeedFieldProps = {
  readonly text: string
  /** What the balls on the screen are for. */
  readonly matchedMph: number
  /** Where the speed in the field comes from. */
  readonly note: string
  readonly units: PreferredUnits
  /** Half a number is no mistake yet. */
  readonly isTyping: boolean
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

type BallOptionsProps<Value extends string> = {
  readonly legend: string
  readonly options: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  /** A line below the name. */
  readonly help?: (value: Value) => string
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** What a ball should be like. */
export function BallForm({ form, speed, isSpeedKnown, units, onSubmit, children }: BallFormProps) {
  const { choices, asked, speedText, isPrefilled, change, typeSpeed } = form
  const element = useRef<HTMLFormElement>(null)
  const [isTyping, setIsTyping] = useState(false)

  function submit() {
    setIsTyping(false)
    if (readSpeedMph(speedText, units) === undefined) element.current?.querySelector('input')?.focus()
    else onSubmit()
  }

  return (
    <form
      ref={element}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Accordion title={copy.choicesTitle} answer={copy.choicesInShort(choices, units)} className={styles.choices}>
        <SpeedField
          text={speedText}
          matchedMph={asked.swingSpeedMph}
          note={copy.speedNote({ speed: isPrefilled ? speed : undefined, isKnown: isSpeedKnown, units })}
          units={units}
          isTyping={isTyping}
          onType={(text) => {
            setIsTyping(true)
            typeSpeed(text)
          }}
          onLeave={() => setIsTyping(false)}
        />
        <BallOptions
          legend={copy.feelLegend}
          options={PREFERRED_FEELS}
          names={copy.feelNames}
          chosen={choices.preferredFeel}
          onChoose={(preferredFeel) => change({ preferredFeel })}
        />
        <BallOptions
          legend={copy.goalLegend}
          options={BALL_GOALS}
          names={copy.goalNames}
          chosen={choices.primaryGoal}
          onChoose={(primaryGoal) => change({ primaryGoal })}
        />
        <BallOptions
          legend={copy.budgetLegend}
          options={BALL_BUDGETS}
          names={copy.budgetNames}
          help={copy.capWords}
          chosen={choices.budget}
          onChoose={(budget) => change({ budget })}
        />
        {children}
      </Accordion>
    </form>
  )
}

/** Driver swing speed. What is no speed stays in the field with the reason. */
function SpeedField({ text, matchedMph, note, units, isTyping, onType, onLeave }: SpeedFieldProps) {
  const id = useId()
  const { from, to } = speedRange(units)
  const isInvalid = !isTyping && readSpeedMph(text, units) === undefined
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {copy.speedLabel(units)}
      </label>
      <div className="max-w-50">
        <NumberField
          id={id}
          data-in-address
          isStepped
          inputMode="decimal"
          unit={unitFor('speed', units)}
          min={from}
          max={to}
          step="any"
          enterKeyHint="search"
          value={text}
          isInvalid={isInvalid}
          aria-describedby={`${id}-note ${id}-problem`}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
          // Scrolling the page must not change the number under the pointer.
          onWheel={({ currentTarget }) => currentTarget.blur()}
        />
      </div>
      <p id={`${id}-note`} className="text-sm text-ink-2">
        {note}
      </p>
      <p id={`${id}-problem`} role="alert" className="text-sm text-flag-ink empty:hidden">
        {isInvalid && (
          <>
            <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
            {copy.speedProblem(matchedMph, units)}
          </>
        )}
      </p>
    </div>
  )
}

/** One of a few: native radios that a thumb can hit, beside each other where there is room. */
function BallOptions<Value extends string>({
  legend,
  options,
  names,
  help,
  chosen,
  onChoose,
}: BallOptionsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-plate text-plate-sm font-bold">{legend}</legend>
      <div className={help ? 'grid gap-2' : `${styles.options} ${options.length % 2 === 0 ? styles.optionsEven : ''}`}>
        {options.map((value) => (
          <label
            key={value}
            className={
              help ? `${choiceChip.chip} ${styles.option} ${styles.optionWide}` : `${choiceChip.chip} ${styles.option}`
            }
          >
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{names[value]}</span>
            {help && <span className={styles.optionHelp}>{help(value)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
