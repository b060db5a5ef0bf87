import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { clubsInBag } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ShownSession } from '#sync/policies/shots.ts'

/** A club of the range: the putter has no carry. */
export type RangeClub = Exclude<ClubType, 'putter'>

/** In the address: the club stays chosen over a reload. */
const PARAMETER = 'club'
/** What a range begins with. */
const USUAL: RangeClub = '7-iron'

/** The club that is hit: the one of the address, else the one hit last today. Undefined without clubs. */
export function useRangeClub(profile: Profile, log: ShownSession | undefined) {
  const [query, setQuery] = useSearchParams()
  // The address follows a moment later.
  const [tapped, setTapped] = useState<RangeClub>()
  const clubs = clubsInBag(profile.golfBag).flatMap(({ type }) => (type === 'putter' ? [] : [type]))
  const asked = query.get(PARAMETER)?.toLowerCase()
  const last = log?.shots.at(-1)?.club
  const find = (wanted: string | null | undefined) => clubs.find((club) => club === wanted)
  const club = find(tapped) ?? find(asked) ?? find(last) ?? find(USUAL) ?? clubs[Math.floor(clubs.length / 2)]

  function choose(chosen: RangeClub): void {
    setTapped(chosen)
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        next.set(PARAMETER, chosen)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return { club, clubs, choose }
}
