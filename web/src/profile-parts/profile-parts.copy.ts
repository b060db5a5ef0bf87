import type { DistanceSource } from '@bagwise/golf/distances/club-distance'

export const undo = 'Undo'
export const bagReplaced = 'Your bag has been replaced.'
export const bagAndDistancesReplaced = 'Your bag has been replaced, and its distances are new.'
export const nothingToUndo = 'There is nothing left to undo.'
export const bagBack = 'Your bag is back as it was.'
export const distancesBack = 'Your distances are back as they were.'
export const bagAndDistancesBack = 'Your bag and your distances are back as they were.'
/** After one of the sentences that say what is back. */
export const laterChangesStay = 'What you have changed since stays.'

export const sourceLabels = {
  measured: 'Measured',
  manual: 'Manual',
  estimated: 'Estimated',
} as const satisfies Record<DistanceSource, string>
/** Read out after the word for an estimate, in place of the sign. */
export const plusOrMinus = (range: number) => ` plus or minus ${range}`

/** After the name of the club. */
export const carry = 'carry'
export const saveDistance = (clubName: string) => `Save ${clubName} distance`
export const cancelDistance = (clubName: string) => `Cancel editing ${clubName} distance`
/** After the sentence that says what can be stored. */
export const staysForNow = (distance: string) => `It stays ${distance} for now.`

export const notSavedYet = 'not saved yet'
