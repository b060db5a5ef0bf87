export const answersKept = 'Your answers are still here.'
export const continueAt = (questionNumber: number) => `Continue at question ${questionNumber}`
export const startOver = 'Start over'

export const progressName = 'Progress'
export const sectionPosition = ({ number, count }: { readonly number: number; readonly count: number }) =>
  `Section ${number} of ${count}`
export const questionPosition = ({ number, count }: { readonly number: number; readonly count: number }) =>
  `Question ${number} of ${count}`
export const stepPosition = ({ number, count }: { readonly number: number; readonly count: number }) =>
  `Step ${number} of ${count}`
export const percentComplete = (percent: number) => `${percent}% complete`

/** Under a greyed answer. */
export const startValue = 'Only a start value: change it to make it yours.'
export const startChoice = 'Only a start value: tap or change it to make it yours.'

export const next = 'Next'
export const previous = 'Previous'
export const chooseOne = 'Pick one.'

export const clubCount = ({ chosen, most }: { readonly chosen: number; readonly most: number }) =>
  `${chosen}/${most} clubs`
export const bagIsFull = "That's 14. Take one out to add another."

export const oneLess = 'One less'
export const oneMore = 'One more'

export const feetLabel = 'Feet'
export const inchesLabel = 'Inches'
