import { useId } from 'react'
import { MultiChoice, SingleChoice } from './choice-cards.tsx'
import { ClubPicker } from './club-picker.tsx'
import { FeetAndInches } from './feet-and-inches.tsx'
import { NumberEntry } from './number-entry.tsx'
import type { PartProps } from './part-props.ts'
import { Slider } from './slider.tsx'
import type { WizardInput } from '#wizard/wizard.ts'

type QuestionPartProps<Answers> = Omit<PartProps<Answers, WizardInput<Answers>>, 'faultId'> & {
  readonly fault: string | undefined
}

/** One input of a question, and why it holds the golfer up. */
export function QuestionPart<Answers>({ fault, ...props }: QuestionPartProps<Answers>) {
  const id = useId()
  const reason = (
    <p id={id} role="alert" className="text-sm font-semibold text-flag-ink empty:hidden">
      {fault !== undefined && (
        <>
          <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
          {fault}
        </>
      )}
    </p>
  )
  // A field is followed by its reason; a list of choices would push it off a small screen.
  const isField = props.input.kind === 'number'
  return (
    <div data-input={props.input.id} className="grid gap-1.5">
      {!isField && reason}
      <InputPart {...props} faultId={fault === undefined ? undefined : id} />
      {isField && reason}
    </div>
  )
}

function InputPart<Answers>({ input, ...props }: PartProps<Answers, WizardInput<Answers>>) {
  switch (input.kind) {
    case 'single-choice':
      return <SingleChoice input={input} {...props} />
    case 'multi-choice':
      return <MultiChoice input={input} {...props} />
    case 'slider':
      return <Slider input={input} {...props} />
    case 'number':
      return <NumberEntry input={input} {...props} />
    case 'feet-and-inches':
      return <FeetAndInches input={input} {...props} />
    case 'clubs':
      return <ClubPicker input={input} {...props} />
  }
}
