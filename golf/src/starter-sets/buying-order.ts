import type { ClubType } from '../club.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'
import { estimateBag } from '../distances/estimate-bag.ts'
import { golferSpeed } from '../golfer-speed.ts'
import type { SpeedEvidence } from '../golfer-speed.ts'
import type { BagClubCarry, BagGolfer } from '../one-bag/bag-golfer.ts'
import type { Yardstick } from '../one-bag/hole-strokes.ts'
import { strokesOfHole } from '../one-bag/hole-strokes.ts'
import { planBag } from '../one-bag/plan-bag.ts'
import { planningGolfer } from '../one-bag/planning-golfer.ts'
import { CONFIDENCE_CLUB } from './starter-answers.ts'
import type { StarterSetClub } from './starter-set.ts'

/** A club, and the yards between two earlier clubs that it splits. */
export type BuyingStep = {
  readonly club: ClubType
  readonly longer: BagClubCarry
  readonly shorter: BagClubCarry
  /** Strokes a round that it saves once the clubs before it are there. */
  readonly strokes: number
}

export type BuyingOrder = {
  /** The clubs to start with, longest first. */
  readonly start: readonly ClubType[]
  /** The rest, what saves most strokes first. */
  readonly next: readonly BuyingStep[]
}

/** Half a legal bag: enough for a round, few enough to learn each club. */
export const FIRST_CLUB_COUNT = 7

/**
 * Which clubs of a set to start with and which to add: the longest, the most trusted and the shortest club and the
 * putter, then always the club that saves most strokes; ties go to the shorter and easier club.
 */
export function buyingOrder(set: BagGolfer, putter: readonly ClubType[] = []): BuyingOrder {
  const { clubs: all } = planBag(set)
  const yardstick = { ...set, longestYards: all[0]?.carryYards ?? 0 }
  let chosen = all.filter(({ type }, index) => index === 0 || index === all.length - 1 || type === CONFIDENCE_CLUB)
  const steps: BuyingStep[] = []
  for (let step = nextStep(all, chosen, yardstick); step; step = nextStep(all, chosen, yardstick)) {
    steps.push(step)
    const [before, { club }] = [chosen, step]
    chosen = all.filter((one) => one.type === club || before.includes(one))
  }
  const addedCount = Math.max(0, FIRST_CLUB_COUNT - putter.length - (all.length - steps.length))
  const next = steps.slice(addedCount)
  const later = new Set(next.map(({ club }) => club))
  return { start: [...all.map(({ type }) => type).filter((type) => !later.has(type)), ...putter], next }
}

/**
 * A set in the golfer's hands, as the bag would be with it: carries that are stored, else what Like me expects of its
 * clubs, at the golfer's one speed. Without evidence it is in the average golfer's. The references agree with each other.
 */
export function golferWithSet(
  clubs: readonly Pick<StarterSetClub, 'type' | 'loft'>[],
  { evidence, stored }: { readonly evidence: SpeedEvidence; readonly stored: ClubDistances },
): BagGolfer {
  const { references, known } = evidence
  const golfBag = clubs.map(({ type, loft = null }) => ({ type, loft, isInBag: true }))
  const lofted = golfBag.map(({ type, loft }) => ({ club: type, loftDeg: loft ?? undefined }))
  const estimate = estimateBag(lofted, references, known)
  if ('contradiction' in estimate) throw new Error('The references contradict each other')
  const estimates = estimate.carries.map(({ club, carryYards }): readonly [ClubType, ClubDistance] => [
    club,
    { distance: carryYards, source: 'estimated' },
  ])
  const distances = { ...Object.fromEntries(estimates), ...stored }
  const golfer = planningGolfer({ golfBag, distances, known, isBeginner: false, isSerious: false })
  return { ...golfer, speedMph: golferSpeed(evidence).mph }
}

/** The club that saves most strokes where it stands, among those that are not chosen. */
function nextStep(
  all: readonly BagClubCarry[],
  chosen: readonly BagClubCarry[],
  yardstick: Yardstick,
): BuyingStep | undefined {
  const places = chosen.map((club) => all.indexOf(club))
  const cost = (longer: BagClubCarry, shorter: BagClubCarry) =>
    strokesOfHole({ longerYards: longer.carryYards, shorterYards: shorter.carryYards }, yardstick)
  const steps = all.flatMap((club, place) => {
    const below = places.findIndex((one) => one > place)
    const [longer, shorter] = [chosen[below - 1], chosen[below]]
    if (places.includes(place) || !longer || !shorter) return []
    const strokes = cost(longer, shorter) - cost(longer, club) - cost(club, shorter)
    return [{ club: club.type, longer, shorter, strokes }]
  })
  // Of equal ones the last, which is the shortest.
  return steps.toReversed().toSorted((a, b) => b.strokes - a.strokes)[0]
}
