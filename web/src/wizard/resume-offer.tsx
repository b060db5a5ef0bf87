import { Button } from '#ui/button.tsx'
import * as copy from './wizard.copy.ts'
import type { Step } from './wizard-state.ts'

type ResumeOfferProps<Answers> = {
  readonly step: Step<Answers>
  readonly onContinue: () => void
  readonly onStartOver: () => void
}

/** On the first question: the one that was left the last time, or everything forgotten. */
export function ResumeOffer<Answers>({ step, onContinue, onStartOver }: ResumeOfferProps<Answers>) {
  return (
    <div className="grid gap-2 rounded-control bg-water-tint p-3 text-sm">
      <p>{copy.answersKept}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="line" className="grow" onClick={onContinue}>
          {copy.continueAt(step.questionNumber)}
        </Button>
        <Button look="quiet" onClick={onStartOver}>
          {copy.startOver}
        </Button>
      </div>
    </div>
  )
}
