import type { KnownClubPage } from '#features/club/use-club.ts'
import * as copy from './shots.copy.ts'

type OfRoundsProps = { readonly known: Pick<KnownClubPage, 'shotCount' | 'roundShotCount' | 'lostCount'> }

/** How many of the shots are from rounds, and how many of those are missing. */
export function OfRounds({ known: { shotCount, roundShotCount, lostCount } }: OfRoundsProps) {
  return (
    <p className="mt-2 text-sm text-ink-2">
      {[
        ...(roundShotCount > 0 ? [copy.fromRounds({ roundShotCount, shotCount })] : []),
        ...(lostCount > 0 ? [copy.lostBalls(lostCount)] : []),
      ].join(' ')}
    </p>
  )
}
