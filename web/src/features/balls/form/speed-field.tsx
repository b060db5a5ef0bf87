import { useId } from 'react'
import { BALL_SPEEDS_MPH } from '@bagwise/golf/balls/ball'
import { NumberField } from '#ui/number-field.tsx'
import { speedProblem } from './ball-words.ts'
import { readSpeedMph } from './ball-choices.ts'

type SpeedFieldProps = {
  readonly text: string
  /** What the balls on the screen are for. */
  readonly matchedMph: number
  readonly isPrefilled: boolean
  /** Whether the speed of the profile is Bagwise's own guess. */
  readonly isEstimated: boolean
  /** Half a number is no mistake yet. */
  readonly isTyping: boolean
  readonly onType: (text: string) => void
  readonly onLeave: () => void
}

/** Driver swing speed. What is no speed stays in the field with the reason. */
export function SpeedField({ text, matchedMph, isPrefilled, isEstimated, isTyping, onType, onLeave }: SpeedFieldProps) {
  const id = useId()
  const isInvalid = !isTyping && readSpeedMph(text) === undefined
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        Swing Speed (mph)
      </label>
      <div className="max-w-50">
        <NumberField
          id={id}
          data-in-address
          isStepped
          inputMode="decimal"
          unit="mph"
          min={BALL_SPEEDS_MPH.min}
          max={BALL_SPEEDS_MPH.max}
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
        {isPrefilled ? 'Pre-filled from your profile' : 'Of the club head, with your driver'}
        {isPrefilled && isEstimated && ', estimated from your score'}
      </p>
      <p id={`${id}-problem`} role="alert" className="text-sm text-flag-ink empty:hidden">
        {isInvalid && (
          <>
            <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
            {speedProblem(text, matchedMph)}
          </>
        )}
      </p>
    </div>
  )
}
