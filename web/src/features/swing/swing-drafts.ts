import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'

/** What was answered in this visit, so that a look at another page loses nothing. */
export const swingDrafts = createWizardDrafts<SwingAnswers>()
