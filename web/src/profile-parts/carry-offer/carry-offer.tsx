import type { ReactNode } from 'react'
import { documentOf } from '@bagwise/contract/profile-document'
import { distanceOffer } from '@bagwise/golf/memory/distance-offer'
import { learnedDistances } from '@bagwise/golf/memory/learned-distances'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import type { KeptSession } from '@bagwise/golf/memory/kept-shot'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import type { ShotMemory } from '@bagwise/golf/memory/shot-memory'
import type { Profile } from '@bagwise/contract/profile'
import { distanceValues } from '#data/equipment-values.ts'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import { saveOwnDistances } from '#profile-parts/own-distances.ts'
import { shownDistance } from '#quantities/distance.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { Button } from '#ui/button.tsx'
import * as copy from './carry-offer.copy.ts'

type CarryOfferProps = {
  readonly club: ClubType
  readonly profile: Profile
  /** Undefined while it is worked out, and where no kept shot teaches anything. */
  readonly learned: LearnedClub | undefined
  readonly verdicts: ShotMemory['verdicts'] | undefined
  /** Kept ones, and those of rounds. */
  readonly sessions: readonly KeptSession[]
  /** Full swings that count. */
  readonly countedCount: number
  /** Whether what the server has is here: else shots that are not there say nothing. */
  readonly isLoaded: boolean
  /** On a page of several clubs. */
  readonly isNamed?: boolean
}

/** What the number could be instead: a stored distance changes only when the golfer says so. */
export function CarryOffer({
  club,
  profile,
  learned,
  verdicts,
  sessions,
  countedCount,
  isLoaded,
  isNamed = false,
}: CarryOfferProps) {
  const units = profile.preferredUnits
  const stored = documentOf(profile).distances[club]
  const isOwned = profile.golfBag.some(({ type }) => type === club)
  if (!isOwned || (countedCount === 0 && !isLoaded)) return null
  const said = learned && verdicts && learnedDistances({ learned: [learned], verdicts }, sessions).get(club)
  const offer = distanceOffer({ stored, learned: said, hasShots: countedCount > 0 })
  if (!offer) return null
  const shown = String(shownDistance(offer.distance.distance, units))
  const carry = copy.distance(offer.distance.distance, units)
  const titled = (title: string) => (isNamed ? copy.ofClub(club, title) : title)

  if (offer.kind === 'shots') {
    return (
      <OfferSheet
        title={titled(stored?.shots ? copy.nowTitle(shown) : copy.shotsSay(countedCount, shown))}
        reason={reasonOf(stored, stored && copy.distance(stored.distance, units))}
      >
        <Button
          onClick={() =>
            saveOwnDistances({ profile, own: [{ club, ...offer.distance }], text: copy.used(club, carry) })
          }
        >
          {copy.use(shown)}
        </Button>
      </OfferSheet>
    )
  }

  if (!stored) return null
  const storedShown = String(shownDistance(stored.distance, units))
  return (
    <OfferSheet title={titled(copy.backTitle(shown))} reason={copy.backReason(copy.distance(stored.distance, units))}>
      <Button
        onClick={() => {
          const text = copy.wentBack(club, carry)
          if (offer.distance.source === 'manual') {
            saveOwnDistances({ profile, own: [{ club, ...offer.distance }], text })
            return
          }
          // An estimate that the golfer asked for takes the place of a measured number.
          const written = distanceValues([{ club, ...offer.distance }])
          editsFacade.save(written, profile)
          offerBagUndo({ text, written, before: profile, replacesLast: true })
        }}
      >
        {copy.goBack(shown)}
      </Button>
      <Button
        look="line"
        onClick={() => {
          const measured = { club, distance: stored.distance, source: 'measured' } as const
          saveOwnDistances({
            profile,
            own: [measured],
            text: copy.kept(club, copy.distance(stored.distance, units)),
          })
        }}
      >
        {copy.keep(storedShown)}
      </Button>
    </OfferSheet>
  )
}

function OfferSheet({
  title,
  reason,
  children,
}: {
  readonly title: string
  readonly reason: string
  readonly children: ReactNode
}) {
  return (
    <section className="min-w-0 rounded-sheet border-2 border-ink bg-sheet p-4">
      <h2>{title}</h2>
      <p className="mt-1 text-sm text-ink-2">{reason}</p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
    </section>
  )
}

function reasonOf(stored: ClubDistance | undefined, shown: string | undefined): string {
  if (!stored || shown === undefined) return copy.missingReason
  if (stored.source === 'estimated') return copy.estimatedReason(shown)
  return stored.shots ? copy.nowReason(shown) : copy.typedReason(shown)
}
