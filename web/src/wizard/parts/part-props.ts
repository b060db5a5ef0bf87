import type { WizardState } from '#wizard/wizard-state.ts'

/** What every kind of input gets. */
export type PartProps<Answers, Input> = {
  readonly input: Input
  readonly state: WizardState<Answers>
  readonly onChange: (state: WizardState<Answers>) => void
  /** The question's heading: names the input when it has no label of its own. */
  readonly headingId: string
  /** Set when the golfer cannot go on because of this input: its id describes the controls. */
  readonly faultId: string | undefined
}
