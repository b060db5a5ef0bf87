import type { Topic } from '@bagwise/content/encyclopedia/topic'
import { useShownProfile } from '#api/profile/profile-query.ts'
import { shownDistance } from '#quantities/distance.ts'

const EXAMPLE_YARDS = 100

/** For a golfer who reads metres: articles quote their sources, which measured in yards. */
export function YardsNote({ topic }: { readonly topic: Topic }) {
  // Only what the page knows already: reading an article asks the server nothing.
  const { profile } = useShownProfile(false)
  const saysYards = /\byards?\b/.test(JSON.stringify([topic.detailedOverview, topic.details]))
  if (profile?.preferredUnits !== 'metres' || !saysYards) return null
  return (
    <p className="mt-4 text-sm text-ink-2">
      This article counts in yards: {EXAMPLE_YARDS} yards are {shownDistance(EXAMPLE_YARDS, 'metres')} metres.
    </p>
  )
}
