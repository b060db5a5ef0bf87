import { flushSync } from 'react-dom'
import { DEFAULT_BAG } from '@bagwise/golf/bag'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#api/profile/use-profile.ts'
import { Button } from '#ui/button.tsx'
import { BagDrawing } from './bag-drawing.tsx'
import { defaultBagSave } from './bag-saves.ts'

type EmptyBagProps = {
  readonly profile: Profile
  readonly onChoose: () => void
  /** The default bag has been taken: the buttons are gone. */
  readonly onStarted: () => void
}

/** What a golfer without clubs can do: take the sample bag, or choose. */
export function EmptyBag({ profile, onChoose, onStarted }: EmptyBagProps) {
  const { save } = useProfile()
  return (
    <div className="bag-sheet bag-empty">
      <BagDrawing />
      <div>
        <h3>No clubs yet</h3>
        <p className="mt-1.5 text-ink-2">
          The default bag is a sample: {DEFAULT_BAG.length} common clubs with estimated distances, yours to change.
        </p>
      </div>
      <div className="bag-choices">
        <Button
          onClick={() => {
            flushSync(() => save(defaultBagSave(profile).values))
            onStarted()
          }}
        >
          Start with the default bag
        </Button>
        <Button look="line" onClick={onChoose}>
          Choose my clubs
        </Button>
      </div>
    </div>
  )
}
