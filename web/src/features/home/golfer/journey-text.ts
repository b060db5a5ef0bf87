import type { JourneyStepId } from '@bagwise/golf/journey'
import { JOURNEY_CLUB_COUNT, journeySteps } from '@bagwise/golf/journey'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import type { Profile } from '@bagwise/contract/profile'
import * as copy from './golfer.copy.ts'

/** A step of the journey as home shows it. */
export type ShownStep = {
  readonly id: JourneyStepId
  readonly isDone: boolean
  readonly title: string
  /** How far the golfer is. */
  readonly line: string
}

export function shownJourney(profile: Profile): readonly ShownStep[] {
  const { firstName, lastName, handicap, golfBag, clubDistances } = withEstimatedFacts(profile)
  const names = [firstName, lastName].filter(Boolean)
  const hasBothNames = names.length === 2
  const bagClubCount = golfBag.filter(({ isInBag }) => isInBag).length
  const lines = {
    profile: hasBothNames ? nameLine(names.join(' '), handicap) : copy.namesMissing,
    bag: copy.clubsInBag({ count: bagClubCount, neededCount: JOURNEY_CLUB_COUNT }),
    distances: distancesWords(profile),
    advice: copy.adviceOpen,
  } as const satisfies Record<JourneyStepId, string>
  const steps = journeySteps({ hasBothNames, bagClubCount, distanceCount: clubDistances.length })
  return steps.map(({ id, isDone }) => ({ id, isDone, title: copy.stepTitles[id], line: lines[id] }))
}

/** Estimates may reach beyond the bag: a full bag is what the golfer wants to hear of. */
function distancesWords({ golfBag, clubDistances }: Profile): string {
  const carried = golfBag.filter(({ type, isInBag }) => isInBag && type !== 'putter')
  const known = carried.filter(({ distance }) => distance !== null)
  if (clubDistances.length < JOURNEY_CLUB_COUNT || known.length === 0) {
    return copy.clubsWithDistance({ count: clubDistances.length, neededCount: JOURNEY_CLUB_COUNT })
  }
  return copy.bagWithDistances({ knownCount: known.length, carriedCount: carried.length })
}

/** A plus handicap is stored below zero and written with a plus. */
function nameLine(name: string, handicap: number | null): string {
  if (handicap === null) return name
  return copy.nameAndHandicap({ name, handicap: handicap < 0 ? `+${-handicap}` : String(handicap) })
}
