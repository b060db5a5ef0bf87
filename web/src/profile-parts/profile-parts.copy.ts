import type { DistanceSource } from '@bagwise/golf/distances/club-distance'

export const undo = 'Undo'
export const bagReplaced = 'Your bag has been replaced.'
export const bagAndDistancesReplaced = 'Your bag has been replaced, and its distances are new.'
export const nothingToUndo = 'Nothing to undo.'
export const bagBack = 'Your old bag is back.'
export const distancesBack = 'Your distances are back as they were.'
export const bagAndDistancesBack = 'Your bag and your distances are back as they were.'
/** After one of the sentences that say what is back. */
export const laterChangesStay = 'What you have changed since stays.'

export const sourceLabels = {
  measured: 'Measured',
  manual: 'Manual',
  estimated: 'Estimated',
} as const satisfies Record<DistanceSource, string>

/** After the name of the club. */
export const carry = 'carry'
export const saveDistance = (clubName: string) => `Save ${clubName} distance`
export const cancelDistance = (clubName: string) => `Cancel editing ${clubName} distance`
/** After the sentence that says what can be stored. */
export const staysForNow = (distance: string) => `It stays ${distance} for now.`

export const notSavedYet = 'not saved yet'

/** The mark of a bag whose clubs the golfer has not named. */
export const typicalMark = 'typical, not yours yet'
export const typicalNote = 'We picked clubs that suit your speed.'
export const starterNote = 'These are the clubs of a first set.'
export const confirmBag = 'These are my clubs'
export const changeClubs = 'Change clubs'
export const bagConfirmed = 'Your bag is set.'
