import { CLUBS } from '@bagwise/golf/club'
import { findGaps, gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { homeAnalysis } from '@bagwise/golf/gapping/home-analysis'
import type { SwingGap } from '@bagwise/golf/one-bag/holes'
import { gapOf } from '@bagwise/golf/to-do/todo-item'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import * as actionCopy from '#profile-parts/bag-plan/bag-action.copy.ts'
import { actionId } from '#profile-parts/bag-plan/not-now.ts'
import { markedGap } from '#profile-parts/to-do/to-do-link.tsx'
import type { MarkedGap } from '#profile-parts/to-do/to-do-link.tsx'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import type { ToDo } from '#profile-parts/to-do/use-to-do.ts'
import { shownGap, unitWords } from '#quantities/distance.ts'
import * as copy from './next.copy.ts'

/** What to do first, and why; the gap that it is about has its mark. */
export type NextItem = {
  readonly title: string
  readonly why: string
  readonly gap?: MarkedGap
}

/**
 * The first of the things to do. Where there is none, the gap to live with that is farthest beyond the limits of the home
 * analysis: no gap that Distances does not list. Undefined while fewer than two clubs have a distance and nothing is to do.
 */
export function nextItem(
  profile: Profile,
  { plan, open, setAside }: Pick<ToDo, 'plan' | 'open' | 'setAside'>,
): NextItem | undefined {
  const [first] = open
  if (first) {
    const { title, reason } = toDoText(first, profile.preferredUnits)
    const gap = gapOf(first)
    return { title, why: reason, ...(gap && { gap: markedGap(gap, profile.preferredUnits) }) }
  }

  const gaps = findGaps(gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances }))
  if (gaps.length === 0) return undefined
  const refusedIds = setAside.flatMap(({ item }) => (item.rule === 'plan' ? [actionId(item.action)] : []))
  const listed = plan.holes.filter(({ id }) => !plan.normalHoleIds.includes(id) && !refusedIds.includes(id))
  const beyond = homeAnalysis(gaps).flatMap(({ longer, shorter }) =>
    listed.filter((hole) => hole.longer.type === longer.club && hole.shorter.type === shorter.club),
  )
  const [hole] = [...beyond, ...listed]
  if (!hole) return { title: actionCopy.nothingToBuy, why: copy.noLargeGap }
  return {
    title: actionCopy.nothingToBuy,
    why: copy.gapToLiveWith(gapWords(profile, hole)),
    gap: markedGap(hole, profile.preferredUnits),
  }
}

function gapWords({ preferredUnits: units }: Profile, { longer, shorter }: Pick<SwingGap, 'longer' | 'shorter'>) {
  const shown = shownGap({ longerYards: longer.carryYards, shorterYards: shorter.carryYards }, units)
  return {
    gap: `${shown} ${unitWords(units)}`,
    longer: CLUBS[longer.type].displayName,
    shorter: CLUBS[shorter.type].displayName,
  }
}
