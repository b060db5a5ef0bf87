import { CLUBS } from '@bagwise/golf/club'
import type { Hand } from '@bagwise/golf/golfer'
import type { SetPlayer, SetVersion } from '@bagwise/golf/starter-sets/set-version'
import type { ClubType } from '@bagwise/golf/club'
import type { fittingLevel } from '@bagwise/golf/starter-sets/fitting-level'
import { TIER_COLLECTIONS } from '@bagwise/golf/starter-sets/starter-set'
import type { MatchLevel, PriceBreakdown, PriceTier } from '@bagwise/golf/starter-sets/starter-set'

export const heading = 'Three sets for you'
export const backToQuestions = 'Back to Questions'
/** Above the sets that cost more than the golfer would spend. */
export const overHeading = 'A little over'
export const noneFits = (price: string) => `None of these sets is within your budget. The nearest costs ${price} more.`

export const versionTitle = 'Which version?'
export const playerLegend = 'Built for'
export const players = { men: 'Men', ladies: 'Ladies', junior: 'Juniors' } as const satisfies Record<SetPlayer, string>
export const handLegend = 'You play'
export const hands = { right: 'Right-handed', left: 'Left-handed' } as const satisfies Record<Hand, string>

const versionWords = { men: '', ladies: 'ladies’ ', junior: 'junior ' } as const satisfies Record<SetPlayer, string>

export const versionAnswer = ({ player, hand }: SetVersion) =>
  `${players[player]}, ${hand === 'left' ? 'left-handed' : 'right-handed'}`

/** What to say in the shop where the catalogue has no such version. */
export const askTheShop = ({ player, hand }: SetVersion) =>
  `Ask the shop for the ${hand === 'left' ? 'left-handed ' : ''}${versionWords[player]}version: the prices and clubs here are of the men’s right-handed one.`
export const inCatalogue = 'The prices and clubs here are of this version.'
export const shaftLine = ({ speed, flex }: { readonly speed: string; readonly flex: string }) =>
  `Your driver speed: ${speed}. Ask for graphite driver and wood shafts: ${flex}.`

export const methodHeading = 'How we picked'
export const answersLabel = 'Your answers'
export const levelLabel = 'Your fitting level:'
export const rulesNote = 'From your five answers, on this device. Prices change, so look them up before you buy.'

/** What each level is called (specification 2 §7), and what it means. */
export const levels = {
  good: { name: TIER_COLLECTIONS.good, line: 'Forgiving clubs, and only the ones you need.' },
  better: { name: TIER_COLLECTIONS.better, line: 'Clubs to grow into, at a price that leaves room for lessons.' },
  best: { name: TIER_COLLECTIONS.best, line: 'Clubs that stay with you as you get better.' },
} as const satisfies Record<ReturnType<typeof fittingLevel>, { readonly name: string; readonly line: string }>

export function clubNames(clubs: readonly ClubType[]): string {
  return clubs.map((club) => CLUBS[club].displayName).join(', ')
}

export const matchMarks = {
  perfect: 'PERFECT MATCH',
  great: 'GREAT MATCH',
  good: 'GOOD MATCH',
} as const satisfies Record<MatchLevel, string>
export const matchScore = (percent: string) => `${percent} match`
export const overBudget = (price: string) => `over your budget by ${price}`

const tierNames = {
  budget: 'Budget',
  'mid-range': 'Mid-range',
  premium: 'Premium',
} as const satisfies Record<PriceTier, string>

type PriceEnds = { readonly lowest: string; readonly highest: string }

export const tierPrices = (tier: PriceTier, { lowest, highest }: PriceEnds) =>
  `${tierNames[tier]} sets: ${lowest} to ${highest}`

export const addToBag = 'Add to My Bagwise Bag'
export const adding = 'Adding...'
export const moreHeading = 'More'
export const clubsHeading = 'Clubs'
export const forYouHeading = 'For and against'
export const forYouAnswer = 'Benefits, trade-offs, ball'
export const benefits = 'Benefits'
export const bestFor = 'Best for'
export const tradeoffs = 'What you give up'
export const ballHeading = 'Ball to start with'

export const reasonHeading = 'Why this set'
export const aiView = 'AI’s view'
export const aiViewIsThere = (setName: string) => `AI’s view of ${setName} is below.`

export const shopHeading = 'Shop This Set'
export const commissionNote =
  'Bagwise may earn a commission when you buy through these links. It changes no price and no advice.'
export const plainSearchNote = 'Plain searches that open in a new tab; they earn us nothing.'

export const clubsIncluded = (count: number) => `${count} clubs included`

export const priceHeading = 'Price breakdown'
export const priceYear = (year: number) => `prices of ${year}`
export const estimatedBadge = '≈ estimated'
export const onePriceNote = 'Sold at one price: what its parts come to is our estimate.'
export const partNames = {
  woods: 'Woods and hybrids',
  irons: 'Irons and pitching wedge',
  wedges: 'Other wedges',
  putter: 'Putter',
  bag: 'Bag',
} as const satisfies Record<keyof PriceBreakdown, string>
export const total = 'Total'
export const priceSource = (source: string) => `How we know: ${source}`

const countWords = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']

export const orderHeading = (startCount: number) =>
  `Start with these ${countWords[startCount] ?? startCount}, add these next`

/** The price is missing where the clubs are not sold separately. */
export const startClubs = ({ clubs, price }: { readonly clubs: string; readonly price: string | undefined }) =>
  `${clubs}.${price === undefined ? '' : ` About ${price} to begin with.`}`

export const nextSeparates = 'Then add what saves you most, one at a time:'
export const nextInBox = 'The box holds them all. Take these to the range first, then add what saves you most:'

export const replaceTitle = 'Replace the clubs in your bag?'
export const comesIn = (clubs: string) => `Adds: ${clubs}.`
export const goesOut = (clubs: string) => `Removes: ${clubs}.`
export const staysAsItIs = (clubs: string) => `Keeps its brand, model and loft: ${clubs}.`
export const distancesStay = (distances: string) => `Your own distances stay: ${distances}.`

type KeptDistance = { readonly club: string; readonly distance: string; readonly isMeasured: boolean }

export const keptDistance = ({ club, distance, isMeasured }: KeptDistance) =>
  `${club} ${distance} (${isMeasured ? 'measured' : 'typed'})`

export const undoNote = 'You can undo this afterwards.'
export const keepBag = 'Keep my bag'
export const replaceBag = 'Replace my bag'

export const profileMissing =
  'Great choice! Please complete your profile first to save this starter set to your golf bag.'
export const completeProfile = 'Complete my profile'
export const notSaved = "Some clubs didn't save. Check your bag and try again."
export const keptOnDevice = "Saved on this device. We'll sync when you're online."
export const setIsInBag = (setName: string) => `${setName} is in your bag.`
