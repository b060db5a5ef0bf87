import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import * as copy from '#features/profile/details/details.copy.ts'
import type { DetailSection } from './detail-field.ts'
import { choiceField } from './detail-field.ts'

/** Who the golfer is, and the body that swings. */
export const PERSONAL_INFORMATION: DetailSection = {
  title: copy.personalInformation,
  fields: [
    { kind: 'name', key: 'firstName', label: copy.labels.firstName, autoComplete: 'given-name' },
    { kind: 'name', key: 'lastName', label: copy.labels.lastName, autoComplete: 'family-name' },
    { kind: 'email', key: 'email', label: copy.labels.email },
    { kind: 'number', key: 'age', label: copy.labels.age, unit: copy.years, ...PROFILE_LIMITS.age, isWhole: true },
    { kind: 'height', key: 'height', label: copy.labels.height, units: 'yards' },
    {
      kind: 'number',
      key: 'weight',
      label: copy.labels.weight,
      unit: 'lb',
      quantity: 'weight',
      ...PROFILE_LIMITS.weight,
      isWhole: false,
    },
    choiceField({
      key: 'handSize',
      label: copy.labels.handSize,
      help: copy.help.handSize,
      words: copy.handSizes('yards'),
    }),
    choiceField({ key: 'preferredUnits', label: copy.labels.preferredUnits, words: copy.units }),
  ],
}
