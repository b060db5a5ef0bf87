import type { StorageHealth } from '#storage/storage-health.ts'

export const sectionLabel = 'About your changes'
export const tryAgain = 'Try again'
export const dismiss = 'Dismiss'
export const keep = 'Keep'
export const keepAll = 'Keep all'
export const moreBanners = (count: number) => `${count} more`

export const storageTexts = {
  kept: undefined,
  full: 'Your device is full. Free up space before you close this page, or unsaved changes will be lost.',
  blocked:
    'This browser keeps nothing on the device. Changes that have not reached Bagwise are lost when you close this page.',
  'without-copies': "Couldn't save an offline copy. Without signal you may see older numbers.",
} as const satisfies Record<StorageHealth, string | undefined>

export const deviceCleared =
  'Your browser cleared what Bagwise keeps on this device. The changes that were still open on this page are back on it.'

export const othersWaiting = (count: number) =>
  count === 1
    ? 'Another golfer has an unsaved change on this device.'
    : `${count} changes of another golfer wait on this device until that golfer signs in here.`

export const severalNotSaved = (count: number) => `${count} changes were not saved.`
export const severalChangedElsewhere = (count: number) => `${count} changes were also made on another device.`
/** Behind the sentence of a banner that is out of sight. */
export const seeTop = 'See the top of the page.'

export const notSaved = ({ field, reason }: { readonly field: string; readonly reason: string }) =>
  `Not saved: your ${field}. ${reason}`
/** In place of "age must", with which the server begins: 'It must be at most 400.' */
export const itMust = 'It must'

type ChangedField = { readonly field: string; readonly gone: string; readonly kept: string }

/** Own: the edit was made on this device. Replaced: it came later and counts. Rejected: a later one counts. */
export const ownReplaced = ({ field, gone, kept }: ChangedField) =>
  `Also changed on another device: ${field} was ${gone} there. It is ${kept} now.`
export const otherReplaced = ({ field, gone, kept }: ChangedField) =>
  `Changed on another device: ${field} ${gone} → ${kept}.`
export const ownRejected = ({ field, gone, kept }: ChangedField) =>
  `Another device got there first: ${field} is ${kept}, not ${gone}.`
export const otherRejected = ({ field, gone, kept }: ChangedField) =>
  `Another device wanted ${field} ${gone}. It's still ${kept}.`
/** A button: the value, as in 'Use 165 yd'. */
export const takeBack = (gone: string) => `Use ${gone}`

/** A field that the page does not know. */
export const unknownField = 'edit'
/** 'averageScore' → 'average score'. */
export const fieldWords = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
export const distanceOf = (club: string) => `${club} distance`
export const fieldOfClub = ({ club, field }: { readonly club: string; readonly field: string }) => `${club} ${field}`
export const outOfBag = 'out of the bag'
export const inBag = 'in the bag'
export const nothing = 'nothing'
export const yes = 'yes'
export const no = 'no'
