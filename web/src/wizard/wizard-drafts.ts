import type { WizardState } from './wizard-state.ts'

/** Answers that nobody has sent yet, by golfer. In memory only: they go with the page. */
export type WizardDrafts<Answers> = {
  readonly read: (golferId: string) => WizardState<Answers> | undefined
  readonly keep: (golferId: string, state: WizardState<Answers>) => void
  readonly discard: (golferId: string) => void
}

export function createWizardDrafts<Answers>(): WizardDrafts<Answers> {
  const drafts = new Map<string, WizardState<Answers>>()
  return {
    read: (golferId) => drafts.get(golferId),
    keep: (golferId, state) => void drafts.set(golferId, state),
    discard: (golferId) => void drafts.delete(golferId),
  }
}
