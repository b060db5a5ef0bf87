import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import type { DetailSection } from './detail-field.ts'
import { choiceField } from './detail-field.ts'

/** Who the golfer is, and the body that swings. */
export const PERSONAL_INFORMATION: DetailSection = {
  title: 'Personal Information',
  fields: [
    { kind: 'name', key: 'firstName', label: 'First name', autoComplete: 'given-name' },
    { kind: 'name', key: 'lastName', label: 'Last name', autoComplete: 'family-name' },
    { kind: 'email', key: 'email', label: 'Email' },
    { kind: 'number', key: 'age', label: 'Age', unit: 'years', ...PROFILE_LIMITS.age, isWhole: true },
    { kind: 'height', key: 'height', label: 'Height' },
    { kind: 'number', key: 'weight', label: 'Weight', unit: 'lb', ...PROFILE_LIMITS.weight, isWhole: false },
    choiceField({
      key: 'handSize',
      label: 'Hand size',
      help: 'From the wrist to the tip of the longest finger.',
      words: { small: 'Small, under 7 in', medium: 'Medium, 7 to 8 in', large: 'Large, over 8 in' },
    }),
    choiceField({ key: 'preferredUnits', label: 'Units', words: { yards: 'Yards', metres: 'Metres' } }),
  ],
}
