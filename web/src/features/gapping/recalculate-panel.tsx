import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@bagwise/contract/profile'
import { golferEdits } from '#api/profile/golfer-edits.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { BagDistances } from './clubs/bag-distances.ts'
import { distancePath } from './clubs/bag-distances.ts'
import { panelText, problemText, successText, unsentText } from './recalculate-text.ts'
import { recalculated, recalculatedByRules } from './recalculated.ts'
import type { Recalculated } from './recalculated.ts'

/** Fills the missing distances and refreshes the estimated ones. It is always there, so that it can say what it needs. */
export function RecalculatePanel({ profile, bag }: { readonly profile: Profile; readonly bag: BagDistances }) {
  const [isBusy, setIsBusy] = useState(false)
  const { carried, estimatedCount, ownCount, withoutDistance } = bag
  const latest = useRef<Profile>(undefined)
  useLayoutEffect(() => {
    latest.current = profile
    return () => {
      latest.current = undefined
    }
  }, [profile])

  async function recalculate(button: HTMLButtonElement) {
    dismissAlerts()
    const rules = recalculatedByRules(profile)
    if (!('changes' in rules)) {
      notify('alert', problemText(rules))
      return
    }
    setIsBusy(true)
    let saved: Recalculated | undefined
    try {
      const result = await recalculated(profile, () => latest.current)
      if (result && 'changes' in result) saved = (await save(result)) ? result : undefined
      else if (result) notify('alert', problemText(result))
    } finally {
      flushSync(() => setIsBusy(false))
      // A disabled button loses the focus; nobody else has taken it meanwhile.
      if (document.activeElement === document.body) button.focus()
    }
    if (saved) announce(saved)
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

/** Sends the numbers. False when one was refused, which needs no word here: the page says which one and why. */
async function save({ changes }: Recalculated): Promise<boolean> {
  const values = valuesOf(changes)
  // A refusal is put away as soon as the page has told it, so it has to be seen when it comes.
  let isRefused = false
  const leave = golferEdits.subscribe(() => {
    isRefused ||= golferEdits.state().refused.some(({ path }) => Object.hasOwn(values, path))
  })
  try {
    golferEdits.save(values)
    await golferEdits.flush()
  } finally {
    leave()
  }
  return !isRefused
}

/** Whether the numbers have been saved or are still to be sent, and who has worked them out. */
function announce({ source, changes }: Recalculated): void {
  const { inflight, waiting } = golferEdits.state()
  const isUnsent = Object.keys(valuesOf(changes)).some(
    (path) => Object.hasOwn(waiting, path) || Object.hasOwn(inflight?.set ?? {}, path),
  )
  const text = isUnsent ? unsentText(changes.length) : successText(changes.length)
  notify(isUnsent ? 'status' : 'success', `${text} Source: ${source === 'ai' ? 'AI' : 'Rules'}.`)
}

function valuesOf(changes: Recalculated['changes']) {
  return Object.fromEntries(changes.map(({ club, distance, source }) => [distancePath(club), { distance, source }]))
}
