import type { ShaftFlex, ShaftType } from '@bagwise/golf/bag'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import { methodLabels } from '#profile-parts/estimates.copy.ts'

export const title = 'Golf Bag'

export const clubsInBag = (clubCount: number) => `${clubCount} ${clubCount === 1 ? 'club' : 'clubs'} in the bag`

export const editBag = 'Edit Bag'
export const cancel = 'Cancel'
export const undo = 'Undo'

export const emptyTitle = 'No clubs yet'

export const defaultBagNote = (clubCount: number) =>
  `The default bag is a sample: ${clubCount} common clubs with estimated distances, yours to change.`

export const takeDefaultBag = 'Start with the default bag'
export const chooseClubs = 'Choose my clubs'

export const noCarry = 'no carry'
export const noDistance = 'no distance yet'

/** What the numbers of the list are. */
export const carryFact = (units: string) => `carry, ${units}`

/** Behind a loft that nobody entered. */
export const usualLoft = 'usual'
/** The choice of a flex that nobody entered. */
export const usualFlex = (flex: string) => `${flex}, as usual`

export const notInBag = 'Not in the bag'

export const noPutterTitle = 'No putter in the bag yet'
export const putPutterBack = 'Put the putter back'
export const addPutter = 'Add a putter'

/** The question behind a bag with more clubs than the rules allow. */
export function leaveOutQuestion(surplusCount: number): string {
  if (surplusCount === 1) return 'Which one stays home? You keep its numbers.'
  return `Which one do you leave out first? ${surplusCount} have to stay at home; they stay yours.`
}

export const closePair = ({
  longer,
  shorter,
  apart,
}: {
  readonly longer: string
  readonly shorter: string
  readonly apart: string
}) => `Your ${longer} and ${shorter} are only ${apart} apart. You may need just one.`

export const nearestClub = ({
  club,
  other,
  apart,
}: {
  readonly club: string
  readonly other: string
  readonly apart: string
}) => `We'd leave the ${club}: it's ${apart} from your ${other}.`

export const tooManyTitle = ({
  clubCount,
  allowedCount,
}: {
  readonly clubCount: number
  readonly allowedCount: number
}) => `${clubCount} clubs in the bag; the rules allow ${allowedCount}`

export const noClubChosen = 'Pick the club that stays home.'
export const leaveOut = 'Leave it out'

export const leftOutNotice = (club: string) => `${club} is left out. It stays yours.`

export const putterDialogTitle = 'Make room for the putter'

export const fullBag = ({ clubCount, allowedCount }: { readonly clubCount: number; readonly allowedCount: number }) =>
  `${clubCount} clubs are in the bag; the rules allow ${allowedCount}, the putter among them.`

/** In a list, while no club is chosen. */
export const chooseClub = 'Choose a club'
export const swap = 'Swap'

export const swappedNotice = (leftOutClub: string) =>
  `The putter is in the bag, ${leftOutClub} is left out. It stays yours.`

export const carryLabel = 'Carry'
export const carryNote = 'Use your average, not your best. Saves as Measured.'
/** Of a number that shots have made. */
export const carryOverShotsNote = 'Another number saves as Manual. Your shots stay.'

export const loftLabel = 'Loft'
export const lessLoft = 'Half a degree less'
export const moreLoft = 'Half a degree more'

/** The usual lofts of wedges are those of specification 1 §2. */
export const loftNote = (usualLoft: string) =>
  `PW 44-48, GW 50-52, SW 54-56, LW 58-60 degrees. Usual for this club: ${usualLoft}.`

/** After the sentence that says why what is typed cannot be stored. */
export const staysForNow = (stored: string) => `It stays ${stored} for now.`

export const saveNumber = 'Save'

/** After the word for the source of a club's number. */
export function sourceText({ source, shots, basis }: Pick<ClubDistance, 'source' | 'shots' | 'basis'>): string {
  if (source === 'manual') return 'You typed it.'
  if (source === 'measured') return shots ? `The middle of ${shots.count} imported shots.` : 'You confirmed it.'
  return `${basis ? `By ${METHODS[basis.method]}. ` : ''}Type a number and it’s yours.`
}
/** From the club's sheet to its page. */
export const patternAndShots = 'Pattern and shots'
export const noNumberYet = 'No number yet. Type one and it’s yours.'

export const leaveAtHome = 'Leave at home'
export const putIntoBag = 'Put in the bag'
export const remove = 'Remove'
export const addClub = 'Add a club'

export const staysHome = (club: string) => `${club} stays home. You keep its numbers.`
export const isInBagAgain = (club: string) => `${club} is in the bag.`
export const isRemoved = (club: string, hasOwnNumber: boolean) =>
  hasOwnNumber ? `${club} removed. We keep your number in case it comes back.` : `${club} removed.`
/** The carry with its unit. */
export const isAdded = (club: string, carry: string | undefined) =>
  carry === undefined ? `${club} added.` : `${club} added, ${carry}.`

