import type { JourneyStepId } from '@bagwise/golf/journey'
import { JOURNEY_CLUB_COUNT, journeySteps } from '@bagwise/golf/journey'
import { withoutUnsaid } from '@bagwise/golf/onboarding/unsaid'
import type { Profile } from '@bagwise/contract/profile'

/** A step of the journey as home shows it. */
export type ShownStep = {
  readonly id: JourneyStepId
  readonly isDone: boolean
  readonly title: string
  /** How far the golfer is. */
  readonly line: string
}

const TITLES = {
  profile: 'Complete your profile',
  bag: 'Build your golf bag',
  distances: 'Set your distances',
  advice: 'Get shot advice',
} as const satisfies Record<JourneyStepId, string>

export function shownJourney(profile: Profile): readonly ShownStep[] {
  const { firstName, lastName, handicap, golfBag, clubDistances } = withoutUnsaid(profile)
  const names = [firstName, lastName].filter(Boolean)
  const hasBothNames = names.length === 2
  const bagClubCount = golfBag.filter(({ isInBag }) => isInBag).length
  const lines = {
    profile: hasBothNames ? `${names.join(' ')}${handicapWords(handicap)}` : 'First and last name',
    bag: countWords(bagClubCount, 'in the bag'),
    distances: distancesWords(profile),
    advice: 'Open whenever you are',
  } as const satisfies Record<JourneyStepId, string>
  const steps = journeySteps({ hasBothNames, bagClubCount, distanceCount: clubDistances.length })
  return steps.map(({ id, isDone }) => ({ id, isDone, title: TITLES[id], line: lines[id] }))
}

function countWords(count: number, where: string): string {
  if (count < JOURNEY_CLUB_COUNT) return `${count} of ${JOURNEY_CLUB_COUNT} clubs ${where}`
  return `${count} clubs ${where}`
}

/** Estimates may reach beyond the bag: a full bag is what the golfer wants to hear of. */
function distancesWords({ golfBag, clubDistances }: Profile): string {
  const carried = golfBag.filter(({ type, isInBag }) => isInBag && type !== 'putter')
  const known = carried.filter(({ distance }) => distance !== null)
  if (clubDistances.length < JOURNEY_CLUB_COUNT || known.length === 0) {
    return countWords(clubDistances.length, 'with a distance')
  }
  return `${known.length} of ${carried.length} clubs in the bag have a distance`
}

/** A plus handicap is stored below zero and written with a plus. */
function handicapWords(handicap: number | null): string {
  if (handicap === null) return ''
  return `, handicap ${handicap < 0 ? `+${-handicap}` : handicap}`
}
