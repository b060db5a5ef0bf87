import { useEffect, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { PlayedWithRows } from '#features/play/round-card.ts'
import { ShotsPage } from './shots-page.tsx'

type ShotsWithStopsProps = { readonly profile: Profile; readonly played: PlayedWithRows }
type Stops = ReadonlyMap<number, readonly number[]>

const NO_STOPS: Stops = new Map()

/** Every stroke of a round; while it is played, with the places where this phone stood still. */
export function ShotsWithStops({ profile, played }: ShotsWithStopsProps) {
  const [stops, setStops] = useState(NO_STOPS)
  const { id: golfer } = profile
  const { round } = played
  useEffect(() => {
    if (round.state !== 'playing') return undefined
    let isGone = false
    async function look() {
      const { stopsOfRound } = await import('#data/play/stops-of-round.ts')
      const found = await stopsOfRound({ golfer, round })
      if (!isGone) setStops(found)
    }
    look().catch((error: unknown) => console.warn('Where the phone stood still is not known', error))
    return () => {
      isGone = true
    }
  }, [golfer, round])
  return <ShotsPage profile={profile} played={played} stopsYards={(hole) => stops.get(hole) ?? []} />
}
