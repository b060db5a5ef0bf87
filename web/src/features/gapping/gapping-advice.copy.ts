import type { ClubType } from '@bagwise/golf/club'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { GapPriority, GapRecommendation, MeasureFirst, TooClose } from '@bagwise/golf/gapping/gap-recommendation'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { capitalised, clubName, shownGapOf } from '#charts/gap-text.ts'
import { clubList, distanceApart, gapName, loftText, withArticle } from '#charts/gap.copy.ts'
import { loftAdvice } from '#charts/loft-advice.copy.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'

type GapInUnits = { readonly gap: Gap; readonly units: PreferredUnits }

export const title = 'Recommendations'
export const noneYet = 'Give your other clubs a distance, and their gaps are judged here.'
export const priorityLabels = { high: 'High', medium: 'Medium' } as const satisfies Record<GapPriority, string>

export const overlapsTitle = 'Club Overlaps'
export const noOverlap = 'No two clubs are too close to each other.'
export const overlapName = ({ longer, shorter }: Gap) => `${clubName(longer.club)} and ${clubName(shorter.club)}`
export const overlapText = ({ gap, units }: GapInUnits) => `Only ${distanceApart(gap, units)} apart`
export const largeGapsTitle = 'Large Gaps'
export const noLargeGap = 'No gap is too large.'
export const largeGapName = ({ longer, shorter }: Gap) => `${clubName(longer.club)} to ${clubName(shorter.club)}`
export const largeGapText = ({ gap, units }: GapInUnits) => `${gapName(gap, units)} (too large)`
export const betterBagTitle = 'A better bag'

/** The two sentences that the specification fixes (1 §9). */
const MORE_CLUBS = 'Consider adding more clubs to fill distance gaps and give yourself more options on the course.'
const WELL_SPACED = 'Great gapping! Your clubs are well-spaced for consistent distance control.'

export type RecommendationText = { readonly title?: string; readonly text: string }

/** A club, and its gap to the one it is nearest to. */
export type NearestClub = { readonly neighbour: ClubType; readonly gap: Gap }

type Context = {
  readonly units: PreferredUnits
  /** The club that is nearest to the only one to leave out. */
  readonly nearest: NearestClub | undefined
}

export function adviceText(recommendation: GapRecommendation, context: Context): RecommendationText {
  switch (recommendation.kind) {
    case 'add-club': {
      const { gap, filler, loft, shaft, expectedCarryYards, leaveOut } = recommendation
      return {
        title: `${capitalised(withArticle(filler))}, ${loftText(loft)}, between ${pairOf(gap)}`,
        text: sentences(
          `It would carry about ${distanceText(expectedCarryYards, context.units)}. Look for a ${shaft} shaft.`,
          leaveOutText(leaveOut, context),
        ),
      }
    }
    case 'put-back': {
      const { gap, club, expectedCarryYards, leaveOut } = recommendation
      return {
        title: `Your ${clubName(club)} back into the bag`,
        text: sentences(
          `It goes between ${pairOf(gap)} and carries about ${distanceText(expectedCarryYards, context.units)}.`,
          leaveOutText(leaveOut, context),
        ),
      }
    }
    case 'measure-first':
      return measureFirstText(recommendation, context)
    case 'adjust-loft':
      return {
        title: `A loft or a partial swing between ${pairOf(recommendation.gap)}`,
        text: loftAdvice(recommendation),
      }
    case 'too-close':
      return tooCloseText(recommendation, context)
    case 'more-clubs':
      return { text: MORE_CLUBS }
    case 'well-spaced':
      return { text: WELL_SPACED }
  }
}

function measureFirstText({ gap, clubs }: MeasureFirst, { units }: Context): RecommendationText {
  const title = `Measure first: ${clubList(clubs)}`
  const areNeighbours = clubs.includes(gap.longer.club)
  if (areNeighbours) {
    return {
      title,
      text: `Both numbers are estimates. Ten shots with each decide whether the ${gapName(gap, units)} is real.`,
    }
  }
  const stand = clubs.length === 1 ? 'It stands' : 'They stand'
  const have = clubs.length === 1 ? 'has' : 'have'
  return {
    title,
    text: `${stand} between ${pairOf(gap)}, but ${have} no distance yet. The ${gapName(gap, units)} may be none.`,
  }
}

function tooCloseText({ gap, measureFirst }: TooClose, { units }: Context): RecommendationText {
  const [first, second] = measureFirst
  if (first && !second) {
    const club = [gap.longer, gap.shorter].find((neighbour) => neighbour.club === first) ?? gap.longer
    return {
      title: `Measure first: ${clubName(first)}`,
      text: `${distanceText(club.carryYards, units)} is an estimate. Ten shots on a range decide whether you own two clubs or one.`,
    }
  }
  if (first) {
    return {
      title: `Measure first: ${clubList(measureFirst)}`,
      text: 'Both numbers are estimates. Ten shots with each decide whether you own two clubs or one.',
    }
  }
  const apart = shownGapOf(gap, units) === 0 ? 'They carry the same' : `They carry ${distanceApart(gap, units)} apart`
  return {
    title: `${clubName(gap.longer.club)} and ${clubName(gap.shorter.club)} do the same job`,
    text: `${apart}. Leave one of them out, or have the loft of one changed.`,
  }
}

/** Empty when there is room. Says why it is this club: its nearest neighbour does nearly the same. */
function leaveOutText(leaveOut: readonly ClubType[], { nearest, units }: Context): string {
  if (leaveOut.length === 0) return ''
  const advice = `The bag is full at 14 with the putter: leave out the ${clubList(leaveOut, 'the ')}`
  if (!nearest) return `${advice}.`
  return `${advice}, which is ${distanceApart(nearest.gap, units)} from your ${clubName(nearest.neighbour)}.`
}

function pairOf({ longer, shorter }: Gap): string {
  return `${clubName(longer.club)} and ${clubName(shorter.club)}`
}

function distanceText(yards: number, units: PreferredUnits): string {
  return `${shownDistance(yards, units)} ${unitWords(units)}`
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
