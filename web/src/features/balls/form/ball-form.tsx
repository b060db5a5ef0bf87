import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { BALL_BUDGETS, BALL_GOALS, PREFERRED_FEELS } from '@bagwise/golf/balls/ball'
import { Sheet } from '#ui/sheet.tsx'
import { BUDGET_NAMES, capWords, FEEL_NAMES, GOAL_NAMES } from './ball-words.ts'
import { readSpeedMph } from './ball-choices.ts'
import { BallOptions } from './ball-options.tsx'
import { SpeedField } from './speed-field.tsx'
import type { useBallChoices } from './use-ball-choices.ts'

type BallFormProps = {
  readonly form: ReturnType<typeof useBallChoices>
  readonly isSpeedEstimated: boolean
  /** Called when the speed can be read. */
  readonly onSubmit: () => void
  /** The button. */
  readonly children: ReactNode
}

/** What a ball should be like. */
export function BallForm({ form, isSpeedEstimated, onSubmit, children }: BallFormProps) {
  const { choices, asked, speedText, isPrefilled, change, typeSpeed } = form
  const element = useRef<HTMLFormElement>(null)
  const [isTyping, setIsTyping] = useState(false)

  function submit() {
    setIsTyping(false)
    if (readSpeedMph(speedText) === undefined) element.current?.querySelector('input')?.focus()
    else onSubmit()
  }

  return (
    <form
      ref={element}
      noValidate
      className="ball-form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Sheet className="grid gap-4">
        <SpeedField
          text={speedText}
          matchedMph={asked.swingSpeedMph}
          isPrefilled={isPrefilled}
          isEstimated={isSpeedEstimated}
          isTyping={isTyping}
          onType={(text) => {
            setIsTyping(true)
            typeSpeed(text)
          }}
          onLeave={() => setIsTyping(false)}
        />
        <BallOptions
          legend="Preferred Feel"
          options={PREFERRED_FEELS}
          names={FEEL_NAMES}
          chosen={choices.preferredFeel}
          onChoose={(preferredFeel) => change({ preferredFeel })}
        />
        <BallOptions
          legend="Primary Goal"
          options={BALL_GOALS}
          names={GOAL_NAMES}
          chosen={choices.primaryGoal}
          onChoose={(primaryGoal) => change({ primaryGoal })}
        />
        <BallOptions
          legend="Budget Range"
          options={BALL_BUDGETS}
          names={BUDGET_NAMES}
          help={capWords}
          chosen={choices.budget}
          onChoose={(budget) => change({ budget })}
        />
        {children}
      </Sheet>
    </form>
  )
}
