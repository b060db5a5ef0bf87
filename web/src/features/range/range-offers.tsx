import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import { fewestShotsOver } from '@bagwise/golf/memory/distance-offer'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { useShots } from '#data/use-shots.ts'
import { CarryOffer } from '#profile-parts/carry-offer/carry-offer.tsx'
import { keepFocus } from '#ui/kept-focus.ts'
import type { ShownSession } from '#sync/policies/shots.ts'

type RangeOffersProps = {
  readonly profile: Profile
  readonly log: ShownSession | undefined
  readonly chosen: ClubType
}

/**
 * What the numbers of today's clubs could be by now, that of the chosen one first. None changes by itself, and a number that
 * shots made is offered anew only while its club is hit: shots with other clubs move it by a yard at a time.
 */
export function RangeOffers({ profile, log, chosen }: RangeOffersProps) {
  const { sessions, load } = useShots()
  const memory = useShotMemory(profile)
  const learntFrom = memory ? [...sessions, ...memory.playedSessions] : sessions
  const hit = new Set(log?.shots.flatMap(({ club }) => (club ? [club] : [])))
  const clubs = [...hit].toSorted((a, b) => Number(b === chosen) - Number(a === chosen))
  const { distances } = documentOf(profile)
  return (
    <div ref={keepFocus} className="grid gap-3 empty:hidden md:col-start-1">
      {clubs.map((club) => {
        if (club !== chosen && distances[club]?.shots) return null
        const countedCount = memory?.solidCounts.get(club) ?? 0
        if (countedCount > 0 && countedCount < fewestShotsOver(distances[club])) return null
        return (
          <div key={club} data-notice className="empty:hidden">
            <CarryOffer
              club={club}
              profile={profile}
              learned={memory?.learned.find((one) => one.club === club)}
              verdicts={memory?.verdicts}
              sessions={learntFrom}
              countedCount={countedCount}
              isLoaded={load === 'loaded'}
              isNamed
            />
          </div>
        )
      })}
    </div>
  )
}
