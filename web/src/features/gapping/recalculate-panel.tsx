import { useState } from 'react'
import { flushSync } from 'react-dom'
import { recalculateEstimates } from '@bagwise/golf/distances/recalculate'
import { profileEdits } from '#api/profile.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { BagDistances } from './bag-distances.ts'
import { distancePath } from './bag-distances.ts'
import { panelText, problemText, successText, unsentText } from './recalculate-text.ts'

/** Fills the missing distances and refreshes the estimated ones. It is always there, so that it can say what it needs. */
export function RecalculatePanel({ bag }: { readonly bag: BagDistances }) {
  const [isBusy, setIsBusy] = useState(false)
  const { carried, distances, estimatedCount, ownCount, withoutDistance } = bag

  async function recalculate(button: HTMLButtonElement) {
    dismissAlerts()
    const result = recalculateEstimates({ clubs: carried, stored: distances })
    if (!('changes' in result)) {
      notify('alert', problemText(result))
      return
    }
    const values = Object.fromEntries(
      result.changes.map(({ club, distance, source }) => [distancePath(club), { distance, source }]),
    )
    setIsBusy(true)
    // A refusal is put away as soon as the page has told it, so it has to be seen when it comes.
    let isRefused = false
    const leave = profileEdits.subscribe(() => {
      isRefused ||= profileEdits.state().refused.some(({ path }) => Object.hasOwn(values, path))
    })
    try {
      profileEdits.save(values)
      await profileEdits.flush()
    } finally {
      leave()
      flushSync(() => setIsBusy(false))
      // A disabled button loses the focus; nobody else has taken it meanwhile.
      if (document.activeElement === document.body) button.focus()
    }
    // A refusal needs no word here: the page says which number was refused and why.
    if (!isRefused) announce(Object.keys(values))
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

/** Whether the numbers have been saved or are still to be sent. */
function announce(paths: readonly string[]): void {
  const { inflight, waiting } = profileEdits.state()
  const isUnsent = paths.some((path) => Object.hasOwn(waiting, path) || Object.hasOwn(inflight?.set ?? {}, path))
  notify('status', isUnsent ? unsentText(paths.length) : successText(paths.length))
}
