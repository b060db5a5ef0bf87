import type { PlayedRound } from '@bagwise/contract/play'
import type { Profile } from '@bagwise/contract/profile'
import type { ShotMemory } from '@bagwise/golf/memory/shot-memory'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { documentOf } from '@bagwise/contract/profile-document'
import { makeFrozenCard } from '#data/play/frozen-card.ts'
import { roundNotesOf } from '#data/play/use-round-notes.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { certaintyIn } from '#profile-parts/carry-numeral/carry-text.ts'
import { certaintiesOf, drawnCertainties } from '#profile-parts/carry-numeral/certainties-of.ts'

type Start = {
  readonly golfer: string
  readonly round: PlayedRound
  readonly profile: Profile
  readonly memory: ShotMemory | undefined
  readonly weather: ShownWeather | undefined
}

/** Makes the carries of the day and keeps them on this phone; the first tee does not wait for it. */
export function freezeCard({ golfer, round, profile, memory, weather }: Start): void {
  keepCard({ golfer, round, profile, memory, weather }).catch((error: unknown) => {
    console.warn('The carries of the day could not be kept', error)
  })
}

async function keepCard({ golfer, round, profile, memory, weather }: Start): Promise<void> {
  const { clubs: advised } = advisedBag(profile, memory)
  const certainties = drawnCertainties(certaintiesOf(profile))
  const clubs = gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances }).map((club) => ({
    ...club,
    certainty: certaintyIn(certainties, club),
    ownParts: advised.find((one) => one.club === club.club)?.ownParts,
  }))
  await roundNotesOf({ golfer, round }).keepCard(await makeFrozenCard({ clubs, weather }))
}
