import { AGE_YEARS, HEIGHT_FEET, HEIGHT_INCHES } from '@bagwise/golf/onboarding/answers'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { heightRangeCm } from '#quantities/body.ts'
import { quantityQuestionsFor } from '#wizard/quantity-questions.ts'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import * as copy from './onboarding.copy.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { PHYSICAL_LIMITS, PhysicalLimitTips } from './physical-limits.tsx'

const ask = questionsFor<GolfProfileDraft>()

const HEIGHT = {
  feetKey: 'heightFeet',
  inchesKey: 'heightInches',
  label: copy.body.height,
  feet: HEIGHT_FEET,
  inches: HEIGHT_INCHES,
} as const

export const physicalStats = (units: PreferredUnits): WizardSection<GolfProfileDraft> => ({
  title: copy.physicalStatsTitle,
  questions: [
    {
      id: 'body',
      title: copy.body.title,
      inputs: [
        units === 'yards'
          ? ask.feetAndInches(HEIGHT)
          : quantityQuestionsFor<GolfProfileDraft>().centimetres({
              ...HEIGHT,
              hint: copy.body.heightHint(heightRangeCm(HEIGHT)),
            }),
        ask.wholeNumber({
          key: 'age',
          label: copy.body.age,
          scale: AGE_YEARS,
          unit: copy.body.ageUnit,
          hint: copy.body.ageHint(AGE_YEARS),
        }),
        ask.multiChoice({
          key: 'physicalLimitations',
          label: copy.body.limits,
          choices: PHYSICAL_LIMITS.map((limit) => ({ value: limit, label: copy.physicalLimits[limit].label })),
        }),
      ],
      Preview: PhysicalLimitTips,
    },
  ],
})
