import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { BagGolfer, BagInQuestion } from './bag-in-question.ts'
import { bagInQuestion } from './bag-in-question.ts'
import { bestStandings } from './best-standings.ts'
import type { YardageRange } from './coverage.ts'
import { coveredShare } from './coverage.ts'
import type { BagStep } from './plan-steps.ts'
import { clubsAfter, planSteps } from './plan-steps.ts'
import type { Place } from './places.ts'
import { placesOf } from './places.ts'

/** What to do about a bag, and how much of its yardages it covers within 5 yards before and after. */
export type BetterBag = {
  /** From the shortest to the longest club of the bag as it is: both shares are of this. */
  readonly range: YardageRange
  readonly carriesBeforeYards: readonly number[]
  readonly carriesAfterYards: readonly number[]
  /** 0 to 1. */
  readonly shareBefore: number
  readonly shareAfter: number
  /** In the order in which they are taken; empty when the bag stays as it is. */
  readonly steps: readonly BagStep[]
  /** About, in dollars. */
  readonly priceDollars: number
  /** The steps rest on distances nobody measured: they show what may come of it, and are not to be taken yet. */
  readonly isPreview: boolean
  /** The clubs to measure before anything more can be said, longest first. */
  readonly measureFirst: readonly ClubType[]
}

/** Three clubs are enough to choose and to get used to at a time (our judgement). */
const MOST_ADDS = 3

/** A preview that promises less than this more is not worth a walk to the range. */
const WORTH_MEASURING_SHARE = 0.005

/**
 * The bag made better within 13 clubs besides the putter and a budget in dollars (none: any price): which clubs to keep,
 * bend, bring in and leave out. Steps that rest on estimates are shown as a preview only when there are no others.
 * Undefined while fewer than two clubs have different carries, or when more clubs have to stay than the rules allow.
 */
export function betterBag(golfer: BagGolfer, budgetDollars?: number): BetterBag | undefined {
  const bag = bagInQuestion(golfer)
  if (!bag) return undefined
  const places = placesOf(bag)
  const preview = planOf({ bag, places, budgetDollars })
  const guesses = measureFirstOf(preview?.steps ?? [], bag)
  if (!preview || guesses.length === 0) return preview && { ...preview, isPreview: false, measureFirst: [] }

  const ready = planOf({ bag, places: readyPlaces(bag, places), budgetDollars })
  if (!ready || ready.steps.length === 0) return { ...preview, isPreview: true, measureFirst: guesses }
  const isMoreToGain = preview.shareAfter > ready.shareAfter + WORTH_MEASURING_SHARE
  return { ...ready, isPreview: false, measureFirst: isMoreToGain ? guesses : [] }
}

/** The places as they are while only own numbers count; a bag with too many clubs may lose any. */
function readyPlaces({ clubs, unmeasured }: BagInQuestion, places: readonly Place[]): readonly Place[] {
  const isTooFull = clubs.length + unmeasured.length > MAX_CLUBS_BESIDES_PUTTER
  return places.flatMap((place) => {
    if (place.measureFirst.length === 0) return place
    if (!place.isInBag) return []
    return {
      ...place,
      standings: place.standings.filter(({ kind }) => kind === 'keep'),
      mayBeEmpty: place.mayBeEmpty && isTooFull,
      measureFirst: [],
    }
  })
}

function planOf({
  bag,
  places,
  budgetDollars,
}: {
  readonly bag: BagInQuestion
  readonly places: readonly Place[]
  readonly budgetDollars: number | undefined
}) {
  const standings = bestStandings(bag, places, budgetDollars)
  if (!standings) return undefined
  const steps = firstAdds(planSteps(bag, places, standings))
  const carriesBeforeYards = bag.clubs.map(({ carryYards }) => carryYards)
  const carriesAfterYards = steps.reduce(clubsAfter, bag.clubs).map(({ carryYards }) => carryYards)
  return {
    range: bag.range,
    carriesBeforeYards,
    carriesAfterYards,
    shareBefore: coveredShare(carriesBeforeYards, bag.range),
    shareAfter: coveredShare(carriesAfterYards, bag.range),
    steps,
    priceDollars: steps.reduce((sum, step) => sum + step.priceDollars, 0),
  }
}

/**
 * The steps up to the third purchase; what would come after it is still the best to do next. A plan that makes room for
 * its clubs is told whole: half of it would not be.
 */
function firstAdds(steps: readonly BagStep[]): readonly BagStep[] {
  const adds = steps.filter(({ kind }) => kind === 'add')
  const last = adds[MOST_ADDS - 1]
  const makesRoom = steps.some((step) => step.kind === 'leave-out' && step.reason === 'makes-room')
  return last && adds.length > MOST_ADDS && !makesRoom ? steps.slice(0, steps.indexOf(last) + 1) : steps
}

function measureFirstOf(steps: readonly BagStep[], { clubs, unmeasured }: BagInQuestion): readonly ClubType[] {
  const guesses = new Set(steps.flatMap(({ measureFirst }) => measureFirst))
  return [...clubs.map(({ club }) => club), ...unmeasured].filter((club) => guesses.has(club))
}
