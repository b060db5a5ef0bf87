import { CLUBS } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import type { Impossible } from '@bagwise/golf/distances/held-carries'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { contradictionSentence } from '#profile-parts/doubts.copy.ts'
import type { Contradicted } from './calculation-plan.ts'

type Contradicting = Pick<Contradicted, 'longer' | 'shorter'>
type InUnits<Facts> = Facts & { readonly units: PreferredUnits }

export const title = 'Distance Calculator'
/** What could not be loaded, in the sentence that says so. */
export const loadedThing = 'distances'
export const loading = 'Loading your distances'

export const referencesTitle = 'Reference distances'
export const referencesUnits = (units: PreferredUnits) => `carry, ${unitWords(units)}`
export const whatToType = 'One is enough, three are better.'
/** While no field has a number. */
export const noneYet = 'None yet? Hit ten balls with a 7-iron and type the usual carry.'
/** After the name of the club, as the label of its field. */
export const carryLabel = 'carry'
export const notANumber = 'Not a number, so it does not count.'
export const noReference = 'Please enter at least one club distance to calculate the rest.'
export const calculate = 'Calculate Distances'
export const calculating = 'Calculating...'

export const howItEstimates = {
  classic: 'Classic: a standard chart between your clubs, even steps past them.',
  'like-me': 'Like me: a typical bag, fitted to your own clubs and lofts.',
  factors: 'Factors: fixed multiples of your 7-iron.',
} as const satisfies Record<EstimateMethod, string>
export const ownNumbersStay = "Your own numbers don't change."

export const tipsTitle = 'Pro Tips'
export const tips = [
  'Use your average distance, not your best shot.',
  'Measure on calm days with normal conditions.',
  'Account for roll-out on firm fairways.',
  'Update distances as your game improves.',
]
export const importShots = 'Import shots of a launch monitor'

export const contradictionProblem = ({ units, ...numbers }: InUnits<Contradicting>) =>
  `${contradictionSentence(numbers, units)} Check both numbers; nothing was calculated.`

export const keepTitle = 'Keep your own numbers?'
export const keepAgain = 'Your numbers have changed meanwhile, so nothing was replaced. Please look again.'
export const keepContradicted = ({ units, ...numbers }: InUnits<Contradicting>) =>
  `${contradictionSentence(numbers, units)} Keep it, and nothing is calculated until the numbers agree.`
export const keepFitted = 'You measured or typed these yourself. Keep them, and the other clubs are fitted to them.'
export const clubColumn = 'Club'
export const ownColumn = (units: PreferredUnits) => `Yours, ${unitShort(units)}`
export const calculatedColumn = (units: PreferredUnits) => `Calculated, ${unitShort(units)}`
export const keep = 'Keep my numbers'
export const replace = 'Replace them'

export const resultsTitle = 'Your Club Distances'
export const resultsHint = 'Click any distance to edit manually'
export const resultsReady = 'Your club distances are ready.'
export const emptyTitle = 'Ready to Calculate'
export const noDistance = 'no distance yet'
export const editDistance = (clubName: string) => `Edit ${clubName} distance`
export const editNote = 'Saving marks it Manual. Use an average swing, not your best one.'
export const edited = ({ club, carryYards, units }: InUnits<ClubCarry>) =>
  `${CLUBS[club].displayName} ${shownDistance(carryYards, units)} ${unitWords(units)}, Manual`
/** This screen knows two sources only: the golfer's own number, measured or typed, and ours (specification 1 §4). */
export const ownLabels = { measured: 'Manual', manual: 'Manual' } as const
export const surprising = 'Does not fit your other numbers: check it.'
/** After what the rule says, struck out: '1: no full swing goes this short'. */
export const impossible = {
  'too-short': ': no full swing goes this short',
  'too-far': ": your swing can't carry this far",
} as const satisfies Record<Impossible, string>
/** The name of the longer club comes between. */
export const goesFartherThan = (carry: number) => ({ before: 'Goes farther than your ', after: ` (${carry}).` })
export const showAll = (count: number) => `Show all ${count}`
export const seeGaps = 'See the gaps'
export const makeCard = 'Make a yardage card'

/** In one line, beside the heading of the closed choice. */
export const someOlder = 'some are older'
/** Beside the choice. */
export const whatTheyDo = 'What each one does'
export const likeMeIsCloser = 'Like me is closer for most golfers'
export const olderEstimates = 'Some estimates are not from Like me. Calculate to renew them.'
export const plusMinusMeaning = 'The ± holds for about 4 golfers in 5.'

export const aiTitle = 'AI’s estimate'
export const aiAgrees = 'The distances above are what AI says too.'
export const aiDiffers = (units: PreferredUnits) => `AI would say, in ${unitWords(units)}:`
/** Before the AI's number. */
export const aiInsteadOf = (carry: number) => `not ${carry} but`
export const aiTake = 'Take AI’s numbers'
export const aiTaken = 'Your estimates are AI’s numbers now.'
