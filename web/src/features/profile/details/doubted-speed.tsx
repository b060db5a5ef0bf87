import { useDeferredValue, useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#sync/edit-state.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { doubtIn, valuesOfAnswer } from './doubt-in.ts'
import * as copy from './details.copy.ts'

type DoubtedSpeedProps = {
  readonly profile: Profile
  /** It stays known meanwhile, so that a saved form does not wait for it. */
  readonly isHidden: boolean
  readonly onSave: (values: ProfileValues) => void
}

/** Asks once about a said swing speed that does not go with the golfer's own carries. */
export function DoubtedSpeed({ profile, isHidden, onSave }: DoubtedSpeedProps) {
  const judged = useDeferredValue(profile)
  const doubt = useMemo(() => doubtIn(judged), [judged])
  if (!doubt || isHidden) return null
  return (
    <Sheet title={copy.doubtedSpeed(doubt, profile.preferredUnits)}>
      <p className="mt-1.5 text-sm text-ink-2">{copy.doubtedSpeedNote}</p>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <Button look="line" onClick={() => onSave(valuesOfAnswer(doubt, 'said'))}>
          {copy.keepSaidSpeed(doubt.saidMph, profile.preferredUnits)}
        </Button>
        <Button look="line" onClick={() => onSave(valuesOfAnswer(doubt, 'carries'))}>
          {copy.useCarries}
        </Button>
      </div>
    </Sheet>
  )
}
