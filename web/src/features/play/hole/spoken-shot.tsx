import { useState } from 'react'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import * as copy from './hole.copy.ts'

/** Nearer to what was spoken last nothing is said again. */
const SPOKEN_FROM_YARDS = 3

export type Spoken = {
  readonly club: ClubType | undefined
  /** Undefined while there is nothing to say: walking, and on the green. */
  readonly yards: number | undefined
}

type SpokenShotProps = Spoken & {
  /** The club is still that of another distance. */
  readonly isLate: boolean
  readonly units: PreferredUnits
}

/** Club and distance for ears, once for each change of three yards or more. */
export function SpokenShot({ units, ...now }: SpokenShotProps) {
  const [spoken, setSpoken] = useState<Spoken>({ club: now.club, yards: now.isLate ? undefined : now.yards })
  const next = spokenAfter(spoken, now)
  if (next !== spoken) setSpoken(next)
  return (
    <p role="status" className="sr-only">
      {next.yards !== undefined && copy.spoken(next.club, next.yards, units)}
    </p>
  )
}

/** What is spoken now; the same object while there is nothing new. */
export function spokenAfter(spoken: Spoken, { club, yards, isLate }: Spoken & { readonly isLate: boolean }): Spoken {
  if (yards === undefined) return spoken.yards === undefined ? spoken : { club, yards }
  if (isLate) return spoken
  const isNear = spoken.yards !== undefined && Math.abs(yards - spoken.yards) < SPOKEN_FROM_YARDS
  return isNear && club === spoken.club ? spoken : { club, yards }
}
