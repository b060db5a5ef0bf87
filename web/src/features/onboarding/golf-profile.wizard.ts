import type { Hand } from '@bagwise/golf/golfer'
import type { Wizard } from '#wizard/wizard.ts'
import * as copy from './onboarding.copy.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { physicalStats } from './physical-stats.section.ts'
import { whoYouAre } from './who-you-are.section.ts'
import { yourEquipment } from './your-equipment.section.tsx'
import type { AskedGolfer } from './your-equipment.section.tsx'
import { yourSwing } from './your-swing.section.tsx'

/** The Golf Profile questionnaire. Own distances of the golfer's show in the preview as what they are. */
export function golfProfileWizard(asked: AskedGolfer, hand: Hand | null | undefined): Wizard<GolfProfileDraft> {
  return {
    sections: [whoYouAre(asked), yourEquipment(asked), yourSwing(hand), physicalStats(asked.units)],
    finishLabel: copy.finish,
    startsBlank: true,
  }
}