export const clubsTitle = 'Your clubs'

export const selectorTitle = ({
  clubCount,
  allowedCount,
}: {
  readonly clubCount: number
  readonly allowedCount: number
}) => `Select up to ${allowedCount} clubs for your bag (${clubCount}/${allowedCount})`

export const roomLeftHint = (allowedCount: number) => `The putter comes on top: ${allowedCount} clubs in all.`
export const noRoomHint = 'That is all the rules allow beside a putter: leave one out to add another.'
export const putterRoomHint = (surplusCount: number) => `Leave ${howMany(surplusCount)} out to make room for a putter`

export const tooManyHint = ({
  clubCount,
  allowedCount,
  surplusCount,
}: {
  readonly clubCount: number
  readonly allowedCount: number
  readonly surplusCount: number
}) => `${clubCount} clubs in the bag; the rules allow ${allowedCount}. Leave ${howMany(surplusCount)} out.`

/** Below the clubs to select from: each type is there once. */
export const otherClubsNote =
  'A 2-iron goes under 3-Iron, a mini driver under 3-Wood, a second gap wedge under Sand Wedge or Lob Wedge, whichever is free: each keeps its own loft and distance.'

/** Below the name of a club in the list to select from. */
export const selectedNotInBag = 'not in the bag'

export const removedNote = "We'll keep your numbers in case these clubs come back."

/** '4-Iron: 180 yd, measured.' */
export const removedNumber = ({
  club,
  distance,
  isMeasured,
}: {
  readonly club: string
  readonly distance: string
  readonly isMeasured: boolean
}) => `${club}: ${distance}, ${isMeasured ? 'measured' : 'typed by you'}.`

export const detailsTitle = 'Club details'

/** After the brand and the model. */
export const detailsNotInBag = ', not in the bag'

export const fieldLabels = {
  brand: 'Brand',
  model: 'Model',
  shaft: 'Shaft',
  flex: 'Flex',
  notes: 'Notes',
  inBag: 'In the bag',
} as const

export const shaftLabels = { graphite: 'Graphite', steel: 'Steel' } as const satisfies Record<ShaftType, string>

export const flexLabels = {
  ladies: 'Ladies',
  senior: 'Senior',
  regular: 'Regular',
  stiff: 'Stiff',
  'extra-stiff': 'Extra-stiff',
} as const satisfies Record<ShaftFlex, string>

export const bagIsFull = 'Leave another one out first.'

export const textTooLong = ({
  longestCount,
  excessCount,
}: {
  readonly longestCount: number
  readonly excessCount: number
}) => `Keep it to ${longestCount} characters: it has ${excessCount} too many.`

export const saveBag = 'Save Bag'

/** The notice after a save that worked distances out. */
export const filledNotice = (filledCount: number) =>
  filledCount === 1
    ? '1 club had no distance: it got an estimate.'
    : `${filledCount} clubs had no distance: they got estimates.`

export const pictureTitle = 'Picture of the bag'

export const pictureAxes = (units: string) => `loft and carry, ${units}`

export const loftAxis = 'more loft, shorter →'
/** In the drawing, where no club carries: room for about eight characters. */
export const hole = 'no club'

export const numbersCaption = (units: string) => `Loft in degrees, carry in ${units} and the gap to the next club`

export const numbersColumns = (units: string) => ['Club', 'Loft', `Carry, ${units}`] as const

export const numbersGapColumn = 'To the next'

// The picture in words, for those who hear it.

export const pictureOfNone = 'Picture of the bag without clubs.'

/** The club comes with its carry: 'Driver 224'. */
export const pictureOfOne = ({ club, units }: { readonly club: string; readonly units: string }) =>
  `Picture of the bag: one club, ${club} ${units}.`

/** The clubs come with their carries: 'Driver 224'. */
export const pictureSpan = ({
  clubCount,
  longest,
  shortest,
  units,
}: {
  readonly clubCount: number
  readonly longest: string
  readonly shortest: string
  readonly units: string
}) => `Picture of the bag: ${clubCount} clubs from ${longest} to ${shortest} ${units}.`

export const allEstimated = 'All of them are estimated.'

export const someEstimated = (estimatedCount: number) =>
  `${estimatedCount} of them ${estimatedCount === 1 ? 'is' : 'are'} estimated.`

export const noHoles = 'There is a club for every distance between.'

export const holeBetween = ({
  longer,
  shorter,
  gap,
}: {
  readonly longer: string
  readonly shorter: string
  readonly gap: string
}) => `No club between ${longer} and ${shorter}: ${gap}.`

const METHODS = { ...methodLabels, ai: 'AI' } as const satisfies Record<
  NonNullable<ClubDistance['basis']>['method'],
  string
>

function howMany(surplusCount: number): string {
  return surplusCount === 1 ? 'one' : String(surplusCount)
}
