import { Navigate } from 'react-router'
import { useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { label } from '#ai/ai-labels.copy.ts'
import { useProfile } from '#data/use-profile.ts'
import { useHasAi, useSession } from '#session/session.ts'
import { useIsBagSaved } from '#navigation/bag-filled.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { HandNote } from '#profile-parts/hand-note.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useWizard } from '#wizard/use-wizard.ts'
import { WizardView } from '#wizard/wizard-view.tsx'
import * as quickCopy from '#quick-bag/quick-bag.copy.ts'
import * as copy from './onboarding.copy.ts'
import { BeforeSaving } from './before-saving.tsx'
import { golfProfileDrafts, knownGolfer, startDraft, startValuesOf } from './golf-profile-answers.ts'
import { golfProfileWizard } from './golf-profile.wizard.ts'
import { useCompletion } from './use-completion.ts'

type QuestionnaireProps = {
  readonly profile: Profile
  readonly next: string | undefined
  readonly onClose: () => void
}

/** Onboarding: the Golf Profile questionnaire. Closing it saves nothing. */
export function GolfProfileDialog({ next, onClose }: DialogContentProps) {
  const session = useSession()
  const hasAi = useHasAi()
  const { profile, hasFailed, reload } = useProfile(session.status === 'signed-in')
  if (session.status === 'visitor') return <Navigate replace to={dialogLink('sign-up', { over: '/', next })} />

  return (
    <Dialog title={copy.title} onClose={onClose}>
      <p className="-mt-3 text-sm text-ink-2">{label('quizSubtitle', hasAi)}</p>
      <BagSaved isLoaded={profile !== undefined} />
      {profile ? (
        <Questionnaire key={profile.id} profile={profile} next={next} onClose={onClose} />
      ) : hasFailed ? (
        <div role="alert" className="grid gap-3">
          <p>{copy.profileNotLoaded}</p>
          <Button onClick={reload}>{copy.loadProfileAgain}</Button>
        </div>
      ) : (
        <div aria-busy="true" className="h-80 rounded-control bg-sunk" />
      )}
    </Dialog>
  )
}

/** That the bag from before sign-up is safe: skipping the questions costs nothing. The region is there before its text. */
function BagSaved({ isLoaded }: { readonly isLoaded: boolean }) {
  const isBagSaved = useIsBagSaved()
  return (
    <p role="status" className="mb-3 rounded-control bg-fairway-tint px-3 py-2 text-sm font-semibold empty:hidden">
      {isBagSaved && isLoaded && quickCopy.saved}
    </p>
  )
}

/** The questions, and what is asked before the answers take the place of anything. */
function Questionnaire({ profile, next, onClose }: QuestionnaireProps) {
  const wizard = useMemo(
    () => golfProfileWizard({ units: profile.preferredUnits, golfer: knownGolfer(profile) }, profile.hand),
    [profile],
  )
  const { state, change, resume, startOver } = useWizard(wizard, {
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
      onStartOver={startOver}
      startValues={startValuesOf(profile, state.answers)}
      isBusy={isSaving}
      busyLabel={copy.saving}
      problem={problem}
      onFinish={() => void finish(state)}
      onFinishSection={() => void finishFirstSection(state)}
      skipLabel={copy.skip}
      onSkip={onClose}
      handNote={<HandNote />}
    />
  )
}
