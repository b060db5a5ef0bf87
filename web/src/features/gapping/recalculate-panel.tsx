import { useState } from 'react'
import { flushSync } from 'react-dom'
import { recalculateEstimates } from '@bagwise/golf/distances/recalculate'
import { profileEdits } from '#api/profile.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { BagDistances } from './bag-distances.ts'
import { distancePath } from './bag-distances.ts'
import { panelText, problemText, successText } from './recalculate-text.ts'

/** Fills the missing distances and refreshes the estimated ones. It is always there, so that it can say what it needs. */
export function RecalculatePanel({ bag }: { readonly bag: BagDistances }) {
  const [isBusy, setIsBusy] = useState(false)
  const { carried, distances, estimatedCount, ownCount, withoutDistance } = bag

  async function recalculate(button: HTMLButtonElement) {
    const result = recalculateEstimates({ clubs: carried, stored: distances })
    if (!('changes' in result)) {
      notify('alert', problemText(result))
      return
    }
    setIsBusy(true)
    profileEdits.save(
      Object.fromEntries(
        result.changes.map(({ club, distance, source }) => [distancePath(club), { distance, source }]),
      ),
    )
    await profileEdits.flush()
    flushSync(() => setIsBusy(false))
    // A disabled button loses the focus; nobody else has taken it meanwhile.
    if (document.activeElement === document.body) button.focus()
    notify('status', successText(result.changes.length))
  }

  return (
    <Sheet title="AI Distance Optimization" tone="inverted">
      <p className="mt-1.5 text-sm">
        {panelText({
          carriedCount: carried.length,
          ownCount,
          estimatedCount,
          missingCount: withoutDistance.length,
        })}
      </p>
      <Button
        look="inverted"
        className="mt-3.5 w-full"
        isBusy={isBusy}
        busyLabel="Calculating..."
        onClick={(event) => void recalculate(event.currentTarget)}
      >
        <Icon name="again" />
        AI Recalculate All
      </Button>
    </Sheet>
  )
}
