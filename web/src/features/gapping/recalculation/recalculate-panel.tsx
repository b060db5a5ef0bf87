import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@bagwise/contract/profile'
import { label } from '#ai/ai-labels.copy.ts'
import { useHasAi } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { useEstimateMethod } from '#profile-parts/estimate-method.ts'
import { HowWeEstimate } from '#profile-parts/how-we-estimate.tsx'
import type { BagDistances } from '#features/gapping/clubs/bag-distances.ts'
import { ChangesDialog } from './changes-dialog.tsx'
import { recalculated, recalculatedByRules } from './recalculated.ts'
import type { Recalculated } from './recalculated.ts'
import * as copy from './recalculate.copy.ts'

/** Fills the missing distances and refreshes the estimated ones. It is always there, so that it can say what it needs. */
export function RecalculatePanel({ profile, bag }: { readonly profile: Profile; readonly bag: BagDistances }) {
  const [isBusy, setIsBusy] = useState(false)
  const [listed, setListed] = useState<Recalculated>()
  const method = useEstimateMethod()
  const hasAi = useHasAi()
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
    const rules = recalculatedByRules(profile, method)
    if (!('changes' in rules)) {
      notify('alert', copy.problemText(rules, hasAi))
      return
    }
    setIsBusy(true)
    let found: Awaited<ReturnType<typeof recalculated>>
    try {
      found = await recalculated(profile, method, () => latest.current)
    } finally {
      flushSync(() => setIsBusy(false))
      // A disabled button loses the focus; nobody else has taken it meanwhile.
      if (document.activeElement === document.body) button.focus()
    }
    if (!found) return
    if (!('changes' in found)) notify('alert', copy.problemText(found, hasAi))
    else if (found.changes.length === 0)
      notify('success', found.silence ? `${copy.upToDate} ${found.silence}` : copy.upToDate)
    else setListed(found)
  }

  return (
    <>
      <p className="text-sm">
        {copy.panelText({
          carriedCount: carried.length,
          ownCount,
          estimatedCount,
          missingCount: withoutDistance.length,
        })}
      </p>
      <Button
        look="line"
        className="mt-3 w-full"
        isBusy={isBusy}
        busyLabel={copy.calculating}
        onClick={(event) => void recalculate(event.currentTarget)}
      >
        <Icon name="again" />
        {label('recalculate', hasAi)}
      </Button>
      <HowWeEstimate look="quiet" className="-mx-2 mt-1" />
      {listed && <ChangesDialog result={listed} profile={profile} onClose={() => setListed(undefined)} />}
    </>
  )
}
