export const ownTitle = 'Your own mappings'
/** settled-2 item 56. */
export const ownPrivate = 'Private: only you see them, on every device you sign in on.'
export const noHoles = 'No holes yet'
export const onThisPhone = 'on this phone only'
export const notSent = 'not sent yet'
export const removeLabel = (name: string) => `Remove ${name}`
export const removed = (name: string) => `${name} removed.`

export const nameLabel = 'Name of the course'
export const nameProblem = 'Type a name of 1 to 100 characters.'
export const nameHint =
  'Bagwise asks the phone where you are, to place the course. Without that you map on a blank plan.'
export const locating = 'Locating'

export const addHole = 'Add a hole'
export const noHolesLine = 'No holes yet. Add the first one: tee, front of the green, back of the green.'
export const mappingTitle = 'Your mapping'
export const mappingPrivate = 'You made this course, and only you can see it.'
export const onlyHere = 'On this phone only'
export const onlyHereHelp = "Your other devices don't get it. Lose the phone and you lose the course."
export const toReplace = 'To map a hole again, or to remove it, choose its number under Add a hole.'
/** In the file, where a map has its license. */
export const fileNotice = 'Mapped by a golfer in Bagwise. Not from OpenStreetMap.'

export const changedElsewhere = 'You changed this course on another device too. You see the newer version.'
export const cameBack = 'You removed this course here, but changed it on another device. It is back.'
export const keepThis = 'Keep this one'
export const takeEarlier = 'Bring back the earlier one'
export const refused = (reason: string) => `Bagwise didn't store this course: ${reason} It's safe on this phone.`
export const notSafe = 'Your browser keeps nothing on this phone. Save the course as a file before you leave the page.'
