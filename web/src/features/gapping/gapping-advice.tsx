import { useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { analyseGaps } from '@bagwise/golf/gapping/analyse-gaps'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import { neededClubs } from '@bagwise/golf/recommendations/needed-clubs'
import type { GapRecommendation } from '@bagwise/golf/gapping/gap-recommendation'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { shownGapOf } from '#charts/gap-text.ts'
import { Badge } from '#ui/badge.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { BETTER_BAG_WAITING } from './better-bag/better-bag-waiting.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import { GapMark } from './gap-mark.tsx'
import * as copy from './gapping-advice.copy.ts'
import { recommendationText } from './recommendation-text.ts'

type WhenSeenProps = {
  /** Keeps the place. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Close enough that the children are usually there when they are looked at. */
const AHEAD = '300px'

type RecommendationListProps = {
  readonly recommendations: readonly GapRecommendation[]
  readonly gaps: readonly Gap[]
  readonly units: PreferredUnits
}

type FaultPanelsProps = { readonly gaps: readonly Gap[]; readonly units: PreferredUnits }

type FaultListProps = {
  readonly faults: readonly Gap[]
  readonly units: PreferredUnits
  readonly nameOf: (gap: Gap) => string
  readonly textOf: (gap: Gap) => string
}

const BetterBag = lazyPart(async () => (await import('./better-bag/better-bag.tsx')).BetterBag, BETTER_BAG_WAITING)

type GappingAdviceProps = {
  readonly profile: Profile
  readonly bag: BagDistances
  readonly gaps: readonly Gap[]
}

/** What to do about the gaps; the search for a better bag comes when the golfer has scrolled to it. */
export function GappingAdvice({ profile, bag, gaps }: GappingAdviceProps) {
  // The search for a better bag begins again with another list.
  const needed = useMemo(() => neededClubs({ ...profile, bag: bag.bag }), [profile, bag.bag])
  const { recommendations } = analyseGaps({ ...bag, needed })
  const units = profile.preferredUnits
  return (
    <>
      <RecommendationList recommendations={recommendations} gaps={gaps} units={units} />
      <FaultPanels gaps={gaps} units={units} />
      <Sheet title={copy.betterBagTitle}>
        <WhenSeen waiting={BETTER_BAG_WAITING}>
          <BetterBag profile={profile} needed={needed} />
        </WhenSeen>
      </Sheet>
    </>
  )
}

/** Its children from the moment their place comes near the window. */
function WhenSeen({ waiting, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={place}>{isSeen ? children : waiting}</div>
}

function RecommendationList({ recommendations, gaps, units }: RecommendationListProps) {
  return (
    <Sheet title={copy.title} className="pb-1!">
      {recommendations.length === 0 && <p className="py-3 text-sm text-ink-2">{copy.noneYet}</p>}
      <ol className="divide-y divide-rule">
        {recommendations.map((recommendation) => {
          const { title, text } = recommendationText(recommendation, { gaps, units })
          return (
            <li
              key={title ?? text}
              data-kind={recommendation.kind}
              className="grid grid-cols-[34px_minmax(0,1fr)] gap-3 py-3.5"
            >
              {'gap' in recommendation ? (
                <>
                  <span aria-hidden="true">
                    <GapMark verdict={recommendation.gap.verdict}>{shownGapOf(recommendation.gap, units)}</GapMark>
                  </span>
                  <div>
                    <Badge look={recommendation.priority}>{copy.priorityLabels[recommendation.priority]}</Badge>
                    <h3 className="mt-1.5">{title && unbroken(title)}</h3>
                    <p className="mt-1 text-sm text-ink-2">{unbroken(text)}</p>
                  </div>
                </>
              ) : (
                <>
                  <span aria-hidden="true">
                    {recommendation.kind === 'well-spaced' ? <GapMark verdict="good" /> : <ToDoMark />}
                  </span>
                  <p className="text-sm">{text}</p>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </Sheet>
  )
}

/** The scorecard's outline square: still to do. */
function ToDoMark() {
  return <span className="mt-0.5 block size-6 border-2 border-edge" />
}

/** The two kinds of fault, each in its own panel. */
function FaultPanels({ gaps, units }: FaultPanelsProps) {
  const overlaps = gaps.filter(({ verdict }) => verdict === 'too-close')
  const holes = gaps.filter(({ verdict }) => verdict === 'too-large')
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
      <Sheet title={copy.overlapsTitle}>
        {overlaps.length === 0 && <None>{copy.noOverlap}</None>}
        <FaultList
          faults={overlaps}
          units={units}
          nameOf={copy.overlapName}
          textOf={(gap) => copy.overlapText({ gap, units })}
        />
      </Sheet>
      <Sheet title={copy.largeGapsTitle}>
        {holes.length === 0 && <None>{copy.noLargeGap}</None>}
        <FaultList
          faults={holes}
          units={units}
          nameOf={copy.largeGapName}
          textOf={(gap) => copy.largeGapText({ gap, units })}
        />
      </Sheet>
    </div>
  )
}

function FaultList({ faults, units, nameOf, textOf }: FaultListProps) {
  return (
    <ul>
      {faults.map((gap) => (
        <li key={gap.longer.club} className="mt-2.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <span aria-hidden="true">
            <GapMark verdict={gap.verdict}>{shownGapOf(gap, units)}</GapMark>
          </span>
          <div>
            <p className="font-semibold">{unbroken(nameOf(gap))}</p>
            <p className="text-sm">{textOf(gap)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function None({ children }: { readonly children: ReactNode }) {
  return <p className="mt-2 text-sm text-ink-2">{children}</p>
}
