import { useMemo } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { useWizard } from '#wizard/use-wizard.ts'
import { WizardView } from '#wizard/wizard-view.tsx'
import { BeforeSaving } from './before-saving.tsx'
import { golfProfileDrafts, startDraft } from './golf-profile-answers.ts'
import { golfProfileWizard } from './golf-profile.wizard.ts'
import { useCompletion } from './use-completion.ts'

type QuestionnaireProps = {
  readonly profile: Profile
  readonly next: string | undefined
  readonly onClose: () => void
}

/** The questions, and what is asked before the answers take the place of anything. */
export function Questionnaire({ profile, next, onClose }: QuestionnaireProps) {
  const wizard = useMemo(
    () => golfProfileWizard({ units: profile.preferredUnits, distances: documentOf(profile).distances }),
    [profile],
  )
  const { state, change, resume } = useWizard(wizard, {
    golferId: profile.id,
    drafts: golfProfileDrafts,
    startAnswers: () => startDraft(profile),
  })
  const { asked, isSaving, problem, finish, finishFirstSection, answer, reconsider } = useCompletion(profile, {
    next,
    onClose,
  })

  if (asked) {
    return (
      <BeforeSaving
        questions={asked.questions}
        units={profile.preferredUnits}
        isSaving={isSaving}
        onAnswer={(agreement) => void answer(agreement)}
        onBack={reconsider}
      />
    )
  }
  return (
    <WizardView
      wizard={wizard}
      state={state}
      onChange={change}
      resume={resume}
      isBusy={isSaving}
      busyLabel="Saving..."
      problem={problem}
      onFinish={() => void finish(state.answers)}
      onFinishSection={() => void finishFirstSection(state.answers)}
      skipLabel="Skip for now"
      onSkip={onClose}
    />
  )
}
