import { roundCount } from '#features/profile/profile.copy.ts'
import { useRounds } from '#data/use-rounds.ts'

/** How many rounds there are, behind the handicap; nothing while they are loading. */
export function RoundCount() {
  const { rounds, load } = useRounds()
  return load === 'loaded' || rounds.length > 0 ? ` · ${roundCount(rounds.length)}` : null
}
