import { AGE_YEARS, HEIGHT_FEET, HEIGHT_INCHES } from '@bagwise/golf/onboarding/answers'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { PHYSICAL_LIMITS, PhysicalLimitTips } from './physical-limits.tsx'

const ask = questionsFor<GolfProfileDraft>()

export const PHYSICAL_STATS: WizardSection<GolfProfileDraft> = {
  title: 'Physical stats',
  questions: [
    {
      id: 'body',
      title: 'Your height, age and physical limits',
      inputs: [
        ask.feetAndInches({
          feetKey: 'heightFeet',
          inchesKey: 'heightInches',
          label: 'Height',
          feet: HEIGHT_FEET,
          inches: HEIGHT_INCHES,
        }),
        ask.wholeNumber({
          key: 'age',
          label: 'Age',
          scale: AGE_YEARS,
          unit: 'years',
          hint: `Type your age in whole years, from ${AGE_YEARS.min} to ${AGE_YEARS.max}.`,
        }),
        ask.multiChoice({
          key: 'physicalLimitations',
          label: 'Does anything limit your swing? Choose any',
          choices: PHYSICAL_LIMITS.map((limit) => ({ value: limit, label: limit })),
        }),
      ],
      Preview: PhysicalLimitTips,
    },
  ],
}
